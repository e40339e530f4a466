#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace kvbudget {

inline constexpr const char* kDefaultPreset = "kvbudget";

/// Names of the scenarios under resources/presets, the default first, then by name.
[[nodiscard]] std::vector<std::string> preset_names();

/// Throws Error that lists the names when there is none of that name.
[[nodiscard]] Scenario load_preset(const std::string& name);

}  // namespace kvbudget
