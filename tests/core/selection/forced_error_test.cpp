#include "core/selection/forced_error.h"

#include <catch2/catch.hpp>

#include "core/rollout/bounds.h"
#include "core/rollout/identity.h"
#include "tests/core/selection/random_rows.h"

using namespace kvbudget;
using testing::Draws;
using testing::Row;
using testing::table;

namespace {

using Set = std::vector<Position>;

double es(const Row& row, const Set& kept) {
  const Instance instance = row.instance();
  return forced_error(instance, top_mass_set(instance, static_cast<Index>(kept.size())), kept);
}

}  // namespace

TEST_CASE("toy T: contributions, distances and top-mass errors of the methods sheet") {
  const Row row = testing::toy();
  const Instance instance = row.instance();
  CHECK(instance.mean()[0] == Approx(.24));
  CHECK(instance.mean()[1] == Approx(.24));
  CHECK(instance.radius() == Approx(3.554603).epsilon(1e-6));
  const double norms[] = {.239098, .199249, .252602, .270338, .229018, .177730};
  for (Position j = 0; j < 6; ++j) {
    CHECK(instance.contribution(j) == Approx(norms[j]).epsilon(1e-5));
  }
  const double dropped[] = {.70, .45, .25, .13};
  const double error[] = {.796994, .373272, .141735, .260488};
  const double phi[] = {.239098, .205300, .106301, .226625};
  const std::vector<Index> budgets = {1, 2, 3, 4};
  const auto tops = top_mass_sets(instance, budgets);
  for (std::size_t i = 0; i < 4; ++i) {
    CHECK(tops[i].dropped == Approx(dropped[i]));
    CHECK(tops[i].sum.norm() == Approx(phi[i]).epsilon(1e-5));
    CHECK(forced_error(instance, tops[i], tops[i].kept) == Approx(error[i]).epsilon(1e-5));
  }
}

TEST_CASE("toy T: single drops are the CAOTE scores and the errors of the five-key sets") {
  const Row row = testing::toy();
  const Instance instance = row.instance();
  const double expected[] = {.341569, .265665, .315753, .307203, .248933, .187084};
  for (Position drop = 0; drop < 6; ++drop) {
    Set kept = {0, 1, 2, 3, 4, 5};
    kept.erase(kept.begin() + drop);
    CHECK(es(row, kept) == Approx(expected[drop]).epsilon(1e-5));
    const double p = instance.weight(drop);
    CHECK(p / (1 - p) * instance.distances()[static_cast<std::size_t>(drop)] ==
          Approx(expected[drop]).epsilon(1e-5));
  }
}

TEST_CASE("example 2.2: the top-mass pair is not the best pair") {
  const Row row = testing::example_2_2();
  CHECK(es(row, {0, 1}) == Approx(.5));
  CHECK(es(row, {0, 2}) == Approx(9. / 22.));
  CHECK(es(row, {1, 2}) == Approx(27. / 22.));
}

TEST_CASE("example A.2: neither sub- nor supermodular, and the least error grows with the budget") {
  const Row row{{.25, .25, .25, .25}, table({{0}, {1}, {2}, {3}})};
  CHECK(es(row, {2}) == Approx(.5));
  CHECK(es(row, {0, 2}) == Approx(.5));
  CHECK(es(row, {1, 2}) == Approx(0.).margin(1e-15));
  CHECK(es(row, {0, 1, 2}) == Approx(.5));
  CHECK(es(row, {1}) == Approx(.5));
  CHECK(es(row, {0, 1}) == Approx(1.));
  CHECK(es(row, {1, 3}) == Approx(.5));
  CHECK(es(row, {0, 1, 3}) == Approx(1. / 6.));
}

TEST_CASE("the three forms and the measured error agree, and every bound holds") {
  Draws draws(61);
  for (int trial = 0; trial < 3000; ++trial) {
    const Index n = 2 + draws.below(20);
    const Row row = testing::random_row(draws, n, 1 + draws.below(9), 3.0 * draws.uniform());
    const Instance instance = row.instance();
    Set kept;
    for (Position j = 0; j < n; ++j) {
      if (draws.uniform() < .5) {
        kept.push_back(j);
      }
    }
    if (kept.empty()) {
      kept = {0};
    }
    const ForcedErrorForms forms = forced_error_forms(instance, kept);
    const double error = es(row, kept);
    // Rounding: some n unit roundoffs of the largest term, raised by 1 / p(A).
    const double tolerance = 1e-14 * instance.radius() / mass_of(instance, kept);
    CHECK(forms.means == Approx(error).margin(tolerance));
    CHECK(forms.kept_sum == Approx(error).margin(tolerance));
    CHECK(forms.dropped_sum == Approx(error).margin(tolerance));
    CHECK(identity_of(row.weights, row.values, kept, Readout::renormalised).measured ==
          Approx(error).margin(tolerance));
    const Bounds b = bounds_of(row.weights, row.values, kept);
    for (const double bound : {b.across, b.diameter, b.two_radius, b.radius, b.deviation,
                               b.dropped_deviation, b.kept_deviation}) {
      CHECK(error <= bound + tolerance);
    }
    CHECK(b.across <= b.diameter + tolerance);
    CHECK(b.radius <= b.two_radius + tolerance);
  }
}

TEST_CASE("moving all values moves nothing; stretching them stretches the error") {
  Draws draws(62);
  const Row row = testing::random_row(draws, 12, 3, 1.0);
  Row moved = row;
  Row larger = row;
  for (Index j = 0; j < 12; ++j) {
    for (std::size_t c = 0; c < 3; ++c) {
      moved.values.row(j)[c] += 10.0 * static_cast<double>(c + 1);
      larger.values.row(j)[c] *= 7.0;
    }
  }
  testing::for_each_set(12, 4, [&](const Set& kept) {
    CHECK(es(moved, kept) == Approx(es(row, kept)).epsilon(1e-10));
    CHECK(es(larger, kept) == Approx(7.0 * es(row, kept)).epsilon(1e-12));
  });
}

TEST_CASE("a tiny error is accurate where a difference of outputs has lost it") {
  // Two heavy keys and a tail of mass 1e-9: es is some 1e-9 and |mu| some 1, so that mu - m_A,
  // taken as it stands, would keep seven digits. Exact: dropped mass times the distance of the
  // means.
  const double tail = 1e-9;
  const Row row{{.5, .5 - tail, tail}, table({{1}, {-1}, {5}})};
  const double kept_mean = (.5 - (.5 - tail)) / (1 - tail);
  CHECK(es(row, {0, 1}) == Approx(tail * (5 - kept_mean)).epsilon(1e-14));
}

TEST_CASE("a set without mass has no forced error") {
  const Row row{{1., 0., 0.}, table({{1}, {2}, {3}})};
  CHECK(std::isinf(es(row, {1, 2})));
  CHECK(es(row, {0, 1}) == 0.0);
}
