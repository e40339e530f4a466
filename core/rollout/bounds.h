#pragma once

#include <optional>
#include <span>

#include "core/attention/value_table.h"

namespace kvbudget {

/// Every bound on the error of one kept set A with complement C, weights p summing to 1, mu = sum p
/// v. m = p(C), D = max |v_j - mu|, sigma^2 = sum p |v - mu|^2 with its parts over A and C. All but
/// the last bound the renormalised error; `zero_fill` bounds the zero_fill error, and only that: m
/// x largest norm is false for renormalised weights.
struct Bounds {
  double dropped = 0.0;            // m
  double across = 0.0;             // m x largest distance between a kept and a dropped value
  double diameter = 0.0;           // m x largest distance between two values
  double two_radius = 0.0;         // 2 D m
  double radius = 0.0;             // D min(1, m / (1 - m))
  double deviation = 0.0;          // sqrt(m / (1 - m)) sigma
  double dropped_deviation = 0.0;  // sqrt(m) sigma_C / (1 - m)
  double kept_deviation = 0.0;     // sigma_A / sqrt(1 - m)
  double zero_fill = 0.0;          // m x largest norm of a dropped value
};

/// O(n^2 d). `weights` has n numbers and `values` at least n rows; `kept` is ascending, not empty
/// and of positive mass. With the `diameter` of a set of values that holds these, O(n d): `across`
/// is then only as good as `diameter`.
[[nodiscard]] Bounds bounds_of(std::span<const double> weights, const ValueTable& values,
                               std::span<const Position> kept,
                               std::optional<double> diameter = std::nullopt);

}  // namespace kvbudget
