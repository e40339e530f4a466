#include "ui/views/lever_painter.h"

#include <QCoreApplication>
#include <QPaintEngine>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/plot/axis.h"
#include "ui/plot/label_placer.h"
#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kDiscPixels = 60.0;  // radius of a disc of weight 1
constexpr double kLeastRadius = 2.0;
constexpr double kArms = 16.0;  // above the beam

QString tr(const char* text) {
  return QCoreApplication::translate("LeverView", text);
}

QPointF unit(const QPointF& v) {
  const double length = std::hypot(v.x(), v.y());
  return length > 0.0 ? v / length : QPointF(1.0, 0.0);
}

class LeverPainting {
 public:
  LeverPainting(QPainter& painter, const QRectF& area, const LeverScene& scene, const PlaneMap& map,
                const Theme& theme, const TypeScale& type, const Strokes& strokes)
      : m_painter(painter),
        m_area(area),
        m_scene(scene),
        m_map(map),
        m_theme(theme),
        m_type(type),
        m_strokes(strokes),
        m_placer(area.adjusted(2, 2, -2, -2)) {}

  std::vector<PaintedPlot::Label> run(int marked) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintGrid();
    paintTokens(marked);
    if (m_scene.plainMeans) {
      paintPlainMeans();
    }
    paintBeam();
    paintRead();
    paintWords();
    return std::move(m_painted);
  }

 private:
  [[nodiscard]] QColor kept() const { return m_theme.lineColour(m_scene.keptColour); }
  [[nodiscard]] QColor dropped() const {
    return m_scene.droppedColour.isValid() ? m_theme.lineColour(m_scene.droppedColour)
                                           : m_theme.dropped;
  }
  [[nodiscard]] QColor textOf(const QColor& colour) const { return m_theme.textColour(colour); }
  [[nodiscard]] double px(double units) const { return units * m_type.factor; }
  [[nodiscard]] double wide(double units) const { return units * m_strokes.line; }
  // On whole pixels, so that a hairline is one.
  [[nodiscard]] double crisp(double pixel) const {
    const bool raster = m_painter.paintEngine()->type() == QPaintEngine::Raster;
    return raster ? std::floor(pixel) + 0.5 : pixel;
  }
  [[nodiscard]] QFont font(Role role, bool strong = false) const {
    return m_type.font(role, m_painter.device(), strong);
  }
  [[nodiscard]] QPointF at(const PlanePoint& p) const { return m_map.toPixel(p); }

  void paintGrid() {
    const PlanePoint low = m_map.toPlane(m_area.bottomLeft());
    const PlanePoint high = m_map.toPlane(m_area.topRight());
    const double step = leverGridStep(m_map, m_area);
    m_painter.setPen(QPen(m_theme.line, m_strokes.hairline));
    for (double x = std::ceil(low.x / step) * step; x <= high.x; x += step) {
      const double pixel = crisp(at({x, 0.0}).x());
      m_painter.drawLine(QPointF(pixel, m_area.top()), QPointF(pixel, m_area.bottom()));
    }
    for (double y = std::ceil(low.y / step) * step; y <= high.y; y += step) {
      const double pixel = crisp(at({0.0, y}).y());
      m_painter.drawLine(QPointF(m_area.left(), pixel), QPointF(m_area.right(), pixel));
    }
  }

  void paintTokens(int marked) {
    std::vector<std::size_t> order(m_scene.weights.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [this](std::size_t j) { return m_scene.weights[j]; });
    for (const std::size_t j : order) {  // the lightest on top
      paintToken(j, static_cast<int>(j) == marked);
    }
  }

  void paintToken(std::size_t j, bool marked) {
    const double weight = m_scene.weights[j];
    const double radius = tokenRadius(m_scene, weight, m_type);
    const QPointF centre = at(m_scene.lever.tokens[j]);
    const QColor colour = m_scene.kept[j] ? kept() : dropped();
    QColor fill = colour;
    fill.setAlphaF(m_scene.kept[j] ? 0.25F : 0.12F);
    QPen pen(colour, wide(marked ? 2.5 : 1.5));
    if (!m_scene.kept[j]) {
      pen.setDashPattern({3, 2});
    }
    m_painter.setPen(pen);
    m_painter.setBrush(fill);
    m_painter.drawEllipse(centre, radius, radius);
    const QString text = shortNumber(weight);
    const QFont small = font(Role::ticks, true);
    const TextMetrics metrics(small, m_painter.device());
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    QRectF box(QPointF(), size);
    box.moveCenter(centre);
    if (size.width() <= 1.9 * radius && !isUnderMean(box)) {
      m_painter.setFont(small);
      m_painter.setPen(textOf(colour));
      drawText(m_painter,
               centre + QPointF(-metrics.horizontalAdvance(text) / 2.0, metrics.capHeight() / 2.0),
               text, TextAnchor::middle);
      m_painted.push_back({text, box, false, textOf(colour)});
    }
    if (radius >= px(6.0)) {
      m_placer.block(QRectF(centre, QSizeF()).adjusted(-radius, -radius, radius, radius));
    } else {
      m_placer.avoid({centre});
    }
  }

  // Where one of the dots of the beam will be painted over.
  [[nodiscard]] bool isUnderMean(const QRectF& box) const {
    const QRectF near = box.adjusted(-px(8.0), -px(6.0), px(8.0), px(6.0));
    const Lever& lever = m_scene.lever;
    return near.contains(at(lever.full)) || near.contains(at(lever.kept_mean)) ||
           (lever.dropped_mean && near.contains(at(*lever.dropped_mean))) ||
           (m_scene.readout == Readout::zero_fill && near.contains(at(lever.read)));
  }

  void dot(const QPointF& centre, double radius, const QColor& colour) {
    m_painter.setPen(QPen(m_theme.card, wide(1.5)));
    m_painter.setBrush(colour);
    m_painter.drawEllipse(centre, radius, radius);
    m_placer.block(QRectF(centre, QSizeF()).adjusted(-radius, -radius, radius, radius));
  }

  // The beam from mean to mean, its fulcrum under the full output, and beside it the two arms, each
  // with the mass at the other end.
  void paintBeam() {
    const QPointF full = at(m_scene.lever.full);
    const QPointF keptMean = at(m_scene.lever.kept_mean);
    if (!m_scene.lever.dropped_mean) {
      dot(full, px(5.5), m_theme.ink);
      word(full, tr("full output = kept mean: nothing is dropped"), m_theme.ink);
      return;
    }
    const QPointF droppedMean = at(*m_scene.lever.dropped_mean);
    m_painter.setPen(QPen(m_theme.ink, wide(2.5), Qt::SolidLine, Qt::RoundCap));
    m_painter.drawLine(keptMean, droppedMean);
    m_placer.avoid({keptMean, droppedMean});
    const QPointF along = unit(droppedMean - keptMean);
    const QPointF above = armOffset(m_scene, m_map, m_type);
    paintFulcrum(full, along, -unit(above));
    if (std::hypot(droppedMean.x() - keptMean.x(), droppedMean.y() - keptMean.y()) > px(40.0)) {
      const double m = m_scene.lever.identity.dropped;
      arm(keptMean, full, above, dropped(), tr("m = %1").arg(shortNumber(m)));
      arm(full, droppedMean, above, kept(), tr("1 − m = %1").arg(shortNumber(1.0 - m)));
    }
    const double mass = m_scene.lever.identity.dropped;
    dot(keptMean, px(3.5 + 6.0 * std::sqrt(1.0 - mass)), kept());
    dot(droppedMean, px(3.5 + 6.0 * std::sqrt(mass)), dropped());
    dot(full, px(5.5), m_theme.ink);
    word(full, tr("full output"), m_theme.ink);  // it has the least room: others find another place
    word(keptMean, tr("kept mean"), kept());
    word(droppedMean, tr("dropped mean"), dropped());
  }

  void paintFulcrum(const QPointF& tip, const QPointF& along, const QPointF& down) {
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(m_theme.secondary);
    const QPolygonF triangle = {tip + down * px(4.0), tip + down * px(15.0) + along * px(7.0),
                                tip + down * px(15.0) - along * px(7.0)};
    m_painter.drawPolygon(triangle);
    m_placer.block(triangle.boundingRect());
  }

  void arm(const QPointF& from, const QPointF& to, const QPointF& aside, const QColor& colour,
           const QString& text) {
    m_painter.setPen(QPen(colour, wide(1.75)));
    m_painter.drawLine(from + aside, to + aside);
    m_placer.avoid({from + aside, to + aside});
    m_words.push_back({(from + to) / 2.0 + aside, text, colour, true});
  }

  // With zero-fill the cache reads less than a mean: the kept part, on the line from the origin.
  void paintRead() {
    if (m_scene.readout != Readout::zero_fill) {
      return;
    }
    const QPointF origin = at(m_scene.lever.origin);
    const QPointF read = at(m_scene.lever.read);
    m_painter.setPen(QPen(m_theme.secondary, wide(1.0), Qt::DotLine));
    m_painter.drawLine(origin, at(m_scene.lever.kept_mean));
    m_painter.setPen(QPen(m_theme.secondary, wide(1.25)));
    const double arms = px(4.0);
    m_painter.drawLine(origin - QPointF(arms, 0), origin + QPointF(arms, 0));
    m_painter.drawLine(origin - QPointF(0, arms), origin + QPointF(0, arms));
    QPen error(m_theme.ink, wide(1.75));
    error.setDashPattern({4, 3});
    m_painter.setPen(error);
    m_painter.drawLine(at(m_scene.lever.full), read);
    m_placer.avoid({at(m_scene.lever.full), read});
    dot(read, px(4.5), kept());
    word(origin, tr("0"), m_theme.secondary);
    word(read, tr("kept part, what is read"), kept());
  }

  void paintPlainMeans() {
    if (!m_scene.lever.plain_dropped_mean) {
      return;
    }
    const QPointF a = at(m_scene.lever.plain_kept_mean);
    const QPointF b = at(*m_scene.lever.plain_dropped_mean);
    QPen pen(m_theme.secondary, wide(1.5));
    pen.setDashPattern({2, 3});
    m_painter.setPen(pen);
    m_painter.drawLine(a, b);
    m_placer.avoid({a, b});
    for (const auto& [point, colour] : {std::pair(a, kept()), std::pair(b, dropped())}) {
      m_painter.setPen(QPen(colour, wide(1.75)));
      m_painter.setBrush(m_theme.card);
      const double r = px(6.0);
      m_painter.drawPolygon(QPolygonF{point + QPointF(0, -r), point + QPointF(r, 0),
                                      point + QPointF(0, r), point + QPointF(-r, 0)});
      m_placer.block(QRectF(point, QSizeF()).adjusted(-r, -r, r, r));
    }
    word(a, tr("plain mean of kept"), kept());
    word(b, tr("plain mean of dropped"), dropped());
  }

  void word(const QPointF& at, const QString& text, const QColor& colour) {
    m_words.push_back({at, text, colour, false});
  }

  void paintWords() {
    const double gap = px(9.0);
    for (const Word& word : m_words) {
      const QFont face = font(word.small ? Role::ticks : Role::labels, true);
      const TextMetrics metrics(face, m_painter.device());
      const QSizeF size(metrics.horizontalAdvance(word.text), metrics.height());
      const auto place = [&](double dx, double dy) {
        return QRectF(word.at + QPointF(dx, dy), size);
      };
      const double w = size.width();
      const double h = size.height();
      const LabelPlacer::Place found = m_placer.place(
          {place(gap, -h / 2.0), place(-w - gap, -h / 2.0), place(-w / 2.0, gap),
           place(-w / 2.0, -h - gap), place(gap, gap / 2.0), place(-w - gap, gap / 2.0),
           place(gap, -h - gap / 2.0), place(-w - gap, -h - gap / 2.0)},
          px(60.0));
      const QRectF rect = found.rect;
      if (!word.small) {
        lead(word, rect);
      }
      m_painter.setFont(face);
      m_painter.setPen(textOf(word.colour));
      drawText(m_painter, QPointF(rect.left(), rect.top() + metrics.ascent()), word.text);
      m_painted.push_back({word.text, rect, found.onCurve, textOf(word.colour)});
    }
  }

  struct Word {
    QPointF at;
    QString text;
    QColor colour;
    bool small = false;
  };

  // To a word that found no place beside what it names.
  void lead(const Word& word, const QRectF& rect) {
    const QPointF end(std::clamp(word.at.x(), rect.left(), rect.right()),
                      std::clamp(word.at.y(), rect.top(), rect.bottom()));
    const QLineF way(word.at, end);
    const double dot = px(7.0);
    if (way.length() > px(14.0)) {
      m_painter.setPen(QPen(textOf(word.colour), wide(0.75)));
      m_painter.drawLine(way.pointAt(dot / way.length()),
                         way.pointAt(1.0 - px(1.5) / way.length()));
    }
  }

  QPainter& m_painter;
  QRectF m_area;
  const LeverScene& m_scene;
  const PlaneMap& m_map;
  const Theme& m_theme;
  const TypeScale& m_type;
  const Strokes m_strokes;
  LabelPlacer m_placer;
  std::vector<Word> m_words;
  std::vector<PaintedPlot::Label> m_painted;
};

}  // namespace

