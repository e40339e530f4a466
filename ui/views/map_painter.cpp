#include "ui/views/map_painter.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/plot/number_locale.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/text_metrics.h"
#include "ui/views/shade.h"
#include "ui/views/timeline_view.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kDiamond = 1.75;  // spaces

QString tr(const char* text) {
  return QCoreApplication::translate("KeptMap", text);
}

}  // namespace

MapPainter::MapPainter(QPainter& painter, const Theme& theme, const TypeScale& type, Index tokens,
                       std::span<const Position> sinks)
    : m_painter(painter),
      m_theme(theme),
      m_type(type),
      m_tokens(tokens),
      m_sinks(sinks),
      m_small(type.font(Role::ticks, painter.device()), painter.device()) {}

QFont MapPainter::font(Role role, bool strong) const {
  return m_type.font(role, m_painter.device(), strong);
}

double MapPainter::leftMargin() const {
  double widest =
      std::max(m_small.horizontalAdvance(tr("position")), m_small.horizontalAdvance(tr("query")));
  for (const Position sink : m_sinks) {
    widest = std::max(widest, m_small.horizontalAdvance(numberLocale().toString(sink)));
  }
  return widest + space(5);
}

double MapPainter::bottomMargin() const {
  return space(1) + m_small.height();
}

double MapPainter::yOf(const QRectF& map, Index tokens, double position) {
  return map.bottom() - map.height() * position / static_cast<double>(std::max<Index>(1, tokens));
}

void MapPainter::image(const QRectF& map, const QImage& image) {
  if (!image.isNull()) {
    m_painter.drawImage(map, image);
  }
  m_painter.fillRect(QRectF(map.left(), map.bottom(), map.width(), 1.0), m_theme.line);
}

// The card's colour behind a text, so that it is read where a cursor crosses it.
void MapPainter::plate(const QRectF& text) {
  if (!m_theme.paper) {
    m_painter.fillRect(text.adjusted(-2.0, 0.0, 2.0, 0.0), m_theme.card);
  }
}

void MapPainter::title(const QRectF& map, const QString& name, const QColor& policy) {
  const QFont strong = font(Role::labels, true);
  const TextMetrics strongMetrics(strong, m_painter.device());
  const double line = strongMetrics.height();
  const double left = map.left() + space(2);
  const double swatch = space(2.5);
  double y = map.top() + space(1);
  m_painter.setFont(strong);
  m_painter.setPen(m_theme.textColour(policy));
  plate({left, y, strongMetrics.horizontalAdvance(name), line});
  drawText(m_painter, {left, y + strongMetrics.ascent()}, name);
  if (map.height() < 5.0 * line) {
    return;
  }
  y += line + space(1);
  m_painter.setFont(font(Role::ticks));
  const auto key = [&](double x, const QColor& colour, const QString& text) {
    const double top = y + (m_small.height() - swatch) / 2.0;
    plate({x, y, swatch + space(1.5) + m_small.horizontalAdvance(text), m_small.height()});
    m_painter.fillRect(QRectF(x, top, swatch, swatch), colour);
    m_painter.setPen(m_theme.secondary);
    drawText(m_painter, {x + swatch + space(1.5), y + m_small.ascent()}, text);
    return x + swatch + space(4) + m_small.horizontalAdvance(text);
  };
  const ShadeTable shades(m_theme, policy);
  const double next = key(left, m_theme.paper ? QColor(shades.kept(1.0)) : policy, tr("kept"));
  key(next, m_theme.paper ? QColor(shades.dropped(1.0)) : m_theme.dropped, tr("dropped"));
  y += m_small.height();
  if (map.height() > 8.0 * line) {
    const QString text = tr("deeper: more attention");
    plate({left, y, m_small.horizontalAdvance(text), m_small.height()});
    drawText(m_painter, {left, y + m_small.ascent()}, text);
  }
}

void MapPainter::sinks(const QRectF& map, bool named) {
  m_painter.setFont(font(Role::ticks));
  m_painter.setPen(m_theme.secondary);
  const double diamond = map.left() - space(1.5);
  const double right = diamond - space(kDiamond);
  // Labels from the bottom up, none over another; the first line below is the axis'. One that is in
  // the way of the one below moves up while it still stands beside its mark.
  double taken = map.bottom() + space(1) + m_small.ascent();
  const auto label = [&](double y, double position) {
    const double level = y + m_small.capHeight() / 2.0;
    const double baseline = std::min(level, taken - 0.9 * m_small.height());
    if (level - baseline <= 0.7 * m_small.height() &&
        baseline - m_small.ascent() >= map.top() + m_small.height()) {
      const QString text = numberLocale().toString(static_cast<qlonglong>(position));
      drawText(m_painter, {right - m_small.horizontalAdvance(text), baseline}, text,
               TextAnchor::end);
      taken = baseline;
    }
  };
  for (const Position sink : m_sinks) {
    const double y = yOf(map, m_tokens, sink + 0.5);
    m_painter.fillPath(markerPath(Marker::diamond, space(kDiamond)).translated(diamond, y),
                       m_theme.secondary);
    if (named) {
      label(y, sink);
    }
  }
  if (!named) {
    return;
  }
  if (m_sinks.empty()) {
    for (const Tick& tick : ticksOf(timelineAxis(m_tokens), 5)) {
      label(yOf(map, m_tokens, tick.value), tick.value);
    }
  }
  const QString name = tr("position");
  drawText(m_painter,
           {map.left() - space(2) - m_small.horizontalAdvance(name), map.top() + m_small.ascent()},
           name, TextAnchor::end);
}

void MapPainter::axis(const QRectF& map, double right, bool named) {
  m_painter.setFont(font(Role::ticks));
  m_painter.setPen(m_theme.secondary);
  const double baseline = map.bottom() + space(1) + m_small.ascent();
  const Axis axis = timelineAxis(m_tokens);
  const AxisMap toX(axis, map.left(), map.right());
  for (const Tick& tick : ticksOf(axis, 5)) {
    const double width = m_small.horizontalAdvance(tick.text);
    const double x = toX.toPixel(tick.value) - width / 2.0;
    if (x + width <= right) {
      drawText(m_painter, {x, baseline}, tick.text, TextAnchor::middle);
    } else {
      drawText(m_painter, {right - width, baseline}, tick.text, TextAnchor::end);
    }
  }
  if (named) {
    const QString name = tr("query");
    drawText(m_painter, {map.left() - space(2) - m_small.horizontalAdvance(name), baseline}, name,
             TextAnchor::end);
  }
}

}  // namespace kvbudget::ui
