#pragma once

#include <string_view>
#include <vector>

#include "core/rollout/lever.h"

namespace kvbudget {

/// Tokens to begin with: one picture to play with, and the cases in which a bound is attained.
struct LeverPreset {
  std::string_view id;
  std::vector<LeverToken> tokens;
};

/// "eight" first; "two_values", "half_and_half", "two_clusters", "three_tokens" are the tight cases
/// T1 to T4; "lone_heavy" is where plain means mislead most.
[[nodiscard]] const std::vector<LeverPreset>& lever_presets();

}  // namespace kvbudget
