#include "core/report/data_csv.h"

#include <nlohmann/json.hpp>

#include "core/report/provenance.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

using nlohmann::ordered_json;

// Without commas and quotes, which not every reader takes within a field.
std::string word_of(const ordered_json& value) {
  if (value.is_string()) {
    return value.get<std::string>();
  }
  if (!value.is_object()) {
    return value.dump();
  }
  std::string word;
  for (const auto& [name, part] : value.items()) {
    word += word.empty()
                ? word_of(part)
                : (word.find(':') == std::string::npos ? ":" : ";") + name + "=" + word_of(part);
  }
  return word;
}

Table::Cell cell_of(const ordered_json& value) {
  if (value.is_null()) {
    return {};
  }
  if (value.is_number_integer() && !value.is_number_unsigned()) {
    return value.get<Index>();
  }
  if (value.is_number_float()) {
    return value.get<double>();
  }
  if (!value.is_array()) {
    return word_of(value);
  }
  std::string words;
  for (const ordered_json& item : value) {
    words += (words.empty() ? "" : " ") + word_of(item);
  }
  return words;
}

}  // namespace

std::string data_csv(Table table, const Scenario& scenario, std::string_view but) {
  table.add_constant({"program", ""}, "kvbudget " + std::string(version()));
  table.add_constant({"commit", ""}, std::string(commit()));
  for (const ScenarioKey& key : scenario_keys()) {
    const bool of_trace = key.name == "trace" || key.name == "layer" || key.name == "head";
    const bool counts = scenario.trace ? !key.simulator_only : !of_trace;
    if (counts && key.name != "about" && key.name != but) {
      table.add_constant({"scenario_" + std::string(key.name), ""}, cell_of(key.get(scenario)));
    }
  }
  return table.csv();
}

}  // namespace kvbudget
