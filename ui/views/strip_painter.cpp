#include "ui/views/strip_painter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/number_locale.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

}  // namespace

StripMetrics::StripMetrics(const TypeScale& type, const QPaintDevice* device, int tracks) {
  const double text = TextMetrics(type.font(Role::ticks, device), device).height();
  row = text + type.space(4);
  group = row * tracks + type.space(1);
  strip = type.space(2.5);
  top = type.space(1) + text;
  half = type.space(0.5);
}

QRectF StripMetrics::rect(int sink, int track, double left, double right, double scrolled) const {
  return {left, std::round(top + sink * group + track * row - scrolled + half), right - left,
          strip};
}

StripPainter::StripPainter(QPainter& painter, const Theme& theme, const TypeScale& type,
                           const SinkFates& all)
    : m_painter(painter),
      m_theme(theme),
      m_type(type),
      m_all(all),
      m_font(type.font(Role::ticks, painter.device())),
      m_metrics(m_font, painter.device()) {}

double StripPainter::leftMargin() const {
  double widest = 0.0;
  for (const Position sink : m_all.weights.sinks) {
    widest = std::max(widest, m_metrics.horizontalAdvance(numberLocale().toString(sink)));
  }
  return widest + m_type.space(5);
}

// The card's colour behind a text, so that it is read where a cursor crosses it.
void StripPainter::plate(const QPointF& baseline, const QString& text, TextAnchor anchor) {
  if (!m_theme.paper) {
    m_painter.fillRect(QRectF(baseline.x() - 2.0, baseline.y() - m_metrics.ascent(),
                              m_metrics.horizontalAdvance(text) + 4.0, m_metrics.height()),
                       m_theme.card);
  }
  drawText(m_painter, baseline, text, anchor);
}

void StripPainter::words(const QRectF& strip, int sink, int track) {
  const PolicyTrack& policy = m_all.comparison->tracks[static_cast<std::size_t>(track)];
  const double baseline = strip.top() - m_type.space(0.5) - m_metrics.descent();
  m_painter.setFont(m_font);
  if (track == 0) {
    const QString text =
        numberLocale().toString(m_all.weights.sinks[static_cast<std::size_t>(sink)]);
    const double x = strip.left() - m_type.space(1.5);
    m_painter.fillPath(
        markerPath(Marker::diamond, m_type.space(1.75)).translated(x, strip.center().y()),
        m_theme.secondary);
    m_painter.setPen(m_theme.secondary);
    drawText(m_painter,
             {x - m_type.space(1.75) - m_metrics.horizontalAdvance(text),
              strip.center().y() + m_metrics.capHeight() / 2.0},
             text, TextAnchor::end);
  }
  m_painter.setPen(m_theme.textColour(styleOf(policy).colour));
  const QString name =
      m_metrics.elidedText(labelOf(*m_all.comparison, static_cast<std::size_t>(track)),
                           Qt::ElideRight, strip.width() / 2.0);
  plate(QPointF(strip.left(), baseline), name, TextAnchor::start);
  const double room = strip.width() - m_metrics.horizontalAdvance(name) - m_type.space(3);
  const QString text = fateText(m_all, sink, track, m_metrics, room);
  m_painter.setPen(m_theme.secondary);
  plate(QPointF(strip.right() - m_metrics.horizontalAdvance(text), baseline), text,
        TextAnchor::end);
}

}  // namespace kvbudget::ui
