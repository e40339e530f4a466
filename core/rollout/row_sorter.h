#pragma once

#include <hwy/contrib/sort/vqsort.h>

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// Sorts the positions of a row by weight. One object a thread.
class RowSorter {
 public:
  /// Writes positions 0..n-1 into `order` from the lightest to the heaviest; of equal weights the
  /// older comes first, so that a mass budget, which drops from the front, keeps the newer.
  /// Weights are >= 0 and finite, n at most kMaxTokens.
  void ascending(std::span<const double> weights, std::span<Position> order);

 private:
  hwy::Sorter m_sorter;
  std::vector<std::uint64_t> m_keys;
};

}  // namespace kvbudget
