#pragma once

#include <vector>

#include "core/selection/pool.h"

namespace kvbudget {

/// One swap of the balancing selector, and the error after it.
struct Swap {
  Position dropped = 0;
  Position added = 0;
  double error = 0.0;
};

/// Where balancing ended, and how.
struct Balanced {
  KeptSet set;
  std::vector<Swap> swaps;
};

/// From the top-mass set, the single swap that lowers the forced-weight error most, until none
/// lowers it; equal swaps: the heavier key out, then the first of `outside` in. `outside` are the
/// keys that may come in: the extras of a pool, or all_outside(). It ends at a local optimum, which
/// need not be the best set. O(swaps n (budget + d) + budget n d) for n candidates.
[[nodiscard]] Balanced balance(const Instance& instance, const TopMass& top,
                               const std::vector<Position>& outside);

}  // namespace kvbudget
