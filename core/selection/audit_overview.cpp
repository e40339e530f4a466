#include "core/selection/audit_overview.h"

#include <algorithm>

namespace kvbudget {

const BudgetSummary* AuditOverview::at(Index budget) const {
  const auto found = std::ranges::find(summary.budgets, budget, &BudgetSummary::budget);
  return found == summary.budgets.end() ? nullptr : &*found;
}

std::optional<AuditOverview> audit_overview(const AuditDocument& document, Index rows_per_cell,
                                            Index first_query, const Hooks& hooks) {
  AuditPlan plan;
  plan.documents = {document};
  plan.cells = cells_of(plan.documents);
  plan.selection.exact.nodes = 0;
  plan.rows_per_cell = rows_per_cell;
  plan.first_query = first_query;
  AuditTally tally(plan);
  AuditOverview overview{document.name, document.layers, document.heads, rows_per_cell, {}, {}};
  const auto take = [&](const AuditRecord& record) {
    tally.add(record);
    overview.points.push_back({record.cell.layer, record.cell.head, record.query, record.budget,
                               record.dropped, figures_of(record).kappa});
  };
  if (!run_audit(plan, 0, take, hooks)) {
    return std::nullopt;
  }
  overview.summary = tally.summary();
  return overview;
}

}  // namespace kvbudget
