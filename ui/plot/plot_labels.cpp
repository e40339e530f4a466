#include "ui/plot/plot_painting.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/polyline.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kLowPlot = 7.5;    // lines of text
constexpr double kClose = 24.0;     // how far a text is still seen to belong to its mark
constexpr double kReach = 72.0;     // how far a text may stand from what it names
constexpr double kLineGap = 6.0;    // from a reference line to its text
constexpr double kLeader = 1.25;    // lines of text: words farther away are led to what they name
constexpr double kLineReach = 3.0;  // lines of text, from a reference line to its words
constexpr double kSample = 22.0;    // of a line, before its name above the plot
constexpr double kRing = 7.0;       // a leader ends before the mark

}  // namespace

TextMetrics PlotPainting::metrics(const QFont& font) const {
  return TextMetrics(font, m_painter.device());
}

double PlotPainting::unit() const {
  return m_type.factor;
}

void PlotPainting::text(const QPointF& left, const QString& what, const QFont& font,
                        const QColor& colour, TextAnchor anchor) {
  m_painter.setFont(font);
  m_painter.setPen(colour);
  drawText(m_painter, left, what, anchor);
}

// Candidates around a point, the preferred side first.
std::vector<QRectF> PlotPainting::around(const QPointF& at, const QSizeF& size, double gap,
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

void PlotPainting::placed(const QString& what, const LabelPlacer::Place& place, const QFont& font,
                          const QColor& colour) {
  const TextMetrics fm = metrics(font);
  const QString fitting = fm.elidedText(what, Qt::ElideRight, m_layout.plot.width());
  paintPlate(place);
  text({place.rect.left(), place.rect.top() + fm.ascent()}, fitting, font,
       m_theme.textColour(colour));
  m_result.labels.push_back({what, place.rect, place.onCurve, m_theme.textColour(colour)});
}

// The card's colour behind a text: grid lines do not run through it, and where the curves leave no
// free place it is still read. One rectangle, also in vector files, where a rim of copied glyphs
// would be found as text.
void PlotPainting::paintPlate(const LabelPlacer::Place& place) {
  QColor plate = m_theme.card;
  plate.setAlphaF(place.onCurve ? 0.88F : 0.6F);
  const double side = (place.onCurve ? 3.0 : 1.0) * unit();
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(plate);
  m_painter.drawRoundedRect(place.rect.adjusted(-side, 0.0, side, 0.0), 3.0 * unit(), 3.0 * unit());
}

// A hairline from words that had no room beside what they name to it.
void PlotPainting::paintLeader(const QRectF& words, const QPointF& to, double ring,
                               const QColor& colour) {
  const QPointF from(std::clamp(to.x(), words.left(), words.right()),
                     std::clamp(to.y(), words.top(), words.bottom()));
  const QPointF way = to - from;
  const double length = std::hypot(way.x(), way.y());
  if (length <= kLeader * words.height() || length <= ring) {
    return;
  }
  QColor faint = m_theme.lineColour(colour);
  faint.setAlphaF(0.7F);
  m_painter.setPen(QPen(faint, 1.25 * m_strokes.hairline, Qt::SolidLine, Qt::FlatCap));
  m_painter.drawLine(from, to - way * (ring / length));
}

QSizeF PlotPainting::sizeOf(const QString& what, const QFont& font) const {
  const TextMetrics fm = metrics(font);
  return {std::min(fm.horizontalAdvance(what), m_layout.plot.width()), fm.height()};
}

void PlotPainting::placeTexts() {
  placeLegend();
  // In a low plot words have no room beside the curves; what can be read by hovering is left out.
  const bool low = m_layout.plot.height() < kLowPlot * metrics(m_labels).height();
  for (const Mark& mark : m_model.marks) {
    if (!mark.text.isEmpty() && !(low && !mark.detail.isEmpty()) &&
        isInside(m_layout.plot.adjusted(-1, -1, 1, 1), m_layout.toPixel(mark.at))) {
      placeMarkText(mark);
    }
  }
  for (const auto& [link, at] : m_drawnLinks) {
    const QString what = oneLine(link->text);
    const QSizeF size = sizeOf(what, m_strong);
    std::vector<QRectF> candidates = around(at, size, 8.0 * unit(), Mark::Side::right);
    // Else below its end, which is what the words are about.
    for (const double slide : {-0.5, -0.8, 0.0, -1.1}) {
      candidates.emplace_back(m_layout.toPixel(link->to) +
                                  QPointF(size.width() * slide, 24.0 * unit()) -
                                  QPointF(size.width() * 0.5, 0.0),
                              size);
    }
    placed(what, m_placer.place(candidates, kReach * unit()), m_strong,
           m_theme.paper ? m_theme.secondary : QColor());
  }
  // Helper lines are not in a legend: beside them there is nothing to tell them apart by.
  for (std::size_t i = 0; i < m_model.series.size(); ++i) {
    if (m_layout.legend.empty() || !m_model.series[i].hoverable) {
      placeSeriesLabel(m_model.series[i], m_lines[i]);
    }
  }
  for (const auto& [line, at] : m_drawnLines) {
    placeLineText(*line, at);
  }
}

// Close by, in full or in short; else in full, as far away as a line reaches. On paper, where no
// sentence beside the plot says more, rather far away than in short.
void PlotPainting::placeMarkText(const Mark& mark) {
  const QPointF at = m_layout.toPixel(mark.at);
  const auto candidates = [&](const QSizeF& size) {
    std::vector<QRectF> places = around(at, size, 9.0 * unit(), mark.side);
    // Beside the point a long text would lie on the curve; above all curves there is room.
    const double top = m_layout.plot.top() + 1.0;
    for (const double left : {at.x() + 9.0 * unit(), at.x() - 9.0 * unit() - size.width()}) {
      if (at.y() - top < kReach * unit()) {
        places.emplace_back(QPointF(left, top), size);
      }
    }
    return places;
  };
  const auto put = [&](const QString& what, const LabelPlacer::Place& place) {
    paintLeader(place.rect, at, kRing * unit(), mark.colour);
    placed(what, place, m_labels, mark.colour);
  };
  const bool byHovering = mark.mayBeUnnamed && !m_theme.paper;  // it can be read, too
  const double close = byHovering ? 0.0 : (m_theme.paper ? kReach : kClose) * unit();
  const QString full = oneLine(mark.text);
  for (const QString& what : {full, oneLine(mark.shortText)}) {
    if (!what.isEmpty()) {
      if (const auto place = m_placer.placeIfFree(candidates(sizeOf(what, m_labels)), close)) {
        put(what, *place);
        return;
      }
    }
  }
  if (!mark.mayBeUnnamed) {
    put(full, m_placer.place(candidates(sizeOf(full, m_labels)), kReach * unit()));
  }
}

void PlotPainting::placeSeriesLabel(const Series& series, const std::vector<Polyline>& drawn) {
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
    const auto candidates = around(all.front(), size, 8.0 * unit(), Mark::Side::right);
    const LabelPlacer::Place place = m_placer.place(candidates, kReach * unit());
    paintLeader(place.rect, all.front(), kRing * unit(), series.colour);
    placed(what, place, m_labels, series.colour);
    return;
  }
  std::vector<QRectF> candidates;
  const double gap = 5.0 * unit();
  if (all.back().x() + gap + size.width() <= m_layout.plot.right()) {
    candidates.emplace_back(all.back() + QPointF(gap, -size.height() / 2.0), size);
  }
  for (const double share : {1.0, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.0}) {
    const auto i = static_cast<std::size_t>(share * static_cast<double>(all.size() - 1));
    const double left = all[i].x() - size.width() / 2.0;
    for (const double away : {1.0, 2.2, 4.0}) {
      candidates.emplace_back(QPointF(left, all[i].y() - size.height() - gap * away), size);
      candidates.emplace_back(QPointF(left, all[i].y() + gap * away), size);
    }
    // Above or below a steep line a text would lie on it; beside it there is room.
    const double level = all[i].y() - size.height() / 2.0;
    candidates.emplace_back(QPointF(all[i].x() + 2.0 * gap, level), size);
    candidates.emplace_back(QPointF(all[i].x() - 2.0 * gap - size.width(), level), size);
    for (const double side : {gap, -gap - size.width()}) {
      candidates.emplace_back(QPointF(all[i].x() + side, all[i].y() - size.height() - gap / 2),
                              size);
      candidates.emplace_back(QPointF(all[i].x() + side, all[i].y() + gap / 2), size);
    }
  }
  placed(what, m_placer.place(candidates, kReach / 2.0 * unit()), m_labels, series.colour);
}

