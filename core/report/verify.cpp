#include "core/report/verify.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/report/verify_checks.h"
#include "core/rollout/identity.h"
#include "core/scenario/sweep.h"

namespace kvbudget {
namespace {

// Error of a window of mean size `cache`, linear between the windows' own sizes; nothing outside.
std::optional<double> window_error_at(std::vector<VerifyReport::ParetoRow> windows, double cache) {
  std::ranges::sort(windows, {}, &VerifyReport::ParetoRow::mean_cache);
  for (std::size_t i = 1; i < windows.size(); ++i) {
    const auto& a = windows[i - 1];
    const auto& b = windows[i];
    if (a.mean_cache <= cache && cache <= b.mean_cache && a.mean_cache < b.mean_cache) {
      const double share = (cache - a.mean_cache) / (b.mean_cache - a.mean_cache);
      return a.mean_error + share * (b.mean_error - a.mean_error);
    }
  }
  return std::nullopt;
}

double median(std::vector<double> x) {
  if (x.empty()) {
    return 0.0;
  }
  std::ranges::sort(x);
  const std::size_t half = x.size() / 2;
  return x.size() % 2 == 1 ? x[half] : 0.5 * (x[half - 1] + x[half]);
}

VerifyReport::ParetoRow pareto_row(double parameter, const QuerySeries& series) {
  const Summary s = summarise(series);
  return {parameter, s.mean_read, s.mean_error, s.max_error, s.mean_dropped};
}

void tabulate(const Exploration& e, VerifyReport& report) {
  const Scenario& scenario = report.scenario;
  for (std::size_t i = 0; i < scenario.windows.size(); ++i) {
    report.windows.push_back(
        pareto_row(static_cast<double>(scenario.windows[i]), e.window_series(i)));
  }
  for (std::size_t i = 0; i < scenario.taus.size(); ++i) {
    const auto row = pareto_row(scenario.taus[i], e.mass_series(i));
    report.masses.push_back(row);
    const double limit = row.parameter * report.value_range;
    report.bound.push_back({row.parameter, row.mean_cache, row.max_error, limit,
                            budget_holds(e.mass_series(i), row.parameter, report.value_range)});
  }
}

// The extra settings: the current window and tau, then the ratio's taus.
std::vector<CurveSetting> extra_settings(const Scenario& scenario, Index window) {
  std::vector<CurveSetting> settings = {CurveSetting::window(window),
                                        CurveSetting::mass_budget(scenario.tau)};
  for (const double tau : kRatioTaus) {
    settings.push_back(CurveSetting::mass_budget(tau));
  }
  return settings;
}

void compare_at_matched_cache(const Exploration& e, VerifyReport& report) {
  for (std::size_t i = 0; i < std::size(kRatioTaus); ++i) {
    const Summary mass = summarise(e.more_series(2 + i));
    const auto window = window_error_at(report.windows, mass.mean_read);
    if (window && mass.mean_error > 0.0) {
      report.ratios.push_back(*window / mass.mean_error);
    }
  }
  report.ratio_median = median(report.ratios);
  report.ratio_min = report.ratios.empty() ? 0.0 : std::ranges::min(report.ratios);
}

void sweep_sinks(const Engine& engine, int threads, VerifyReport& report) {
  Scenario scenario = report.scenario;
  scenario.window = report.window;
  scenario.window_matched = false;
  SweepWork work;
  work.engine = engine;
  work.visit = [&](const SweepPoint& point, const Exploration& window, const Exploration& mass) {
    const std::string at = " at sink boost " + shortest(point.value);
    check_setting(window, "window " + std::to_string(point.window) + at, window.window_series(0),
                  std::nullopt, report.violations);
    check_setting(mass, "tau " + shortest(scenario.tau) + at, mass.mass_series(0), scenario.tau,
                  report.violations);
  };
  Hooks hooks;
  hooks.threads = threads;
  const auto swept = sweep(scenario, "sink_boost",
                           {std::begin(kSweepBoosts), std::end(kSweepBoosts)}, hooks, work);
  if (!swept) {
    throw Error("the evaluation was cancelled");
  }
  for (const SweepPoint& point : swept->points) {
    report.sink_sweep.push_back({point.value, point.window_side.mean_error,
                                 point.window_side.max_error, point.mass_side.mean_error,
                                 point.mass_side.max_error});
  }
}

}  // namespace

VerifyReport verify(const Scenario& scenario, const Engine& engine, int threads) {
  ExploreOptions options;
  options.threads = threads;
  options.keep_kept_sets = true;
  VerifyReport report;
  report.scenario = scenario;
  report.window = scenario.window;
  if (scenario.window_matched) {
    const auto first = engine(scenario, options);
    report.window = first ? first->window : scenario.window;
  }
  options.more_settings = extra_settings(scenario, report.window);
  const auto e = engine(scenario, options);
  if (!e) {
    throw Error("the evaluation was cancelled");
  }
  report.tokens = e->evaluation.tokens;
  report.queries = static_cast<Index>(e->evaluation.queries.size());
  report.has_errors = e->evaluation.value_range.has_value();
  report.value_range = e->evaluation.value_range.value_or(0.0);
  tabulate(*e, report);
  check_all(*e, report);
  if (report.has_errors) {
    compare_at_matched_cache(*e, report);
    const Summary window = summarise(e->more_series(0));
    const Summary mass = summarise(e->more_series(1));
    report.tail_window_max = window.max_error;
    report.tail_mass_max = mass.max_error;
    report.tail_ratio = mass.max_error > 0.0 ? window.max_error / mass.max_error : 0.0;
  }
  if (!scenario.trace) {
    sweep_sinks(engine, threads, report);
  }
  return report;
}

}  // namespace kvbudget
