#include "core/scenario/band.h"

#include <catch2/catch.hpp>
#include <cmath>

#include "core/base/error.h"
#include "core/scenario/explore.h"

using namespace kvbudget;

namespace {

Scenario small_scenario() {
  Scenario scenario;
  scenario.simulator.frames = 8;
  scenario.simulator.tokens_per_frame = 8;
  scenario.simulator.value_dim = 4;
  scenario.simulator.sinks = {4, 20};
  scenario.simulator.seed = 11;
  scenario.policies = {{"mass", {}}, {"tova", {}}};
  return scenario;
}

bool near(double a, double b) {
  return std::abs(a - b) <= 1e-12 * std::abs(a);
}

bool same(const std::vector<ParetoPoint>& a, const std::vector<ParetoPoint>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
    return x.parameter == y.parameter && x.summary.mean_read == y.summary.mean_read &&
           x.summary.mean_resident == y.summary.mean_resident &&
           near(x.summary.mean_error, y.summary.mean_error) &&
           near(x.summary.max_error, y.summary.max_error);
  });
}

}  // namespace

TEST_CASE("the first draw of a band is the scenario, the next one its next seed", "[band]") {
  const Scenario scenario = small_scenario();
  const auto band = pareto_band(scenario, 3);
  REQUIRE(band);
  REQUIRE(band->draws() == 3);

  ExploreOptions options;
  options.keep_curves = true;
  const auto exploration = explore(scenario, options);
  const Curves& curves = exploration->evaluation.curves;
  const auto looked_up = [&curves](std::vector<ParetoPoint> points, bool window) {
    for (ParetoPoint& point : points) {
      point.summary =
          summarise(curves.series(window ? CurveSetting::window(static_cast<Index>(point.parameter))
                                         : CurveSetting::mass_budget(point.parameter)));
    }
    return points;
  };
  CHECK(same(band->window[0], looked_up(band->window[0], true)));
  CHECK(same(band->mass[0], looked_up(band->mass[0], false)));

  Scenario next = scenario;
  ++next.simulator.seed;
  CHECK(same(band->mass[1], pareto_band(next, 1)->mass[0]));
  CHECK_FALSE(same(band->mass[1], band->mass[0]));
}

TEST_CASE("a band reports its progress and can be cancelled", "[band]") {
  Hooks hooks;
  hooks.threads = 1;
  double last = 0.0;
  bool ascending = true;
  hooks.progressed = [&](double share) {
    ascending = ascending && share >= last;
    last = share;
  };
  REQUIRE(pareto_band(small_scenario(), 2, hooks));
  CHECK(ascending);
  CHECK(last == 1.0);

  hooks.cancelled = [&] { return true; };
  CHECK_FALSE(pareto_band(small_scenario(), 2, hooks));
}

TEST_CASE("a trace has no draws", "[band]") {
  Scenario scenario = small_scenario();
  scenario.trace = TraceSource{};
  CHECK_THROWS_AS(pareto_band(scenario, 8), Error);
}

TEST_CASE("a bundle of curves becomes a band between its extremes", "[band]") {
  const SizeCurve steep = {{1.0, 1.0}, {3.0, 0.01}};
  const SizeCurve level = {{0.0, 0.5}, {4.0, 0.5}};
  const auto band = band_of({steep, level}, 3);
  REQUIRE(band.size() == 3);
  CHECK(band.front().size == 1.0);  // the sizes that both reach
  CHECK(band.back().size == 3.0);
  CHECK(band[0].low == Approx(0.5));
  CHECK(band[0].high == Approx(1.0));
  CHECK(band[1].low == Approx(0.1));  // half-way on a logarithmic scale
  CHECK(band[1].high == Approx(0.5));
  CHECK(band[2].low == Approx(0.01));
}

TEST_CASE("a curve with repeats becomes a function of its size", "[band]") {
  const SizeCurve curve = as_function({{5.0, 0.2}, {1.0, 0.9}, {5.0, 0.1}, {1.0, 1.0}});
  CHECK(curve == SizeCurve{{1.0, 0.9}, {5.0, 0.1}});
  CHECK(band_of({curve, {}}, 10).empty());
  CHECK(band_of({{{2.0, 0.1}}}, 10).empty());  // a single size is no band
  const auto to_zero = band_of({SizeCurve{{0.0, 1.0}, {2.0, 0.0}}}, 3);
  REQUIRE(to_zero.size() == 3);
  CHECK(to_zero[1].low == Approx(0.5));
}