double tokenRadius(const LeverScene& scene, double weight, const TypeScale& type) {
  return type.factor * std::max(kLeastRadius, kDiscPixels * scene.discs * std::sqrt(weight));
}

PlaneMap fittedMap(const LeverScene& scene, const QRectF& area, const TypeScale& type) {
  std::vector<PlanePoint> points = scene.lever.tokens;
  points.push_back(scene.lever.full);
  points.push_back(scene.lever.kept_mean);
  points.push_back(scene.lever.read);
  if (scene.lever.dropped_mean) {
    points.push_back(*scene.lever.dropped_mean);
  }
  if (scene.readout == Readout::zero_fill) {
    points.push_back(scene.lever.origin);
  }
  const auto [left, right] = std::ranges::minmax_element(points, {}, &PlanePoint::x);
  const auto [low, high] = std::ranges::minmax_element(points, {}, &PlanePoint::y);
  double widest = 0.0;
  for (const double weight : scene.weights) {
    widest = std::max(widest, tokenRadius(scene, weight, type));
  }
  const double border = widest + 24.0 * type.factor;
  const double width = std::max(20.0, area.width() - 2.0 * border);
  const double height = std::max(20.0, area.height() - 2.0 * border);
  const double x = right->x - left->x;
  const double y = high->y - low->y;
  PlaneMap map;
  map.centre = area.center();
  map.middle = {(left->x + right->x) / 2.0, (low->y + high->y) / 2.0};
  map.scale = std::min(x > 0.0 ? width / x : HUGE_VAL, y > 0.0 ? height / y : HUGE_VAL);
  if (!std::isfinite(map.scale)) {
    map.scale = 100.0;  // all in one place
  }
  return map;
}

