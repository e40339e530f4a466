#include "app/commands/options.h"

#include <ostream>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/scenario/presets.h"

namespace kvbudget {
namespace {

std::string listed_presets() {
  std::string listed;
  try {
    for (const std::string& name : preset_names()) {
      listed += (listed.empty() ? "" : ", ") + name;
    }
  } catch (const Error&) {
    listed = "none found";  // help must be printed even then
  }
  return listed;
}

}  // namespace

void SourceOptions::add_to(CLI::App& command) {
  const std::string group = "Source";
  auto* preset_option =
      command
          .add_option("--preset", preset,
                      "A scenario that comes with the program: " + listed_presets() + " (default " +
                          kDefaultPreset + ")")
          ->type_name("NAME")
          ->group(group);
  command.add_option("--scenario", scenario_file, "A scenario file (JSON)")
      ->type_name("FILE")
      ->group(group)
      ->excludes(preset_option);
  command
      .add_option("--set", assignments,
                  "Change a key of the scenario; may be given many times. `kvbudget keys` lists "
                  "the keys. Lists as [1,2] or 1,2")
      ->type_name("KEY=VALUE")
      ->group(group)
      ->allow_extra_args(false);
  command
      .add_option("--trace", trace,
                  "Attention of a model (.npz or .safetensors) instead of the simulator")
      ->type_name("FILE")
      ->group(group);
  command.add_option("--layer", layer, "Layer of the trace, from 0")->group(group)->type_name("L");
  command.add_option("--head", head, "Head of the trace, from 0")->group(group)->type_name("H");
  command
      .add_option("--threads", threads,
                  "Threads to use; results do not depend on it (default: all)")
      ->type_name("N")
      ->check(CLI::Range(0, 1024))
      ->group(group);
}

Scenario SourceOptions::scenario() const {
  Scenario scenario = !scenario_file.empty()
                          ? load_scenario(scenario_file)
                          : load_preset(preset.empty() ? kDefaultPreset : preset);
  if (!trace.empty()) {
    scenario.trace = TraceSource{trace, 0, 0};
  }
  for (const auto& [value, name] : {std::pair(layer, "layer"), std::pair(head, "head")}) {
    if (value) {
      set_scenario_key(scenario, std::string(name) + "=" + std::to_string(*value));
    }
  }
  for (const std::string& assignment : assignments) {
    set_scenario_key(scenario, assignment);
  }
  check_scenario(scenario);
  return scenario;
}

void OutputOptions::add_json(CLI::App& command) {
  command.add_option("--json", m_json, "Write the result as JSON; - is standard output")
      ->type_name("F")
      ->group("Output");
}

void OutputOptions::add_csv(CLI::App& command) {
  command
      .add_option(
          "--csv", m_csv,
          "Write the result as CSV: a line of names with units, then the rows; the scenario "
          "in columns of its own; - is standard output")
      ->type_name("F")
      ->group("Output");
}

void OutputOptions::write(Streams streams, const std::string& text, const Content& json,
                          const Content& csv) const {
  if (m_json == "-" && m_csv == "-") {
    throw Error("--json and --csv cannot both write to standard output");
  }
  if (m_json != "-" && m_csv != "-") {
    streams.out << text;
  }
  for (const auto& [file, content] : {std::pair(m_json, json), std::pair(m_csv, csv)}) {
    if (file == "-") {
      streams.out << content();
    } else if (!file.empty()) {
      write_file(file, content());
    }
  }
}

}  // namespace kvbudget
