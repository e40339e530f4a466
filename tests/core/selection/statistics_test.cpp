#include "core/selection/statistics.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/core/support/builders.h"

using namespace kvbudget;

namespace {
constexpr double kInfinity = std::numeric_limits<double>::infinity();
}

TEST_CASE("medians, with infinities among them") {
  CHECK(median({3, 1, 2}) == 2);
  CHECK(median({4, 1, 2, 3}) == 2.5);
  CHECK(median({1, kInfinity, 2}) == 2);
  CHECK(median({1, kInfinity}) == kInfinity);
  CHECK(median({kInfinity, kInfinity}) == kInfinity);
  CHECK(std::isnan(median({})));
}

TEST_CASE("mid-ranks and Spearman's rho of the methods sheet") {
  const std::vector<double> x = {.1, .2, .2, .4, .5};
  const std::vector<double> y = {1, 3, 2, 5, 4};
  CHECK(mid_ranks(x) == std::vector<double>{1, 2.5, 2.5, 4, 5});
  CHECK(spearman(x, y).value() == Approx(.872082).epsilon(1e-6));
  CHECK(spearman(y, y).value() == Approx(1));
  CHECK_FALSE(spearman(x, std::vector<double>(5, 1.0)).has_value());
}

TEST_CASE("AUC of the methods sheet: ties count half") {
  const std::vector<double> scores = {.1, .4, .35, .8, .4};
  CHECK(auc(scores, {false, false, true, true, true}).value() == Approx(.75));
  CHECK_FALSE(auc(scores, std::vector<bool>(5, true)).has_value());
  CHECK_FALSE(auc(scores, std::vector<bool>(5, false)).has_value());
}

TEST_CASE("AUC equals the share of pairs in order") {
  testing::Draws draws(91);
  std::vector<double> scores;
  std::vector<bool> positive;
  for (int i = 0; i < 200; ++i) {
    positive.push_back(draws.uniform() < .3);
    scores.push_back(std::round(4.0 * (draws.normal() + (positive.back() ? .7 : 0.))) / 4.0);
  }
  double won = 0.0;
  double pairs = 0.0;
  for (std::size_t i = 0; i < scores.size(); ++i) {
    for (std::size_t j = 0; j < scores.size(); ++j) {
      if (positive[i] && !positive[j]) {
        pairs += 1.0;
        won += scores[i] > scores[j] ? 1.0 : scores[i] == scores[j] ? .5 : 0.0;
      }
    }
  }
  CHECK(auc(scores, positive).value() == Approx(won / pairs).epsilon(1e-12));
}

TEST_CASE("the bootstrap draws whole clusters") {
  // Two clusters of one value each repeated: a resample's median is 0, 1, or their middle, with
  // chances 1/4, 1/4, 1/2, however many values there are.
  std::vector<double> values;
  std::vector<std::uint32_t> cluster;
  for (std::uint32_t i = 0; i < 100; ++i) {
    values.push_back(i % 2);
    cluster.push_back(i % 2);
  }
  const Interval wide = bootstrap_median(values, cluster, 2, 1).value();
  CHECK(wide.low == 0.0);
  CHECK(wide.high == 1.0);
  // As a cluster each, the same values have a narrow one around the middle.
  for (std::uint32_t i = 0; i < 100; ++i) {
    values[i] = i;
    cluster[i] = i;
  }
  const Interval narrow = bootstrap_median(values, cluster, 100, 1).value();
  CHECK(narrow.low > 30.0);
  CHECK(narrow.low < 46.0);
  CHECK(narrow.high < 70.0);
  CHECK(narrow.high > 54.0);
  const Interval again = bootstrap_median(values, cluster, 100, 1).value();
  CHECK(again.low == narrow.low);
  CHECK(again.high == narrow.high);
  CHECK_FALSE(bootstrap_median(values, std::vector<std::uint32_t>(100, 0), 1, 1).has_value());
}

TEST_CASE("the bootstrap's interval holds the true median of about 95 in 100 samples") {
  testing::Draws draws(92);
  int held = 0;
  for (int trial = 0; trial < 200; ++trial) {
    std::vector<double> values;
    std::vector<std::uint32_t> cluster;
    for (std::uint32_t i = 0; i < 60; ++i) {
      values.push_back(draws.normal());
      cluster.push_back(i);
    }
    const Interval i =
        bootstrap_median(values, cluster, 60, static_cast<std::uint64_t>(trial)).value();
    held += i.low <= 0.0 && 0.0 <= i.high ? 1 : 0;
  }
  // 190 expected, standard deviation 3; small samples miss a little more often.
  CHECK(held > 178);
}

TEST_CASE("Wilson's upper end") {
  CHECK(wilson_upper(0, 100) == Approx(.0369935).epsilon(1e-5));
  CHECK(wilson_upper(50, 100) == Approx(.5961684).epsilon(1e-5));
  CHECK(wilson_upper(10, 10) == Approx(1.0));
}
