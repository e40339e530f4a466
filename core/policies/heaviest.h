#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// Indices of the `count` largest scores, ascending; of equal scores the larger index (the newer
/// token) first. All of them when there are fewer.
[[nodiscard]] std::vector<std::size_t> heaviest(std::span<const double> scores, Index count);

/// Indices of the smallest set whose scores sum to at least (1 - tau) of their total, ascending.
/// As in cost_at(): by what is left out, with a relative tolerance of 1e-12.
[[nodiscard]] std::vector<std::size_t> smallest_with_mass(std::span<const double> scores,
                                                          double tau);

/// Appends candidates[i] for each index i, ascending.
void append_chosen(std::span<const Position> candidates, std::span<const std::size_t> indices,
                   std::vector<Position>& kept);

}  // namespace kvbudget
