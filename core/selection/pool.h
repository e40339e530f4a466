#pragma once

#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/selection/instance.h"

namespace kvbudget {

/// A kept set and its forced-weight error.
struct KeptSet {
  std::vector<Position> kept;  // ascending
  double error = 0.0;          // es
};

/// How many keys beyond the top-mass set are candidates. With these values: the paper's 24, 12, 6,
/// 4 at budgets 4, 8, 16, 32.
struct PoolLimits {
  double most_subsets = 2e5;
  Index most_extras = 24;
};

/// The largest number of extras, at most `limits.most_extras` and the keys there are, for which the
/// pool has at most `limits.most_subsets` subsets of `budget` keys.
[[nodiscard]] Index pool_extras(Index budget, Index keys, const PoolLimits& limits = {});

/// Number of sets of `budget` keys out of budget + extras.
[[nodiscard]] double pool_subsets(Index budget, Index extras);

/// The `count` keys outside the top-mass set with the largest p_j |v_j - mu|, largest first; of
/// equal ones the smaller index first.
[[nodiscard]] std::vector<Position> largest_outside(const Instance& instance, const TopMass& top,
                                                    Index count);

/// Every key outside the top-mass set, ascending.
[[nodiscard]] std::vector<Position> all_outside(const Instance& instance, const TopMass& top);

/// ES_pool: the best set of the budget's size within top-mass set and extras, by looking at every
/// one of them. Each is reached in O(1) from products of contributions, and what is within rounding
/// of the best is evaluated again from the vectors. `incumbent`, a set within the pool, only saves
/// time. When cancelled: the best so far.
[[nodiscard]] KeptSet best_of_pool(const Instance& instance, const TopMass& top,
                                   const std::vector<Position>& extras,
                                   const std::optional<KeptSet>& incumbent = {},
                                   const Hooks& hooks = {});

}  // namespace kvbudget
