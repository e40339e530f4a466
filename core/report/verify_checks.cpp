#include "core/report/verify_checks.h"

#include <algorithm>
#include <cmath>

#include "core/base/numbers.h"
#include "core/policies/registry.h"
#include "core/rollout/identity.h"

namespace kvbudget {
namespace {

// Bounds are compared with what rounding may do to either side: sums of at most 2^20 weights err by
// less than 1e-10 relative, and an error of rounding size may stand beside a bound of 0.
constexpr double kRelative = 1e-10;
constexpr double kAbsolute = 1e-12;  // of the value range

bool within(double x, double limit, double range) {
  return x <= limit * (1.0 + kRelative) + kAbsolute * range;
}

// The engine's error against the directly summed one.
constexpr double kAgreement = 1e-9;
// The direct sums are plain loops; beyond this many multiply-adds a setting, rows are sampled
// evenly.
constexpr double kMostWork = 4e8;

std::vector<Position> kept_at(const CurveSetting& setting, Position t,
                              std::span<const double> row) {
  std::vector<Position> order(row.size());
  for (std::size_t j = 0; j < order.size(); ++j) {
    order[j] = static_cast<Position>(j);
  }
  if (setting.order == CurveSetting::Order::time) {
    const Index first = std::max<Index>(0, t + 1 - setting.size);
    order.erase(order.begin(), order.begin() + first);
    return order;
  }
  // Heaviest first, the newer of equals first, until the rest weighs at most tau.
  std::ranges::sort(order, [&](Position a, Position b) {
    const double wa = row[static_cast<std::size_t>(a)];
    const double wb = row[static_cast<std::size_t>(b)];
    return wa != wb ? wa > wb : a > b;
  });
  double rest = 0.0;
  std::size_t size = order.size();
  while (size > 1) {
    rest += row[static_cast<std::size_t>(order[size - 1])];
    if (rest > setting.tau * (1.0 + 1e-12)) {
      break;
    }
    --size;
  }
  order.resize(size);
  std::ranges::sort(order);
  return order;
}

void check_identity(const Exploration& e, const CurveSetting& setting, const QuerySeries& series,
                    VerifyReport& report) {
  const auto& queries = e.evaluation.queries;
  const double work = static_cast<double>(queries.size()) *
                      static_cast<double>(e.evaluation.tokens * e.attention->values().dim());
  const auto step = static_cast<std::size_t>(std::ceil(work / kMostWork));
  std::vector<double> row;
  for (std::size_t q = 0; q < queries.size(); q += step) {
    row.resize(static_cast<std::size_t>(queries[q]) + 1);
    e.attention->row(queries[q], row);
    const Identity id = identity_of(row, e.attention->values(), kept_at(setting, queries[q], row),
                                    e.evaluation.readout);
    ++report.identity_rows;
    report.identity_residual = std::max(report.identity_residual, id.residual);
    report.identity_share = std::max(report.identity_share, id.residual / id.rounding);
    if (id.residual > id.rounding) {
      report.violations.push_back({"error " + rounded(id.measured, 6) +
                                       " is not dropped mass times gap, " + rounded(id.product, 6),
                                   queries[q]});
    }
    if (std::abs(id.measured - series.error[q]) > kAgreement * report.value_range) {
      report.violations.push_back({"the engine's error " + rounded(series.error[q], 6) +
                                       " is not the directly summed " + rounded(id.measured, 6),
                                   queries[q]});
    }
  }
}

}  // namespace

bool budget_holds(const QuerySeries& series, double tau, double value_range) {
  for (std::size_t q = 0; q < series.dropped.size(); ++q) {
    const double error = series.error.empty() ? 0.0 : series.error[q];
    if (!within(series.dropped[q], tau, 0.0) || !within(error, tau * value_range, value_range)) {
      return false;
    }
  }
  return true;
}

void check_setting(const Exploration& exploration, const std::string& setting,
                   const QuerySeries& series, std::optional<double> tau,
                   std::vector<VerifyReport::Violation>& violations) {
  const double range = exploration.evaluation.value_range.value_or(0.0);
  for (std::size_t q = 0; q < series.dropped.size(); ++q) {
    const Position query = exploration.evaluation.queries[q];
    const double m = series.dropped[q];
    if (tau && !within(m, *tau, 0.0)) {
      violations.push_back({setting + " drops mass " + rounded(m, 6), query});
    }
    if (series.error.empty()) {
      continue;
    }
    const double error = series.error[q];
    if (!within(error, m * range, range)) {
      violations.push_back({setting + " has error " + rounded(error, 6) +
                                ", over dropped mass times value range, " + rounded(m * range, 6),
                            query});
    }
    if (tau && !within(error, *tau * range, range)) {
      violations.push_back({setting + " has error " + rounded(error, 6) +
                                ", over tau times value range, " + rounded(*tau * range, 6),
                            query});
    }
    if (series.read[q] < 1 || series.resident[q] < series.read[q]) {
      violations.push_back({setting + " reads " + std::to_string(series.read[q]) +
                                " tokens and stores " + std::to_string(series.resident[q]),
                            query});
    }
  }
}

void check_all(const Exploration& e, VerifyReport& report) {
  const Scenario& scenario = report.scenario;
  for (std::size_t i = 0; i < scenario.windows.size(); ++i) {
    check_setting(e, "window " + std::to_string(scenario.windows[i]), e.window_series(i),
                  std::nullopt, report.violations);
  }
  for (std::size_t i = 0; i < scenario.taus.size(); ++i) {
    check_setting(e, "tau " + shortest(scenario.taus[i]), e.mass_series(i), scenario.taus[i],
                  report.violations);
  }
  for (const PolicyOutcome& outcome : e.evaluation.policies) {
    const auto setting = outcome.choice.curve();
    check_setting(e, describe(outcome.choice), outcome.series,
                  setting && setting->tau >= 0.0 ? std::optional(setting->tau) : std::nullopt,
                  report.violations);
  }
  if (report.has_errors) {
    check_identity(e, CurveSetting::window(report.window), e.more_series(0), report);
    check_identity(e, CurveSetting::mass_budget(scenario.tau), e.more_series(1), report);
  }
}

}  // namespace kvbudget
