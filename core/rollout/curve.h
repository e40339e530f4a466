#pragma once

#include <span>

#include "core/base/types.h"

namespace kvbudget {

/// The exact cost of dropping one query's tokens one after another. Index i is the number of tokens
/// dropped, 0 to n - 1 (one token is always kept), so n - i tokens are read.
struct CurveView {
  std::span<const double> dropped;  // [n] dropped mass m, ascending from 0
  std::span<const double> error;    // [n] output error; empty without values

  [[nodiscard]] Index tokens() const { return static_cast<Index>(dropped.size()); }
};

/// One setting of a policy whose kept sets lie on a curve.
struct CurveSetting {
  enum class Order {
    time,  // the oldest token is dropped first: windows
    mass   // the lightest token is dropped first: mass budgets and the k heaviest
  };
  Order order = Order::time;
  double tau = -1.0;  // mass budget, when >= 0
  Index size = 1;     // tokens kept, when tau < 0; at least 1

  static CurveSetting window(Index size) { return {Order::time, -1.0, size}; }
  static CurveSetting heaviest(Index size) { return {Order::mass, -1.0, size}; }
  static CurveSetting mass_budget(double tau) { return {Order::mass, tau, 1}; }
};

/// The most mass that a budget lets drop: tau, with a relative tolerance of 1e-12 for one that
/// equals a sum of weights.
[[nodiscard]] inline double largest_drop(double tau) {
  constexpr double kTolerance = 1e-12;
  return tau * (1.0 + kTolerance);
}

/// What one query reads and what that costs.
struct Cost {
  Index read = 0;
  double dropped = 0.0;
  double error = 0.0;
};

/// Dropping the `dropped` tokens that come first.
[[nodiscard]] inline Cost cost_of_dropping(const CurveView& curve, std::size_t dropped) {
  return {curve.tokens() - static_cast<Index>(dropped), curve.dropped[dropped],
          curve.error.empty() ? 0.0 : curve.error[dropped]};
}

/// Looks a setting up; nothing is computed again. A mass budget is the smallest set whose dropped
/// mass is at most largest_drop(tau).
[[nodiscard]] Cost cost_at(const CurveView& curve, const CurveSetting& setting);

}  // namespace kvbudget
