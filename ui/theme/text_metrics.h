#pragma once

#include <QFontMetricsF>
#include <QString>

class QFont;
class QPaintDevice;
class QPainter;
class QPointF;

namespace kvbudget::ui {

/// Font metrics that remember how wide a text is. Shaping a text takes longer than painting it, and
/// most texts of a picture are those of the one before: without this, half of the interface's time
/// while a slider is dragged went into measuring the same words again.
class TextMetrics final : public QFontMetricsF {
 public:
  TextMetrics(const QFont& font, const QPaintDevice* device);

  [[nodiscard]] double horizontalAdvance(const QString& text) const;
  [[nodiscard]] QString elidedText(const QString& text, Qt::TextElideMode mode, double width) const;

 private:
  int m_font;  // among those met on this thread
};

/// Draws a text whose baseline begins at `left`, in the painter's font and pen, and remembers its
/// glyphs, for the same reason. The same as QPainter::drawText() to the pixel.
void drawRemembered(QPainter& painter, const QPointF& left, const QString& text);

}  // namespace kvbudget::ui
