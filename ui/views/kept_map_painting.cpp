// What the kept map draws; kept_map.cpp holds what it does.
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/text_metrics.h"
#include "ui/views/kept_map.h"
#include "ui/views/map_painter.h"

namespace kvbudget::ui {

int KeptMap::minimumLeftMargin() const {
  const TextMetrics metrics(font(TypeScale::Role::ticks), this);
  double widest =
      std::max(metrics.horizontalAdvance(tr("position")), metrics.horizontalAdvance(tr("query")));
  if (comparison()) {
    for (const Position sink : sinks()) {
      widest = std::max(widest, metrics.horizontalAdvance(QLocale().toString(sink)));
    }
  }
  return static_cast<int>(std::ceil(widest)) + type().space(5);
}

void KeptMap::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), theme().card);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!hasQueries() || shownTracks().isEmpty()) {
    paintMessage(painter, hasQueries() ? tr("No policy is selected: check one on the left.")
                                       : tr("No rollout is computed yet."));
    paintFocus(painter);
    return;
  }
  MapPainter maps(painter, theme(), type(), tokens(), sinks());
  const int count = static_cast<int>(shownTracks().size());
  const bool beside = isSideBySide();
  for (int map = 0; map < count; ++map) {
    const bool named = !beside || map == 0;
    maps.image(mapRect(map), m_shown.images.value(map));
    maps.sinks(mapRect(map), named);
    if (beside || map == count - 1) {
      maps.axis(mapRect(map), map == count - 1 ? width() : mapRect(map + 1).left(), named);
    }
  }
  if (beside) {
    painter.setPen(QPen(theme().ink, 1.5, Qt::SolidLine, Qt::FlatCap));
    for (int map = 0; map < count; ++map) {
      const double x = xIn(map, static_cast<double>(cursorQuery()));
      painter.drawLine(QPointF(x, 0.0), QPointF(x, mapRect(map).bottom()));
    }
  } else {
    paintCursor(painter, 0.0, mapRect(count - 1).bottom());
  }
  // Over the cursor, which would strike them out.
  for (int map = 0; map < count; ++map) {
    const int track = shownTracks()[map];
    maps.title(mapRect(map), policyName(track), policyColour(track));
  }
  paintFocus(painter);
}

}  // namespace kvbudget::ui
