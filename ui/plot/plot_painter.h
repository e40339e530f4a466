#pragma once

#include <QRectF>

#include "ui/plot/plot_model.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// How much room there is around the plot area. Unset sides are found from the texts.
struct PlotMargins {
  std::optional<double> left, right, top, bottom;

  bool operator==(const PlotMargins&) const = default;
};

/// Widths that do not follow from the size of the type.
struct Strokes {
  double line = 1.0;      // of curves, for each unit of a series' width
  double hairline = 1.0;  // of the grid
  double markers = 1.0;   // size, for each unit of the screen's
  bool axes = false;      // lines at the left and below, with ticks

  [[nodiscard]] static Strokes screen(const TypeScale& type) {
    return {type.factor, 1.0, type.factor, false};
  }
};

/// More labelled lines than this get a legend below the plot instead of labels at their ends.
inline constexpr int kMostEndLabels = 5;

/// Where things of a plot lie within a rectangle.
struct PlotLayout {
  QRectF whole;
  QRectF plot;  // the area between the axes
  AxisMap x, y;
  std::vector<Tick> xTicks, yTicks;
  /// Indices of the series in the legend and their places; empty with labels at the lines. A legend
  /// inside finds its place when the curves are drawn: until then it lies at the origin.
  std::vector<std::pair<int, QRectF>> legend;
  bool legendInside = false;

  [[nodiscard]] QPointF toPixel(const QPointF& value) const {
    return {x.toPixel(value.x()), y.toPixel(value.y())};
  }
};

[[nodiscard]] PlotLayout layoutPlot(const PlotModel& model, const QRectF& rect,
                                    const TypeScale& type, const PlotMargins& margins,
                                    const QPaintDevice* device);

/// What was painted: for tests and for hit tests.
struct PaintedPlot {
  struct Label {
    QString text;
    QRectF rect;
    bool onCurve = false;  // the curves left no free place
    QColor colour;         // invalid: an entry of the legend
  };
  std::vector<Label> labels;  // at lines, marks, links and reference lines
  std::size_t points = 0;     // of lines, after clipping and thinning
};

/// Paints a model into any painter: screen, QImage, QSvgGenerator or QPdfWriter, whose units are
/// those of `type`. Nothing is drawn outside `layout.whole`, and no curve outside the plot area,
/// without using the painter's clipping (which QSvgGenerator ignores).
PaintedPlot paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                      const Theme& theme, const TypeScale& type);
PaintedPlot paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                      const Theme& theme, const TypeScale& type, const Strokes& strokes);

/// A box with a reading beside `anchor`, within `area`: a heading in `colour` and lines below it.
void paintReading(QPainter& painter, const QRectF& area, const QPointF& anchor,
                  const QString& heading, const QStringList& lines, const QColor& colour,
                  const Theme& theme, const TypeScale& type);

}  // namespace kvbudget::ui
