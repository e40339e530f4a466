#pragma once

#include <memory>
#include <vector>

#include "ui/figures/figure_content.h"
#include "ui/views/map_image.h"

namespace kvbudget::ui {

class MapPainter;

/// Kept maps of all tracks of a comparison: side by side where the figure is wide, else one above
/// the other.
class MapFigure final : public FigureContent {
 public:
  explicit MapFigure(std::shared_ptr<const Comparison> comparison);

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

  [[nodiscard]] const Comparison& comparison() const { return *m_comparison; }
  [[nodiscard]] const std::vector<MapCells>& cells() const { return m_cells; }
  [[nodiscard]] QString keyOf(std::size_t map) const;
  [[nodiscard]] int columnsAt(double width) const;
  /// How many cells high a heavy token is drawn in a map of that height.
  [[nodiscard]] int thicknessAt(double height) const;
  /// Where the maps lie in a frame, each within its axes.
  [[nodiscard]] std::vector<QRectF> placesIn(const ScriptFrame& frame,
                                             const FigureStyle& style) const;

 private:
  [[nodiscard]] std::vector<QRectF> places(const QRectF& area, const MapPainter& maps) const;

  std::shared_ptr<const Comparison> m_comparison;
  std::vector<MapCells> m_cells;
};

}  // namespace kvbudget::ui
