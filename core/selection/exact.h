#pragma once

#include <string_view>

#include "core/selection/pool.h"

namespace kvbudget {

/// How a search for the best set over all keys ended.
enum class ExactStatus { optimal, node_limit, time_limit, cancelled };

/// "optimal", "node_limit", "time_limit", "cancelled": as in files.
[[nodiscard]] std::string_view name(ExactStatus status);

struct ExactLimits {
  Index nodes = 1'000'000;
  double seconds = 0.0;  // wall-clock; 0: no limit, and results do not depend on the machine
};

struct ExactBest {
  KeptSet set;  // the best found; the best of all sets of this size when optimal
  ExactStatus status = ExactStatus::optimal;
  Index nodes = 0;
};

/// ES over all keys, by branch and bound with the node bound of the methods sheet (section 3.4).
///
/// A node has a set I fixed in, and r more to choose from the keys after it in the order of falling
/// |g|. For any unit vector u and the incumbent's error tau,
///   |G_I + G_R| - tau p(I + R) >= u.G_I - tau p(I) + sum of the r smallest u.g_j - tau p_j,
/// so where the right side is positive no completion R has an error below tau. u is G_I's own
/// direction first, then those of a few Frank-Wolfe steps on the continuous relaxation.
///
/// What is pruned is worse by more than rounding, and leaves within rounding of the incumbent are
/// evaluated again from the vectors. `incumbent` is any good set: the search starts from it and
/// never ends above it. Progress is the share of the tree that is settled.
[[nodiscard]] ExactBest exact_best(const Instance& instance, const TopMass& top, KeptSet incumbent,
                                   const ExactLimits& limits = {}, const Hooks& hooks = {});

}  // namespace kvbudget
