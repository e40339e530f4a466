#include "core/selection/audit_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kvbudget {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kWorthwhile = 1.11;  // kappa above which a better set counts
constexpr double kFlat = 0.25;        // median dropped mass at budget 8
constexpr Index kFlatBudget = 8;
constexpr double kSameError = 1e-9;  // relative: the same set, summed another way

double ratio(double a, double b) {
  return b > 0.0 ? a / b : (a > 0.0 ? kInfinity : 1.0);
}

double share_of(Index part, Index all) {
  return all > 0 ? static_cast<double>(part) / static_cast<double>(all) : 0.0;
}

}  // namespace

InstanceFigures figures_of(const AuditRecord& record) {
  const auto cleaned = [&](double error) { return error < 1e-12 * record.radius ? 0.0 : error; };
  InstanceFigures f;
  f.top = cleaned(record.es_top);
  f.balance = cleaned(record.es_balance);
  f.best = cleaned(record.es_pool);
  f.kappa = ratio(f.top, f.best);
  f.closable = f.top > 0.0 ? 1.0 - f.best / f.top : 0.0;
  f.closed = f.top > 0.0 ? 1.0 - f.balance / f.top : 0.0;
  f.recovered = f.top > f.best ? (f.top - f.balance) / (f.top - f.best) : 1.0;
  f.gains = f.top > 0.0 && f.kappa > kWorthwhile;
  return f;
}

void AuditTally::Column::add(double value, std::uint32_t document, std::uint32_t cell) {
  values.push_back(value);
  documents.push_back(document);
  cells.push_back(cell);
}

AuditTally::AuditTally(const AuditPlan& plan)
    : m_plan(plan),
      m_budgets(plan.selection.budgets.size()),
      m_gains(plan.cells.size(), std::vector<double>(plan.selection.budgets.size(), 0.0)),
      m_cell_rows(plan.cells.size(), 0) {
  for (const AuditCell& cell : plan.cells) {
    m_cell_numbers.emplace(std::tuple(cell.document, cell.layer, cell.head),
                           static_cast<std::uint32_t>(m_cell_numbers.size()));
  }
  for (Budget& budget : m_budgets) {
    budget.rules.resize(plan.selection.rules.size());
  }
}

void AuditTally::add(const AuditRecord& record) {
  const auto b =
      static_cast<std::size_t>(std::ranges::find(m_plan.selection.budgets, record.budget) -
                               m_plan.selection.budgets.begin());
  const auto& [document_index, layer, head] = record.cell;
  const std::uint32_t cell = m_cell_numbers.at({document_index, layer, head});
  const auto document = static_cast<std::uint32_t>(document_index);
  Budget& budget = m_budgets[b];
  const InstanceFigures f = figures_of(record);
  budget.kappa.add(f.kappa, document, cell);
  budget.closable.add(f.closable, document, cell);
  budget.closed.add(f.closed, document, cell);
  budget.recovered.add(f.recovered, document, cell);
  const double zero = 1e-12 * record.radius;
  if (record.ef_fw > zero) {
    budget.pi_fw.add(f.best / record.ef_fw, document, cell);
  }
  if (record.ef_least > zero) {
    budget.pi.add(f.best / record.ef_least, document, cell);
  }
  budget.dropped.push_back(record.dropped);
  budget.phi.push_back(record.phi);
  budget.best.push_back(f.best);
  budget.swaps.push_back(static_cast<double>(record.swaps));
  budget.label.push_back(f.gains);
  budget.tenth_closable += f.top > 0.0 && f.best <= 0.9 * f.top ? 1 : 0;
  budget.balance_best += f.balance <= f.best * (1.0 + kSameError) ? 1 : 0;
  if (record.es_exact) {
    ++budget.searched;
    if (record.exact_status == ExactStatus::optimal) {
      const double exact = *record.es_exact < zero ? 0.0 : *record.es_exact;
      ++budget.optimal;
      budget.pool_missed += f.best > 1.01 * exact ? 1 : 0;
      budget.kappa_exact.add(ratio(f.top, exact), document, cell);
    }
  }
  for (std::size_t r = 0; r < record.rules.size(); ++r) {
    if (record.rules[r] && f.best > 0.0) {
      budget.rules[r].add(*record.rules[r] / f.best, document, cell);
    }
  }
  m_gains[cell][b] += f.top - f.balance;
  m_cell_rows[cell] += b == 0 ? 1 : 0;
}

