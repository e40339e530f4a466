// PDF by QPdfWriter, which embeds the fonts, and then made right: QPdfWriter rounds pages to whole
// points, cannot name subject or keywords, and writes the time of day.
#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <cmath>

#include "core/report/provenance.h"
#include "ui/figures/figure_files.h"
#include "ui/figures/pdf_objects.h"

namespace kvbudget::ui {
namespace {

constexpr int kDotsAPoint = 100;
constexpr double kSharp = 600.0 / kPointsAnInch;  // readers smooth pictures of fewer pixels

// Each cell becomes several pixels, so that what a reader smooths is too narrow to be seen.
QImage sharpened(const Drawing::Image& picture) {
  const double wanted = kSharp * picture.rect.width() / picture.image.width();
  const int times = std::max(1, static_cast<int>(std::ceil(wanted)));
  const int down = std::max(
      1, static_cast<int>(std::ceil(kSharp * picture.rect.height() / picture.image.height())));
  return picture.image.scaled(picture.image.width() * times, picture.image.height() * down,
                              Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

void paintItem(QPainter& painter, const Drawing::Shape& shape, const Drawing& /*drawing*/) {
  painter.setPen(shape.pen);
  painter.setBrush(shape.fill.isValid() ? QBrush(shape.fill) : QBrush(Qt::NoBrush));
  painter.drawPath(shape.path);
}

void paintItem(QPainter& painter, const Drawing::Image& picture, const Drawing& /*drawing*/) {
  painter.drawImage(picture.rect, sharpened(picture));
}

// In dots, not under a scaled painter: then the font in the file has the size that was asked for.
void paintItem(QPainter& painter, const Drawing::Text& text, const Drawing& drawing) {
  const QTransform before = painter.transform();
  painter.setTransform(QTransform::fromTranslate(before.dx(), before.dy()));
  QFont font = figureFont(drawing.family);
  font.setPointSizeF(text.size);
  painter.setFont(font);
  painter.setPen(text.colour);
  for (const PlacedCharacter& placed : charactersOf(text, drawing.family)) {
    painter.drawText(QPointF(text.left.x() + placed.x, text.left.y()) * kDotsAPoint,
                     placed.character);
  }
  painter.setTransform(before);
}

QByteArray written(const Figure& figure, const QSize& page) {
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  QPdfWriter writer(&buffer);
  writer.setResolution(static_cast<int>(kPointsAnInch) * kDotsAPoint);
  writer.setPageMargins(QMarginsF(0, 0, 0, 0));
  writer.setPageSize(
      QPageSize(QSizeF(page), QPageSize::Point, QStringLiteral("figure"), QPageSize::ExactMatch));
  QPainter painter(&writer);
  painter.setRenderHint(QPainter::LosslessImageRendering);
  // The page's origin is at the bottom: what is drawn ends at the exact height above it.
  painter.translate(0.0, (page.height() - figure.drawing.size.height()) * kDotsAPoint);
  painter.scale(kDotsAPoint, kDotsAPoint);
  for (const Drawing::Item& item : figure.drawing.items) {
    std::visit([&](const auto& one) { paintItem(painter, one, figure.drawing); }, item);
  }
  painter.end();
  return bytes;
}

}  // namespace

QByteArray pdfOf(const Figure& figure) {
  const QSizeF size = figure.drawing.size;
  const QSize page(static_cast<int>(std::ceil(size.width())),
                   static_cast<int>(std::ceil(size.height())));
  PdfObjects pdf(written(figure, page));
  pdf.setPageSize(size);
  PdfInfo info;
  info.title = figure.title;
  info.subject = QStringLiteral("%1; scenario %2")
                     .arg(QString::fromStdString(source_text(figure.scenario)),
                          QString::fromStdString(scenario_line(figure.scenario)));
  info.creator = QString::fromStdString(program_text());
  info.producer = QStringLiteral("Qt %1").arg(QLatin1String(qVersion()));
  pdf.setInfo(info);
  return pdf.bytes();
}

}  // namespace kvbudget::ui
