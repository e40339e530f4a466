#pragma once

#include <span>
#include <vector>

#include "core/rollout/fate.h"

namespace kvbudget::ui {

/// One pixel of a strip: the largest attention mass that was kept, and that was lost, among the
/// queries it stands for; -1: none.
struct StripCell {
  float kept = -1.0F;
  float dropped = -1.0F;
  bool operator==(const StripCell&) const = default;
};

/// A sink's fate over 0..tokens in `columns` equal parts. A query stands for the tokens up to the
/// next one; a part that holds several queries shows the heaviest of each side.
[[nodiscard]] std::vector<StripCell> stripCells(const std::vector<Position>& queries,
                                                std::size_t first, std::span<const double> weights,
                                                const Fate& fate, Index tokens, Index columns);

}  // namespace kvbudget::ui
