#include "core/rollout/curve.h"

#include <algorithm>

namespace kvbudget {
namespace {

// How many tokens a mass budget drops: the last entry that does not exceed tau. Halves without a
// branch: where a budget ends cannot be guessed, and one wrong guess costs more than the search.
Index dropped_within(std::span<const double> dropped, double tau) {
  constexpr double kTolerance = 1e-12;
  const double limit = tau * (1.0 + kTolerance);
  std::size_t last = 0;  // dropped[0] = 0 never exceeds tau
  for (std::size_t left = dropped.size(); left > 1;) {
    const std::size_t half = left / 2;
    last += half * static_cast<std::size_t>(dropped[last + half] <= limit);
    left -= half;
  }
  return static_cast<Index>(last);
}

}  // namespace

Cost cost_at(const CurveView& curve, const CurveSetting& setting) {
  const Index n = curve.tokens();
  const Index drop = setting.tau >= 0.0 ? dropped_within(curve.dropped, setting.tau)
                                        : std::max<Index>(0, n - setting.size);
  const auto i = static_cast<std::size_t>(drop);
  return {n - drop, curve.dropped[i], curve.error.empty() ? 0.0 : curve.error[i]};
}

}  // namespace kvbudget
