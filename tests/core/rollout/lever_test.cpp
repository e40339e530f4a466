#include "core/rollout/lever.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <map>

#include "core/rollout/lever_presets.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::Draws;

namespace {

double distance(PlanePoint a, PlanePoint b) {
  return std::hypot(a.x - b.x, a.y - b.y);
}

// Full output on the line of the two means, m of the way from kept to dropped.
void check_in_balance(const Lever& lever, double scale) {
  REQUIRE(lever.dropped_mean);
  const double m = lever.identity.dropped;
  const PlanePoint kept = lever.kept_mean;
  const PlanePoint dropped = *lever.dropped_mean;
  CHECK(lever.full.x == Approx((1 - m) * kept.x + m * dropped.x).margin(1e-12 * scale));
  CHECK(lever.full.y == Approx((1 - m) * kept.y + m * dropped.y).margin(1e-12 * scale));
}

struct Row {
  std::vector<double> weights;
  ValueTable values;
  std::vector<Position> kept;
};

Row random_row(Draws& draws, Index n, Index d) {
  Row row{{}, ValueTable(n, d), {}};
  double sum = 0.0;
  for (Index j = 0; j < n; ++j) {
    row.weights.push_back(std::exp(draws.normal()));
    sum += row.weights.back();
    for (double& x : row.values.row(j)) {
      x = 3.0 + draws.normal();
    }
    if (j == 0 || draws.uniform() < 0.6) {
      row.kept.push_back(static_cast<Position>(j));
    }
  }
  for (double& w : row.weights) {
    w /= sum;
  }
  if (row.kept.size() == row.weights.size() && n > 1) {
    row.kept.pop_back();
  }
  return row;
}

}  // namespace

TEST_CASE("the full output divides the line of the two means as m to 1 - m, in every projection") {
  Draws draws(31);
  for (int round = 0; round < 60; ++round) {
    const Row row = random_row(draws, 2 + draws.below(40), 1 + draws.below(9));
    for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
      const Lever lever = lever_of(row.weights, row.values, row.kept, readout);
      check_in_balance(lever, 10.0);
      CHECK(lever.projected == (row.values.dim() > 2));
      // Along the lever, distances are those of all dimensions.
      if (readout == Readout::renormalised) {
        CHECK(distance(lever.kept_mean, *lever.dropped_mean) == Approx(lever.identity.gap));
        CHECK(distance(lever.full, lever.read) == Approx(lever.identity.measured).margin(1e-12));
      }
      CHECK(lever.shown_spread <= 1.0);
      CHECK(lever.shown_spread > 0.0);
      // The two axes are at right angles and of unit length: no distance grows.
      const auto first = row.values.row(0);
      const auto second = row.values.row(1);
      double square = 0.0;
      for (std::size_t c = 0; c < first.size(); ++c) {
        square += std::pow(first[c] - second[c], 2);
      }
      CHECK(distance(lever.tokens[0], lever.tokens[1]) <= std::sqrt(square) * (1 + 1e-12));
    }
  }
}

TEST_CASE("the second axis shows the widest direction beside the gap") {
  // Spread 5 along z, 1 along y, means apart along x alone.
  const auto values = testing::table({{0, 1, 5}, {0, -1, -5}, {2, 1, -5}, {2, -1, 5}});
  const std::vector<double> weights(4, 0.25);
  const std::vector<Position> kept = {0, 1};
  const Lever lever = lever_of(weights, values, kept, Readout::renormalised);
  CHECK(std::abs(lever.tokens[0].y) == Approx(5.0));
  CHECK(std::abs(lever.tokens[0].x) == Approx(1.0));
  CHECK(lever.shown_spread == Approx(26.0 / 27.0));
}

TEST_CASE("values of one dimension, nothing dropped, equal values") {
  const std::vector<double> weights = {0.9, 0.1};
  const std::vector<Position> first = {0};
  const std::vector<Position> all = {0, 1};
  const Lever line = lever_of(weights, testing::table({{-1}, {1}}), first, Readout::zero_fill);
  CHECK(line.read.x == Approx(-0.9));
  CHECK(line.full.x == Approx(-0.8));
  CHECK(line.tokens[1].y == 0.0);
  const Lever full =
      lever_of(weights, testing::table({{1, 2, 3}, {3, 2, 2}}), all, Readout::renormalised);
  CHECK_FALSE(full.dropped_mean);
  CHECK_FALSE(full.plain_dropped_mean);
  CHECK(full.identity.measured == 0.0);
  const Lever equal =
      lever_of(weights, testing::table({{1, 2, 3}, {1, 2, 3}}), first, Readout::renormalised);
  CHECK(equal.identity.measured == Approx(0.0).margin(1e-15));
  CHECK(std::isfinite(equal.tokens[1].x + equal.tokens[1].y));
}

TEST_CASE("the tight cases attain the sheet's numbers") {
  struct Expected {
    double error, diameter, two_radius, radius, deviation, zero_fill;
  };
  const std::map<std::string_view, Expected> sheet = {
      {"two_values", {.2, .2, .36, .2, .2, .1}},
      {"half_and_half", {1, 1, 1, 1, 1, .5}},
      {"two_clusters", {.8, .8, .96, .8, .8, 0}},
      {"three_tokens",
       {.4 * std::sqrt(29.0), .4 * std::sqrt(29.0), 2.58488, .4 * std::sqrt(29.0),
        .4 * std::sqrt(29.0), .8}},
  };
  int found = 0;
  for (const LeverPreset& preset : lever_presets()) {
    const Lever lever = lever_of(preset.tokens, Readout::renormalised);
    check_in_balance(lever, 1.0);
    CHECK(preset.tokens.size() <= 12);
    const auto expected = sheet.find(preset.id);
    if (expected == sheet.end()) {
      continue;
    }
    ++found;
    const Expected& e = expected->second;
    CHECK(lever.identity.measured == Approx(e.error));
    CHECK(lever.bounds.diameter == Approx(e.diameter));
    CHECK(lever.bounds.two_radius == Approx(e.two_radius).epsilon(1e-5));
    CHECK(lever.bounds.radius == Approx(e.radius));
    CHECK(lever.bounds.deviation == Approx(e.deviation));
    CHECK(lever_of(preset.tokens, Readout::zero_fill).identity.measured ==
          Approx(e.zero_fill).margin(1e-15));
  }
  CHECK(found == 4);
}

TEST_CASE("with plain means the identity fails") {
  for (const LeverPreset& preset : lever_presets()) {
    if (preset.id == "eight" || preset.id == "lone_heavy") {
      const Lever lever = lever_of(preset.tokens, Readout::renormalised);
      CHECK(lever.identity.residual < 1e-14);
      CHECK(std::abs(lever.identity.dropped * lever.plain_gap - lever.identity.measured) > 0.05);
    }
  }
}

TEST_CASE("a known diameter spares the search and gives its bound") {
  Draws draws(5);
  const Row row = random_row(draws, 30, 6);
  const Lever searched = lever_of(row.weights, row.values, row.kept, Readout::renormalised);
  const Lever given =
      lever_of(row.weights, row.values, row.kept, Readout::renormalised, row.values.diameter());
  CHECK(given.bounds.diameter == Approx(searched.bounds.diameter));
  CHECK(given.bounds.radius == searched.bounds.radius);
}
