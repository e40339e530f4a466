#pragma once

#include <QImage>
#include <QString>

#include "ui/plot/plot_painter.h"

namespace kvbudget::ui::test {

struct Difference {
  bool sameSize = false;
  int pixels = 0;   // that differ by more than the tolerance in some channel
  int largest = 0;  // difference of a channel

  [[nodiscard]] bool acceptable(const QImage& image) const {
    return sameSize && pixels * 1000 <= image.width() * image.height();
  }
};

[[nodiscard]] Difference compare(const QImage& a, const QImage& b, int tolerance = 3);

/// Compares with the stored picture of that name; "" when it matches, else what is wrong. With
/// KVBUDGET_REWRITE_PICTURES set it stores the picture instead. Where it fails, the picture and the
/// expected one are left in the temporary folder.
[[nodiscard]] QString checkPicture(const QImage& image, const QString& name);

/// True where text looks as it did when the pictures were stored.
[[nodiscard]] bool hasPictureFont();

/// A model painted on a card at a device pixel ratio.
QImage painted(const PlotModel& model, const QSize& size, const Theme& theme, double ratio = 1.0,
               PaintedPlot* result = nullptr, PlotLayout* layout = nullptr);

/// Pixels of about this colour within a rectangle (in units of the image's device pixels).
[[nodiscard]] int pixelsOf(const QImage& image, const QRect& rect, const QColor& colour,
                           int tolerance = 24);

}  // namespace kvbudget::ui::test
