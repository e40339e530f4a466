#include "core/rollout/evaluate.h"

#include <algorithm>
#include <atomic>
#include <memory>

#include "core/base/threads.h"
#include "core/rollout/policy_run.h"
#include "core/rollout/row_evaluator.h"
#include "core/rollout/setting_costs.h"

namespace kvbudget {
namespace {

using Order = CurveSetting::Order;

// Kept sets of the evicting policies, found before the queries are scored because a policy must see
// every query in turn. Policies run beside one another.
bool run_evicting_policies(const Attention& attention, const EvaluationPlan& plan,
                           std::vector<PolicyOutcome>& outcomes) {
  const auto count = static_cast<Index>(outcomes.size());
  const auto must_run = [](const PolicyOutcome& outcome) {
    return outcome.choice.info->evicts && !outcome.choice.curve();
  };
#pragma omp parallel for schedule(dynamic) \
    num_threads(thread_count(plan.threads)) if (std::ranges::count_if(outcomes, must_run) > 1)
  for (Index i = 0; i < count; ++i) {
    PolicyOutcome& outcome = outcomes[static_cast<std::size_t>(i)];
    if (must_run(outcome)) {
      outcome.kept = run_evicting(attention, outcome.choice, plan.queries, plan.cancelled);
    }
  }
  return !(plan.cancelled && plan.cancelled());
}

// One thread's way through its queries.
class Worker {
 public:
  Worker(const Attention& attention, const EvaluationPlan& plan, Evaluation& result,
         SettingCosts& costs)
      : m_plan(plan), m_result(result), m_costs(costs), m_row(attention, plan.readout) {
    m_with_errors = !attention.values().empty();
    for (const PolicyOutcome& outcome : result.policies) {
      const bool chooses_again = !outcome.choice.info->evicts && !outcome.choice.curve();
      m_policies.push_back(chooses_again ? outcome.choice.make(context_of(attention)) : nullptr);
    }
  }

  void score(std::size_t q) {
    const Position t = m_plan.queries[q];
    m_row.load(t);
    m_result.curves.empty() ? m_scratch.prepare(t, m_with_errors) : keep_curves(q);
    for (const Order order : {Order::time, Order::mass}) {
      if (needs(order)) {
        const CurveView curve = compute(order, q);
        score_settings(q, t, order, curve);
        m_costs.look_up(q, order, curve);
      }
    }
    for (std::size_t i = 0; i < m_policies.size(); ++i) {
      score_policy(i, q, t);
    }
  }

 private:
  struct Scratch {
    std::vector<double> dropped, error;
    void prepare(Position t, bool with_errors) {
      dropped.resize(static_cast<std::size_t>(t) + 1);
      error.resize(with_errors ? dropped.size() : 0);
    }
  };

  // Evicting policies alone need no curve, which is most of the work.
  [[nodiscard]] bool needs(Order order) const {
    const auto is_of = [order](const CurveSetting& setting) { return setting.order == order; };
    return !m_result.curves.empty() || m_costs.has(order) ||
           std::ranges::any_of(m_plan.settings, is_of) ||
           std::ranges::any_of(m_plan.policies, [&](const PolicyChoice& choice) {
             const auto setting = choice.curve();
             return setting && is_of(*setting);
           });
  }

  void keep_curves(std::size_t q) {
    const std::span<Position> kept = m_result.curves.ascending(q);
    std::copy(m_row.ascending().begin(), m_row.ascending().end(), kept.begin());
  }

  CurveView compute(Order order, std::size_t q) {
    const bool keep = !m_result.curves.empty();
    const std::span<double> dropped =
        keep ? m_result.curves.dropped(order, q) : std::span<double>(m_scratch.dropped);
    const std::span<double> error =
        keep ? m_result.curves.error(order, q) : std::span<double>(m_scratch.error);
    m_row.curve(order, dropped, error);
    return {dropped, error};
  }

  void score_settings(std::size_t q, Position t, Order order, const CurveView& curve) {
    const auto resident = [&](const Cost& cost, bool evicts) {
      return evicts ? cost.read : Index{t} + 1;
    };
    for (std::size_t i = 0; i < m_plan.settings.size(); ++i) {
      if (m_plan.settings[i].order == order) {
        const Cost cost = cost_at(curve, m_plan.settings[i]);
        m_result.settings[i].set(q, cost, resident(cost, order == Order::time));
      }
    }
    for (PolicyOutcome& outcome : m_result.policies) {
      const auto setting = outcome.choice.curve();
      if (setting && setting->order == order) {
        const Cost cost = cost_at(curve, *setting);
        outcome.series.set(q, cost, resident(cost, outcome.choice.info->evicts));
      }
    }
  }

