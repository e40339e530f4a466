#include "core/rollout/identity.h"

#include <cmath>
#include <limits>
#include <vector>

#include "core/rollout/weighted_mean.h"

namespace kvbudget {
namespace {

using Vector = Eigen::VectorXd;

Vector plain_mean(const ValueTable& values, std::span<const Position> kept) {
  WeightedMean part(values.dim());
  for (const Position j : kept) {
    part.add(1.0, value_of(values, static_cast<std::size_t>(j)));
  }
  return part.mean();
}

}  // namespace

// Each of the sums over n terms p v, with sum p = 1 and |v| <= R, errs by at most n eps R (eps the
// unit roundoff; Higham, Accuracy and Stability of Numerical Algorithms, section 4.2); a norm over
// d components by another (d / 2 + 1) eps relative. Two outputs and two means are compared, which
// is the factor 4; a division by p(A) carries an error of the sum over A along.
Identity identity_of(std::span<const double> weights, const ValueTable& values,
                     std::span<const Position> kept, Readout readout) {
  std::vector<bool> is_kept(weights.size(), false);
  for (const Position j : kept) {
    is_kept[static_cast<std::size_t>(j)] = true;
  }
  WeightedMean full(values.dim());
  WeightedMean in(values.dim());
  WeightedMean out(values.dim());
  double largest = 0.0;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const auto v = value_of(values, j);
    full.add(weights[j], v);
    (is_kept[j] ? in : out).add(weights[j], v);
    largest = std::max(largest, v.norm());
  }
  const bool renormalised = readout == Readout::renormalised;
  const Vector kept_mean = renormalised && in.mass == 0.0 ? plain_mean(values, kept) : in.mean();

  Identity result;
  result.read = static_cast<Index>(kept.size());
  result.dropped = out.mass;
  if (out.mass > 0.0) {
    result.gap = renormalised ? (out.mean() - kept_mean).norm() : out.mean().norm();
  }
  result.product = result.dropped * result.gap;
  result.measured = renormalised ? (full.sum - kept_mean).norm() : (full.sum - in.sum).norm();
  result.residual = std::abs(result.measured - result.product);
  const double terms =
      static_cast<double>(weights.size()) + static_cast<double>(values.dim()) + 8.0;
  result.rounding = 4.0 * terms * std::numeric_limits<double>::epsilon() * largest /
                    (renormalised && in.mass > 0.0 ? in.mass : 1.0);
  return result;
}

}  // namespace kvbudget
