#pragma once

#include <set>

#include "core/scenario/comparison.h"
#include "ui/views/lever_painter.h"

namespace kvbudget::ui {

/// The kept set of a track at a query, seen in the plane; `changed`: tokens that change sides. The
/// comparison has errors. O(n d) for n tokens, and once for all queries the search for the diameter
/// of the values.
[[nodiscard]] LeverScene leverScene(const Comparison& comparison, std::size_t track,
                                    std::size_t query, const std::set<Position>& changed = {});

/// Tokens made by hand, in the colours that the Bound page gives them.
[[nodiscard]] LeverScene leverScene(const std::vector<LeverToken>& tokens, Readout readout);

}  // namespace kvbudget::ui
