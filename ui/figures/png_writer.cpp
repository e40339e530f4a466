#include <QBuffer>
#include <QPainter>
#include <cmath>

#include "core/report/provenance.h"
#include "ui/figures/figure_files.h"

namespace kvbudget::ui {

QImage imageOf(const Figure& figure) {
  const double dots = figure.spec.dpi / kMillimetresAnInch;
  const QSize pixels(static_cast<int>(std::lround(figure.spec.width_mm * dots)),
                     static_cast<int>(std::lround(figure.spec.height_mm * dots)));
  QImage image(pixels, QImage::Format_RGB32);
  image.fill(Qt::white);
  const int dotsPerMetre = static_cast<int>(std::lround(1000.0 * dots));
  image.setDotsPerMeterX(dotsPerMetre);
  image.setDotsPerMeterY(dotsPerMetre);
  QPainter painter(&image);
  paintDrawing(painter, figure.drawing, figure.spec.dpi / kPointsAnInch);
  painter.end();
  image.setText(QStringLiteral("Title"), figure.title);
  image.setText(QStringLiteral("Software"), QString::fromStdString(program_text()));
  image.setText(QStringLiteral("Source"), QString::fromStdString(source_text(figure.scenario)));
  image.setText(QStringLiteral("Description"),
                QString::fromStdString(scenario_line(figure.scenario)));
  return image;
}

QByteArray pngOf(const Figure& figure) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  imageOf(figure).save(&buffer, "PNG");
  return bytes;
}

}  // namespace kvbudget::ui
