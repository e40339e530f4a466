#include "core/scenario/explore.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iterator>

#include "core/attention/trace_attention.h"
#include "core/base/error.h"

namespace kvbudget {
namespace {

constexpr int kParetoPoints = 72;
constexpr double kLargestTau = 0.5;
constexpr double kSmallestTau = 1e-4;

double mean_window_size(const std::vector<Position>& queries, Index window) {
  double sum = 0.0;
  for (const Position t : queries) {
    sum += static_cast<double>(std::min<Index>(t + 1, window));
  }
  return sum / static_cast<double>(queries.size());
}

// "matched" needs the mass budget's sizes before the policies that take the window's size can run.
std::optional<Index> settled_window(const Scenario& scenario, const Attention& attention,
                                    const EvaluationPlan& plan) {
  if (!scenario.window_matched) {
    return scenario.window;
  }
  EvaluationPlan sizes;
  sizes.queries = plan.queries;
  sizes.readout = plan.readout;
  sizes.settings = {CurveSetting::mass_budget(scenario.tau)};
  sizes.threads = plan.threads;
  sizes.cancelled = plan.cancelled;
  const auto result = evaluate(attention, sizes);
  return result
             ? std::optional(matched_window(plan.queries, summarise(result->settings[0]).mean_read))
             : std::nullopt;
}

std::vector<Position> queries_of(const Scenario& scenario, const Attention& attention) {
  if (scenario.first_query >= attention.tokens()) {
    throw Error("'first_query' must be a query of the trace, 0 to " +
                std::to_string(attention.tokens() - 1) + ", not " +
                std::to_string(scenario.first_query));
  }
  return queries_from(attention.tokens(), scenario.first_query, scenario.query_stride);
}

// Windows, then mass budgets.
std::vector<CurveSetting> pareto_settings(Index tokens) {
  std::vector<CurveSetting> settings = spread_windows(tokens, kParetoPoints);
  std::ranges::copy(spread_taus(kLargestTau, kSmallestTau, kParetoPoints),
                    std::back_inserter(settings));
  return settings;
}

void keep_pareto_curves(Exploration& result, const std::vector<CurveSetting>& settings) {
  for (std::size_t i = 0; i < settings.size(); ++i) {
    (settings[i].tau >= 0.0 ? result.mass_curve : result.window_curve)
        .push_back({parameter_of(settings[i]), result.evaluation.summaries[i]});
  }
}

bool same_attention(const Scenario& a, const Scenario& b) {
  return a.trace == b.trace && (a.trace || a.simulator == b.simulator);
}

}  // namespace

std::shared_ptr<const Attention> make_attention(const Scenario& scenario,
                                                const Exploration* earlier, const Hooks& hooks) {
  if (earlier != nullptr && same_attention(earlier->scenario, scenario)) {
    return earlier->attention;
  }
  if (!scenario.trace) {
    const auto* simulated = earlier != nullptr
                                ? dynamic_cast<const SimulatedAttention*>(earlier->attention.get())
                                : nullptr;
    return std::make_shared<SimulatedAttention>(scenario.simulator, simulated);
  }
  const Trace trace = Trace::open(scenario.trace->path);
  auto cell = trace.cell(scenario.trace->layer, scenario.trace->head, hooks);
  return cell ? std::make_shared<const TraceAttention>(trace.info(), std::move(*cell)) : nullptr;
}

Index matched_window(const std::vector<Position>& queries, double mean_size) {
  // The mean size grows with the window: bisection finds the first window at least as large.
  Index low = 1;
  Index high = queries.empty() ? 1 : Index{queries.back()} + 1;
  while (low < high) {
    const Index middle = low + (high - low) / 2;
    if (mean_window_size(queries, middle) >= mean_size) {
      high = middle;
    } else {
      low = middle + 1;
    }
  }
  const bool smaller_is_nearer = low > 1 && mean_size - mean_window_size(queries, low - 1) <
                                                mean_window_size(queries, low) - mean_size;
  return smaller_is_nearer ? low - 1 : low;
}

double bytes_per_token(const Scenario& scenario, const Attention& attention) {
  const Index value_dim =
      attention.values().empty() ? scenario.simulator.value_dim : attention.values().dim();
  const Index key_dim = scenario.key_dim > 0 ? scenario.key_dim : value_dim;
  return static_cast<double>((key_dim + value_dim) * scenario.element_bytes);
}

std::optional<Exploration> explore(const Scenario& scenario, const ExploreOptions& options) {
  const auto start = std::chrono::steady_clock::now();
  Exploration result;
  result.scenario = scenario;
  // Reading a trace takes the first half of the progress.
  const bool reads = scenario.trace && !options.attention;
  const auto half = [&options](double from) -> std::function<void(double)> {
    if (!options.progressed) {
      return {};
    }
    return [&options, from](double share) { options.progressed(from + 0.5 * share); };
  };
  result.attention =
      options.attention
          ? options.attention
          : make_attention(scenario, nullptr, {options.threads, options.cancelled, half(0.0)});
  if (!result.attention) {
    return std::nullopt;
  }
  EvaluationPlan plan;
  plan.queries = queries_of(scenario, *result.attention);
  plan.readout = scenario.readout;
  plan.keep_curves = options.keep_curves;
  plan.keep_kept_sets = options.keep_kept_sets;
  plan.threads = options.threads;
  plan.cancelled = options.cancelled;
  plan.progressed = reads ? half(0.5) : options.progressed;
  for (const Index window : scenario.windows) {
    plan.settings.push_back(CurveSetting::window(window));
  }
  for (const double tau : scenario.taus) {
    plan.settings.push_back(CurveSetting::mass_budget(tau));
  }
  plan.settings.insert(plan.settings.end(), options.more_settings.begin(),
                       options.more_settings.end());
  if (options.keep_curves) {
    plan.summaries = pareto_settings(result.attention->tokens());
  }
  const std::optional<Index> window = settled_window(scenario, *result.attention, plan);
  if (!window) {
    return std::nullopt;
  }
  result.window = *window;
  plan.policies = policy_choices(scenario, *window);
  std::optional<Evaluation> evaluation = evaluate(*result.attention, plan);
  if (!evaluation) {
    return std::nullopt;
  }
  result.evaluation = std::move(*evaluation);
  if (options.keep_curves) {
    keep_pareto_curves(result, plan.summaries);
  }
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return result;
}

}  // namespace kvbudget
