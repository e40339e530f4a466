#include "ui/views/strip_cells.h"

#include <algorithm>

namespace kvbudget::ui {

std::vector<StripCell> stripCells(const std::vector<Position>& queries, std::size_t first,
                                  std::span<const double> weights, const Fate& fate, Index tokens,
                                  Index columns) {
  std::vector<StripCell> cells(static_cast<std::size_t>(std::max<Index>(0, columns)));
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const Index from = queries[first + i];
    const Index to = first + i + 1 < queries.size() ? Index{queries[first + i + 1]} : tokens;
    // Rounded down at both ends, but at least one column, so that no query is lost.
    const Index begin = from * columns / tokens;
    const Index end = std::max(begin + 1, to * columns / tokens);
    for (Index c = begin; c < std::min(end, columns); ++c) {
      StripCell& cell = cells[static_cast<std::size_t>(c)];
      // Of a sink of many tokens both parts may have mass.
      const double lost = fate.lost[i];
      const double kept = weights[i] - lost;
      if (fate.kept[i] != 0 || kept > 0.0) {
        cell.kept = std::max(cell.kept, static_cast<float>(kept));
      }
      if (fate.kept[i] == 0 || lost > 0.0) {
        cell.dropped = std::max(cell.dropped, static_cast<float>(lost));
      }
    }
  }
  return cells;
}

}  // namespace kvbudget::ui
