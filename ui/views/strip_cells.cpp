#include "ui/views/strip_cells.h"

#include <algorithm>

namespace kvbudget::ui {

std::vector<StripCell> stripCells(const std::vector<Position>& queries, std::size_t first,
                                  std::span<const double> weights, std::span<const char> kept,
                                  Index tokens, Index columns) {
  std::vector<StripCell> cells(static_cast<std::size_t>(std::max<Index>(0, columns)));
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const Index from = queries[first + i];
    const Index to = first + i + 1 < queries.size() ? Index{queries[first + i + 1]} : tokens;
    // Rounded down at both ends, but at least one column, so that no query is lost.
    const Index begin = from * columns / tokens;
    const Index end = std::max(begin + 1, to * columns / tokens);
    for (Index c = begin; c < std::min(end, columns); ++c) {
      StripCell& cell = cells[static_cast<std::size_t>(c)];
      float& side = kept[i] != 0 ? cell.kept : cell.dropped;
      side = std::max(side, static_cast<float>(weights[i]));
    }
  }
  return cells;
}

}  // namespace kvbudget::ui
