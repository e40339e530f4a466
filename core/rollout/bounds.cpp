#include "core/rollout/bounds.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/rollout/weighted_mean.h"

namespace kvbudget {
namespace {

// Spread of the values about mu.
struct Spread {
  double radius = 0.0;          // D
  double dropped_square = 0.0;  // sum over C of p |v - mu|^2
  double kept_square = 0.0;     // sum over A
  double dropped_mass = 0.0;
  double kept_mass = 0.0;
  double largest_dropped_norm = 0.0;
};

Spread spread_of(std::span<const double> weights, const ValueTable& values,
                 const std::vector<bool>& is_kept) {
  Eigen::VectorXd mu = Eigen::VectorXd::Zero(values.dim());
  for (std::size_t j = 0; j < weights.size(); ++j) {
    mu += weights[j] * value_of(values, j);
  }
  Spread s;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const double square = (value_of(values, j) - mu).squaredNorm();
    s.radius = std::max(s.radius, std::sqrt(square));
    (is_kept[j] ? s.kept_square : s.dropped_square) += weights[j] * square;
    (is_kept[j] ? s.kept_mass : s.dropped_mass) += weights[j];
    if (!is_kept[j]) {
      s.largest_dropped_norm = std::max(s.largest_dropped_norm, value_of(values, j).norm());
    }
  }
  return s;
}

struct Distances {
  double any = 0.0;
  double across = 0.0;
};

Distances distances_of(std::size_t n, const ValueTable& values, const std::vector<bool>& is_kept) {
  Distances d;
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = i + 1; j < n; ++j) {
      const double square = (value_of(values, i) - value_of(values, j)).squaredNorm();
      d.any = std::max(d.any, square);
      if (is_kept[i] != is_kept[j]) {
        d.across = std::max(d.across, square);
      }
    }
  }
  return {std::sqrt(d.any), std::sqrt(d.across)};
}

}  // namespace

Bounds bounds_of(std::span<const double> weights, const ValueTable& values,
                 std::span<const Position> kept, std::optional<double> diameter) {
  std::vector<bool> is_kept(weights.size(), false);
  for (const Position j : kept) {
    is_kept[static_cast<std::size_t>(j)] = true;
  }
  const Spread s = spread_of(weights, values, is_kept);
  const Distances d =
      diameter ? Distances{*diameter, *diameter} : distances_of(weights.size(), values, is_kept);
  const double m = s.dropped_mass;
  const double rest = s.kept_mass;  // 1 - m without cancellation
  Bounds b;
  b.dropped = m;
  b.across = m * d.across;
  b.diameter = m * d.any;
  b.two_radius = 2.0 * s.radius * m;
  b.radius = s.radius * std::min(1.0, m / rest);
  b.deviation = std::sqrt(m / rest * (s.kept_square + s.dropped_square));
  b.dropped_deviation = std::sqrt(m * s.dropped_square) / rest;
  b.kept_deviation = std::sqrt(s.kept_square / rest);
  b.zero_fill = m * s.largest_dropped_norm;
  return b;
}

}  // namespace kvbudget
