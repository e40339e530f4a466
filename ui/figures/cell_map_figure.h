#pragma once

#include <memory>

#include "core/selection/audit_overview.h"
#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

/// Layers by heads of an audit, twice: median dropped mass at 8 keys, and median kappa at a budget;
/// flat cells dotted.
class CellMapFigure final : public FigureContent {
 public:
  /// Throws Error when the audit has no such budget.
  CellMapFigure(std::shared_ptr<const AuditOverview> audit, Index budget);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  // Of both maps' cells.
  struct Grid {
    double first = 0.0, apart = 0.0;  // left end of the first map, and from it to the second
    double top = 0.0;
    double cell = 0.0, high = 0.0;  // width and height of a cell
    [[nodiscard]] double left(int map) const { return first + map * apart; }
  };
  [[nodiscard]] Grid gridIn(const QRectF& area) const;

  std::shared_ptr<const AuditOverview> m_audit;
  Index m_budget;
};

}  // namespace kvbudget::ui