int tokenAt(const LeverScene& scene, const PlaneMap& map, const QPointF& pixel,
            const TypeScale& type) {
  constexpr double kReach = 4.0;
  int found = -1;
  for (std::size_t j = 0; j < scene.weights.size(); ++j) {
    const QPointF d = map.toPixel(scene.lever.tokens[j]) - pixel;
    const double reach = std::max(tokenRadius(scene, scene.weights[j], type), kReach * type.factor);
    const bool lighter =
        found < 0 || scene.weights[j] <= scene.weights[static_cast<std::size_t>(found)];
    if (std::hypot(d.x(), d.y()) <= reach && lighter) {
      found = static_cast<int>(j);
    }
  }
  return found;
}

double leverGridStep(const PlaneMap& map, const QRectF& area) {
  Axis axis;
  axis.low = map.toPlane(area.bottomLeft()).x;
  axis.high = map.toPlane(area.topRight()).x;
  const std::vector<Tick> columns = ticksOf(axis, 5);
  return columns.size() > 1 ? columns[1].value - columns[0].value : 1.0;
}

QPointF armOffset(const LeverScene& scene, const PlaneMap& map, const TypeScale& type) {
  if (!scene.lever.dropped_mean) {
    return {};
  }
  const QPointF along =
      unit(map.toPixel(*scene.lever.dropped_mean) - map.toPixel(scene.lever.kept_mean));
  const QPointF normal(along.y(), -along.x());
  return normal * (normal.y() > 0.0 ? -kArms : kArms) * type.factor;  // above the beam
}

std::vector<PaintedPlot::Label> paintLever(QPainter& painter, const QRectF& area,
                                           const LeverScene& scene, const PlaneMap& map,
                                           const Theme& theme, const TypeScale& type,
                                           const Strokes& strokes, int marked) {
  return LeverPainting(painter, area, scene, map, theme, type, strokes).run(marked);
}

}  // namespace kvbudget::ui
