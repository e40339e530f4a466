#include "core/selection/row_sets.h"

#include <algorithm>

namespace kvbudget {
namespace {

using Kind = SetChooser::Kind;

// A node of the search takes time in proportion to the keys: some tens of milliseconds in all, and
// the same result on every machine.
constexpr Index kSearchedKeys = 4'000'000;
constexpr Index kFewestNodes = 200;

void add(std::vector<RankedSet>& sets, const SetChooser& chooser, const KeptSet& set) {
  const auto same = std::ranges::find_if(
      sets, [&](const RankedSet& other) { return other.set.kept == set.kept; });
  if (same == sets.end()) {
    sets.push_back({{chooser}, set});
  } else {
    same->by.push_back(chooser);
  }
}

std::vector<RankedSet> ranked(const RowSelection& row) {
  std::vector<RankedSet> sets;
  if (row.exact) {
    add(sets, {Kind::best_of_all}, row.exact->set);
  }
  add(sets, {Kind::best_of_pool}, row.pool);
  if (row.balanced_all) {
    add(sets, {Kind::balance_all}, row.balanced_all->set);
  }
  add(sets, {Kind::balance}, row.balanced.set);
  add(sets, {Kind::top_mass}, row.top);
  for (const RuleSet& rule : row.rules) {
    add(sets, {Kind::rule, rule.rule}, rule.set);
  }
  std::ranges::stable_sort(sets, {}, [](const RankedSet& set) { return set.set.error; });
  return sets;
}

}  // namespace

std::optional<RowSets> row_sets(const Attention& attention, Position t, Index budget, bool complete,
                                const Hooks& hooks) {
  SelectionSettings settings;
  settings.budgets = {budget};
  settings.exact.nodes = complete ? std::max(kFewestNodes, kSearchedKeys / (t + 1)) : 0;
  for (const SelectionRule& rule : selection_rules()) {
    if (complete || rule.by_row != nullptr) {
      settings.rules.push_back(&rule);
    }
  }
  auto rows = select_row(attention, t, settings, hooks);
  if (!rows) {
    return std::nullopt;
  }
  RowSets sets;
  sets.query = t;
  sets.complete = complete;
  sets.weights.resize(static_cast<std::size_t>(t) + 1);
  attention.row(t, sets.weights);
  if (!rows->empty()) {
    sets.row = std::move(rows->front());
    sets.ranked = ranked(sets.row);
  }
  return sets;
}

}  // namespace kvbudget
