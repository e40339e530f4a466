#include "ui/theme/text_metrics.h"

#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>

#include "ui/theme/theme.h"

using namespace kvbudget::ui;

namespace {

QImage painted(const QString& text, double ratio, bool remembered) {
  QImage image(400, 60, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(TypeScale::screen().font(TypeScale::Role::labels, &image));
  painter.setPen(QColor(30, 60, 90));
  const QPointF left(5.3, 17.6);
  remembered ? drawRemembered(painter, left, text) : painter.drawText(left, text);
  return image;
}

}  // namespace

TEST_CASE("a remembered text is painted as it is without, to the pixel, whenever it is met") {
  for (const double ratio : {1.0, 1.5, 2.0}) {
    for (const QString& text :
         {QStringLiteral("error per query"), QStringLiteral("τ = 0.05 × range"),
          QStringLiteral("滑动窗口 48"), QStringLiteral("fin AVA 10⁻³"), QString()}) {
      INFO(text.toStdString() << " at " << ratio);
      const QImage plain = painted(text, ratio, false);
      for (int time = 0; time < 3; ++time) {
        CHECK(painted(text, ratio, true) == plain);
      }
    }
  }
}
