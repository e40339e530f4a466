#include "ui/plot/plot_painting.h"

#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/polyline.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

}  // namespace

PlotPainting::PlotPainting(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                           const Theme& theme, const TypeScale& type, const Strokes& strokes)
    : m_painter(painter),
      m_model(model),
      m_layout(layout),
      m_theme(theme),
      m_type(type),
      m_strokes(strokes),
      m_ticks(type.font(Role::ticks, painter.device())),
      m_labels(type.font(Role::labels, painter.device())),
      m_strong(type.font(Role::labels, painter.device(), true)),
      // On paper, where an axis is a line, words keep clear of both.
      m_placer(layout.plot.adjusted(theme.paper    ? 12
                                    : strokes.axes ? 6
                                                   : 2,
                                    0, 0, theme.paper ? -6 : 0)) {}

PaintedPlot PlotPainting::run() {
  m_painter.save();
  m_painter.setRenderHint(QPainter::Antialiasing);
  paintGrid();
  paintAxes();
  paintAxisTexts();
  for (const Band& band : m_model.bands) {
    paintBand(band);
  }
  for (const ReferenceLine& line : m_model.lines) {
    paintReferenceLine(line);
  }
  m_lines.resize(m_model.series.size());
  for (const bool muted : {true, false}) {
    for (std::size_t i = 0; i < m_model.series.size(); ++i) {
      if (m_model.series[i].muted == muted) {
        paintSeries(m_model.series[i], m_lines[i]);
      }
    }
  }
  for (std::size_t i = 0; i < m_model.series.size(); ++i) {
    paintLineMarkers(i);
  }
  for (const Link& link : m_model.links) {
    paintLink(link);
  }
  paintMarks();
  placeTexts();
  paintLegend();
  paintEmpty();
  m_painter.restore();
  return std::move(m_result);
}

bool PlotPainting::isRaster() const {
  return m_painter.paintEngine()->type() == QPaintEngine::Raster;
}

// On whole pixels, so that a hairline is one.
double PlotPainting::crisp(double pixel) const {
  return isRaster() ? std::floor(pixel) + 0.5 : pixel;
}

// Short ticks outwards, where paper has them.
void PlotPainting::paintAxes() {
  if (!m_strokes.axes) {
    return;
  }
  const QRectF& plot = m_layout.plot;
  m_painter.setPen(
      QPen(m_theme.secondary, 1.25 * m_strokes.hairline, Qt::SolidLine, Qt::SquareCap));
  m_painter.drawLine(plot.topLeft(), plot.bottomLeft());
  m_painter.drawLine(plot.bottomLeft(), plot.bottomRight());
  const double tick = 3.0 * unit();
  for (const Tick& t : m_layout.yTicks) {
    const double y = m_layout.y.toPixel(t.value);
    m_painter.drawLine(QPointF(plot.left() - (t.minor ? 0.5 : 1.0) * tick, y),
                       QPointF(plot.left(), y));
  }
  for (const Tick& t : m_layout.xTicks) {
    const double x = m_layout.x.toPixel(t.value);
    m_painter.drawLine(QPointF(x, plot.bottom()),
                       QPointF(x, plot.bottom() + (t.minor ? 0.5 : 1.0) * tick));
  }
}

void PlotPainting::paintGrid() {
  const QRectF& plot = m_layout.plot;
  m_painter.setRenderHint(QPainter::Antialiasing, false);  // on whole pixels nothing is smoothed
  QColor faint = m_theme.line;
  faint.setAlphaF(0.5F);
  // Nine lines a decade are only for decades that are large enough for them.
  const double decade = std::abs(m_layout.y.toPixel(10.0 * m_model.y.low) - plot.bottom());
  const bool minor = m_model.y.scale == Scale::logarithmic && decade >= 64.0 * unit();
  for (const Tick& tick : m_layout.yTicks) {
    const double y = crisp(m_layout.y.toPixel(tick.value));
    if (!tick.minor || minor) {
      paintGridLine({plot.left(), y}, {plot.right(), y}, tick.minor ? faint : m_theme.line);
    }
  }
  for (const Tick& tick : m_layout.xTicks) {
    if (!tick.minor) {
      const double x = crisp(m_layout.x.toPixel(tick.value));
      paintGridLine({x, plot.top()}, {x, plot.bottom()}, m_theme.line);
    }
  }
  m_painter.setRenderHint(QPainter::Antialiasing);
}

// Level or upright. On whole pixels it is a rectangle, which takes far less time than a stroke; one
// thinner than a pixel could round to nothing.
void PlotPainting::paintGridLine(const QPointF& from, const QPointF& to, const QColor& colour) {
  const double half = 0.5 * m_strokes.hairline;
  if (isRaster() && m_strokes.hairline * m_painter.deviceTransform().m22() >= 1.0) {
    const QRectF line(from, to);
    m_painter.fillRect(from.y() == to.y() ? line.adjusted(0.0, -half, 0.0, half)
                                          : line.adjusted(-half, 0.0, half, 0.0),
                       colour);
    return;
  }
  m_painter.setPen(QPen(colour, m_strokes.hairline));
  m_painter.drawLine(from, to);
}

