#pragma once

#include "core/selection/audit_overview.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// Per budget, as shares of the top-mass set's error: what no set closes, what a set can close, and
/// where balancing lands; medians with their intervals.
[[nodiscard]] PlotModel ceilingPlot(const AuditOverview& audit);

/// Each row's dropped mass against its kappa at one budget, with the AUC in its title.
[[nodiscard]] PlotModel certificatePlot(const AuditOverview& audit, Index budget);

/// pi against the budget: the median with its interval.
[[nodiscard]] PlotModel priceOfForcedPlot(const AuditOverview& audit);

/// What was audited, in a line: "12 rows of each of 16 cells; intervals resample whole cells".
[[nodiscard]] QString auditText(const AuditOverview& audit);

/// What switching only the flat cells to balancing brings, at a budget; empty without flat cells
/// and for a single cell.
[[nodiscard]] QString conversionText(const AuditOverview& audit, Index budget);

}  // namespace kvbudget::ui
