#pragma once

#include <cmath>

#include "core/selection/instance.h"
#include "tests/core/support/builders.h"

namespace kvbudget::testing {

/// Weights and values that an Instance can stand on.
struct Row {
  std::vector<double> weights;
  ValueTable values;

  [[nodiscard]] Instance instance() const { return {weights, values}; }
};

/// Softmax of normal logits with deviation `sharpness`, and normal values.
inline Row random_row(Draws& draws, Index n, Index d, double sharpness) {
  Row row;
  row.values = ValueTable(n, d);
  double sum = 0.0;
  for (Index j = 0; j < n; ++j) {
    row.weights.push_back(std::exp(sharpness * draws.normal()));
    sum += row.weights.back();
    for (double& x : row.values.row(j)) {
      x = draws.normal();
    }
  }
  for (double& w : row.weights) {
    w /= sum;
  }
  return row;
}

/// The methods sheet's toy T: 6 keys in the plane.
inline Row toy() {
  return {{.30, .25, .20, .12, .08, .05},
          table({{1, 0}, {0, 1}, {-1, 0}, {0, -2}, {3, 1}, {-2, 3}})};
}

/// Example 2.2 of "Trust the Mass".
inline Row example_2_2() {
  return {{.45, .45, .10}, table({{-1}, {1}, {5}})};
}

/// Calls f with every ascending set of s of n keys.
template <typename F>
void for_each_set(Index n, Index s, const F& f) {
  std::vector<Position> set(static_cast<std::size_t>(s));
  const auto choose = [&](const auto& self, std::size_t depth, Position first) -> void {
    if (depth == set.size()) {
      f(set);
      return;
    }
    for (Position j = first; j < n; ++j) {
      set[depth] = j;
      self(self, depth + 1, j + 1);
    }
  };
  choose(choose, 0, 0);
}

}  // namespace kvbudget::testing
