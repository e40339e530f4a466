#include "core/scenario/comparison.h"

#include <catch2/catch.hpp>
#include <numeric>

using namespace kvbudget;

namespace {

Scenario small() {
  Scenario scenario;
  scenario.simulator.frames = 20;
  scenario.simulator.value_dim = 5;
  scenario.simulator.sinks = {8, 72};
  scenario.policies = {{"window", {}}, {"mass", {}}, {"tova", {{"budget", 20}}}, {"full", {}}};
  return scenario;
}

std::shared_ptr<const Exploration> explored(const Scenario& scenario) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  return std::make_shared<const Exploration>(explore(scenario, options).value());
}

}  // namespace

TEST_CASE("another tau and window are looked up and equal a new exploration") {
  const auto before = explored(small());
  Scenario now = small();
  now.tau = 0.013;
  now.window = 37;
  const Comparison looked_up = compare(before, now);
  const auto anew = explored(now);
  const Comparison computed = compare(anew, now);
  REQUIRE(looked_up.tracks.size() == 4);
  for (std::size_t i = 0; i < looked_up.tracks.size(); ++i) {
    CHECK(looked_up.tracks[i].series == computed.tracks[i].series);
    CHECK(looked_up.tracks[i].series == anew->evaluation.policies[i].series);
  }
  CHECK(looked_up.promise() == 0.013 * before->evaluation.value_range.value());
}

TEST_CASE("a policy that lies on no curve is run alone and equals a new exploration") {
  const auto before = explored(small());
  const Comparison earlier = compare(before, small());
  CHECK(earlier.pending.empty());
  Scenario now = small();
  now.tau = 0.2;
  now.policies[2].parameters["budget"] = 31;
  now.policies.push_back({"h2o", {}});               // never run
  now.policies.push_back({"top", {{"budget", 9}}});  // lies on a curve
  now.policies.push_back({"keyframe_window", {{"window", 6}}});
  const Comparison meanwhile = compare(before, now, &earlier);
  REQUIRE(meanwhile.pending.size() == 3);
  REQUIRE(meanwhile.tracks.size() == 5);
  CHECK(meanwhile.tracks[1].promised_tau == 0.2);
  CHECK(meanwhile.tracks[2].choice == earlier.tracks[2].choice);  // stands in, and says so
  CHECK(meanwhile.tracks[2].series == earlier.tracks[2].series);
  CHECK(meanwhile.kept(2, 100) == earlier.kept(2, 100));

  Hooks hooks;
  hooks.threads = GENERATE(1, 3);
  const auto outcomes = run_choices(*before, meanwhile.pending, hooks);
  REQUIRE(outcomes);
  const Comparison after = compare(before, now, &meanwhile, *outcomes);
  CHECK(after.pending.empty());
  const Comparison anew = compare(explored(now), now);
  REQUIRE(after.tracks.size() == anew.tracks.size());
  for (std::size_t i = 0; i < after.tracks.size(); ++i) {
    CAPTURE(i);
    CHECK(after.tracks[i].choice == anew.tracks[i].choice);
    CHECK(after.tracks[i].series == anew.tracks[i].series);
    CHECK(after.kept(i, 100) == anew.kept(i, 100));
  }
  hooks.cancelled = [] { return true; };
  CHECK_FALSE(run_choices(*before, meanwhile.pending, hooks));
}

TEST_CASE("of two entries of one policy each has its own earlier track") {
  Scenario scenario = small();
  scenario.policies = {{"tova", {{"budget", 10}}}, {"tova", {{"budget", 20}}}};
  const auto exploration = explored(scenario);
  const Comparison earlier = compare(exploration, scenario);
  Scenario now = scenario;
  now.policies[1].parameters["budget"] = 21;
  const Comparison meanwhile = compare(exploration, now, &earlier);
  REQUIRE(meanwhile.tracks.size() == 2);
  CHECK(meanwhile.tracks[0].series == earlier.tracks[0].series);
  CHECK(meanwhile.tracks[1].series == earlier.tracks[1].series);
  CHECK(meanwhile.pending.size() == 1);
  CHECK(compare(exploration, now).tracks.size() == 1);  // nothing earlier: no track yet
}

TEST_CASE("kept sets of a comparison have the series' sizes and masses") {
  const Comparison comparison = compare(explored(small()), small());
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    for (const std::size_t q : {0U, 1U, 50U, 151U}) {
      const auto kept = comparison.kept(i, q);
      const auto row = comparison.row(q);
      double mass = 0.0;
      for (const Position j : kept) {
        mass += row[static_cast<std::size_t>(j)];
      }
      CHECK(static_cast<Index>(kept.size()) == comparison.tracks[i].series.read[q]);
      CHECK(1.0 - mass == Approx(comparison.tracks[i].series.dropped[q]).margin(1e-13));
      const Identity identity = comparison.identity(i, q);
      CHECK(identity.measured == Approx(comparison.tracks[i].series.error[q]).margin(1e-13));
      CHECK(identity.residual <= identity.rounding);
    }
  }
}

TEST_CASE("the matched window has the mean size nearest to the mass budget's") {
  const Comparison comparison = compare(explored(small()), small());
  const auto mean_of = [&](Index window) {
    double sum = 0.0;
    for (const Position t : comparison.queries()) {
      sum += static_cast<double>(std::min<Index>(t + 1, window));
    }
    return sum / static_cast<double>(comparison.queries().size());
  };
  const double target = comparison.tracks[1].summary.mean_read;
  Index best = 1;
  for (Index window = 1; window <= 160; ++window) {
    if (std::abs(mean_of(window) - target) < std::abs(mean_of(best) - target)) {
      best = window;
    }
  }
  CHECK(comparison.matched_window == best);
  Scenario matched = small();
  matched.window_matched = true;
  CHECK(explore(matched)->window == best);
  CHECK(comparison.ratio_at_matched > 1.0);
}

TEST_CASE("matched sizes at the ends") {
  const std::vector<Position> queries = {3, 4, 5, 6};
  CHECK(matched_window(queries, 0.0) == 1);
  CHECK(matched_window(queries, 1e9) == 7);
  CHECK(matched_window(queries, 2.0) == 2);
}

TEST_CASE("Pareto points are the settings' own summaries") {
  const auto exploration = explored(small());
  const Curves& curves = exploration->evaluation.curves;
  REQUIRE(exploration->window_curve.size() > 20);
  for (const ParetoPoint& point : exploration->window_curve) {
    const auto setting = CurveSetting::window(static_cast<Index>(point.parameter));
    CHECK(point.summary.mean_error == summarise(curves.series(setting)).mean_error);
  }
  CHECK(exploration->window_curve.front().parameter == 1.0);
  CHECK(exploration->window_curve.back().parameter == 160.0);
  CHECK(exploration->window_curve.back().summary.max_error == 0.0);
  REQUIRE(exploration->mass_curve.size() > 20);
  for (const ParetoPoint& point : exploration->mass_curve) {
    const auto setting = CurveSetting::mass_budget(point.parameter);
    CHECK(point.summary.mean_error == summarise(curves.series(setting)).mean_error);
  }
  CHECK(exploration->mass_curve.front().parameter == 0.5);
  CHECK(exploration->mass_curve.back().parameter == Approx(1e-4));
}
