#pragma once

#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/selection/balance.h"
#include "core/selection/exact.h"
#include "core/selection/free_error.h"
#include "core/selection/rules.h"

namespace kvbudget {

/// What to find out about a row.
struct SelectionSettings {
  std::vector<Index> budgets = {4, 8, 16, 32};  // ascending, each once, >= 1
  PoolLimits pool;
  ExactLimits exact;  // 0 nodes: no search over all keys
  std::vector<const SelectionRule*> rules;
};

/// A kept set that a rule chose.
struct RuleSet {
  const SelectionRule* rule = nullptr;
  KeptSet set;
};

/// Everything about one row at one budget s; all kept sets have s keys, and their errors are the
/// forced-weight errors es.
struct RowSelection {
  Index budget = 0;
  Index keys = 0;                // in the row; more than the budget
  double radius = 0.0;           // D: es below 1e-12 D is 0 but for rounding
  double dropped = 0.0;          // mass outside the top-mass set
  double phi = 0.0;              // p(A*) es(A*)
  KeptSet top;                   // A*
  HullDistance top_free;         // ef(A*), certified
  double free_estimate = 0.0;    // EF_FW >= EF, what s steps of Frank-Wolfe reach
  double free_least = 0.0;       // the least ef among the sets found here, and EF_FW: >= EF, too
  std::vector<Position> extras;  // the pool is A* and these
  Balanced balanced;             // over the pool
  KeptSet pool;                  // the pool's best: ES_pool >= ES
  std::optional<Balanced>
      balanced_all;                // over all keys, where the search over all keys was asked for
  std::optional<ExactBest> exact;  // ES, where status is optimal
  std::vector<RuleSet> rules;      // those that apply, in the settings' order
};

/// As RuleWalk::kept() gives them at the row's query.
using WalkedSets = std::vector<std::vector<std::vector<Position>>>;

/// One row, at each budget smaller than its number of keys. Nothing when cancelled. The attention
/// must have values. Progress is that of the searches.
[[nodiscard]] std::optional<std::vector<RowSelection>> select_row(const Attention& attention,
                                                                  Position t,
                                                                  const SelectionSettings& settings,
                                                                  const WalkedSets& walked,
                                                                  const Hooks& hooks = {});

/// The same, walking the rules that look back through all queries up to t.
[[nodiscard]] std::optional<std::vector<RowSelection>> select_row(const Attention& attention,
                                                                  Position t,
                                                                  const SelectionSettings& settings,
                                                                  const Hooks& hooks = {});

}  // namespace kvbudget
