#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/policies/policy.h"
#include "core/selection/free_best.h"
#include "core/selection/row_history.h"

namespace kvbudget {

/// One row as a rule sees it.
struct RuleView {
  const Attention& attention;
  const Instance& instance;  // of query t
  Position t = 0;
  const FrankWolfePath& path;  // towards mu, at least as long as the budget
};

/// How deployed rules and selectors from theory choose `budget` keys for one row, with the settings
/// of the paper's audit.
struct SelectionRule {
  std::string_view id;     // in files: es_<id>
  std::string_view title;  // on screen
  std::string_view keeps;  // one line: the rule
  /// The paper's two readings: chosen again at each query from all keys, or what one cache still
  /// holds that has evicted by the rule at every query so far.
  bool cache = false;
  bool needs_keys = false;  // reads queries or keys, which not every source has
  Index least_budget = 1;

  /// Exactly one of the three is set. Kept sets have `budget` keys, ascending; budget <= t.
  std::vector<Position> (*by_row)(const RuleView& view, Index budget) = nullptr;
  std::vector<Position> (*by_history)(const RowHistory& history, Index budget) = nullptr;
  std::unique_ptr<Policy> (*by_cache)(const Attention& attention, Index budget) = nullptr;
};

/// All rules, in the order in which they are shown.
[[nodiscard]] std::span<const SelectionRule> selection_rules();
/// Null when there is none of that id.
[[nodiscard]] const SelectionRule* find_selection_rule(std::string_view id);

/// Whether a rule can be applied to a source at a budget.
[[nodiscard]] bool applies(const SelectionRule& rule, const Attention& attention, Index budget);

/// The rules that look back, walked through the queries together; and, per rule and budget, the set
/// each keeps.
class RuleWalk {
 public:
  /// `rules` and `attention` must outlive the walk.
  RuleWalk(const Attention& attention, std::vector<const SelectionRule*> rules,
           std::vector<Index> budgets);
  ~RuleWalk();
  RuleWalk(const RuleWalk&) = delete;
  RuleWalk& operator=(const RuleWalk&) = delete;

  /// Goes on to query t, at least that of the call before. False when `cancelled`, and then the
  /// walk is of no more use.
  [[nodiscard]] bool advance(Position t, const std::function<bool()>& cancelled = {});
  /// [rules][budgets]: the kept sets at the last query; empty for rules by row, which need no walk,
  /// and where a rule does not apply.
  [[nodiscard]] std::vector<std::vector<std::vector<Position>>> kept() const;

 private:
  struct Caches;
  const Attention& m_attention;
  std::vector<const SelectionRule*> m_rules;
  std::vector<Index> m_budgets;
  std::unique_ptr<RowHistory> m_history;  // null when no rule needs it
  std::unique_ptr<Caches> m_caches;
  Position m_next = 0;
};

}  // namespace kvbudget
