#include "core/rollout/curve.h"

#include <algorithm>

namespace kvbudget {

Cost cost_at(const CurveView& curve, const CurveSetting& setting) {
  if (setting.tau < 0.0) {
    return cost_of_dropping(
        curve, static_cast<std::size_t>(std::max<Index>(0, curve.tokens() - setting.size)));
  }
  // The last entry within the budget; the first one, 0, always is.
  const auto above = std::ranges::upper_bound(curve.dropped, largest_drop(setting.tau));
  return cost_of_dropping(curve, static_cast<std::size_t>(above - curve.dropped.begin() - 1));
}

}  // namespace kvbudget
