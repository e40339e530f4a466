#pragma once

#include "ui/figures/figure_content.h"
#include "ui/figures/query_subject.h"
#include "ui/views/mass_tray_painter.h"

namespace kvbudget::ui {

/// All attention of one query as one bar: the kept tokens, then the dropped ones, each as wide as
/// its weight.
class MassTrayFigure final : public FigureContent {
 public:
  explicit MassTrayFigure(LeverSubject subject);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  LeverSubject m_subject;
  Tray m_tray;
};

}  // namespace kvbudget::ui
