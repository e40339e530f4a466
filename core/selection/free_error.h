#pragma once

#include <span>
#include <vector>

#include "core/selection/instance.h"

namespace kvbudget {

/// The point of a convex hull nearest to the origin, with a proof of how near it can be.
struct HullDistance {
  double value = 0.0;           // norm of the point found: an upper bound
  double lower = 0.0;           // certified: no point of the hull is nearer
  std::vector<double> weights;  // one per point, >= 0, summing to 1
};

/// Wolfe's minimum-norm point (Mathematical Programming 11, 1976) of the hull of the rows of
/// `points` [count >= 1, d]. The lower bound holds for whatever point the method ends at:
/// min_j <x, u_j> / |x|.
[[nodiscard]] HullDistance nearest_in_hull(const RowMatrix& points);

/// ef(A), the error under free weights: the distance of mu to the convex hull of the kept values.
[[nodiscard]] HullDistance free_error(const Instance& instance, std::span<const Position> kept);

/// What is left when the weights need not be >= 0, or need not sum to 1 either: the distance of mu
/// to the affine hull and to the span of the kept values. ef >= affine >= linear.
[[nodiscard]] double affine_error(const Instance& instance, std::span<const Position> kept);
[[nodiscard]] double linear_error(const Instance& instance, std::span<const Position> kept);

}  // namespace kvbudget
