#pragma once

#include <Eigen/Core>

#include "core/attention/value_table.h"

namespace kvbudget {

/// The value of one token, as a vector for Eigen: [value_dim].
[[nodiscard]] inline Eigen::Map<const Eigen::VectorXd> value_of(const ValueTable& values,
                                                                std::size_t token) {
  const auto row = values.row(static_cast<Index>(token));
  return {row.data(), static_cast<Index>(row.size())};
}

/// The weighted sum of some values and the weights' own sum; both 0 of none.
struct WeightedMean {
  explicit WeightedMean(Index dim) : sum(Eigen::VectorXd::Zero(dim)) {}

  void add(double weight, const Eigen::Map<const Eigen::VectorXd>& value) {
    sum += weight * value;
    mass += weight;
  }
  [[nodiscard]] bool empty() const { return mass <= 0.0; }
  /// The mean, or 0 where there is no mass.
  [[nodiscard]] Eigen::VectorXd mean() const { return empty() ? sum : Eigen::VectorXd(sum / mass); }

  Eigen::VectorXd sum;
  double mass = 0.0;
};

}  // namespace kvbudget
