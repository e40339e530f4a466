// What the sink strips draw, and where; sink_strips.cpp holds what they say and do.
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/theme/policy_style.h"
#include "ui/views/sink_strips.h"

namespace kvbudget::ui {

double SinkStrips::rowHeight() const {
  return QFontMetricsF(font(TypeScale::Role::ticks), this).height() + type().space(4);
}

double SinkStrips::groupHeight() const {
  return rowHeight() * trackCount() + type().space(1);
}

double SinkStrips::contentHeight() const {
  return groupHeight() * sinkCount();
}

void SinkStrips::placeScrollBar() {
  const double excess = contentHeight() - height();
  m_scroll->setVisible(excess > 0.5);
  m_scroll->setRange(0, std::max(0, static_cast<int>(std::ceil(excess))));
  m_scroll->setPageStep(height());
  m_scroll->setSingleStep(static_cast<int>(rowHeight()));
  const int bar = std::min(m_scroll->sizeHint().width(), std::max(6, width() - plotRight() - 2));
  m_scroll->setGeometry(width() - bar, 0, bar, height());
}

QRectF SinkStrips::stripRect(int sink, int track) const {
  const double text = QFontMetricsF(font(TypeScale::Role::ticks), this).height();
  const double top =
      type().space(1) + sink * groupHeight() + track * rowHeight() + text - m_scroll->value();
  return {static_cast<double>(plotLeft()), std::round(top + type().space(0.5)),
          static_cast<double>(plotRight() - plotLeft()), static_cast<double>(type().space(2.5))};
}

int SinkStrips::minimumLeftMargin() const {
  const QFontMetrics metrics(font(TypeScale::Role::ticks));
  int widest = 0;
  if (comparison()) {
    for (const Position sink : comparison()->exploration->attention->keyframes()) {
      widest = std::max(widest, metrics.horizontalAdvance(QLocale().toString(sink)));
    }
  }
  return widest + type().space(5);
}

void SinkStrips::paintStrip(QPainter& painter, int sink, int track) const {
  const auto image = static_cast<std::size_t>(track * sinkCount() + sink);
  painter.drawImage(stripRect(sink, track), m_shown->strips[image]);
}

void SinkStrips::paintWords(QPainter& painter, int sink, int track) const {
  const QRectF strip = stripRect(sink, track);
  const QFont small = font(TypeScale::Role::ticks);
  const QFontMetricsF metrics(small, this);
  const PolicyTrack& policy = m_shown->comparison->tracks[static_cast<std::size_t>(track)];
  const double baseline = strip.top() - type().space(0.5) - metrics.descent();
  painter.setFont(small);
  if (track == 0) {
    const QString text = QLocale().toString(m_shown->weights.sinks[static_cast<std::size_t>(sink)]);
    const double x = plotLeft() - type().space(1.5);
    painter.fillPath(markerPath(Marker::diamond, 7.0).translated(x, strip.center().y()),
                     theme().secondary);
    painter.setPen(theme().secondary);
    painter.drawText(QPointF(x - 7.0 - metrics.horizontalAdvance(text),
                             strip.center().y() + metrics.capHeight() / 2.0),
                     text);
  }
  painter.setPen(theme().textColour(styleOf(policy.choice.info->id).colour));
  const QString name = metrics.elidedText(nameOfShown(track), Qt::ElideRight, strip.width() / 2.0);
  paintText(painter, QPointF(strip.left(), baseline), name);
  const double room = strip.width() - metrics.horizontalAdvance(name) - type().space(3);
  const QString text = verdict(sink, track, room);
  painter.setPen(theme().secondary);
  paintText(painter, QPointF(strip.right() - metrics.horizontalAdvance(text), baseline), text);
}

void SinkStrips::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!m_shown || sinkCount() == 0) {
    paintMessage(painter, m_shown
                              ? tr("No keyframe sinks: add one on the strip above the kept map.")
                              : tr("No rollout is computed yet."));
  }
  const auto all = [&](auto paint) {
    for (int sink = 0; sink < sinkCount(); ++sink) {
      for (int track = 0; track < trackCount(); ++track) {
        const QRectF strip = stripRect(sink, track);
        if (strip.bottom() >= 0.0 && strip.bottom() - rowHeight() <= height()) {
          paint(sink, track);
        }
      }
    }
  };
  all([&](int sink, int track) { paintStrip(painter, sink, track); });
  paintCursor(painter, 0.0, height());
  all([&](int sink, int track) { paintWords(painter, sink, track); });
  paintFocus(painter);
}

}  // namespace kvbudget::ui