void PlotPainting::paintAxisTexts() {
  const QRectF& plot = m_layout.plot;
  const QRectF& whole = m_layout.whole;
  const TextMetrics ticks = metrics(m_ticks);
  const TextMetrics labels = metrics(m_labels);
  for (const Tick& tick : m_layout.yTicks) {
    const double width = ticks.horizontalAdvance(tick.text);
    const double y = m_layout.y.toPixel(tick.value) + ticks.capHeight() / 2.0;
    text({plot.left() - 8.0 * unit() - width, y}, tick.text, m_ticks, m_theme.secondary,
         TextAnchor::end);
  }
  const double under = plot.bottom() + 4.0 * unit() + ticks.ascent();
  for (const Tick& tick : m_layout.xTicks) {
    const double width = ticks.horizontalAdvance(tick.text);
    const double middle = m_layout.x.toPixel(tick.value) - width / 2.0;
    const double x =
        std::clamp(middle, whole.left(), std::max(whole.left(), whole.right() - width));
    text({x, under}, tick.text, m_ticks, m_theme.secondary, TextAnchor::middle);
  }
  const QString xName = labels.elidedText(oneLine(m_model.x.name), Qt::ElideRight, whole.width());
  const double xWidth = labels.horizontalAdvance(xName);
  text({std::max(whole.left(), plot.right() - xWidth),
        under + ticks.descent() + 1.0 * unit() + labels.ascent()},
       xName, m_labels, m_theme.secondary, TextAnchor::end);
  const double above = whole.top() + labels.ascent();
  const QString yName = labels.elidedText(oneLine(m_model.y.name), Qt::ElideRight, whole.width());
  text({whole.left(), above}, yName, m_labels, m_theme.secondary);
  m_headingEnd = plot.right();
  if (!m_model.note.isEmpty()) {
    const double room = whole.width() - labels.horizontalAdvance(yName) - 16.0 * unit();
    const QString note = ticks.elidedText(oneLine(m_model.note), Qt::ElideRight, room);
    const double left = whole.right() - ticks.horizontalAdvance(note);
    m_headingEnd = std::min(m_headingEnd, left - 16.0 * unit());
    text({left, above}, note, m_ticks, m_theme.secondary, TextAnchor::end);
  }
}

void PlotPainting::paintBand(const Band& band) {
  const QRectF& plot = m_layout.plot;
  QPolygonF outline;
  const auto add = [&](double x, double y) {
    const QPointF at = m_layout.toPixel({x, y});
    // Below what a logarithmic axis can show is the lower edge.
    const double low = std::isfinite(at.y()) ? at.y() : plot.bottom();
    if (std::isfinite(at.x())) {
      outline << QPointF(at.x(), std::clamp(low, plot.top(), plot.bottom()));
    }
  };
  for (std::size_t i = 0; i < band.x.size(); ++i) {
    add(band.x[i], band.high[i]);
  }
  for (std::size_t i = band.x.size(); i-- > 0;) {
    add(band.x[i], band.low[i]);
  }
  QColor fill = m_theme.lineColour(band.colour);
  fill.setAlphaF(0.22F);
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(fill);
  m_painter.drawPolygon(outline.intersected(QPolygonF(plot)));
}

void PlotPainting::paintReferenceLine(const ReferenceLine& line) {
  const QRectF& plot = m_layout.plot;
  const bool level = line.orientation == Qt::Horizontal;
  const double at = level ? m_layout.y.toPixel(line.value) : m_layout.x.toPixel(line.value);
  if (!(level ? at >= plot.top() && at <= plot.bottom()
              : at >= plot.left() && at <= plot.right())) {
    return;
  }
  QPen pen(m_theme.lineColour(line.colour), 1.25 * m_strokes.line, Qt::SolidLine, Qt::FlatCap);
  if (!line.dashes.isEmpty()) {
    pen.setDashPattern(line.dashes);
  }
  m_painter.setPen(pen);
  const Polyline ends = level ? Polyline{{plot.left(), at}, {plot.right(), at}}
                              : Polyline{{at, plot.top()}, {at, plot.bottom()}};
  m_painter.drawLine(ends[0], ends[1]);
  m_placer.avoid(ends);
  m_drawnLines.emplace_back(&line, at);
}

