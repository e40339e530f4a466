#pragma once

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>

#include "core/base/hooks.h"
#include "core/report/figure_spec.h"
#include "core/scenario/band.h"
#include "core/scenario/comparison.h"
#include "core/scenario/sweep.h"
#include "core/selection/audit_overview.h"
#include "core/selection/row_sets.h"

namespace kvbudget::ui {

/// What figures are made of: immutable results, shared with the views.
struct FigureData {
  std::shared_ptr<const Comparison> comparison;  // with curves and kept sets
  std::shared_ptr<const ParetoBand> band;        // of the Pareto figure; may be missing
  std::map<std::string, std::shared_ptr<const Sweep>> sweeps;  // by the swept key
  std::shared_ptr<const AuditOverview> audit = {};             // of all cells
  std::map<std::pair<Position, Index>, std::shared_ptr<const RowSets>> rows =
      {};  // kept sets by query and budget

  /// What a reader needs to compute it again: the scenario as it stands, with the query stride that
  /// was really evaluated.
  [[nodiscard]] Scenario scenario() const;
};

/// Computes a scenario as the window does. Nothing when cancelled. Throws Error as explore() does.
[[nodiscard]] std::optional<FigureData> computeFigureData(const Scenario& scenario,
                                                          const Hooks& hooks = {});

/// Computes the sweeps, the audit and the rows' sets that the figures need and `data` lacks; false
/// when cancelled. Throws Error for a figure that needs a sweep of a trace, of which there are
/// none, or errors of a trace without values.
[[nodiscard]] bool addSweeps(FigureData& data, std::span<const FigureSpec> specs,
                             const Hooks& hooks = {});

/// The query of a figure of one row: the spec's, or the last evaluated one. Throws Error as
/// indexOfQuery() does.
[[nodiscard]] Position queryOf(const FigureData& data, const FigureSpec& spec);

/// The comparison with only these policies' tracks; all when `policies` is empty. Throws Error that
/// names the policies there are.
[[nodiscard]] std::shared_ptr<const Comparison> withPolicies(
    const std::shared_ptr<const Comparison>& comparison, const std::vector<std::string>& policies);

}  // namespace kvbudget::ui
