#pragma once

#include <optional>
#include <span>

#include "core/attention/attention.h"
#include "core/rollout/readout.h"

namespace kvbudget {

/// The identity at one query for one kept set A with complement C, both sides computed apart:
///   zero_fill:     full - sum over A of p v          = m (weighted mean of C)
///   renormalised:  full - weighted mean of A         = m (weighted mean of C - weighted mean of A)
struct Identity {
  Index read = 0;
  double dropped = 0.0;   // m
  double gap = 0.0;       // |weighted mean of C| or |weighted mean of C - weighted mean of A|
  double product = 0.0;   // m x gap
  double measured = 0.0;  // |full output - bounded cache's output|, summed directly
  double residual = 0.0;  // | measured - product |
  /// What the residual may reach by rounding: (n + d + 8) x epsilon x the largest norm of a value
  /// in the row, times 4; divided by p(A) when renormalised. Derivation in the source.
  double rounding = 0.0;
};

/// Identity of one row: weights [n] summing to 1, the first n rows of `values`, `kept` ascending
/// and not empty. With nothing dropped, or a kept set of mass 0 under `renormalised`, gap is 0 or
/// the plain mean stands for A.
[[nodiscard]] Identity identity_of(std::span<const double> weights, const ValueTable& values,
                                   std::span<const Position> kept, Readout readout);

}  // namespace kvbudget
