#include "core/selection/free_error.h"

#include <Eigen/QR>
#include <catch2/catch.hpp>
#include <set>

#include "core/selection/forced_error.h"
#include "core/selection/free_best.h"
#include "tests/core/selection/random_rows.h"

using namespace kvbudget;
using testing::Draws;
using testing::Row;
using testing::table;

namespace {

using Set = std::vector<Position>;

// The nearest point lies inside some face, and there it is the face's affine minimiser: all faces
// are tried.
double nearest_by_faces(const RowMatrix& u) {
  const auto s = static_cast<unsigned>(u.rows());
  double best = std::numeric_limits<double>::infinity();
  for (unsigned face = 1; face < (1U << s); ++face) {
    RowMatrix points(0, u.cols());
    for (unsigned i = 0; i < s; ++i) {
      if ((face >> i & 1U) != 0) {
        points.conservativeResize(points.rows() + 1, Eigen::NoChange);
        points.row(points.rows() - 1) = u.row(i);
      }
    }
    const Index k = points.rows();
    Eigen::MatrixXd system = Eigen::MatrixXd::Zero(k + 1, k + 1);
    system.block(0, 1, 1, k).setOnes();
    system.block(1, 0, k, 1).setOnes();
    system.block(1, 1, k, k) = points * points.transpose();
    const Eigen::VectorXd weights =
        system.completeOrthogonalDecomposition().solve(Eigen::VectorXd::Unit(k + 1, 0)).tail(k);
    if (weights.minCoeff() >= -1e-12 && std::abs(weights.sum() - 1.0) < 1e-9) {
      best = std::min(best, (weights.transpose() * points).norm());
    }
  }
  return best;
}

HullDistance ef(const Row& row, const Set& kept) {
  return free_error(row.instance(), kept);
}

}  // namespace

TEST_CASE("toy T: simplex, affine and linear weights") {
  const Row row = testing::toy();
  const Instance instance = row.instance();
  CHECK(ef(row, {0, 4}).value == Approx(.796994).epsilon(1e-6));
  CHECK(ef(row, {0, 4}).weights == std::vector<double>{1, 0});
  CHECK(affine_error(instance, Set{0, 4}) == Approx(.554545).epsilon(1e-5));
  CHECK(linear_error(instance, Set{0, 4}) == Approx(0).margin(1e-14));
  CHECK(ef(row, {0, 3}).value == Approx(.787096).epsilon(1e-6));
  CHECK(affine_error(instance, Set{0, 3}) == Approx(.787096).epsilon(1e-6));
  CHECK(ef(row, {0, 3}).weights[1] == Approx(.056).epsilon(1e-2));
  CHECK(linear_error(instance, Set{0, 3}) == Approx(0).margin(1e-14));
  CHECK(ef(row, {3, 5}).value == Approx(1.054750).epsilon(1e-6));
  CHECK(ef(row, {3, 5}).weights[1] == Approx(.369655).epsilon(1e-5));
  const HullDistance triangle = ef(row, {0, 1, 2});
  CHECK(triangle.value == Approx(0).margin(1e-14));
  CHECK(triangle.weights[0] == Approx(.5));
  CHECK(triangle.weights[1] == Approx(.24));
  CHECK(triangle.weights[2] == Approx(.26));
}

TEST_CASE("Wolfe's point equals the best face, and its certificate encloses it") {
  Draws draws(63);
  for (int trial = 0; trial < 1500; ++trial) {
    const Index s = 1 + draws.below(7);
    const Index d = 1 + draws.below(9);
    RowMatrix u(s, d);
    for (Index i = 0; i < u.size(); ++i) {
      u.data()[i] = draws.normal() + .5;
    }
    if (trial % 5 == 0 && s > 1) {
      u.row(s - 1) = u.row(0);  // points may coincide
    }
    const HullDistance found = nearest_in_hull(u);
    const double expected = nearest_by_faces(u);
    const double scale = u.rowwise().norm().maxCoeff();
    CHECK(found.value == Approx(expected).epsilon(1e-9).margin(1e-12 * scale));
    CHECK(found.lower <= expected + 1e-12 * scale);
    CHECK(found.lower >= found.value * (1 - 1e-9) - 1e-7 * scale);
    double sum = 0.0;
    Eigen::VectorXd x = Eigen::VectorXd::Zero(d);
    for (Index i = 0; i < s; ++i) {
      const double w = found.weights[static_cast<std::size_t>(i)];
      CHECK(w >= 0.0);
      sum += w;
      x += w * u.row(i).transpose();
    }
    CHECK(sum == Approx(1.0));
    CHECK(x.norm() == Approx(found.value).margin(1e-12 * scale));
  }
}

