// What the kept map draws; kept_map.cpp holds what it does.
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/policy_style.h"
#include "ui/views/kept_map.h"

namespace kvbudget::ui {
namespace {

constexpr double kDiamond = 7.0;

}  // namespace

int KeptMap::minimumLeftMargin() const {
  const QFontMetrics metrics(font(TypeScale::Role::ticks));
  int widest =
      std::max(metrics.horizontalAdvance(tr("position")), metrics.horizontalAdvance(tr("query")));
  if (comparison()) {
    for (const Position sink : sinks()) {
      widest = std::max(widest, metrics.horizontalAdvance(QLocale().toString(sink)));
    }
  }
  return widest + type().space(5);
}

void KeptMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!hasQueries() || shownTracks().isEmpty()) {
    paintMessage(painter, hasQueries() ? tr("No policy is selected: check one on the left.")
                                       : tr("No rollout is computed yet."));
    paintFocus(painter);
    return;
  }
  for (int map = 0; map < static_cast<int>(shownTracks().size()); ++map) {
    paintMap(painter, map);
    paintTitle(painter, map);
    paintSinks(painter, map);
  }
  paintAxis(painter);
  paintCursor(painter, 0.0, mapRect(static_cast<int>(shownTracks().size()) - 1).bottom());
  paintFocus(painter);
}

void KeptMap::paintMap(QPainter& painter, int map) const {
  const QRectF rect = mapRect(map);
  if (map < m_shown.images.size()) {
    painter.drawImage(rect, m_shown.images[map]);
  }
  painter.setPen(QPen(theme().line, 1.0));
  painter.drawLine(QPointF(rect.left(), rect.bottom() + 0.5),
                   QPointF(rect.right(), rect.bottom() + 0.5));
}

// The upper left half of a causal map is empty: name and key stand there.
void KeptMap::paintTitle(QPainter& painter, int map) const {
  const int track = shownTracks()[map];
  const QRectF rect = mapRect(map);
  const QFont strong = font(TypeScale::Role::labels, true);
  const QFont plain = font(TypeScale::Role::ticks);
  const double line = QFontMetricsF(strong, this).height();
  const double left = rect.left() + type().space(2);
  const double swatch = type().space(2.5);
  double y = rect.top() + type().space(1);
  painter.setFont(strong);
  painter.setPen(policyTextColour(track));
  painter.drawText(QPointF(left, y + QFontMetricsF(strong, this).ascent()), policyName(track));
  if (rect.height() < 5.0 * line) {
    return;
  }
  y += line + type().space(1);
  painter.setFont(plain);
  const QFontMetricsF metrics(plain, this);
  const auto key = [&](double x, const QColor& colour, const QString& text) {
    const double top = y + (metrics.height() - swatch) / 2.0;
    painter.fillRect(QRectF(x, top, swatch, swatch), colour);
    painter.setPen(theme().secondary);
    painter.drawText(QPointF(x + swatch + type().space(1.5), y + metrics.ascent()), text);
    return x + swatch + type().space(4) + metrics.horizontalAdvance(text);
  };
  const double next = key(left, policyColour(track), tr("kept"));
  key(next, theme().dropped, tr("dropped"));
  y += metrics.height();
  if (rect.height() > 8.0 * line) {
    painter.drawText(QPointF(left, y + metrics.ascent()), tr("deeper: more attention"));
  }
}

void KeptMap::paintSinks(QPainter& painter, int map) const {
  const QRectF rect = mapRect(map);
  const QFont small = font(TypeScale::Role::ticks);
  const QFontMetricsF metrics(small, this);
  painter.setFont(small);
  painter.setPen(theme().secondary);
  const double right = rect.left() - type().space(1.5) - kDiamond;
  // Labels from the bottom up, none over another; the first line below is the axis'.
  double taken = rect.bottom() + type().space(1) + metrics.ascent();
  for (const Position sink : sinks()) {
    const double y = yOf(map, sink + 0.5);
    painter.fillPath(
        markerPath(Marker::diamond, kDiamond).translated(rect.left() - type().space(1.5), y),
        theme().secondary);
    const double baseline = y + metrics.capHeight() / 2.0;
    const bool fits = baseline <= taken - 0.9 * metrics.height() &&
                      baseline - metrics.ascent() >= rect.top() + metrics.height();
    if (fits) {
      const QString text = QLocale().toString(sink);
      painter.drawText(QPointF(right - metrics.horizontalAdvance(text), baseline), text);
      taken = baseline;
    }
  }
  const QString name = tr("position");
  painter.drawText(QPointF(rect.left() - type().space(2) - metrics.horizontalAdvance(name),
                           rect.top() + metrics.ascent()),
                   name);
}

void KeptMap::paintAxis(QPainter& painter) const {
  const QFont small = font(TypeScale::Role::ticks);
  const QFontMetricsF metrics(small, this);
  painter.setFont(small);
  painter.setPen(theme().secondary);
  const double bottom = mapRect(static_cast<int>(shownTracks().size()) - 1).bottom();
  const double baseline = bottom + type().space(1) + metrics.ascent();
  const Axis axis = timelineAxis(tokens());
  for (const Tick& tick : ticksOf(axis, 5)) {
    const double half = metrics.horizontalAdvance(tick.text) / 2.0;
    const double x = std::min(xOf(tick.value) - half, width() - 2.0 * half);
    painter.drawText(QPointF(x, baseline), tick.text);
  }
  const QString name = tr("query");
  painter.drawText(
      QPointF(plotLeft() - type().space(2) - metrics.horizontalAdvance(name), baseline), name);
}

}  // namespace kvbudget::ui
