#include "core/selection/audit.h"

#include <algorithm>
#include <numeric>
#include <random>

namespace kvbudget {

std::vector<AuditCell> cells_of(const std::vector<AuditDocument>& documents,
                                std::optional<Index> layer, std::optional<Index> head) {
  std::vector<AuditCell> cells;
  for (std::size_t d = 0; d < documents.size(); ++d) {
    for (Index l = 0; l < documents[d].layers; ++l) {
      for (Index h = 0; h < documents[d].heads; ++h) {
        if (l == layer.value_or(l) && h == head.value_or(h)) {
          cells.push_back({d, l, h});
        }
      }
    }
  }
  return cells;
}

std::vector<Position> sampled_rows(const AuditPlan& plan, const AuditCell& cell) {
  const AuditDocument& document = plan.documents[cell.document];
  const std::vector<Index>& budgets = plan.selection.budgets;
  Index first = std::max(plan.first_query, budgets.back());
  if (first >= document.tokens) {
    first = std::max(plan.first_query, budgets.front());
  }
  const Index count = std::max<Index>(0, document.tokens - first);
  std::vector<Position> rows(static_cast<std::size_t>(count));
  std::iota(rows.begin(), rows.end(), static_cast<Position>(first));
  if (count <= plan.rows_per_cell) {
    return rows;
  }
  std::seed_seq words{
      static_cast<std::uint32_t>(plan.seed), static_cast<std::uint32_t>(plan.seed >> 32U),
      static_cast<std::uint32_t>(cell.document), static_cast<std::uint32_t>(cell.layer),
      static_cast<std::uint32_t>(cell.head)};
  std::mt19937_64 engine(words);
  for (Index i = 0; i < plan.rows_per_cell; ++i) {  // the beginning of a Fisher-Yates shuffle
    // std::uniform_int_distribution differs between libraries.
    const double uniform = static_cast<double>(engine() >> 11U) * 0x1p-53;
    const Index other = i + static_cast<Index>(uniform * static_cast<double>(count - i));
    std::swap(rows[static_cast<std::size_t>(i)], rows[static_cast<std::size_t>(other)]);
  }
  rows.resize(static_cast<std::size_t>(plan.rows_per_cell));
  std::ranges::sort(rows);
  return rows;
}

AuditRecord record_of(const AuditCell& cell, Position query, const RowSelection& row,
                      const std::vector<const SelectionRule*>& rules) {
  AuditRecord record;
  record.cell = cell;
  record.query = query;
  record.budget = row.budget;
  record.keys = row.keys;
  record.dropped = row.dropped;
  record.phi = row.phi;
  record.es_top = row.top.error;
  record.es_balance = row.balanced.set.error;
  record.swaps = static_cast<Index>(row.balanced.swaps.size());
  record.es_pool = row.pool.error;
  if (row.exact) {
    record.es_exact = row.exact->set.error;
    record.exact_status = row.exact->status;
  }
  record.ef_top = row.top_free.value;
  record.ef_top_lower = row.top_free.lower;
  record.ef_fw = row.free_estimate;
  record.ef_least = row.free_least;
  record.rules.resize(rules.size());
  for (const RuleSet& set : row.rules) {
    const auto r = std::ranges::find(rules, set.rule) - rules.begin();
    record.rules[static_cast<std::size_t>(r)] = set.set.error;
  }
  record.radius = row.radius;
  return record;
}

}  // namespace kvbudget
