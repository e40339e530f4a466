#include "ui/theme/text_metrics.h"

#include <QFont>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "ui/theme/shaped_text.h"

namespace kvbudget::ui {

TextMetrics::TextMetrics(const QFont& font, const QPaintDevice* device)
    : TextMetrics(faceOf(font, *device)) {}

TextMetrics::TextMetrics(std::shared_ptr<TextFace> face)
    : QFontMetricsF(metricsOf(*face)), m_face(std::move(face)) {}

double TextMetrics::horizontalAdvance(const QString& text) const {
  return shapedText(*m_face, text).width;
}

QString TextMetrics::elidedText(const QString& text, Qt::TextElideMode mode, double width) const {
  return horizontalAdvance(text) <= width ? text : QFontMetricsF::elidedText(text, mode, width);
}

void drawRemembered(QPainter& painter, const QPointF& left, const QString& text) {
  shapedText(*faceOf(painter.font(), *painter.device()), text).draw(painter, left);
}

void drawWrapped(QPainter& painter, const QRectF& rect, const QString& text) {
  const auto isWide = [](QChar c) { return c.script() == QChar::Script_Han; };
  if (std::ranges::any_of(text, isWide)) {  // broken anywhere, not at spaces
    painter.drawText(rect, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, text);
    return;
  }
  const TextMetrics metrics(painter.font(), painter.device());
  const double space = metrics.horizontalAdvance(QStringLiteral(" "));
  double baseline = rect.top() + metrics.ascent();
  QString line;
  double used = 0.0;
  const auto end = [&] {
    if (baseline + metrics.descent() <= rect.bottom() + 0.5) {
      drawRemembered(painter, {rect.left(), baseline}, line);
    }
    baseline += metrics.lineSpacing();
    line.clear();
    used = 0.0;
  };
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    const double width = metrics.horizontalAdvance(word);
    if (!line.isEmpty() && used + space + width > rect.width()) {
      end();
    }
    used += width + (line.isEmpty() ? 0.0 : space);
    line += line.isEmpty() ? word : u' ' + word;
  }
  end();
}

}  // namespace kvbudget::ui
