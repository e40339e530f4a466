#include "core/selection/row_selection.h"

#include <algorithm>

#include "core/selection/forced_error.h"

namespace kvbudget {
namespace {

// The part of `hooks` that one of several budgets' searches fills.
Hooks part_of(const Hooks& hooks, std::size_t part, std::size_t parts) {
  Hooks share = hooks;
  if (hooks.progressed) {
    share.progressed = [&hooks, part, parts](double done) {
      hooks.report((static_cast<double>(part) + done) / static_cast<double>(parts));
    };
  }
  return share;
}

double least_free_error(const Instance& instance, const RowSelection& row, double corrective) {
  double least = std::min({corrective, row.free_estimate, row.top_free.value});
  for (const KeptSet* set : {&row.balanced.set, &row.pool}) {
    least = std::min(least, free_error(instance, set->kept).value);
  }
  return row.exact ? std::min(least, free_error(instance, row.exact->set.kept).value) : least;
}

void search_all_keys(const Instance& instance, const TopMass& top,
                     const SelectionSettings& settings, const Hooks& hooks, RowSelection& row) {
  row.balanced_all = balance(instance, top, all_outside(instance, top));
  const KeptSet& start =
      row.balanced_all->set.error < row.pool.error ? row.balanced_all->set : row.pool;
  row.exact = exact_best(instance, top, start, settings.exact, hooks);
}

}  // namespace

std::optional<std::vector<RowSelection>> select_row(const Attention& attention, Position t,
                                                    const SelectionSettings& settings,
                                                    const WalkedSets& walked, const Hooks& hooks) {
  std::vector<double> weights(static_cast<std::size_t>(t) + 1);
  attention.row(t, weights);
  const Instance instance(weights, attention.values());
  std::vector<Index> budgets;
  std::ranges::copy_if(settings.budgets, std::back_inserter(budgets),
                       [&](Index s) { return s < instance.keys(); });
  std::vector<RowSelection> rows;
  if (budgets.empty()) {
    return rows;
  }
  const std::vector<TopMass> tops = top_mass_sets(instance, budgets);
  const FrankWolfePath path = frank_wolfe(instance, budgets.back());
  const std::vector<double> corrective = corrective_frank_wolfe(instance, budgets.back());
  const RuleView view{attention, instance, t, path};
  for (std::size_t b = 0; b < budgets.size(); ++b) {
    if (hooks.stop()) {
      return std::nullopt;
    }
    const TopMass& top = tops[b];
    RowSelection& row = rows.emplace_back();
    row.budget = budgets[b];
    row.keys = instance.keys();
    row.radius = instance.radius();
    row.dropped = top.dropped;
    row.phi = top.sum.norm();
    row.top = {top.kept, forced_error(instance, top, top.kept)};
    row.top_free = free_error(instance, top.kept);
    row.free_estimate = path.errors[static_cast<std::size_t>(row.budget - 1)];
    row.extras = largest_outside(instance, top, pool_extras(row.budget, row.keys, settings.pool));
    row.balanced = balance(instance, top, row.extras);
    row.pool = best_of_pool(instance, top, row.extras, row.balanced.set, hooks);
    if (settings.exact.nodes > 0) {
      search_all_keys(instance, top, settings, part_of(hooks, b, budgets.size()), row);
    }
    row.free_least =
        least_free_error(instance, row, corrective[static_cast<std::size_t>(row.budget - 1)]);
    for (std::size_t r = 0; r < settings.rules.size(); ++r) {
      const SelectionRule& rule = *settings.rules[r];
      if (applies(rule, attention, row.budget)) {
        KeptSet set;
        set.kept = rule.by_row != nullptr ? rule.by_row(view, row.budget) : walked[r][b];
        set.error = forced_error(instance, top, set.kept);
        row.rules.push_back({&rule, std::move(set)});
      }
    }
  }
  return hooks.stop() ? std::nullopt : std::optional(std::move(rows));
}

std::optional<std::vector<RowSelection>> select_row(const Attention& attention, Position t,
                                                    const SelectionSettings& settings,
                                                    const Hooks& hooks) {
  RuleWalk walk(attention, settings.rules, settings.budgets);
  if (!walk.advance(t, hooks.cancelled)) {
    return std::nullopt;
  }
  return select_row(attention, t, settings, walk.kept(), hooks);
}

}  // namespace kvbudget
