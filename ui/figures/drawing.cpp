#include "ui/figures/drawing.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QTextBoundaryFinder>

namespace kvbudget::ui {
namespace {

// Measured and outlined large, then scaled: rounding is then a thousandth of the type size.
constexpr int kLargePixels = 1000;

QFont largeFont(const QString& family) {
  QFont font = figureFont(family);
  font.setPixelSize(kLargePixels);
  return font;
}

}  // namespace

QFont figureFont(const QString& family) {
  QFont font(family);
  font.setHintingPreference(QFont::PreferNoHinting);
  font.setWeight(QFont::Normal);
  return font;
}

std::vector<PlacedCharacter> charactersOf(const Drawing::Text& text, const QString& family) {
  const QFontMetricsF metrics(largeFont(family));
  std::vector<PlacedCharacter> result;
  QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text.text);
  qsizetype from = 0;
  while (from < text.text.size()) {
    const qsizetype next = finder.toNextBoundary();
    const qsizetype to = next < 0 ? text.text.size() : next;
    const QString character = text.text.mid(from, to - from);
    if (!character.trimmed().isEmpty()) {
      const double x = metrics.horizontalAdvance(text.text.left(from));
      result.push_back({character, x * text.size / kLargePixels});
    }
    from = to;
  }
  return result;
}

QPainterPath outlineOf(const Drawing::Text& text, const QString& family) {
  const QFont font = largeFont(family);
  const double scale = text.size / kLargePixels;
  QPainterPath result;
  for (const PlacedCharacter& placed : charactersOf(text, family)) {
    QPainterPath glyph;
    glyph.addText(QPointF(), font, placed.character);
    result.addPath(
        QTransform(scale, 0, 0, scale, text.left.x() + placed.x, text.left.y()).map(glyph));
  }
  result.setFillRule(Qt::WindingFill);
  return result;
}

void paintDrawing(QPainter& painter, const Drawing& drawing, double unitsPerPoint) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
  painter.scale(unitsPerPoint, unitsPerPoint);
  painter.fillRect(QRectF(QPointF(), drawing.size), Qt::white);
  for (const Drawing::Item& item : drawing.items) {
    if (const auto* shape = std::get_if<Drawing::Shape>(&item)) {
      painter.setPen(shape->pen);
      painter.setBrush(shape->fill.isValid() ? QBrush(shape->fill) : QBrush(Qt::NoBrush));
      painter.drawPath(shape->path);
    } else if (const auto* text = std::get_if<Drawing::Text>(&item)) {
      painter.fillPath(outlineOf(*text, drawing.family), text->colour);
    } else {
      const auto& image = std::get<Drawing::Image>(item);
      painter.drawImage(image.rect, image.image);
    }
  }
  painter.restore();
}

}  // namespace kvbudget::ui
