#include "ui/plot/plot_painter.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/label_placer.h"
#include "ui/plot/polyline.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

// A line break or a tab in a name must not move what stands after it.
QString oneLine(const QString& text) {
  return text.simplified();
}

class PlotPainting {
 public:
  PlotPainting(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
               const Theme& theme, const TypeScale& type)
      : m_painter(painter),
        m_model(model),
        m_layout(layout),
        m_theme(theme),
        m_type(type),
        m_ticks(type.font(Role::ticks, painter.device())),
        m_labels(type.font(Role::labels, painter.device())),
        m_strong(type.font(Role::labels, painter.device(), true)),
        m_placer(layout.plot.adjusted(2, 0, 0, 0)) {}

  PaintedPlot run() {
    m_painter.save();
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintGrid();
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

 private:
  [[nodiscard]] QFontMetricsF metrics(const QFont& font) const {
    return QFontMetricsF(font, m_painter.device());
  }
  [[nodiscard]] double unit() const { return m_type.factor; }

  void text(const QPointF& baseline, const QString& what, const QFont& font, const QColor& colour) {
    m_painter.setFont(font);
    m_painter.setPen(colour);
    m_painter.drawText(baseline, what);
  }

  // On whole pixels, so that a hairline is one.
  static double crisp(double pixel) { return std::floor(pixel) + 0.5; }

  void paintGrid() {
    const QRectF& plot = m_layout.plot;
    // On whole pixels there is nothing to smooth, and it is three times as fast.
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    QColor faint = m_theme.line;
    faint.setAlphaF(0.5F);
    // Nine lines a decade are only for decades that are large enough for them.
    const double decade = std::abs(m_layout.y.toPixel(10.0 * m_model.y.low) - plot.bottom());
    const bool minor = m_model.y.scale == Scale::logarithmic && decade >= 64.0 * unit();
    for (const Tick& tick : m_layout.yTicks) {
      const double y = crisp(m_layout.y.toPixel(tick.value));
      m_painter.setPen(QPen(tick.minor ? faint : m_theme.line, 1.0));
      if (!tick.minor || minor) {
        m_painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
      }
    }
    m_painter.setPen(QPen(m_theme.line, 1.0));
    for (const Tick& tick : m_layout.xTicks) {
      if (!tick.minor) {
        const double x = crisp(m_layout.x.toPixel(tick.value));
        m_painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
      }
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
  }

  void paintAxisTexts() {
    const QRectF& plot = m_layout.plot;
    const QRectF& whole = m_layout.whole;
    const QFontMetricsF ticks = metrics(m_ticks);
    const QFontMetricsF labels = metrics(m_labels);
    for (const Tick& tick : m_layout.yTicks) {
      const double width = ticks.horizontalAdvance(tick.text);
      const double y = m_layout.y.toPixel(tick.value) + ticks.capHeight() / 2.0;
      text({plot.left() - 8.0 * unit() - width, y}, tick.text, m_ticks, m_theme.secondary);
    }
    const double under = plot.bottom() + 4.0 * unit() + ticks.ascent();
    for (const Tick& tick : m_layout.xTicks) {
      const double width = ticks.horizontalAdvance(tick.text);
      const double middle = m_layout.x.toPixel(tick.value) - width / 2.0;
      const double x =
          std::clamp(middle, whole.left(), std::max(whole.left(), whole.right() - width));
      text({x, under}, tick.text, m_ticks, m_theme.secondary);
    }
    const QString xName = labels.elidedText(oneLine(m_model.x.name), Qt::ElideRight, whole.width());
    const double xWidth = labels.horizontalAdvance(xName);
    text({std::max(whole.left(), plot.right() - xWidth),
          under + ticks.descent() + 1.0 * unit() + labels.ascent()},
         xName, m_labels, m_theme.secondary);
    const double above = whole.top() + labels.ascent();
    const QString yName = labels.elidedText(oneLine(m_model.y.name), Qt::ElideRight, whole.width());
    text({whole.left(), above}, yName, m_labels, m_theme.secondary);
    if (!m_model.note.isEmpty()) {
      const double room = whole.width() - labels.horizontalAdvance(yName) - 16.0 * unit();
      const QString note = ticks.elidedText(oneLine(m_model.note), Qt::ElideRight, room);
      text({whole.right() - ticks.horizontalAdvance(note), above}, note, m_ticks,
           m_theme.secondary);
    }
  }

  void paintBand(const Band& band) {
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

  void paintReferenceLine(const ReferenceLine& line) {
    const QRectF& plot = m_layout.plot;
    const bool level = line.orientation == Qt::Horizontal;
    const double at = level ? m_layout.y.toPixel(line.value) : m_layout.x.toPixel(line.value);
    if (!(level ? at >= plot.top() && at <= plot.bottom()
                : at >= plot.left() && at <= plot.right())) {
      return;
    }
    QPen pen(m_theme.lineColour(line.colour), 1.25 * unit(), Qt::SolidLine, Qt::FlatCap);
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

  void paintSeries(const Series& series, std::vector<Polyline>& drawn) {
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
      const QPainterPath shape = markerPath(series.marker, 7.0 * unit());
      for (const QPointF& at : pixels) {
        if (plot.contains(at)) {
          m_painter.drawPath(shape.translated(at));
          drawn.push_back({at});
          m_placer.block(shape.boundingRect().translated(at));
        }
      }
    }
  }

  void paintLine(const Series& series, const QColor& colour, const Polyline& pixels,
                 std::vector<Polyline>& drawn) {
    QPen pen(colour, series.width * unit(), Qt::SolidLine, Qt::FlatCap, Qt::RoundJoin);
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
          m_painter.drawEllipse(part.front(), series.width * unit(), series.width * unit());
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
  // points; segment by segment, dashes running on, it takes 1 ms.
  void drawLine(const Polyline& line) {
    if (m_painter.paintEngine()->type() != QPaintEngine::Raster) {
      m_painter.drawPolyline(line.data(), static_cast<int>(line.size()));
      return;
    }
    QList<QLineF> segments;
    segments.reserve(static_cast<qsizetype>(line.size()));
    for (std::size_t i = 1; i < line.size(); ++i) {
      segments.append({line[i - 1], line[i]});
    }
    QPen pen = m_painter.pen();
    pen.setCapStyle(pen.style() == Qt::SolidLine ? Qt::SquareCap : Qt::FlatCap);
    m_painter.setPen(pen);
    m_painter.drawLines(segments);
  }

  void paintLink(const Link& link) {
    const auto parts =
        clipped(Polyline{m_layout.toPixel(link.from), m_layout.toPixel(link.to)}, m_layout.plot);
    if (parts.empty() || parts.front().size() < 2) {
      return;
    }
    QPen pen(m_theme.secondary, 1.25 * unit(), Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern({1.5, 2.5});
    m_painter.setPen(pen);
    m_painter.drawLine(parts.front().front(), parts.front().back());
    m_placer.avoid(parts.front());
    m_drawnLinks.emplace_back(&link, (parts.front().front() + parts.front().back()) / 2.0);
  }

  void paintMarks() {
    const double size = 11.0 * unit();
    for (const Mark& mark : m_model.marks) {
      const QPointF at = m_layout.toPixel(mark.at);
      if (!m_layout.plot.adjusted(-1, -1, 1, 1).contains(at)) {
        continue;
      }
      const QColor colour = m_theme.lineColour(mark.colour);
      const QPainterPath shape = markerPath(mark.marker, size).translated(at);
      // A rim in the card's colour parts the marker from the lines under it.
      m_painter.setPen(QPen(mark.filled ? m_theme.card : colour, mark.filled ? 1.5 : 2.0));
      m_painter.setBrush(mark.filled ? colour : m_theme.card);
      m_painter.drawPath(shape);
      m_placer.block(shape.boundingRect());
    }
  }

  // Candidates around a point, the preferred side first.
  static std::vector<QRectF> around(const QPointF& at, const QSizeF& size, double gap,
                                    Mark::Side first) {
    const auto on = [&](Mark::Side side, double slide) {
      const double w = size.width();
      const double h = size.height();
      switch (side) {
        case Mark::Side::right:
          return QRectF(at.x() + gap, at.y() - h / 2.0 + slide * h, w, h);
        case Mark::Side::left:
          return QRectF(at.x() - gap - w, at.y() - h / 2.0 + slide * h, w, h);
        case Mark::Side::above:
          return QRectF(at.x() - w / 2.0 + slide * w, at.y() - gap - h, w, h);
        case Mark::Side::below:
          break;
      }
      return QRectF(at.x() - w / 2.0 + slide * w, at.y() + gap, w, h);
    };
    std::vector<QRectF> result;
    for (const double slide : {0.0, -0.6, 0.6}) {
      result.push_back(on(first, slide));
    }
    for (const auto side :
         {Mark::Side::right, Mark::Side::left, Mark::Side::above, Mark::Side::below}) {
      for (const double slide : {0.0, -0.5, 0.5}) {
        result.push_back(on(side, slide));
      }
    }
    return result;
  }

  void placed(const QString& what, const std::vector<QRectF>& candidates, const QFont& font,
              const QColor& colour) {
    const QRectF rect = m_placer.place(candidates);
    const QFontMetricsF fm = metrics(font);
    const QString fitting = fm.elidedText(what, Qt::ElideRight, m_layout.plot.width());
    const QPointF baseline(rect.left(), rect.top() + fm.ascent());
    paintRim(baseline, fitting, font);
    text(baseline, fitting, font, m_theme.textColour(colour));
    m_result.labels.push_back({what, rect});
  }

  // A rim in the card's colour, where a line runs behind the text. Glyphs come from a cache, so
  // drawing them four times is cheaper than stroking their outlines once; in a vector file the
  // copies would be found as text.
  void paintRim(const QPointF& baseline, const QString& what, const QFont& font) {
    if (m_painter.paintEngine()->type() != QPaintEngine::Raster) {
      return;
    }
    QColor rim = m_theme.card;
    rim.setAlphaF(0.85F);
    const double by = unit();
    for (const QPointF way : {QPointF(-1, -1), QPointF(1, -1), QPointF(-1, 1), QPointF(1, 1)}) {
      text(baseline + by * way, what, font, rim);
    }
  }

  [[nodiscard]] QSizeF sizeOf(const QString& what, const QFont& font) const {
    const QFontMetricsF fm = metrics(font);
    return {std::min(fm.horizontalAdvance(what), m_layout.plot.width()), fm.height()};
  }

  void placeTexts() {
    for (const Mark& mark : m_model.marks) {
      const QPointF at = m_layout.toPixel(mark.at);
      if (!mark.text.isEmpty() && m_layout.plot.adjusted(-1, -1, 1, 1).contains(at)) {
        const QString what = oneLine(mark.text);
        placed(what, around(at, sizeOf(what, m_labels), 9.0 * unit(), mark.side), m_labels,
               mark.colour);
      }
    }
    for (const auto& [link, at] : m_drawnLinks) {
      const QString what = oneLine(link->text);
      placed(what, around(at, sizeOf(what, m_strong), 8.0 * unit(), Mark::Side::right), m_strong,
             QColor());
    }
    if (m_layout.legend.empty()) {
      for (std::size_t i = 0; i < m_model.series.size(); ++i) {
        placeSeriesLabel(m_model.series[i], m_lines[i]);
      }
    }
    for (const auto& [line, at] : m_drawnLines) {
      placeLineText(*line, at);
    }
  }

  void placeSeriesLabel(const Series& series, const std::vector<Polyline>& drawn) {
    if (series.label.isEmpty() || drawn.empty()) {
      return;
    }
    Polyline all;
    for (const Polyline& part : drawn) {
      all.insert(all.end(), part.begin(), part.end());
    }
    const QString what = oneLine(series.label);
    const QSizeF size = sizeOf(what, m_labels);
    if (series.kind == Series::Kind::points && all.size() == 1) {
      placed(what, around(all.front(), size, 8.0 * unit(), Mark::Side::right), m_labels,
             series.colour);
      return;
    }
    std::vector<QRectF> candidates;
    const double gap = 5.0 * unit();
    if (all.back().x() + gap + size.width() <= m_layout.plot.right()) {
      candidates.push_back({all.back() + QPointF(gap, -size.height() / 2.0), size});
    }
    for (const double share : {1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0}) {
      const auto i = static_cast<std::size_t>(share * static_cast<double>(all.size() - 1));
      for (const double away : {1.0, 2.2, 4.0}) {
        const double left = all[i].x() - size.width() / 2.0;
        candidates.push_back({QPointF(left, all[i].y() - size.height() - gap * away), size});
        candidates.push_back({QPointF(left, all[i].y() + gap * away), size});
      }
      candidates.push_back({all[i] + QPointF(2.0 * gap, -size.height() / 2.0), size});
    }
    placed(what, candidates, m_labels, series.colour);
  }

  void placeLineText(const ReferenceLine& line, double at) {
    if (line.text.isEmpty()) {
      return;
    }
    const QString what = oneLine(line.text);
    const QSizeF size = sizeOf(what, m_labels);
    const QRectF& plot = m_layout.plot;
    std::vector<QRectF> candidates;
    for (const double share : {1.0, 0.5, 0.0, 0.75, 0.25}) {
      if (line.orientation == Qt::Horizontal) {
        const double x = plot.left() + share * (plot.width() - size.width());
        candidates.push_back({QPointF(x, at - size.height() - 2.0), size});
        candidates.push_back({QPointF(x, at + 2.0), size});
      } else {
        const double y = plot.bottom() - size.height() - share * (plot.height() - size.height());
        candidates.push_back({QPointF(at + 4.0, y), size});
        candidates.push_back({QPointF(at - 4.0 - size.width(), y), size});
      }
    }
    placed(what, candidates, m_labels, line.colour);
  }

  void paintLegend() {
    const QFontMetricsF fm = metrics(m_labels);
    for (const auto& [index, rect] : m_layout.legend) {
      const Series& series = m_model.series[static_cast<std::size_t>(index)];
      const QColor colour = m_theme.lineColour(series.colour);
      const double y = rect.center().y();
      const double end = rect.left() + 22.0 * unit();
      if (series.kind == Series::Kind::points || series.kind == Series::Kind::linePoints) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPath(
            markerPath(series.marker, 7.0 * unit()).translated((rect.left() + end) / 2.0, y));
      }
      if (series.kind != Series::Kind::points) {
        QPen pen(colour, series.width * unit(), Qt::SolidLine, Qt::FlatCap);
        if (!series.dashes.isEmpty()) {
          pen.setDashPattern(series.dashes);
        }
        m_painter.setPen(pen);
        m_painter.drawLine(QPointF(rect.left(), y), QPointF(end, y));
      }
      const QString what = fm.elidedText(oneLine(series.label), Qt::ElideRight,
                                         rect.right() - end - 6.0 * unit() + 1.0);
      text({end + 6.0 * unit(), y + fm.capHeight() / 2.0}, what, m_labels, m_theme.ink);
      m_result.labels.push_back({oneLine(series.label), rect});
    }
  }

  void paintEmpty() {
    const bool empty =
        std::ranges::all_of(m_lines, [](const auto& parts) { return parts.empty(); });
    if (empty && !m_model.emptyText.isEmpty()) {
      m_painter.setFont(m_type.font(Role::text, m_painter.device()));
      m_painter.setPen(m_theme.secondary);
      m_painter.drawText(m_layout.plot, Qt::AlignCenter | Qt::TextWordWrap, m_model.emptyText);
    }
  }

  QPainter& m_painter;
  const PlotModel& m_model;
  const PlotLayout& m_layout;
  const Theme& m_theme;
  const TypeScale& m_type;
  QFont m_ticks, m_labels, m_strong;
  LabelPlacer m_placer;
  std::vector<std::vector<Polyline>> m_lines;
  std::vector<std::pair<const ReferenceLine*, double>> m_drawnLines;
  std::vector<std::pair<const Link*, QPointF>> m_drawnLinks;
  PaintedPlot m_result;
};

}  // namespace

PaintedPlot paintPlot(QPainter& painter, const PlotModel& model, const PlotLayout& layout,
                      const Theme& theme, const TypeScale& type) {
  return PlotPainting(painter, model, layout, theme, type).run();
}

}  // namespace kvbudget::ui
