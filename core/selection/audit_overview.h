#pragma once

#include "core/selection/audit_summary.h"

namespace kvbudget {

/// One row at one budget, as a point of a picture.
struct AuditPoint {
  Index layer = 0;
  Index head = 0;
  Position query = 0;
  Index budget = 0;
  double dropped = 0.0;  // mass beyond the heaviest keys
  double kappa = 1.0;    // may be infinite
};

/// An audit of one document, as pictures show it: top-mass, balancing and the pool's best at the
/// paper's budgets, without rules and without the search over all keys.
struct AuditOverview {
  std::string name;  // of the document
  Index layers = 1;
  Index heads = 1;
  Index rows_per_cell = 0;
  AuditSummary summary;
  std::vector<AuditPoint> points;

  /// Null when there is none at that budget.
  [[nodiscard]] const BudgetSummary* at(Index budget) const;
  [[nodiscard]] const CellSummary& cell(Index layer, Index head) const {
    return summary.cells[static_cast<std::size_t>(layer * heads + head)];
  }
};

/// Audits all cells of a document on `rows_per_cell` sampled rows each (see sampled_rows()).
/// Nothing when cancelled. Throws Error on a damaged trace.
[[nodiscard]] std::optional<AuditOverview> audit_overview(const AuditDocument& document,
                                                          Index rows_per_cell, Index first_query,
                                                          const Hooks& hooks = {});

}  // namespace kvbudget
