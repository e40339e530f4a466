#include "core/rollout/row_sorter.h"

#include <algorithm>
#include <bit>

namespace kvbudget {
namespace {

// A key holds the top 44 bits of the weight below its sign (non-negative doubles compare like their
// bits) above 20 bits of position, so one sort of integers orders both.
constexpr unsigned kPositionBits = 20;
constexpr std::uint64_t kPositionMask = (std::uint64_t{1} << kPositionBits) - 1;
static_assert(kMaxTokens == Index{1} << kPositionBits);

}  // namespace

void RowSorter::ascending(std::span<const double> weights, std::span<Position> order) {
  const std::size_t n = weights.size();
  m_keys.resize(n);
  for (std::size_t j = 0; j < n; ++j) {
    // The sign bit of -0.0 is shifted out.
    m_keys[j] = ((std::bit_cast<std::uint64_t>(weights[j]) << 1) & ~kPositionMask) | j;
  }
  m_sorter(m_keys.data(), n, hwy::SortAscending());
  for (std::size_t i = 0; i < n; ++i) {
    order[i] = static_cast<Position>(m_keys[i] & kPositionMask);
  }
  // Weights that agree in the kept bits (relative difference below 2^-33) are put right by
  // comparing them whole; such runs are rare and short, and runs of equal weights are in order.
  const auto lighter = [&](Position a, Position b) {
    const double wa = weights[static_cast<std::size_t>(a)];
    const double wb = weights[static_cast<std::size_t>(b)];
    return wa != wb ? wa < wb : a < b;
  };
  for (std::size_t begin = 0; begin < n;) {
    std::size_t end = begin + 1;
    while (end < n && (m_keys[end] & ~kPositionMask) == (m_keys[begin] & ~kPositionMask)) {
      ++end;
    }
    if (end - begin > 1 && !std::is_sorted(order.begin() + static_cast<Index>(begin),
                                           order.begin() + static_cast<Index>(end), lighter)) {
      std::sort(order.begin() + static_cast<Index>(begin), order.begin() + static_cast<Index>(end),
                lighter);
    }
    begin = end;
  }
}

}  // namespace kvbudget
