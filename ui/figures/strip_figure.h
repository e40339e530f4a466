#pragma once

#include <memory>

#include "ui/figures/figure_content.h"
#include "ui/views/sink_fates.h"

namespace kvbudget::ui {

/// For each keyframe sink and each policy a strip over the rollout: dark while the sink is kept,
/// light while it is dropped.
class StripFigure final : public FigureContent {
 public:
  /// Throws Error when the comparison has no sinks or no policies.
  explicit StripFigure(std::shared_ptr<const Comparison> comparison);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;
  [[nodiscard]] NamedImages pictures(const ScriptFrame& frame,
                                     const FigureStyle& style) const override;

  [[nodiscard]] const SinkFates& fates() const { return m_fates; }
  /// Where the strips lie in a frame: those of the first sink, then of the next.
  [[nodiscard]] std::vector<QRectF> placesIn(const ScriptFrame& frame,
                                             const FigureStyle& style) const;

 private:
  [[nodiscard]] std::vector<QRectF> places(QPainter& painter, const QRectF& area,
                                           const FigureStyle& style) const;

  SinkFates m_fates;
};

}  // namespace kvbudget::ui