MedianFigure AuditTally::figure(const Column& column) const {
  MedianFigure figure;
  figure.instances = static_cast<Index>(column.values.size());
  figure.value = median(column.values);
  const bool by_document = m_plan.documents.size() > 1;
  const std::size_t clusters = by_document ? m_plan.documents.size() : m_plan.cells.size();
  figure.interval = bootstrap_median(column.values, by_document ? column.documents : column.cells,
                                     static_cast<std::uint32_t>(clusters), m_plan.seed);
  return figure;
}

BudgetSummary AuditTally::summary_of(std::size_t b) const {
  const Budget& budget = m_budgets[b];
  BudgetSummary s;
  s.budget = m_plan.selection.budgets[b];
  s.instances = static_cast<Index>(budget.dropped.size());
  s.kappa = figure(budget.kappa);
  s.closable = figure(budget.closable);
  s.closed = figure(budget.closed);
  s.recovered = figure(budget.recovered);
  s.median_swaps = median(budget.swaps);
  s.tenth_closable = share_of(budget.tenth_closable, s.instances);
  s.balance_best = share_of(budget.balance_best, s.instances);
  s.pi_fw = figure(budget.pi_fw);
  s.pi = figure(budget.pi);
  s.auc = auc(budget.dropped, budget.label);
  s.spearman = spearman(budget.phi, budget.best);
  s.searched = budget.searched;
  s.optimal = budget.optimal;
  s.pool_missed = share_of(budget.pool_missed, budget.optimal);
  s.kappa_exact = figure(budget.kappa_exact);
  for (std::size_t r = 0; r < budget.rules.size(); ++r) {
    s.rules.push_back({m_plan.selection.rules[r], figure(budget.rules[r])});
  }
  return s;
}

void AuditTally::add_cells(AuditSummary& summary) const {
  for (std::size_t c = 0; c < m_plan.cells.size(); ++c) {
    summary.cells.push_back({m_plan.cells[c], m_cell_rows[c], {}, {}, {}});
  }
  for (std::size_t b = 0; b < m_budgets.size(); ++b) {
    const Column& kappa = m_budgets[b].kappa;
    std::vector<std::vector<double>> kappas(summary.cells.size());
    std::vector<std::vector<double>> dropped(summary.cells.size());
    for (std::size_t i = 0; i < kappa.values.size(); ++i) {
      kappas[kappa.cells[i]].push_back(kappa.values[i]);
      dropped[kappa.cells[i]].push_back(m_budgets[b].dropped[i]);
    }
    for (std::size_t c = 0; c < summary.cells.size(); ++c) {
      CellSummary& cell = summary.cells[c];
      cell.median_kappas.push_back(median(std::move(kappas[c])));
      if (m_plan.selection.budgets[b] == kFlatBudget && !dropped[c].empty()) {
        cell.dropped_8 = median(std::move(dropped[c]));
        cell.flat = *cell.dropped_8 > kFlat;
      }
    }
  }
}

void AuditTally::add_conversions(AuditSummary& summary) const {
  for (std::size_t d = 0; d < m_plan.documents.size(); ++d) {
    for (std::size_t b = 0; b < m_budgets.size(); ++b) {
      Conversion conversion{d, m_plan.selection.budgets[b], 0, 0, 0.0, 0.0, 1.0};
      for (std::size_t c = 0; c < summary.cells.size(); ++c) {
        const CellSummary& cell = summary.cells[c];
        if (cell.cell.document != d || !cell.flat) {
          continue;
        }
        ++conversion.cells;
        conversion.gain += m_gains[c][b];
        if (*cell.flat) {
          ++conversion.flat_cells;
          conversion.flat_gain += m_gains[c][b];
        }
      }
      if (conversion.cells > 0) {
        conversion.share = conversion.gain > 0.0 ? conversion.flat_gain / conversion.gain : 1.0;
        summary.conversions.push_back(conversion);
      }
    }
  }
}

AuditSummary AuditTally::summary() const {
  AuditSummary summary;
  summary.by_document = m_plan.documents.size() > 1;
  for (std::size_t b = 0; b < m_budgets.size(); ++b) {
    summary.budgets.push_back(summary_of(b));
    summary.instances += summary.budgets.back().instances;
  }
  add_cells(summary);
  add_conversions(summary);
  return summary;
}

}  // namespace kvbudget
