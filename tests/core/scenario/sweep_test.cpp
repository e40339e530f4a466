#include "core/scenario/sweep.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <mutex>

#include "core/base/error.h"
#include "tests/core/support/small_scenario.h"

using namespace kvbudget;

namespace {

// One value by the way the rest of the program goes.
SweepPoint naive_point(Scenario scenario, double boost) {
  scenario.simulator.sink_boost = boost;
  scenario.policies = {{"window", {}}, {"mass", {}}};
  const Comparison comparison = *testing::comparison_of(scenario);
  const auto side = [](const Summary& s) {
    return SweepSide{s.mean_error, s.max_error, s.mean_read, s.peak_read};
  };
  return {boost, comparison.window, side(comparison.tracks[0].summary),
          side(comparison.tracks[1].summary)};
}

// A row's last bits depend on where its buffer lies.
void check_side(const SweepSide& side, const SweepSide& expected) {
  CHECK(side.mean_error == Approx(expected.mean_error).epsilon(1e-12));
  CHECK(side.max_error == Approx(expected.max_error).epsilon(1e-12));
  CHECK(side.mean_read == expected.mean_read);
  CHECK(side.peak_read == expected.peak_read);
}

}  // namespace

TEST_CASE("a sweep equals one comparison a value", "[sweep]") {
  Scenario scenario = testing::small_scenario_of_all_kinds();
  scenario.window_matched = GENERATE(false, true);
  scenario.readout = GENERATE(Readout::zero_fill, Readout::renormalised);
  const std::vector<double> values = {0.0, 2.5, 6.0, 12.0};
  const auto result = sweep(scenario, "sink_boost", values);
  REQUIRE(result);
  REQUIRE(result->points.size() == values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    const SweepPoint expected = naive_point(scenario, values[i]);
    CHECK(result->points[i].value == values[i]);
    CHECK(result->points[i].window == expected.window);
    check_side(result->points[i].window_side, expected.window_side);
    check_side(result->points[i].mass_side, expected.mass_side);
  }
  CHECK(result->promise == testing::comparison_of(scenario)->promise());
  CHECK(result->tau == scenario.tau);
}

TEST_CASE("the first value that breaks the promise", "[sweep]") {
  Scenario scenario;
  scenario.simulator.seed = 6;
  const auto result = sweep(scenario, "sink_boost", even_values(0.0, 8.0, 17));
  REQUIRE(result);
  REQUIRE(result->window_breaks);
  const std::size_t breaks = *result->window_breaks;
  REQUIRE(breaks > 0);
  CHECK(result->points[breaks].window_side.max_error > result->promise);
  for (std::size_t i = 0; i < result->points.size(); ++i) {
    CHECK(result->points[i].mass_side.max_error <= result->promise);
    if (i < breaks) {
      CHECK(result->points[i].window_side.max_error <= result->promise);
    }
  }
}

TEST_CASE("a sweep over recency", "[sweep]") {
  const auto result = sweep(testing::small_scenario_of_all_kinds(), "recency", {0.0, 0.2, 1.0});
  REQUIRE(result);
  CHECK(result->points[0].window_side.mean_error > result->points[2].window_side.mean_error);
}

TEST_CASE("a sweep reports and can be cancelled", "[sweep]") {
  std::mutex mutex;
  std::vector<double> shares;
  Hooks hooks;
  hooks.progressed = [&](double share) {
    const std::lock_guard lock(mutex);
    shares.push_back(share);
  };
  REQUIRE(sweep(testing::small_scenario_of_all_kinds(), "sink_boost", {0.0, 6.0}, hooks));
  REQUIRE(shares.size() > 2);  // within a value too
  CHECK(shares.back() == 1.0);
  CHECK(std::ranges::count(shares, 0.5) >= 1);
  CHECK(*std::ranges::min_element(shares) < 0.5);
  shares.clear();
  hooks.cancelled = [&] {
    const std::lock_guard lock(mutex);
    return shares.size() > 2;
  };
  CHECK_FALSE(sweep(testing::small_scenario_of_all_kinds(), "sink_boost", {0.0, 6.0, 8.0}, hooks));
}

TEST_CASE("what cannot be swept is refused by name", "[sweep]") {
  Scenario scenario = testing::small_scenario_of_all_kinds();
  CHECK_THROWS_WITH(sweep(scenario, "noise", {0.0}), Catch::Contains("'noise'"));
  CHECK_THROWS_WITH(sweep(scenario, "sink_boost", {6.0, 21.0}), Catch::Contains("from 0 to 20"));
  CHECK_THROWS_WITH(sweep(scenario, "recency", {-0.1}), Catch::Contains("'recency'"));
  scenario.trace = TraceSource{"some.npz", 0, 0};
  CHECK_THROWS_WITH(sweep(scenario, "sink_boost", {6.0}), Catch::Contains("simulator"));
  CHECK_FALSE(can_sweep(scenario, "sink_boost"));
}

TEST_CASE("even values hit both ends exactly", "[sweep]") {
  CHECK(even_values(0.0, 12.0, 25)[1] == 0.5);
  CHECK(even_values(0.1, 0.3, 7).back() == 0.3);
  CHECK(even_values(2.0, 5.0, 1) == std::vector<double>{2.0});
  CHECK(even_values(2.0, 5.0, 0).empty());
}
