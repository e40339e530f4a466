// What the sink strips draw, and where; sink_strips.cpp holds what they say and do.
#include <QLocale>
#include <QPaintEvent>
#include <QPainter>
#include <QScrollBar>
#include <algorithm>
#include <cmath>

#include "ui/theme/text_metrics.h"
#include "ui/views/sink_strips.h"
#include "ui/views/strip_painter.h"

namespace kvbudget::ui {

double SinkStrips::rowHeight() const {
  return StripMetrics(type(), this, trackCount()).row;
}

double SinkStrips::contentHeight() const {
  return StripMetrics(type(), this, trackCount()).group * sinkCount();
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
  return StripMetrics(type(), this, trackCount())
      .rect(sink, track, plotLeft(), plotRight(), m_scroll->value());
}

int SinkStrips::minimumLeftMargin() const {
  const TextMetrics metrics(font(TypeScale::Role::ticks), this);
  double widest = 0.0;
  if (comparison()) {
    for (const Position sink : comparison()->exploration->attention->keyframes()) {
      widest = std::max(widest, metrics.horizontalAdvance(QLocale().toString(sink)));
    }
  }
  return static_cast<int>(std::ceil(widest)) + type().space(5);
}

void SinkStrips::paintStrip(QPainter& painter, int sink, int track) const {
  const auto image = static_cast<std::size_t>(track) * static_cast<std::size_t>(sinkCount()) +
                     static_cast<std::size_t>(sink);
  painter.drawImage(stripRect(sink, track), m_shown->strips[image]);
}

void SinkStrips::paintEvent(QPaintEvent* event) {
  QPainter painter(this);
  painter.fillRect(event->rect(), theme().card);
  painter.setRenderHint(QPainter::Antialiasing);
  if (!m_shown || sinkCount() == 0) {
    paintMessage(painter, m_shown
                              ? m_shown->fates.comparison->scenario.trace
                                    ? tr("This trace has no keyframes.")
                                    : tr("No keyframes: add one on the strip above the kept map.")
                              : tr("No rollout is computed yet."));
  }
  const StripMetrics metrics(type(), this, trackCount());
  const auto all = [&](auto paint) {
    for (int sink = 0; sink < sinkCount(); ++sink) {
      for (int track = 0; track < trackCount(); ++track) {
        const QRectF strip = stripRect(sink, track);
        if (strip.bottom() >= 0.0 && strip.bottom() - metrics.row <= height()) {
          paint(sink, track);
        }
      }
    }
  };
  all([&](int sink, int track) { paintStrip(painter, sink, track); });
  if (m_shown && sinkCount() > 0) {
    paintCursor(painter, 0.0, height());
    StripPainter words(painter, theme(), type(), m_shown->fates);
    all([&](int sink, int track) { words.words(stripRect(sink, track), sink, track); });
  }
  paintFocus(painter);
}

}  // namespace kvbudget::ui
