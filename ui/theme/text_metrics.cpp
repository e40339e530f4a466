#include "ui/theme/text_metrics.h"

#include <QFont>
#include <QPainter>

#include "ui/theme/shaped_text.h"

namespace kvbudget::ui {

TextMetrics::TextMetrics(const QFont& font, const QPaintDevice* device)
    : QFontMetricsF(font, device), m_face(faceOf(font, *device)) {}

double TextMetrics::horizontalAdvance(const QString& text) const {
  return shapedText(*m_face, text).width;
}

QString TextMetrics::elidedText(const QString& text, Qt::TextElideMode mode, double width) const {
  return horizontalAdvance(text) <= width ? text : QFontMetricsF::elidedText(text, mode, width);
}

void drawRemembered(QPainter& painter, const QPointF& left, const QString& text) {
  shapedText(*faceOf(painter.font(), *painter.device()), text).draw(painter, left);
}

}  // namespace kvbudget::ui
