#pragma once

#include "ui/figures/figure_content.h"
#include "ui/figures/query_subject.h"
#include "ui/views/bound_bars_painter.h"

namespace kvbudget::ui {

/// The error of one query and every bound on it, as bars of one scale.
class BoundsFigure final : public FigureContent {
 public:
  explicit BoundsFigure(LeverSubject subject);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  [[nodiscard]] BoundBarsLayout layoutIn(const ScriptFrame& frame, const FigureStyle& style) const;

  LeverSubject m_subject;
  std::vector<BoundBar> m_bars;
};

}  // namespace kvbudget::ui
