#include "core/scenario/sweep.h"

#include "core/base/error.h"
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

// One value's runs, each of which is a part of the sweep's progress.
class Runner {
 public:
  Runner(const Hooks& hooks, const Engine& engine, std::size_t values)
      : m_hooks(hooks), m_engine(engine), m_values(static_cast<double>(values)) {}

  [[nodiscard]] std::optional<Exploration> run(const Scenario& scenario, double from, double to,
                                               std::shared_ptr<const Attention> attention) const {
    ExploreOptions options;
    options.threads = m_hooks.threads;
    options.cancelled = m_hooks.cancelled;
    options.attention = std::move(attention);
    options.progressed = [&, from, to](double share) {
      m_hooks.report((from + share * (to - from)) / m_values);
    };
    return m_engine(scenario, options);
  }

 private:
  const Hooks& m_hooks;
  const Engine& m_engine;
  double m_values;
};

}  // namespace

bool can_sweep(const Scenario& scenario, const std::string& key) {
  return !scenario.trace && is_swept_key(key);
}

std::optional<Sweep> sweep(const Scenario& scenario, const std::string& key,
                           const std::vector<double>& values, const Hooks& hooks,
                           const SweepWork& work) {
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
  const Runner runner(hooks, work.engine, values.size());
  for (std::size_t i = 0; i < values.size(); ++i) {
    const auto begin = static_cast<double>(i);
    const double end_of_first = scenario.window_matched ? begin + 0.5 : begin + 1.0;
    const auto mass = runner.run(scenarios[i], begin, end_of_first, nullptr);
    if (!mass) {
      return std::nullopt;
    }
    SweepPoint point{values[i], scenario.window, {}, side_of(mass->mass_series(0))};
    std::optional<Exploration> matched;
    if (scenario.window_matched) {
      Scenario at_size = scenarios[i];
      at_size.window = matched_window(mass->evaluation.queries, point.mass_side.mean_read);
      at_size.taus.clear();
      at_size.windows = {at_size.window};
      matched = runner.run(at_size, end_of_first, begin + 1.0, mass->attention);
      if (!matched) {
        return std::nullopt;
      }
      point.window = at_size.window;
    }
    const Exploration& window = matched ? *matched : *mass;
    point.window_side = side_of(window.window_series(0));
    if (work.visit) {
      work.visit(point, window, *mass);
    }
    result.promise = scenario.tau * mass->evaluation.value_range.value_or(0.0);
    if (!result.window_breaks && point.window_side.max_error > result.promise) {
      result.window_breaks = i;
    }
    result.points.push_back(point);
    hooks.report((begin + 1.0) / static_cast<double>(values.size()));
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
