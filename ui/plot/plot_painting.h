#pragma once

#include "ui/plot/label_placer.h"
#include "ui/plot/plot_painter.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {

/// A line break or a tab in a name must not move what stands after it.
[[nodiscard]] inline QString oneLine(const QString& text) {
  return text.simplified();
}

/// One run of paintPlot(): what is painted, and where texts may go. plot_painter.cpp paints grid
/// and series, plot_labels.cpp the texts.
class PlotPainting {
 public:
  PlotPainting(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
               const Theme& theme, const TypeScale& type, const Strokes& strokes);

  PaintedPlot run();

 private:
  [[nodiscard]] TextMetrics metrics(const QFont& font) const;
  [[nodiscard]] double unit() const;
  void text(const QPointF& left, const QString& what, const QFont& font, const QColor& colour,
            TextAnchor anchor = TextAnchor::start);
  [[nodiscard]] bool isRaster() const;
  [[nodiscard]] double crisp(double pixel) const;
  void paintGrid();
  void paintGridLine(const QPointF& from, const QPointF& to, const QColor& colour);
  void paintAxes();
  void paintAxisTexts();
  void paintBand(const Band& band);
  void paintReferenceLine(const ReferenceLine& line);
  void paintSeries(const Series& series, std::vector<Polyline>& drawn);
  void paintLine(const Series& series, const QColor& colour, const Polyline& pixels,
                 std::vector<Polyline>& drawn);
  void drawLine(const Polyline& line);
  void paintLineMarkers(std::size_t index);
  void paintLink(const Link& link);
  void paintMarks();
  static std::vector<QRectF> around(const QPointF& at, const QSizeF& size, double gap,
                                    Mark::Side first);
  void placed(const QString& what, const LabelPlacer::Place& place, const QFont& font,
              const QColor& colour);
  void paintLeader(const QRectF& words, const QPointF& to, double ring, const QColor& colour);
  void paintPlate(const LabelPlacer::Place& place);
  [[nodiscard]] QSizeF sizeOf(const QString& what, const QFont& font) const;
  void placeTexts();
  void placeMarkText(const Mark& mark);
  void placeSeriesLabel(const Series& series, const std::vector<Polyline>& drawn);
  [[nodiscard]] double clearOfWords(const QRectF& words, double y) const;
  void placeLineText(const ReferenceLine& line, double at);
  bool placeInHeading(const QString& what, const ReferenceLine& line);
  void placeLegend();
  void paintLegend();
  void paintLegendEntry(const Series& series, const QRectF& rect);
  void paintEmpty();

  QPainter& m_painter;
  const PlotModel& m_model;
  const PlotLayout& m_layout;
  const Theme& m_theme;
  const TypeScale& m_type;
  const Strokes m_strokes;
  QFont m_ticks, m_labels, m_strong;
  LabelPlacer m_placer;
  std::vector<std::vector<Polyline>> m_lines;
  std::vector<std::pair<int, QRectF>> m_legend;
  std::vector<std::pair<const ReferenceLine*, double>> m_drawnLines;
  std::vector<std::pair<const Link*, QPointF>> m_drawnLinks;
  double m_headingEnd = 0.0;  // right end of what is free above the plot, beside the axis' name
  PaintedPlot m_result;
};

}  // namespace kvbudget::ui