  void score_policy(std::size_t i, std::size_t q, Position t) {
    PolicyOutcome& outcome = m_result.policies[i];
    if (outcome.choice.curve()) {
      return;
    }
    if (m_policies[i] == nullptr) {
      const Cost cost = m_row.cost_of(outcome.kept[q]);
      outcome.series.set(q, cost, cost.read);
      return;
    }
    m_kept.clear();
    while (static_cast<Position>(m_positions.size()) <= t) {
      m_positions.push_back(static_cast<Position>(m_positions.size()));
    }
    m_positions.resize(static_cast<std::size_t>(t) + 1);
    m_policies[i]->choose({t, m_positions, m_row.weights()}, m_kept);
    outcome.series.set(q, m_row.cost_of(m_kept), Index{t} + 1);
    if (m_plan.keep_kept_sets) {
      outcome.kept[q] = m_kept;
    }
  }

  const EvaluationPlan& m_plan;
  Evaluation& m_result;
  SettingCosts& m_costs;
  RowEvaluator m_row;
  Scratch m_scratch;
  bool m_with_errors = false;
  std::vector<std::unique_ptr<Policy>> m_policies;
  std::vector<Position> m_positions;
  std::vector<Position> m_kept;
};

// Longest rows first: the last queries to be taken are then short, and the threads end together.
bool score_queries(const Attention& attention, const EvaluationPlan& plan, Evaluation& result,
                   SettingCosts& costs) {
  const auto count = static_cast<Index>(plan.queries.size());
  std::atomic<bool> stop{false};
  std::atomic<Index> done{0};
#pragma omp parallel num_threads(thread_count(plan.threads))
  {
    Worker worker(attention, plan, result, costs);
#pragma omp for schedule(dynamic, 4)
    for (Index i = 0; i < count; ++i) {
      if (stop.load(std::memory_order_relaxed)) {
        continue;
      }
      worker.score(static_cast<std::size_t>(count - 1 - i));
      const Index now = done.fetch_add(1, std::memory_order_relaxed) + 1;
      if (plan.cancelled && plan.cancelled()) {
        stop.store(true, std::memory_order_relaxed);
      } else if (plan.progressed && now % 16 == 0) {
        plan.progressed(static_cast<double>(now) / static_cast<double>(count));
      }
    }
  }
  return !stop.load();
}

}  // namespace

std::optional<Evaluation> evaluate(const Attention& attention, const EvaluationPlan& plan) {
  const bool with_errors = !attention.values().empty();
  Evaluation result;
  result.queries = plan.queries;
  result.tokens = attention.tokens();
  result.readout = plan.readout;
  result.value_range = value_range(attention, plan.readout);
  result.settings.resize(plan.settings.size());
  for (QuerySeries& series : result.settings) {
    series.resize(plan.queries.size(), with_errors);
  }
  for (const PolicyChoice& choice : plan.policies) {
    PolicyOutcome outcome{choice, {}, {}};
    outcome.series.resize(plan.queries.size(), with_errors);
    outcome.kept.resize(choice.curve() ? 0 : plan.queries.size());
    result.policies.push_back(std::move(outcome));
  }
  if (plan.keep_curves) {
    result.curves = Curves(plan.queries, with_errors);
  }
  SettingCosts costs(plan.summaries, plan.queries);
  if (!run_evicting_policies(attention, plan, result.policies) ||
      !score_queries(attention, plan, result, costs)) {
    return std::nullopt;
  }
  result.summaries = costs.summaries(with_errors, plan.threads);
  if (!plan.keep_kept_sets) {
    for (PolicyOutcome& outcome : result.policies) {
      outcome.kept = {};
    }
  }
  return result;
}

std::vector<Position> queries_from(Index tokens, Index first, Index stride) {
  std::vector<Position> queries;
  for (Index t = first; t < tokens; t += stride) {
    queries.push_back(static_cast<Position>(t));
  }
  return queries;
}

std::optional<double> value_range(const Attention& attention, Readout readout) {
  if (attention.values().empty()) {
    return std::nullopt;
  }
  return readout == Readout::zero_fill ? attention.largest_norm() : attention.diameter();
}

}  // namespace kvbudget
