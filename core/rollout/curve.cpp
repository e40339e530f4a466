#include "core/rollout/curve.h"

#include <algorithm>

namespace kvbudget {

Cost cost_at(const CurveView& curve, const CurveSetting& setting) {
  const Index n = curve.tokens();
  Index drop = 0;
  if (setting.tau >= 0.0) {
    constexpr double kTolerance = 1e-12;
    const auto end = std::upper_bound(curve.dropped.begin(), curve.dropped.end(),
                                      setting.tau * (1.0 + kTolerance));
    // dropped[0] = 0 never exceeds tau, so at least one entry lies below `end`.
    drop = (end - curve.dropped.begin()) - 1;
  } else {
    drop = std::max<Index>(0, n - setting.size);
  }
  const auto i = static_cast<std::size_t>(drop);
  return {n - drop, curve.dropped[i], curve.error.empty() ? 0.0 : curve.error[i]};
}

}  // namespace kvbudget
