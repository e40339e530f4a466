#pragma once

#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/rollout/pareto.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// The exact curves of window and mass budget over several draws of the simulator.
struct ParetoBand {
  std::vector<std::vector<ParetoPoint>> window;  // [draw][setting], the same settings in each
  std::vector<std::vector<ParetoPoint>> mass;

  [[nodiscard]] std::size_t draws() const { return window.size(); }
};

/// The least and the largest error of a bundle of curves at one size.
struct BandPoint {
  double size = 0.0;
  double low = 0.0;
  double high = 0.0;
};

/// Draws `seed`, `seed + 1`, ... of the scenario's simulator, in O(tokens) memory a thread. The
/// first draw is the scenario itself. Nothing when cancelled; throws Error for a trace, of which
/// there are no draws.
[[nodiscard]] std::optional<ParetoBand> pareto_band(const Scenario& scenario, int draws,
                                                    const Hooks& hooks = {});

/// A curve of error against size, in any order and with repeats, as a function: sizes ascending,
/// each once with its smallest error.
using SizeCurve = std::vector<std::pair<double, double>>;
[[nodiscard]] SizeCurve as_function(SizeCurve curve);

/// The band of several such functions at `points` sizes spread evenly between the least and the
/// largest that all of them reach. Between the points of a curve the logarithm of its error is
/// interpolated linearly (the error itself where one of both is 0).
[[nodiscard]] std::vector<BandPoint> band_of(const std::vector<SizeCurve>& curves, int points);

}  // namespace kvbudget
