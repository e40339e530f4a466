#include "ui/pages/cell_map.h"

#include <QScrollArea>
#include <QVBoxLayout>
#include <cmath>

#include "ui/controls/thin_scroll_bar.h"
#include "ui/plot/axis.h"
#include "ui/plot/number_locale.h"
#include "ui/views/column_table.h"

namespace kvbudget::ui {
double kappaOf(const AuditOverview& audit, const CellSummary& cell, Index budget) {
  for (std::size_t b = 0; b < audit.summary.budgets.size(); ++b) {
    if (audit.summary.budgets[b].budget == budget) {
      return cell.median_kappas[b];
    }
  }
  return std::nan("");
}

CellMap::CellMap(QWidget* parent)
    : QWidget(parent),
      m_grid(new CellGrid([this](int layer, int head) { return lookOf(layer, head); })),
      m_area(new QScrollArea) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  m_area->setWidget(m_grid);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setVerticalScrollBar(new ThinScrollBar);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_grid->setAutoFillBackground(false);  // the card is behind it
  m_area->viewport()->setAutoFillBackground(false);
  column->addWidget(m_area);
  m_grid->setAccessibleName(tr("Map of the audited cells, layers by heads"));
  connect(m_grid, &CellGrid::cellChosen, this, &CellMap::cellChosen);
  connect(m_grid, &CellGrid::focusMoved, this, [this](const QRect& cell) {
    m_area->ensureVisible(cell.center().x(), cell.center().y(), cell.width(), cell.height());
  });
  setFocusProxy(m_grid);
}

void CellMap::setAudit(std::shared_ptr<const AuditOverview> audit, Index budget) {
  m_audit = std::move(audit);
  m_budget = budget;
  m_grid->setVisible(m_audit != nullptr);
  m_grid->setSize(m_audit ? m_audit->layers : 0, m_audit ? m_audit->heads : 0);
}

void CellMap::setCurrent(int layer, int head) {
  m_grid->setCurrent(layer, head);
}

void CellMap::setFigure(Figure figure) {
  m_figure = figure;
  m_grid->setLowest(figure == Figure::kappa ? 1.0 : 0.0);
}

CellLook CellMap::lookOf(int layer, int head) const {
  return cellLook(*m_audit, layer, head, m_budget, m_figure);
}

CellLook cellLook(const AuditOverview& audit, int layer, int head, Index budget,
                  CellMap::Figure figure) {
  CellLook look;
  const CellSummary& cell = audit.cell(layer, head);
  const double kappa = kappaOf(audit, cell, budget);
  QStringList lines = {CellMap::tr("Layer %1, head %2").arg(layer).arg(head)};
  if (cell.dropped_8) {
    lines << CellMap::tr("Median dropped mass at 8 keys: %1").arg(shortNumber(*cell.dropped_8));
  }
  if (!std::isnan(kappa)) {
    lines << CellMap::tr("Median κ at %1 keys: %2")
                 .arg(budget)
                 .arg(std::isinf(kappa) ? CellMap::tr("infinite") : shortNumber(kappa));
  }
  lines << CellMap::tr("%Ln rows", nullptr, static_cast<int>(cell.rows));
  look.outlined = cell.flat.value_or(false);
  if (look.outlined) {
    lines << CellMap::tr("Flat: 8 keys leave more than a quarter of the mass");
  }
  look.reading = lines.join(QLatin1Char('\n'));
  if (figure == CellMap::Figure::kappa && !std::isnan(kappa)) {
    look.value = kappa;
    look.text = std::isinf(kappa) ? QStringLiteral("∞")
                                  : numberLocale().toString(kappa, 'f', kappa < 9.95 ? 2 : 0);
  } else if (figure == CellMap::Figure::droppedMass && cell.dropped_8) {
    look.value = *cell.dropped_8;
    look.text = numberLocale().toString(*cell.dropped_8, 'f', 2);
  }
  return look;
}

QString CellMap::dataTitle() const {
  return tr("Map of the audited cells");
}

QAbstractItemModel* CellMap::dataModel(QObject* parent) const {
  if (!m_audit) {
    return nullptr;
  }
  std::vector<std::vector<QVariant>> rows;
  for (const CellSummary& cell : m_audit->summary.cells) {
    std::vector<QVariant> row = {static_cast<int>(cell.cell.layer),
                                 static_cast<int>(cell.cell.head), static_cast<int>(cell.rows),
                                 cell.dropped_8 ? QVariant(*cell.dropped_8) : QVariant()};
    for (const double kappa : cell.median_kappas) {
      row.emplace_back(kappa);
    }
    row.emplace_back(cell.flat.value_or(false) ? tr("yes") : tr("no"));
    rows.push_back(std::move(row));
  }
  QStringList names = {tr("layer"), tr("head"), tr("rows"), tr("median dropped mass at 8 keys")};
  for (const BudgetSummary& s : m_audit->summary.budgets) {
    names << tr("median κ at %1 keys").arg(s.budget);
  }
  names << tr("flat");
  return new ColumnTable(names, std::move(rows), parent);
}

}  // namespace kvbudget::ui
