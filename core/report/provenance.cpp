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

std::string provenance_comment(const Scenario& scenario) {
  return "# kvbudget " + std::string(version()) + ", commit " + std::string(commit()) + "\n# " +
         scenario_to_json(scenario).dump() + "\n";
}

std::string source_text(const Scenario& scenario) {
  if (!scenario.trace) {
    return "simulator, seed " + std::to_string(scenario.simulator.seed);
  }
  return "trace " + scenario.trace->path.filename().string() + ", layer " +
         std::to_string(scenario.trace->layer) + ", head " + std::to_string(scenario.trace->head);
}

}  // namespace kvbudget
