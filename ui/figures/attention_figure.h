#pragma once

#include <memory>

#include "core/rollout/kept_raster.h"
#include "core/scenario/comparison.h"
#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

/// One query's row of attention: a lane for each policy with a bar for each token, as high as its
/// weight, in the policy's colour where it is kept and grey where it is dropped.
class AttentionFigure final : public FigureContent {
 public:
  /// `query`: an index among the evaluated ones. Throws Error when there is no policy.
  AttentionFigure(std::shared_ptr<const Comparison> comparison, std::size_t query);

  [[nodiscard]] QString title() const override;
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  [[nodiscard]] std::vector<QRectF> lanes(QPainter& painter, const QRectF& area,
                                          const FigureStyle& style) const;
  [[nodiscard]] std::vector<QRectF> lanesIn(const ScriptFrame& frame,
                                            const FigureStyle& style) const;
  [[nodiscard]] Position position() const { return m_comparison->queries()[m_query]; }
  /// Those up to the query.
  [[nodiscard]] std::vector<Position> keyframes() const;
  void paintMarks(QPainter& painter, const QRectF& lane, const QRectF& area,
                  const FigureStyle& style) const;
  [[nodiscard]] QString pythonMarks(const QRectF& lane, const ScriptFrame& frame,
                                    const FigureStyle& style) const;
  [[nodiscard]] QColor colourOf(std::size_t track, const FigureStyle& style) const;

  std::shared_ptr<const Comparison> m_comparison;
  std::size_t m_query;
  Index m_tokens;
  std::vector<KeptRaster> m_rows;  // by policy
};

}  // namespace kvbudget::ui