void PlotPainting::placeLineText(const ReferenceLine& line, double at) {
  if (line.text.isEmpty()) {
    return;
  }
  const QString what = oneLine(line.text);
  const QSizeF size = sizeOf(what, m_labels);
  const QRectF& plot = m_layout.plot;
  std::vector<QRectF> candidates;
  for (const double share : {1.0, 0.5, 0.0, 0.75, 0.25, 0.875, 0.625, 0.375, 0.125}) {
    if (line.orientation == Qt::Horizontal) {
      const double x = plot.left() + share * (plot.width() - size.width());
      candidates.emplace_back(QPointF(x, at - size.height() - kLineGap), size);
      candidates.emplace_back(QPointF(x, at + kLineGap), size);
    } else {
      const double y = plot.bottom() - size.height() - share * (plot.height() - size.height());
      candidates.emplace_back(QPointF(at + kLineGap, y), size);
      candidates.emplace_back(QPointF(at - kLineGap - size.width(), y), size);
    }
  }
  const bool level = line.orientation == Qt::Horizontal;
  const double reach = kLineReach * size.height();
  std::optional<LabelPlacer::Place> free = m_placer.placeIfFree(candidates, reach);
  if (!free && placeInHeading(what, line)) {
    return;
  }
  const LabelPlacer::Place place = free ? *free : m_placer.place(candidates, reach);
  const QPointF middle = place.rect.center();
  paintLeader(place.rect,
              level ? QPointF(clearOfWords(place.rect, at), at) : QPointF(at, middle.y()), 0.0,
              line.colour);
  placed(what, place, m_labels, line.colour);
}

