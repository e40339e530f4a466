#pragma once

#include <QPointF>
#include <QString>

class QColor;
class QFont;
class QPainter;

namespace kvbudget::ui {

/// Which end of a text stays where it is when another font has other widths.
enum class TextAnchor { start, middle, end };

/// A paint device that keeps texts as texts, whole and with their anchor. A QPaintEngine would get
/// them in pieces, one a script, and without knowing where they belong.
class TextSink {
 public:
  virtual ~TextSink() = default;
  /// `left`: where the baseline begins, in device units.
  virtual void addText(const QPointF& left, const QString& text, const QFont& font,
                       const QColor& colour, TextAnchor anchor) = 0;
};

/// Draws a text whose baseline begins at `left`, in the painter's font and pen. The anchor changes
/// nothing on a screen; it is told to a device that is a TextSink.
void drawText(QPainter& painter, const QPointF& left, const QString& text,
              TextAnchor anchor = TextAnchor::start);

}  // namespace kvbudget::ui
