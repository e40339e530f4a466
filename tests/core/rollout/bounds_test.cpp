#include "core/rollout/bounds.h"

#include <catch2/catch.hpp>

#include "core/rollout/identity.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::table;

namespace {

struct TightCase {
  std::string name;
  std::vector<double> weights;
  ValueTable values;
  std::vector<Position> kept;
};

double error_of(const TightCase& c, Readout readout) {
  return identity_of(c.weights, c.values, c.kept, readout).measured;
}

}  // namespace

TEST_CASE("tight case T1: every weighted bound is attained, and m x largest norm is false") {
  const TightCase c{"T1", {0.9, 0.1}, table({{-1}, {1}}), {0}};
  const Bounds b = bounds_of(c.weights, c.values, c.kept);
  CHECK(b.dropped == Approx(0.1));
  CHECK(error_of(c, Readout::renormalised) == Approx(0.2));
  CHECK(b.diameter == Approx(0.2));
  CHECK(b.two_radius == Approx(0.36));
  CHECK(b.radius == Approx(0.2));
  CHECK(b.deviation == Approx(0.2));
  CHECK(error_of(c, Readout::zero_fill) == Approx(0.1));
  CHECK(b.zero_fill == Approx(0.1));
  // One readout's bound beside the other's error: false by a factor of two.
  CHECK(error_of(c, Readout::renormalised) > 1.9 * b.dropped * c.values.largest_norm());
}

TEST_CASE("tight case T2: all bounds coincide at one half") {
  const TightCase c{"T2", {0.5, 0.5}, table({{-1}, {1}}), {0}};
  const Bounds b = bounds_of(c.weights, c.values, c.kept);
  for (const double bound : {b.across, b.diameter, b.two_radius, b.radius, b.deviation,
                             error_of(c, Readout::renormalised)}) {
    CHECK(bound == Approx(1.0));
  }
  CHECK(error_of(c, Readout::zero_fill) == Approx(0.5));
}

TEST_CASE("tight case T3: two clusters") {
  const TightCase c{"T3", {0.3, 0.3, 0.25, 0.15}, table({{2, 0}, {2, 0}, {0, 0}, {0, 0}}), {0, 1}};
  const Bounds b = bounds_of(c.weights, c.values, c.kept);
  CHECK(b.dropped == Approx(0.4));
  for (const double bound :
       {error_of(c, Readout::renormalised), b.diameter, b.radius, b.deviation}) {
    CHECK(bound == Approx(0.8));
  }
  CHECK(b.two_radius == Approx(0.96));
  CHECK(error_of(c, Readout::zero_fill) == 0.0);
}

TEST_CASE("tight case T4: one token against two equal ones") {
  const TightCase c{"T4", {0.6, 0.3, 0.1}, table({{5, 0}, {0, 2}, {0, 2}}), {0}};
  const Bounds b = bounds_of(c.weights, c.values, c.kept);
  const double expected = 0.4 * std::sqrt(29.0);
  for (const double bound :
       {error_of(c, Readout::renormalised), b.across, b.diameter, b.radius, b.deviation}) {
    CHECK(bound == Approx(expected));
  }
  CHECK(b.two_radius == Approx(2.58488).epsilon(1e-5));
  CHECK(error_of(c, Readout::zero_fill) == Approx(0.8));
  CHECK(b.zero_fill == Approx(0.8));
}

TEST_CASE("toy example: errors of top-mass sets, neither monotone in their size") {
  const std::vector<double> p = {.30, .25, .20, .12, .08, .05};
  const ValueTable v = table({{1, 0}, {0, 1}, {-1, 0}, {0, -2}, {3, 1}, {-2, 3}});
  const auto error = [&](std::vector<Position> kept) {
    return identity_of(p, v, kept, Readout::renormalised).measured;
  };
  CHECK(error({0}) == Approx(.796994).epsilon(1e-5));
  CHECK(error({0, 1}) == Approx(.373272).epsilon(1e-5));
  CHECK(error({0, 1, 2}) == Approx(.141735).epsilon(1e-5));
  CHECK(error({0, 1, 2, 3}) == Approx(.260488).epsilon(1e-5));
  CHECK(error({2, 4}) == Approx(.107362).epsilon(1e-5));
  CHECK(error({0, 1, 3, 5}) == Approx(.041752).epsilon(1e-4));
  CHECK(v.diameter() == Approx(std::sqrt(29.0)));
}

TEST_CASE("plain means break the identity") {
  // The lesson behind the word weighted: m x |plain mean of dropped - plain mean of kept| is not
  // the error.
  const std::vector<double> p = {.30, .25, .20, .12, .08, .05};
  const ValueTable v = table({{1, 0}, {0, 1}, {-1, 0}, {0, -2}, {3, 1}, {-2, 3}});
  const Identity weighted = identity_of(p, v, std::vector<Position>{0, 1}, Readout::renormalised);
  CHECK(weighted.residual <= weighted.rounding);
  // Plain means by hand: kept (0.5, 0.5), dropped (0, 0.5); m = 0.45.
  const double plain = 0.45 * 0.5;
  CHECK(std::abs(weighted.measured - plain) > 0.1);
}
