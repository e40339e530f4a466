// The legend of a plot, and the markers on its lines: the second cue beside colour.
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/plot_painting.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

// Where a line crosses x; nothing where it does not.
std::optional<QPointF> at(const Polyline& line, double x) {
  for (std::size_t i = 1; i < line.size(); ++i) {
    const auto& [a, b] = std::pair(line[i - 1], line[i]);
    if (a.x() <= x && x <= b.x() && b.x() > a.x()) {
      return QPointF(x, a.y() + (b.y() - a.y()) * (x - a.x()) / (b.x() - a.x()));
    }
  }
  return std::nullopt;
}

}  // namespace

// Evenly along the horizontal axis, each line's in places of its own.
void PlotPainting::paintLineMarkers(std::size_t index) {
  const Series& series = m_model.series[index];
  if (series.markers <= 0 || series.kind == Series::Kind::points) {
    return;
  }
  const double step = m_layout.plot.width() / series.markers;
  const double phase = std::fmod(0.3 + 0.5 * static_cast<double>(index), 1.0);
  const QPainterPath shape = markerPath(series.marker, 7.0 * m_strokes.markers);
  m_painter.setPen(QPen(m_theme.card, 0.75 * m_strokes.line));
  m_painter.setBrush(m_theme.lineColour(series.colour));
  for (int i = 0; i < series.markers; ++i) {
    const double x = m_layout.plot.left() + (i + phase) * step;
    for (const Polyline& part : m_lines[index]) {
      if (const auto point = at(part, x)) {
        m_painter.drawPath(shape.translated(*point));
        m_placer.block(shape.boundingRect().translated(*point));
        break;
      }
    }
  }
}

// In the corner, or failing that at the edge, where it covers least.
void PlotPainting::placeLegend() {
  m_legend = m_layout.legend;
  if (!m_layout.legendInside) {
    return;
  }
  QRectF box;
  for (const auto& entry : m_legend) {
    box |= entry.second;
  }
  const double air = 4.0 * unit();
  const QRectF room = m_layout.plot.adjusted(2.0 * air, air, -air, -air);
  std::vector<QRectF> candidates;
  for (const double down : {0.0, 1.0, 0.5}) {
    for (const double right : {1.0, 0.0, 0.5}) {
      candidates.emplace_back(QPointF(room.left() + right * (room.width() - box.width()),
                                      room.top() + down * (room.height() - box.height())),
                              box.size());
    }
  }
  const LabelPlacer::Place place = m_placer.place(candidates);
  paintPlate(place);
  for (auto& entry : m_legend) {
    entry.second.translate(place.rect.topLeft() - box.topLeft());
  }
}

void PlotPainting::paintLegendEntry(const Series& series, const QRectF& rect) {
  const QColor colour = m_theme.lineColour(series.colour);
  const double y = rect.center().y();
  const double end = rect.left() + 22.0 * unit();
  if (series.kind != Series::Kind::points) {
    QPen pen(colour, series.width * m_strokes.line, Qt::SolidLine, Qt::FlatCap);
    if (!series.dashes.isEmpty()) {
      pen.setDashPattern(series.dashes);
    }
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(rect.left(), y), QPointF(end, y));
  }
  if (series.kind == Series::Kind::points || series.kind == Series::Kind::linePoints ||
      series.markers > 0) {
    m_painter.setPen(series.markers > 0 ? QPen(m_theme.card, 0.75 * m_strokes.line)
                                        : QPen(Qt::NoPen));
    m_painter.setBrush(colour);
    m_painter.drawPath(markerPath(series.marker, 7.0 * m_strokes.markers)
                           .translated((rect.left() + end) / 2.0, y));
  }
  const TextMetrics fm = metrics(m_labels);
  const QString what =
      fm.elidedText(oneLine(series.label), Qt::ElideRight, rect.right() - end - 6.0 * unit() + 1.0);
  text({end + 6.0 * unit(), y + fm.capHeight() / 2.0}, what, m_labels, m_theme.ink);
}

void PlotPainting::paintLegend() {
  for (const auto& [index, rect] : m_legend) {
    const Series& series = m_model.series[static_cast<std::size_t>(index)];
    paintLegendEntry(series, rect);
    m_result.labels.push_back({oneLine(series.label), rect, false, QColor()});
  }
}

}  // namespace kvbudget::ui
