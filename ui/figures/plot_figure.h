#pragma once

#include "ui/figures/drawing.h"
#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

/// A chart: any PlotModel, fitted to a spec's axes, legend and annotations.
class PlotFigure final : public FigureContent {
 public:
  /// `aspect`: height over width of a narrow figure; a wide one is lower.
  PlotFigure(PlotModel model, const FigureSpec& spec, double aspect);

  [[nodiscard]] const PlotModel& model() const { return m_model; }

  [[nodiscard]] QString title() const override { return m_model.title; }
  [[nodiscard]] double naturalHeight(double width, const FigureStyle& style) const override;
  void paint(QPainter& painter, const QRectF& area, const FigureStyle& style) const override;
  [[nodiscard]] Table table() const override;
  [[nodiscard]] QStringList notes() const override;
  [[nodiscard]] QString matplotlib(const ScriptFrame& frame,
                                   const FigureStyle& style) const override;
  [[nodiscard]] QString pgfplots(const ScriptFrame& frame, const FigureStyle& style) const override;

 private:
  PlotModel m_model;
  double m_aspect;
};

/// What a plot figure draws, as rows of its table and as scripts refer to them.
struct PlotRow {
  QString series;   // unique for what is drawn as one: "window", "mark_0"
  QString element;  // "line", "point", "band_low", "band_high", "promise", "mark", "link"
  double x = 0.0;   // NaN: none
  double y = 0.0;
  double parameter = 0.0;  // NaN: none
  QString label;
};
[[nodiscard]] std::vector<PlotRow> rowsOf(const PlotModel& model);
/// The name of series `i` in the table.
[[nodiscard]] QString seriesKey(const PlotModel& model, std::size_t i);

/// A text that was painted in the plot area, where a script puts it: its middle, as shares of the
/// plot area from the left and from the bottom.
struct PlacedLabel {
  QString text;
  QColor colour;
  QPointF middle;
};
/// The plot as it is laid out and labelled in a frame.
struct LaidOutPlot {
  PlotLayout layout;
  std::vector<PlacedLabel> labels;
  std::vector<PaintedPlot::Label> legend;  // its entries
  Drawing drawing;                         // in units
};
[[nodiscard]] LaidOutPlot laidOut(const PlotModel& model, const ScriptFrame& frame,
                                  const FigureStyle& style);

}  // namespace kvbudget::ui
