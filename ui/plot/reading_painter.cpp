#include <QPainter>
#include <algorithm>

#include "ui/plot/plot_painter.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {

void paintReading(QPainter& painter, const QRectF& area, const QPointF& anchor,
                  const QString& heading, const QStringList& lines, const QColor& colour,
                  const Theme& theme, const TypeScale& type) {
  const QFont strong = type.font(TypeScale::Role::labels, painter.device(), true);
  const QFont plain = type.font(TypeScale::Role::labels, painter.device());
  const TextMetrics strongMetrics(strong, painter.device());
  const TextMetrics metrics(plain, painter.device());
  const double inset = 8.0 * type.factor;
  double width = strongMetrics.horizontalAdvance(heading);
  for (const QString& line : lines) {
    width = std::max(width, metrics.horizontalAdvance(line));
  }
  width = std::min(width + 2.0 * inset, area.width());
  const double height =
      strongMetrics.height() + metrics.height() * static_cast<double>(lines.size()) + 1.5 * inset;
  QRectF box(anchor.x() + 12.0 * type.factor, anchor.y() - height - 8.0 * type.factor, width,
             height);
  if (box.right() > area.right()) {
    box.moveRight(anchor.x() - 12.0 * type.factor);
  }
  if (box.top() < area.top()) {
    box.moveTop(anchor.y() + 12.0 * type.factor);
  }
  box.moveLeft(std::clamp(box.left(), area.left(), std::max(area.left(), area.right() - width)));
  box.moveTop(std::clamp(box.top(), area.top(), std::max(area.top(), area.bottom() - height)));

  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.secondary, 1.0));
  painter.setBrush(theme.card);
  painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4.0, 4.0);
  const double room = box.width() - 2.0 * inset + 1.0;
  QPointF at = box.topLeft() + QPointF(inset, 0.75 * inset + strongMetrics.ascent());
  painter.setFont(strong);
  painter.setPen(theme.textColour(colour));
  painter.drawText(at, strongMetrics.elidedText(heading, Qt::ElideRight, room));
  painter.setFont(plain);
  painter.setPen(theme.ink);
  for (const QString& line : lines) {
    at.ry() += metrics.height();
    painter.drawText(at, metrics.elidedText(line, Qt::ElideRight, room));
  }
  painter.restore();
}

}  // namespace kvbudget::ui