void PlotPainting::paintSeries(const Series& series, std::vector<Polyline>& drawn) {
  const QRectF& plot = m_layout.plot;
  QColor colour = m_theme.lineColour(series.colour);
  if (series.muted) {
    colour.setAlphaF(0.35F);
  }
  Polyline pixels;
  pixels.reserve(series.points.size());
  for (const QPointF& point : series.points) {
    pixels.push_back(m_layout.toPixel(point));
  }
  if (series.kind != Series::Kind::points) {
    paintLine(series, colour, pixels, drawn);
  }
  if (series.kind == Series::Kind::points || series.kind == Series::Kind::linePoints) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(colour);
    const QPainterPath shape = markerPath(series.marker, 7.0 * m_strokes.markers);
    for (const QPointF& at : pixels) {
      if (isInside(plot, at)) {
        m_painter.drawPath(shape.translated(at));
        drawn.push_back({at});
        m_placer.block(shape.boundingRect().translated(at));
      }
    }
  }
}

void PlotPainting::paintLine(const Series& series, const QColor& colour, const Polyline& pixels,
                             std::vector<Polyline>& drawn) {
  QPen pen(colour, series.width * m_strokes.line, Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
  if (!series.dashes.isEmpty()) {
    pen.setDashPattern(series.dashes);
  }
  const QRectF& plot = m_layout.plot;
  for (const Polyline& stretch : stretches(pixels)) {
    Polyline line = series.kind == Series::Kind::step ? stepped(stretch) : stretch;
    line = decimated(line, plot.left(), static_cast<int>(std::ceil(plot.width())));
    for (Polyline& part : clipped(line, plot)) {
      m_result.points += part.size();
      if (part.size() == 1) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawEllipse(part.front(), series.width * m_strokes.line,
                              series.width * m_strokes.line);
      } else {
        m_painter.setPen(pen);
        m_painter.setBrush(Qt::NoBrush);
        drawLine(part);
      }
      m_placer.avoid(part);
      drawn.push_back(std::move(part));
    }
  }
}

// The raster engine strokes a line of many points as one outline, which took 30 ms for 1,000
// points; segment by segment it takes 1 ms. Dashes are cut here: the engine begins them anew at
// each segment where the pen is wide, as it is at 200 %, and short segments would be solid.
void PlotPainting::drawLine(const Polyline& line) {
  if (!isRaster()) {
    m_painter.drawPolyline(line.data(), static_cast<int>(line.size()));
    return;
  }
  const QPen usual = m_painter.pen();
  QList<qreal> lengths;
  if (usual.style() != Qt::SolidLine) {
    // Square caps leave no seams at corners; each dash is shorter by what they add.
    const double width = usual.widthF();
    const QList<qreal> pattern = usual.dashPattern();
    for (qsizetype i = 0; i < pattern.size(); ++i) {
      lengths << std::max(0.1, pattern[i] + (i % 2 == 0 ? -1.0 : 1.0)) * width;
    }
  }
  m_painter.setPen(QPen(usual.color(), usual.widthF(), Qt::SolidLine, Qt::SquareCap));
  m_painter.drawLines(dashed(line, lengths));
  m_painter.setPen(usual);
}

void PlotPainting::paintLink(const Link& link) {
  const auto parts =
      clipped(Polyline{m_layout.toPixel(link.from), m_layout.toPixel(link.to)}, m_layout.plot);
  if (parts.empty() || parts.front().size() < 2) {
    return;
  }
  QPen pen(m_theme.secondary, 1.25 * m_strokes.line, Qt::SolidLine, Qt::FlatCap);
  pen.setDashPattern({1.5, 2.5});
  m_painter.setPen(pen);
  m_painter.drawLine(parts.front().front(), parts.front().back());
  m_placer.avoid(parts.front());
  m_drawnLinks.emplace_back(&link, (parts.front().front() + parts.front().back()) / 2.0);
}

void PlotPainting::paintMarks() {
  const double size = 11.0 * m_strokes.markers;
  for (const Mark& mark : m_model.marks) {
    const QPointF at = m_layout.toPixel(mark.at);
    if (!isInside(m_layout.plot.adjusted(-1, -1, 1, 1), at)) {
      continue;
    }
    const QColor colour = m_theme.lineColour(mark.colour);
    const QPainterPath shape = markerPath(mark.marker, size).translated(at);
    // A rim in the card's colour parts the marker from the lines under it.
    const double rim = (mark.filled ? 1.5 : 2.0) * (isRaster() ? 1.0 : m_strokes.line);
    m_painter.setPen(QPen(mark.filled ? m_theme.card : colour, rim));
    m_painter.setBrush(mark.filled ? colour : m_theme.card);
    m_painter.drawPath(shape);
    m_placer.block(shape.boundingRect());
  }
}

PaintedPlot paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                      const Theme& theme, const TypeScale& type) {
  return paintPlot(painter, model, layout, theme, type, Strokes::screen(type));
}

PaintedPlot paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                      const Theme& theme, const TypeScale& type, const Strokes& strokes) {
  return PlotPainting(painter, model, layout, theme, type, strokes).run();
}

}  // namespace kvbudget::ui
