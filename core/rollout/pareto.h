#pragma once

#include <vector>

#include "core/rollout/curve.h"
#include "core/rollout/series.h"

namespace kvbudget {

/// One setting along a policy's curve of error against cache size.
struct ParetoPoint {
  double parameter = 0.0;  // the window's size in tokens, or tau
  Summary summary;
};

/// Settings spread evenly on a logarithmic scale, at most `points` of them: windows from 1 to all
/// tokens; taus from the largest down to the smallest.
[[nodiscard]] std::vector<CurveSetting> spread_windows(Index tokens, int points);
[[nodiscard]] std::vector<CurveSetting> spread_taus(double largest, double smallest, int points);

/// The number a setting is named by: its tau, or its size.
[[nodiscard]] double parameter_of(const CurveSetting& setting);

}  // namespace kvbudget
