#pragma once

#include "ui/figures/figure_content.h"
#include "ui/figures/query_subject.h"
#include "ui/views/lever_painter.h"

namespace kvbudget::ui {

/// The kept set of one query as a lever: tokens in the plane of the two weighted means.
class LeverFigure final : public FigureContent {
 public:
  LeverFigure(LeverSubject subject, const FigureSpec& spec);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  struct Plane;
  [[nodiscard]] Plane planeIn(const ScriptFrame& frame, const FigureStyle& style) const;

  LeverSubject m_subject;
  LeverScene m_scene;
};

}  // namespace kvbudget::ui
