#pragma once

#include "core/selection/row_selection.h"

namespace kvbudget {

/// What chose a kept set.
struct SetChooser {
  enum class Kind { best_of_all, best_of_pool, balance_all, balance, top_mass, rule };

  Kind kind = Kind::top_mass;
  const SelectionRule* rule = nullptr;  // of Kind::rule

  bool operator==(const SetChooser&) const = default;
};

/// A kept set with everything that chose it, in the order of SetChooser::Kind and of the rules.
struct RankedSet {
  std::vector<SetChooser> by;
  KeptSet set;
};

/// All kept sets of one row at one budget.
struct RowSets {
  Position query = 0;
  std::vector<double> weights;    // the row: query + 1
  RowSelection row;               // budget 0: the row has too few keys for the budget
  std::vector<RankedSet> ranked;  // least error first; sets of the same keys are one
  bool complete = false;          // with the search over all keys and the rules that look back
};

/// The sets of query t, which need values. Where `complete` is false, only what one row takes: no
/// search over all keys, no rule that looks back. Nothing when cancelled.
[[nodiscard]] std::optional<RowSets> row_sets(const Attention& attention, Position t, Index budget,
                                              bool complete, const Hooks& hooks = {});

}  // namespace kvbudget