// Where a leader straight up or down from the words to `y` runs through no others: as near to their
// middle as it can be.
double PlotPainting::clearOfWords(const QRectF& words, double y) const {
  const double middle = words.center().x();
  for (int step = 0; step <= 8; ++step) {
    for (const double way : {1.0, -1.0}) {
      const double x = middle + way * step * words.width() / 16.0;
      const QRectF path = QRectF(QPointF(x - 2.0, std::min(y, words.top())),
                                 QPointF(x + 2.0, std::max(y, words.bottom())));
      if (std::ranges::none_of(m_result.labels, [&](const PaintedPlot::Label& label) {
            return label.rect.intersects(path);
          })) {
        return x;
      }
    }
  }
  return middle;
}

// Where curves leave no place in the plot: above it, behind a piece of the line. False where there
// is no room, and on paper, where a figure's caption says what its lines are.
bool PlotPainting::placeInHeading(const QString& what, const ReferenceLine& line) {
  const TextMetrics fm = metrics(m_labels);
  const double sample = kSample * unit();
  const double width = fm.horizontalAdvance(what);
  const double left = m_headingEnd - width - sample - kLineGap;
  const double taken = m_layout.whole.left() + fm.horizontalAdvance(oneLine(m_model.y.name));
  if (m_theme.paper || left < taken + kSample * unit() ||
      m_layout.plot.top() - m_layout.whole.top() < fm.height()) {
    return false;
  }
  const QColor colour = m_theme.textColour(line.colour);
  QPen pen(m_theme.lineColour(line.colour), 1.25 * m_strokes.line, Qt::SolidLine, Qt::FlatCap);
  if (!line.dashes.isEmpty()) {
    pen.setDashPattern(line.dashes);
  }
  const double baseline = m_layout.whole.top() + fm.ascent();
  const double y = crisp(baseline - fm.capHeight() / 2.0);
  m_painter.setPen(pen);
  m_painter.drawLine(QPointF(left, y), QPointF(left + sample, y));
  const QRectF rect(m_headingEnd - width, m_layout.whole.top(), width, fm.height());
  text({rect.left(), baseline}, what, m_labels, colour, TextAnchor::end);
  m_result.labels.push_back({what, rect, false, colour});
  m_headingEnd = left - kSample * unit();
  return true;
}

void PlotPainting::paintEmpty() {
  const bool empty = std::ranges::all_of(m_lines, [](const auto& parts) { return parts.empty(); });
  if (empty && !m_model.emptyText.isEmpty()) {
    m_painter.setFont(m_type.font(Role::text, m_painter.device()));
    m_painter.setPen(m_theme.secondary);
    m_painter.drawText(m_layout.plot, Qt::AlignCenter | Qt::TextWordWrap, m_model.emptyText);
  }
}

}  // namespace kvbudget::ui
