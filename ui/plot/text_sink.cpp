#include "ui/plot/text_sink.h"

#include <QPainter>

namespace kvbudget::ui {

void drawText(QPainter& painter, const QPointF& left, const QString& text, TextAnchor anchor) {
  if (auto* sink = dynamic_cast<TextSink*>(painter.device())) {
    sink->addText(painter.combinedTransform().map(left), text, painter.font(),
                  painter.pen().color(), anchor);
  } else {
    painter.drawText(left, text);
  }
}

}  // namespace kvbudget::ui
