#pragma once

#include <QRectF>

#include "ui/plot/plot_model.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// How much room there is around the plot area. Unset sides are found from the texts.
struct PlotMargins {
  std::optional<double> left, right, top, bottom;
};

/// Where things of a plot lie within a rectangle.
struct PlotLayout {
  QRectF whole;
  QRectF plot;  // the area between the axes
  AxisMap x, y;
  std::vector<Tick> xTicks, yTicks;

  [[nodiscard]] QPointF toPixel(const QPointF& value) const {
    return {x.toPixel(value.x()), y.toPixel(value.y())};
  }
};

[[nodiscard]] PlotLayout layoutPlot(const PlotModel& model, const QRectF& rect,
                                    const TypeScale& type, const PlotMargins& margins,
                                    const QPaintDevice* device);

/// Paints a model into any painter: screen, QImage, QSvgGenerator or QPdfWriter, whose units are
/// those of `type`. Nothing is drawn outside `layout.whole`, and no curve outside the plot area,
/// without using the painter's clipping (which QSvgGenerator ignores).
void paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
               const Theme& theme, const TypeScale& type);

}  // namespace kvbudget::ui
