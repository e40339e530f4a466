#include "core/report/pareto_output.h"

#include <algorithm>

#include "core/policies/registry.h"
#include "core/rollout/pareto.h"

namespace kvbudget {
namespace {

// Rows begin with policy and parameter; the rest is the same for all.
std::vector<Table::Cell> cells(const Exploration& e, const std::string& policy,
                               Table::Cell parameter, const QuerySeries& series) {
  const Summary s = summarise(series);
  const double bytes = bytes_per_token(e.scenario, *e.attention);
  const bool has_errors = e.evaluation.value_range.has_value();
  const auto error = [&](double x) { return has_errors ? Table::Cell(x) : Table::Cell(); };
  return {policy,
          std::move(parameter),
          s.mean_read,
          s.peak_read,
          s.mean_resident,
          s.peak_resident,
          s.mean_read * bytes,
          s.mean_resident * bytes,
          s.peak_resident * bytes,
          error(s.mean_error),
          error(s.max_error),
          s.mean_dropped,
          s.max_dropped};
}

}  // namespace

std::vector<CurveSetting> pareto_settings(const Scenario& scenario, Index tokens, int points) {
  std::vector<CurveSetting> windows = spread_windows(tokens, points);
  for (const Index size : scenario.windows) {
    windows.push_back(CurveSetting::window(size));
  }
  std::vector<CurveSetting> masses = spread_taus(0.5, 1e-4, points);
  for (const double tau : scenario.taus) {
    masses.push_back(CurveSetting::mass_budget(tau));
  }
  for (auto* settings : {&windows, &masses}) {
    std::ranges::sort(*settings, {}, parameter_of);
    const auto same = [](const CurveSetting& x, const CurveSetting& y) {
      return parameter_of(x) == parameter_of(y);
    };
    settings->erase(std::unique(settings->begin(), settings->end(), same), settings->end());
  }
  std::ranges::reverse(masses);  // both lists from the smallest cache to the largest
  windows.insert(windows.end(), masses.begin(), masses.end());
  return windows;
}

Table pareto_table(const Exploration& e, const std::vector<CurveSetting>& settings) {
  Table table({{"policy", ""},
               {"parameter", ""},
               {"mean_read", "tokens"},
               {"peak_read", "tokens"},
               {"mean_resident", "tokens"},
               {"peak_resident", "tokens"},
               {"mean_read_bytes", "bytes"},
               {"mean_resident_bytes", "bytes"},
               {"peak_resident_bytes", "bytes"},
               {"mean_error", ""},
               {"max_error", ""},
               {"mean_dropped_mass", ""},
               {"max_dropped_mass", ""}});
  for (std::size_t i = 0; i < settings.size(); ++i) {
    const bool mass = settings[i].tau >= 0.0;
    table.add(cells(e, mass ? "mass" : "window", parameter_of(settings[i]), e.more_series(i)));
  }
  for (const PolicyOutcome& outcome : e.evaluation.policies) {
    const auto setting = outcome.choice.curve();
    const bool on_a_curve = setting && (setting->tau >= 0.0 || outcome.choice.info->id == "window");
    if (!on_a_curve) {
      table.add(cells(e, describe(outcome.choice), Table::Cell(), outcome.series));
    }
  }
  return table;
}

}  // namespace kvbudget
