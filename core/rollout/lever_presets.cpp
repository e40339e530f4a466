#include "core/rollout/lever_presets.h"

namespace kvbudget {

const std::vector<LeverPreset>& lever_presets() {
  static const std::vector<LeverPreset> presets = {
      {"eight",
       {{{-0.7, 1.9}, 0.20, true},
        {{-1.5, 1.2}, 0.14, true},
        {{1.2, 2.3}, 0.12, false},
        {{2.4, 1.9}, 0.06, false},
        {{0.1, 0.3}, 0.24, true},
        {{1.9, 0.7}, 0.09, false},
        {{-2.1, -0.1}, 0.10, true},
        {{-0.5, -0.8}, 0.05, true}}},
      {"two_values", {{{-1, 0}, 0.9, true}, {{1, 0}, 0.1, false}}},
      {"half_and_half", {{{-1, 0}, 0.5, true}, {{1, 0}, 0.5, false}}},
      {"two_clusters",
       {{{2, 0}, 0.3, true}, {{2, 0}, 0.3, true}, {{0, 0}, 0.25, false}, {{0, 0}, 0.15, false}}},
      {"three_tokens", {{{5, 0}, 0.6, true}, {{0, 2}, 0.3, false}, {{0, 2}, 0.1, false}}},
      {"lone_heavy",
       {{{-2, 0.4}, 0.50, true},
        {{0.6, 1.2}, 0.04, true},
        {{0.9, 0.2}, 0.04, true},
        {{0.5, -0.9}, 0.04, true},
        {{1.8, 1.6}, 0.30, false},
        {{-1.2, -1.5}, 0.04, false},
        {{-0.4, -1.9}, 0.04, false}}},
  };
  return presets;
}

}  // namespace kvbudget
