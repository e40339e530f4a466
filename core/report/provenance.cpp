#include "core/report/provenance.h"

#include <nlohmann/json.hpp>

#include "core/report/build_info.h"

namespace kvbudget {

std::string_view version() {
  return KVBUDGET_VERSION;
}
std::string_view commit() {
  return KVBUDGET_COMMIT;
}

nlohmann::ordered_json provenance_json(const Scenario& scenario) {
  return {{"program", "kvbudget"},
          {"version", version()},
          {"commit", commit()},
          {"scenario", scenario_to_json(scenario)}};
}

std::string scenario_line(const Scenario& scenario) {
  return scenario_to_json(scenario).dump();
}

std::string scenario_file(Scenario scenario, const std::filesystem::path& folder) {
  if (scenario.trace) {
    scenario.trace->path = std::filesystem::absolute(scenario.trace->path)
                               .lexically_proximate(std::filesystem::absolute(folder));
  }
  return scenario_to_json(scenario).dump(2) + "\n";
}

std::string program_text() {
  return "kvbudget " + std::string(version()) + ", commit " + std::string(commit());
}

std::string provenance_comment(const Scenario& scenario) {
  return "# " + program_text() + "\n# " + scenario_line(scenario) + "\n";
}

std::string scenario_comment(const Scenario& scenario) {
  std::string lines = "# " + program_text() + "\n";
  const auto keys = scenario_to_json(scenario);  // items() only refers to it
  for (const auto& [key, value] : keys.items()) {
    std::string text = value.dump();
    for (std::size_t at = 0; (at = text.find_first_of("'\"", at)) != std::string::npos; ++at) {
      text.replace(at, 1, text[at] == '"' ? "'" : "\\u0027");
    }
    lines += "# " + key + " = " + text + "\n";
  }
  return lines;
}

std::string source_text(const Scenario& scenario) {
  if (!scenario.trace) {
    return "simulator, seed " + std::to_string(scenario.simulator.seed);
  }
  return "trace " + scenario.trace->path.filename().string() + ", layer " +
         std::to_string(scenario.trace->layer) + ", head " + std::to_string(scenario.trace->head);
}

}  // namespace kvbudget
