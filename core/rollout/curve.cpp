#include "core/rollout/curve.h"

#include <algorithm>

namespace kvbudget {
namespace {

// How many tokens a mass budget drops, known to be fewer than `below`: the last entry that does not
// exceed tau. Gallops down from `below`, then bisects.
Index dropped_within(std::span<const double> dropped, double tau, Index below) {
  constexpr double kTolerance = 1e-12;
  const double limit = tau * (1.0 + kTolerance);
  Index high = std::min(below, static_cast<Index>(dropped.size()));
  Index low = 0;  // dropped[0] = 0 never exceeds tau
  for (Index step = 1; high - step > 0; step *= 2) {
    if (dropped[static_cast<std::size_t>(high - step)] <= limit) {
      low = high - step;
      break;
    }
    high -= step;
  }
  return (std::upper_bound(dropped.begin() + low, dropped.begin() + high, limit) -
          dropped.begin()) -
         1;
}

}  // namespace

Cost cost_at(const CurveView& curve, const CurveSetting& setting) {
  return cost_at(curve, setting, curve.tokens());
}

Cost cost_at(const CurveView& curve, const CurveSetting& setting, Index below) {
  const Index n = curve.tokens();
  const Index drop = setting.tau >= 0.0 ? dropped_within(curve.dropped, setting.tau, below)
                                        : std::max<Index>(0, n - setting.size);
  const auto i = static_cast<std::size_t>(drop);
  return {n - drop, curve.dropped[i], curve.error.empty() ? 0.0 : curve.error[i]};
}

}  // namespace kvbudget
