#pragma once

#include <vector>

#include "core/selection/free_best.h"

namespace kvbudget {

/// Selectors that look at values or keys as points. Each returns `budget` keys, ascending.

/// Geometric support: the keys that carry weight after `budget` steps of Frank-Wolfe towards mu,
/// and the heaviest others until there are enough. `path` has at least `budget` steps, or ended
/// early.
[[nodiscard]] std::vector<Position> geometric_support(const Instance& instance,
                                                      const FrankWolfePath& path, Index budget);

/// Kernel herding (Chen, Welling, Smola 2010) with the linear kernel, `steps` keys in the order
/// they are drawn, repeats included: w_0 = mu; the key of largest <w, v>; w += mu - v.
[[nodiscard]] std::vector<Position> herding_order(const Instance& instance, Index steps);

/// The keys drawn in `budget` steps of herding, and the heaviest others until there are enough.
[[nodiscard]] std::vector<Position> herding_support(const Instance& instance, Index budget);

/// Ridge leverage k_j^T (K^T K + lambda I)^-1 k_j of each of the first `count` keys. lambda is
/// `ridge` times the mean eigenvalue of K^T K; the paper names none, and 0.01 is the default here.
[[nodiscard]] std::vector<double> ridge_leverage(const RowMatrix& keys, Index count,
                                                 double ridge = 0.01);
/// The same with lambda itself.
[[nodiscard]] std::vector<double> leverage(const RowMatrix& keys, Index count, double lambda);

}  // namespace kvbudget
