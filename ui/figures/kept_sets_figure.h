#pragma once

#include <memory>

#include "core/selection/row_sets.h"
#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

/// All kept sets of one row by their error, each with its tokens.
class KeptSetsFigure final : public FigureContent {
 public:
  /// Throws Error when the row has too few keys for the budget.
  explicit KeptSetsFigure(std::shared_ptr<const RowSets> sets, Index budget);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  std::shared_ptr<const RowSets> m_sets;
};

}  // namespace kvbudget::ui
