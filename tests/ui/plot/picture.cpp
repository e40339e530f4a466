#include "tests/ui/plot/picture.h"

#include <QDir>
#include <QFile>
#include <QFontInfo>
#include <QPainter>
#include <algorithm>

#include "tests/paths.h"

namespace kvbudget::ui::test {
namespace {

QString pictureFolder() {
  return QStringLiteral(KVBUDGET_SOURCE_DIR "/tests/ui/plot/pictures/");
}

int apart(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)),
                   std::abs(qBlue(a) - qBlue(b)), std::abs(qAlpha(a) - qAlpha(b))});
}

}  // namespace

Difference compare(const QImage& a, const QImage& b, int tolerance) {
  Difference result;
  result.sameSize = a.size() == b.size() && !a.isNull();
  if (!result.sameSize) {
    return result;
  }
  const QImage one = a.convertToFormat(QImage::Format_ARGB32);
  const QImage other = b.convertToFormat(QImage::Format_ARGB32);
  for (int y = 0; y < one.height(); ++y) {
    for (int x = 0; x < one.width(); ++x) {
      const int by = apart(one.pixel(x, y), other.pixel(x, y));
      result.largest = std::max(result.largest, by);
      result.pixels += by > tolerance ? 1 : 0;
    }
  }
  return result;
}

QString checkPicture(const QImage& image, const QString& name) {
  const QString file = pictureFolder() + name + QStringLiteral(".png");
  if (qEnvironmentVariableIsSet("KVBUDGET_REWRITE_PICTURES")) {
    QDir().mkpath(pictureFolder());
    return image.save(file) ? QString() : QStringLiteral("cannot write ") + file;
  }
  const QImage expected(file);
  const Difference difference = compare(image, expected);
  if (difference.acceptable(image)) {
    return {};
  }
  const QString left = QDir::tempPath() + u'/' + name;
  image.save(left + QStringLiteral("-is.png"));
  expected.save(left + QStringLiteral("-expected.png"));
  return QStringLiteral("%1: %2 pixels differ, by up to %3; see %4-is.png")
      .arg(name)
      .arg(difference.sameSize ? difference.pixels : -1)
      .arg(difference.largest)
      .arg(left);
}

bool hasPictureFont() {
  return QFontInfo(TypeScale::screen().font(TypeScale::Role::text)).family() ==
         QStringLiteral("Inter Tabular");
}

QImage painted(const PlotModel& model, const QSize& size, const Theme& theme, double ratio,
               PaintedPlot* result, PlotLayout* layout) {
  QImage image((QSizeF(size) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
  image.setDevicePixelRatio(ratio);
  image.fill(theme.card);
  QPainter painter(&image);
  const TypeScale type = TypeScale::screen();
  const PlotLayout laidOut = layoutPlot(model, QRectF(QPointF(), QSizeF(size)), type, {}, &image);
  PaintedPlot plot = paintPlot(painter, model, laidOut, theme, type);
  if (result != nullptr) {
    *result = std::move(plot);
  }
  if (layout != nullptr) {
    *layout = laidOut;
  }
  return image;
}

int pixelsOf(const QImage& image, const QRect& rect, const QColor& colour, int tolerance) {
  int count = 0;
  const QRect within = rect.intersected(image.rect());
  for (int y = within.top(); y <= within.bottom(); ++y) {
    for (int x = within.left(); x <= within.right(); ++x) {
      count += apart(image.pixel(x, y), colour.rgb()) <= tolerance ? 1 : 0;
    }
  }
  return count;
}

}  // namespace kvbudget::ui::test
