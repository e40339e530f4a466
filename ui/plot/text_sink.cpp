#include "ui/plot/text_sink.h"

#include <QPaintEngine>
#include <QPainter>

#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {

void drawText(QPainter& painter, const QPointF& left, const QString& text, TextAnchor anchor) {
  if (auto* sink = dynamic_cast<TextSink*>(painter.device())) {
    sink->addText(painter.combinedTransform().map(left), text, painter.font(),
                  painter.pen().color(), anchor);
  } else if (painter.paintEngine()->type() == QPaintEngine::Raster) {
    drawRemembered(painter, left, text);
  } else {
    painter.drawText(left, text);
  }
}

}  // namespace kvbudget::ui
