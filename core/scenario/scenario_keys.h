#pragma once

#include <functional>
#include <nlohmann/json.hpp>
#include <span>
#include <string_view>

#include "core/scenario/scenario.h"

namespace kvbudget {

/// One key of a scenario: its documentation, its range and how it is read and written. Files,
/// --set, help texts and the window's tooltips all come from this table.
struct ScenarioKey {
  std::string_view name;
  std::string_view range;    // in words, as in "a number from 0 to 1"
  std::string_view meaning;  // one line
  bool simulator_only = false;
  bool is_list = false;
  double lowest = 0.0, highest = 0.0;  // of numbers
  std::function<nlohmann::ordered_json(const Scenario&)> get;
  std::function<void(Scenario&, const nlohmann::json&)> set;  // throws Error
};

[[nodiscard]] std::span<const ScenarioKey> scenario_keys();
[[nodiscard]] const ScenarioKey* find_scenario_key(std::string_view name);

}  // namespace kvbudget
