#pragma once

#include <QWidget>
#include <memory>

#include "core/selection/audit_overview.h"
#include "ui/trace/cell_grid.h"
#include "ui/views/data_source.h"

class QScrollArea;

namespace kvbudget::ui {

/// Cells by layer and head with what the audit found in them.
class CellMap final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  enum class Figure { droppedMass, kappa };

  explicit CellMap(QWidget* parent = nullptr);

  void setAudit(std::shared_ptr<const AuditOverview> audit, Index budget);
  void setCurrent(int layer, int head);
  void setFigure(Figure figure);
  [[nodiscard]] CellGrid& grid() const { return *m_grid; }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cellChosen(int layer, int head);

 private:
  [[nodiscard]] CellLook lookOf(int layer, int head) const;

  std::shared_ptr<const AuditOverview> m_audit;
  Index m_budget = 8;
  Figure m_figure = Figure::droppedMass;
  CellGrid* m_grid;
  QScrollArea* m_area;
};

/// A cell of the map, on a screen and in figures.
[[nodiscard]] CellLook cellLook(const AuditOverview& audit, int layer, int head, Index budget,
                                CellMap::Figure figure);
/// A cell's median kappa; not a number where there is none.
[[nodiscard]] double kappaOf(const AuditOverview& audit, const CellSummary& cell, Index budget);

}  // namespace kvbudget::ui
