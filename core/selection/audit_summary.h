#pragma once

#include <map>

#include "core/selection/audit.h"
#include "core/selection/statistics.h"

namespace kvbudget {

/// A median over instances and, where there are clusters to resample, its 95 percent interval.
struct MedianFigure {
  Index instances = 0;
  double value = 0.0;  // not a number where there are no instances
  std::optional<Interval> interval;
};

struct RuleSummary {
  const SelectionRule* rule = nullptr;
  MedianFigure excess;  // es(rule) / ES_pool, over instances where ES_pool is not 0
};

/// All instances at one budget. ES is ES_pool here, an upper bound of the optimum: so kappa and the
/// closable share are lower bounds.
struct BudgetSummary {
  Index budget = 0;
  Index instances = 0;
  MedianFigure kappa;      // es_top / ES; 1 where both are 0, infinite where only ES is
  MedianFigure closable;   // 1 - ES / es_top; 0 where es_top is 0
  MedianFigure closed;     // 1 - es_balance / es_top, what balancing closes
  MedianFigure recovered;  // (es_top - es_balance) / (es_top - ES); 1 where nothing is closable
  double median_swaps = 0.0;
  double tenth_closable = 0.0;  // share of instances with ES <= 0.9 es_top
  double balance_best = 0.0;    // share with es_balance = ES
  MedianFigure pi;     // ES over the least ef that was found, where that is not 0: at least 1; of
                       // two over-estimates
  MedianFigure pi_fw;  // ES over EF_FW alone, the paper's estimate; can be below 1
  std::optional<double> auc;       // of dropped mass for kappa > 1.11
  std::optional<double> spearman;  // of phi with ES
  Index searched = 0;              // over all keys
  Index optimal = 0;               // of these, settled
  double pool_missed = 0.0;        // share of the settled whose pool is more than 1 percent off
  MedianFigure kappa_exact;        // over the settled
  std::vector<RuleSummary> rules;
};

/// One cell of one document.
struct CellSummary {
  AuditCell cell;
  Index rows = 0;
  std::optional<double> dropped_8;  // median dropped mass at budget 8; nothing without that budget
  std::vector<double> median_kappas;  // as the plan's budgets; not a number where there is no row
  std::optional<bool> flat;           // dropped_8 > 0.25
};

/// What it brings to switch from top-mass to balancing in the flat cells only.
struct Conversion {
  std::size_t document = 0;
  Index budget = 0;
  Index cells = 0;
  Index flat_cells = 0;
  double gain = 0.0;       // sum of es_top - es_balance over all cells
  double flat_gain = 0.0;  // over the flat cells
  double share = 0.0;      // flat_gain / gain; 1 where nothing is gained anywhere
};

struct AuditSummary {
  std::vector<BudgetSummary> budgets;
  std::vector<CellSummary> cells;
  std::vector<Conversion> conversions;  // documents x budgets; empty where flatness is not known
  /// What intervals resample: whole documents, where there are at least two; else whole cells.
  bool by_document = false;
  Index instances = 0;
};

/// Takes records one by one; keeps some two hundred bytes of each.
class AuditTally {
 public:
  /// `plan` must outlive the tally.
  explicit AuditTally(const AuditPlan& plan);

  void add(const AuditRecord& record);
  [[nodiscard]] AuditSummary summary() const;

 private:
  // Values at one budget with the clusters they belong to.
  struct Column {
    std::vector<double> values;
    std::vector<std::uint32_t> documents, cells;
    void add(double value, std::uint32_t document, std::uint32_t cell);
  };
  struct Budget {
    Column kappa, closable, closed, recovered, pi_fw, pi, kappa_exact;
    std::vector<Column> rules;
    std::vector<double> dropped, phi, best, swaps;
    std::vector<bool> label;
    Index tenth_closable = 0, balance_best = 0, searched = 0, optimal = 0, pool_missed = 0;
  };

  [[nodiscard]] MedianFigure figure(const Column& column) const;
  [[nodiscard]] BudgetSummary summary_of(std::size_t budget) const;
  void add_cells(AuditSummary& summary) const;
  void add_conversions(AuditSummary& summary) const;

  const AuditPlan& m_plan;
  std::map<std::tuple<std::size_t, Index, Index>, std::uint32_t> m_cell_numbers;
  std::vector<Budget> m_budgets;
  std::vector<std::vector<double>> m_gains;  // [cells][budgets], sums
  std::vector<Index> m_cell_rows;
};

/// kappa and the like of one record, errors below 1e-12 D taken as 0.
struct InstanceFigures {
  double top = 0.0, balance = 0.0, best = 0.0;
  double kappa = 1.0;
  double closable = 0.0;
  double closed = 0.0;
  double recovered = 1.0;
  bool gains = false;  // es_top > 0 and kappa > 1.11: the label of the AUC
};
[[nodiscard]] InstanceFigures figures_of(const AuditRecord& record);

}  // namespace kvbudget
