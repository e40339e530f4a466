#pragma once

#include <QColor>
#include <QPointF>
#include <QRectF>
#include <vector>

#include "core/rollout/lever.h"
#include "ui/plot/plot_painter.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// What the lever's picture shows: a kept set in a plane, and how it is to be seen.
struct LeverScene {
  Lever lever;
  std::vector<double> weights;
  std::vector<bool> kept;
  Readout readout = Readout::renormalised;
  bool plainMeans = false;  // draw the unweighted means, with which the identity fails
  double discs = 1.0;       // radii, for each of the screen's: smaller where the picture is
  QColor keptColour;
  QColor droppedColour;  // invalid: the theme's grey for what is dropped
};

/// Maps the plane onto pixels with equal scales, up being up.
struct PlaneMap {
  QPointF centre;
  PlanePoint middle;
  double scale = 1.0;

  [[nodiscard]] QPointF toPixel(const PlanePoint& p) const {
    return {centre.x() + (p.x - middle.x) * scale, centre.y() - (p.y - middle.y) * scale};
  }
  [[nodiscard]] PlanePoint toPlane(const QPointF& pixel) const {
    return {middle.x + (pixel.x() - centre.x()) / scale,
            middle.y - (pixel.y() - centre.y()) / scale};
  }
};

/// Everything in sight, with room for discs and words.
[[nodiscard]] PlaneMap fittedMap(const LeverScene& scene, const QRectF& area,
                                 const TypeScale& type);

/// Of a token's disc; its area is proportional to the weight.
[[nodiscard]] double tokenRadius(const LeverScene& scene, double weight, const TypeScale& type);

/// The token whose disc holds the pixel, the lightest where several do; -1: none.
[[nodiscard]] int tokenAt(const LeverScene& scene, const PlaneMap& map, const QPointF& pixel,
                          const TypeScale& type);

/// Between the lines of the grid, in the plane's units.
[[nodiscard]] double leverGridStep(const PlaneMap& map, const QRectF& area);

/// How far the two arms are drawn above the beam, and in which direction of the picture.
[[nodiscard]] QPointF armOffset(const LeverScene& scene, const PlaneMap& map,
                                const TypeScale& type);

/// `marked`: the token under keyboard or mouse; -1: none. Returns the words beside tokens and
/// means.
std::vector<PaintedPlot::Label> paintLever(QPainter& painter, const QRectF& area,
                                           const LeverScene& scene, const PlaneMap& map,
                                           const Theme& theme, const TypeScale& type,
                                           const Strokes& strokes, int marked);

}  // namespace kvbudget::ui
