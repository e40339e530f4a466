// Properties of the identity and the bounds on random rows. RapidCheck makes the seeds and the
// shapes; the arrays are drawn from the seed, so that a failing case is a line of five numbers.

#include <rapidcheck/catch.h>

#include <catch2/catch.hpp>
#include <cmath>

#include "core/rollout/bounds.h"
#include "core/rollout/identity.h"
#include "core/rollout/row_evaluator.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::Draws;

namespace {

constexpr int kRows = 100'000;
constexpr Index kMostTokens = 600;
constexpr Index kMostDim = 128;

struct Row {
  std::vector<double> weights;
  ValueTable values;
  std::vector<Position> kept;
  std::string shape;
};

// From flat to one-hot (logits up to +-700 apart), values from 1e-6 to 1e6, sometimes all the same,
// sometimes far from the origin.
Row draw_row(std::uint64_t seed) {
  Draws draws(seed);
  const Index n = draws.spread(1, kMostTokens);
  const Index d = draws.spread(1, kMostDim);
  const double temperature =
      draws.uniform() < 0.2 ? 0.0 : std::pow(10.0, -2.0 + 4.5 * draws.uniform());
  const double scale = std::pow(10.0, -6.0 + 12.0 * draws.uniform());
  const double shift = draws.uniform() < 0.3 ? 100.0 * draws.uniform() : 0.0;
  Row row;
  double largest = -INFINITY;
  for (Index j = 0; j < n; ++j) {
    row.weights.push_back(temperature * draws.normal());
    largest = std::max(largest, row.weights.back());
  }
  double sum = 0.0;
  for (double& w : row.weights) {
    w = std::exp(w - largest);
    sum += w;
  }
  for (double& w : row.weights) {
    w /= sum;
  }
  row.values = ValueTable(n, d);
  for (Index j = 0; j < n; ++j) {
    for (double& x : row.values.row(j)) {
      x = scale * (draws.normal() + shift);
    }
  }
  const double share = draws.uniform();
  for (Position j = 0; j < n; ++j) {
    if (draws.uniform() < share) {
      row.kept.push_back(j);
    }
  }
  // At least the heaviest token, so that p(A) > 0.
  if (row.kept.empty()) {
    row.kept.push_back(static_cast<Position>(
        std::max_element(row.weights.begin(), row.weights.end()) - row.weights.begin()));
  }
  row.shape = "n " + std::to_string(n) + ", d " + std::to_string(d) + ", temperature " +
              std::to_string(temperature) + ", scale " + std::to_string(scale);
  return row;
}

double kept_mass(const Row& row) {
  double mass = 0.0;
  for (const Position j : row.kept) {
    mass += row.weights[static_cast<std::size_t>(j)];
  }
  return mass;
}

}  // namespace

TEST_CASE("identity and bounds hold on 100,000 random rows", "[property]") {
  int rows = 0;
  rc::prop("identity to rounding, every bound of both readouts", [&](std::uint64_t block) {
    // A property run draws a block of rows: RapidCheck's own cost per case would dominate.
    for (std::uint64_t i = 0; i < static_cast<std::uint64_t>(kRows) / 100; ++i) {
      ++rows;
      const Row row = draw_row(block * 0x9e3779b97f4a7c15ULL + i);
      RC_LOG() << row.shape << '\n';
      const Identity zero = identity_of(row.weights, row.values, row.kept, Readout::zero_fill);
      RC_ASSERT(zero.residual <= zero.rounding);
      if (kept_mass(row) <= 1e-280) {
        continue;  // a kept set of no mass has no renormalised mean
      }
      const Identity forced = identity_of(row.weights, row.values, row.kept, Readout::renormalised);
      RC_ASSERT(forced.residual <= forced.rounding);
      const Bounds b = bounds_of(row.weights, row.values, row.kept);
      // An error may pass a bound by what rounding does to either.
      const double slack = forced.rounding;
      const auto within = [&](double error, double bound) {
        return error <= bound * (1 + 1e-12) + slack;
      };
      RC_ASSERT(within(zero.measured, b.zero_fill));
      for (const double bound : {b.across, b.diameter, b.two_radius, b.radius, b.deviation,
                                 b.dropped_deviation, b.kept_deviation}) {
        RC_ASSERT(within(forced.measured, bound));
      }
      RC_ASSERT(b.across <= b.diameter * (1 + 1e-12));
      RC_ASSERT(b.diameter <= b.two_radius * (1 + 1e-12));
      RC_ASSERT(b.radius <= b.two_radius * (1 + 1e-12));
    }
  });
  CHECK(rows >= kRows);
}

TEST_CASE("the identity is unmoved by translation and scales with the values", "[property]") {
  rc::prop("translation and scale", [](std::uint64_t seed) {
    const Row row = draw_row(seed);
    if (kept_mass(row) <= 1e-12) {
      return;
    }
    const Identity before = identity_of(row.weights, row.values, row.kept, Readout::renormalised);
    Row moved = row;
    const double step = row.values.largest_norm();
    for (Index j = 0; j < moved.values.rows(); ++j) {
      for (double& x : moved.values.row(j)) {
        x = 2.0 * (x + step);
      }
    }
    const Identity after =
        identity_of(moved.weights, moved.values, row.kept, Readout::renormalised);
    RC_ASSERT(std::abs(after.measured - 2.0 * before.measured) <=
              after.rounding + 2.0 * before.rounding);
    RC_ASSERT(after.dropped == before.dropped);
  });
}

TEST_CASE("a permutation of the tokens permutes the answer", "[property]") {
  rc::prop("permutation", [](std::uint64_t seed) {
    const Row row = draw_row(seed);
    const std::size_t n = row.weights.size();
    std::vector<std::size_t> order(n);
    for (std::size_t j = 0; j < n; ++j) {
      order[j] = j;
    }
    Draws draws(seed + 1);
    for (std::size_t j = n; j > 1; --j) {
      std::swap(order[j - 1], order[static_cast<std::size_t>(draws.below(static_cast<Index>(j)))]);
    }
    Row shuffled;
    shuffled.values = ValueTable(static_cast<Index>(n), row.values.dim());
    std::vector<bool> kept(n, false);
    for (const Position j : row.kept) {
      kept[static_cast<std::size_t>(j)] = true;
    }
    for (std::size_t j = 0; j < n; ++j) {
      shuffled.weights.push_back(row.weights[order[j]]);
      const auto from = row.values.row(static_cast<Index>(order[j]));
      std::copy(from.begin(), from.end(), shuffled.values.row(static_cast<Index>(j)).begin());
      if (kept[order[j]]) {
        shuffled.kept.push_back(static_cast<Position>(j));
      }
    }
    const Identity a = identity_of(row.weights, row.values, row.kept, Readout::zero_fill);
    const Identity b =
        identity_of(shuffled.weights, shuffled.values, shuffled.kept, Readout::zero_fill);
    RC_ASSERT(std::abs(a.measured - b.measured) <= a.rounding);
    RC_ASSERT(std::abs(a.dropped - b.dropped) <= 1e-13);
  });
}
