#include "core/scenario/sweep.h"

#include "core/base/error.h"
#include "core/scenario/explore.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

bool is_swept_key(const std::string& key) {
  return key == "sink_boost" || key == "recency";
}

SweepSide side_of(const QuerySeries& series) {
  const Summary summary = summarise(series);
  return {summary.mean_error, summary.max_error, summary.mean_read, summary.peak_read};
}

// The scenario at one value, with nothing listed but the two settings that a sweep compares.
Scenario at_value(Scenario scenario, const ScenarioKey& key, double value) {
  key.set(scenario, value);
  scenario.policies.clear();
  scenario.windows.clear();
  scenario.taus = {scenario.tau};
  if (!scenario.window_matched) {
    scenario.windows = {scenario.window};
  }
  // Not left to explore(), which would find the mass budget's sizes once more.
  scenario.window_matched = false;
  return scenario;
}

std::optional<Exploration> run(const Scenario& scenario, const Hooks& hooks,
                               std::shared_ptr<const Attention> attention) {
  ExploreOptions options;
  options.threads = hooks.threads;
  options.cancelled = hooks.cancelled;
  options.attention = std::move(attention);
  return explore(scenario, options);
}

}  // namespace

bool can_sweep(const Scenario& scenario, const std::string& key) {
  return !scenario.trace && is_swept_key(key);
}

std::optional<Sweep> sweep(const Scenario& scenario, const std::string& key,
                           const std::vector<double>& values, const Hooks& hooks) {
  if (!is_swept_key(key)) {
    throw Error("a sweep is over 'sink_boost' or 'recency', not '" + key + "'");
  }
  if (scenario.trace) {
    throw Error("a sweep over '" + key +
                "' needs the simulator; a trace's attention is as captured");
  }
  check_scenario(scenario);
  const ScenarioKey& scenario_key = *find_scenario_key(key);
  Sweep result;
  result.key = key;
  result.tau = scenario.tau;
  std::vector<Scenario> scenarios;
  scenarios.reserve(values.size());
  for (const double value : values) {  // all are checked before the first is run
    scenarios.push_back(at_value(scenario, scenario_key, value));
  }
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto explored = run(scenarios[i], hooks, nullptr);
    if (!explored) {
      return std::nullopt;
    }
    SweepPoint point{values[i], scenario.window, {}, side_of(explored->mass_series(0))};
    if (!scenario.window_matched) {
      point.window_side = side_of(explored->window_series(0));
    } else {
      Scenario matched = scenarios[i];
      matched.window = matched_window(explored->evaluation.queries, point.mass_side.mean_read);
      matched.taus.clear();
      matched.windows = {matched.window};
      const auto second = run(matched, hooks, explored->attention);
      if (!second) {
        return std::nullopt;
      }
      point.window = matched.window;
      point.window_side = side_of(second->window_series(0));
    }
    result.promise = scenario.tau * explored->evaluation.value_range.value_or(0.0);
    if (!result.window_breaks && point.window_side.max_error > result.promise) {
      result.window_breaks = i;
    }
    result.points.push_back(point);
    hooks.report(static_cast<double>(i + 1) / static_cast<double>(values.size()));
  }
  return result;
}

std::vector<double> even_values(double from, double to, int steps) {
  std::vector<double> values;
  for (int i = 0; i < steps; ++i) {
    const double share = steps > 1 ? static_cast<double>(i) / (steps - 1) : 0.0;
    values.push_back(i == steps - 1 && steps > 1 ? to : from + (to - from) * share);
  }
  return values;
}

}  // namespace kvbudget