TEST_CASE("Wolfe's point closes its certificate on 32 points in 128 dimensions") {
  Draws draws(64);
  for (int trial = 0; trial < 20; ++trial) {
    const Row row = testing::random_row(draws, 200, 128, 2.0);
    const Instance instance = row.instance();
    const HullDistance found = free_error(instance, top_mass_set(instance, 32).kept);
    CHECK(found.value > 0.0);
    CHECK(found.lower == Approx(found.value).epsilon(1e-11));
  }
}

TEST_CASE("for every set: forced >= free >= affine >= linear") {
  Draws draws(65);
  for (int trial = 0; trial < 60; ++trial) {
    const Row row = testing::random_row(draws, 9, 1 + draws.below(8), 2.0 * draws.uniform());
    const Instance instance = row.instance();
    const Index s = 1 + draws.below(5);
    const TopMass top = top_mass_set(instance, s);
    const double slack = 1e-11 * (instance.radius() + instance.mean().norm());
    testing::for_each_set(9, s, [&](const Set& kept) {
      const HullDistance free = free_error(instance, kept);
      const double affine = affine_error(instance, kept);
      CHECK(free.lower <= free.value);
      CHECK(free.value <= forced_error(instance, top, kept) + slack);
      CHECK(affine <= free.value + slack);
      CHECK(linear_error(instance, kept) <= affine + slack);
    });
  }
}

TEST_CASE("toy T: Frank-Wolfe's steps") {
  const Row row = testing::toy();
  const FrankWolfePath path = frank_wolfe(row.instance(), 6);
  REQUIRE(path.picks.size() == 6);
  CHECK(std::vector(path.picks.begin(), path.picks.begin() + 3) == Set{0, 5, 3});
  CHECK(path.steps[1] == Approx(1. / 6.));
  CHECK(path.steps[2] == Approx(.12));
  CHECK(path.errors[2] == Approx(.203961).epsilon(1e-5));
  CHECK(path.errors[5] == Approx(.054251).epsilon(1e-4));
  CHECK(std::set<Position>(path.picks.begin(), path.picks.end()) == std::set<Position>{0, 3, 5});
}

TEST_CASE("toy T: weights set anew at each step come nearer") {
  const std::vector<double> errors = corrective_frank_wolfe(testing::toy().instance(), 6);
  REQUIRE(errors.size() == 6);
  CHECK(errors[0] == Approx(.796994).epsilon(1e-6));  // key 0
  CHECK(errors[1] == Approx(ef(testing::toy(), {0, 5}).value));
  CHECK(errors[2] == Approx(ef(testing::toy(), {0, 3, 5}).value));
  CHECK(errors[2] < frank_wolfe(testing::toy().instance(), 3).errors[2]);
  CHECK(errors[5] == Approx(0).margin(1e-12));
}

TEST_CASE("toy T: the least free-weight error of each size") {
  const Row row = testing::toy();
  const Instance instance = row.instance();
  const FreeBest one = free_best(instance, 1, 1000);
  CHECK(one.value == Approx(.796994).epsilon(1e-6));
  const FreeBest two = free_best(instance, 2, 1000);
  CHECK(two.value == Approx(.067910).epsilon(1e-4));
  CHECK(two.keys == Set{2, 4});
  CHECK(free_best(instance, 3, 1000).value == Approx(0).margin(1e-12));
  CHECK(free_best(testing::example_2_2().instance(), 2, 1000).value == Approx(0).margin(1e-12));
}

TEST_CASE("the least free-weight error equals enumeration, and Frank-Wolfe is above it") {
  Draws draws(66);
  for (int trial = 0; trial < 150; ++trial) {
    const Index n = 5 + draws.below(6);
    const Index s = 1 + draws.below(4);
    const Row row = testing::random_row(draws, n, s + draws.below(5), 2.0 * draws.uniform());
    const Instance instance = row.instance();
    double least = std::numeric_limits<double>::infinity();
    testing::for_each_set(
        n, s, [&](const Set& kept) { least = std::min(least, free_error(instance, kept).value); });
    const FreeBest found = free_best(instance, s, 1'000'000);
    CHECK(found.exact);
    CHECK(found.value == Approx(least).epsilon(1e-9).margin(1e-7 * instance.radius()));
    CHECK(found.lower <= least + 1e-9 * instance.radius());
    CHECK(static_cast<Index>(found.keys.size()) <= s);
    CHECK(frank_wolfe(instance, s).errors.back() >= least * (1 - 1e-9));
    const std::vector<double> corrective = corrective_frank_wolfe(instance, s);
    REQUIRE(static_cast<Index>(corrective.size()) == s);
    CHECK(std::ranges::is_sorted(corrective, std::greater<>()));
    CHECK(corrective.back() >= least * (1 - 1e-9));
    // As many steps as it takes end at the point of the whole hull, mu itself.
    CHECK(corrective_frank_wolfe(instance, 4 * n).back() <= 1e-7 * instance.radius());
    const FreeBest cut = free_best(instance, s, 2);
    CHECK(cut.lower <= least + 1e-9 * instance.radius());
    CHECK(cut.value >= least * (1 - 1e-9));
  }
}
