#pragma once

#include <functional>
#include <memory>
#include <string>

#include "core/selection/row_selection.h"

namespace kvbudget {

/// One trace, or the simulator: what statistics resample. Cells are opened one at a time.
struct AuditDocument {
  std::string name;
  Index layers = 1;
  Index heads = 1;
  Index tokens = 0;
  /// One cell. Throws Error on damaged data. May be called from several threads.
  std::function<std::shared_ptr<const Attention>(Index layer, Index head)> open;
};

struct AuditCell {
  std::size_t document = 0;
  Index layer = 0;
  Index head = 0;

  bool operator==(const AuditCell&) const = default;
};

struct AuditPlan {
  std::vector<AuditDocument> documents;
  std::vector<AuditCell> cells;
  SelectionSettings selection;
  Index rows_per_cell = 6;
  Index first_query = 8;
  std::uint64_t seed = 0;
};

/// All cells of the plan's documents, or those of one layer or one head.
[[nodiscard]] std::vector<AuditCell> cells_of(const std::vector<AuditDocument>& documents,
                                              std::optional<Index> layer = {},
                                              std::optional<Index> head = {});

/// The queries that are audited in a cell, ascending: rows_per_cell of those from first_query on
/// that have more keys than the largest budget (where there are none: than the smallest), drawn
/// without replacement; all of them when there are no more. A fixed function of seed, document and
/// cell.
[[nodiscard]] std::vector<Position> sampled_rows(const AuditPlan& plan, const AuditCell& cell);

/// One row at one budget, as a line of the audit.
struct AuditRecord {
  AuditCell cell;
  Position query = 0;
  Index budget = 0;
  Index keys = 0;
  double dropped = 0.0;
  double phi = 0.0;
  double es_top = 0.0;
  double es_balance = 0.0;
  Index swaps = 0;
  double es_pool = 0.0;
  std::optional<double> es_exact;
  std::optional<ExactStatus> exact_status;
  double ef_top = 0.0;
  double ef_top_lower = 0.0;
  double ef_fw = 0.0;
  double ef_least = 0.0;  // the least ef of all sets found, ef_fw included
  std::vector<std::optional<double>>
      rules;  // es, as the plan's rules; nothing where not applicable
  double radius = 0.0;
};

[[nodiscard]] AuditRecord record_of(const AuditCell& cell, Position query, const RowSelection& row,
                                    const std::vector<const SelectionRule*>& rules);

/// Runs the plan and hands over its records in a fixed order: cell by cell, row by row, budget by
/// budget, from this thread. `done` records at the beginning are taken as known and not made again.
/// Nothing of a row is kept once it is handed over. False when cancelled: then the first records of
/// the same order have been handed over. Throws Error on damaged traces.
[[nodiscard]] bool run_audit(const AuditPlan& plan, std::size_t done,
                             const std::function<void(const AuditRecord&)>& sink,
                             const Hooks& hooks = {});

}  // namespace kvbudget
