#pragma once

#include <QFontMetricsF>
#include <QString>
#include <memory>

class QFont;
class QPaintDevice;
class QPainter;
class QPointF;

namespace kvbudget::ui {

class TextFace;

/// Font metrics that remember how wide a text is (see shaped_text.h): without this, half of the
/// interface's time while a slider is dragged went into measuring the same words again.
class TextMetrics final : public QFontMetricsF {
 public:
  TextMetrics(const QFont& font, const QPaintDevice* device);

  [[nodiscard]] double horizontalAdvance(const QString& text) const;
  [[nodiscard]] QString elidedText(const QString& text, Qt::TextElideMode mode, double width) const;

 private:
  std::shared_ptr<TextFace> m_face;
};

/// Draws a text whose baseline begins at `left`, in the painter's font and pen, and remembers its
/// glyphs, for the same reason. The same as QPainter::drawText() to the pixel.
void drawRemembered(QPainter& painter, const QPointF& left, const QString& text);

}  // namespace kvbudget::ui
