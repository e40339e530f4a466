#pragma once

#include <QFontMetricsF>
#include <QString>
#include <memory>

class QFont;
class QPaintDevice;
class QPainter;
class QPointF;
class QRectF;

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
  explicit TextMetrics(std::shared_ptr<TextFace> face);

  std::shared_ptr<TextFace> m_face;
};

/// Draws a text whose baseline begins at `left`, in the painter's font and pen, and remembers its
/// glyphs, for the same reason. The same as QPainter::drawText() to the pixel.
void drawRemembered(QPainter& painter, const QPointF& left, const QString& text);

/// Draws a text in lines that fit the width of `rect`, from its top on, as many as fit its height,
/// in the painter's font and pen. Lines break at spaces, in Chinese anywhere.
void drawWrapped(QPainter& painter, const QRectF& rect, const QString& text);

}  // namespace kvbudget::ui
