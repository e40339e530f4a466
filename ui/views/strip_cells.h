#pragma once

#include <span>
#include <vector>

#include "core/rollout/fate.h"

namespace kvbudget::ui {

/// One pixel of a strip: the largest attention mass at stake among the queries it stands for, apart
/// for those with and without the sink; -1: none.
struct StripCell {
  float kept = -1.0F;
  float dropped = -1.0F;
  bool operator==(const StripCell&) const = default;
};

/// A sink's fate over 0..tokens in `columns` equal parts. A query stands for the tokens up to the
/// next one; a part that holds several queries shows the heaviest of each side.
[[nodiscard]] std::vector<StripCell> stripCells(const std::vector<Position>& queries,
                                                std::size_t first, std::span<const double> weights,
                                                std::span<const char> kept, Index tokens,
                                                Index columns);

}  // namespace kvbudget::ui
