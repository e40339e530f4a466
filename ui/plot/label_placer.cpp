#include "ui/plot/label_placer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kvbudget::ui {
namespace {

constexpr double kCell = 4.0;
constexpr double kAir = 1.0;            // pixels between a text and a curve
constexpr double kOverlapCost = 100.0;  // a cell of another label, against 1 for one of a curve
constexpr double kCurveCost = 12.0;   // any curve at all: a free place far down the list is better
constexpr double kLikingCost = 0.75;  // a place further down the list
constexpr double kApart = 0.4;        // of its height: between a text and what stands beside it

QRectF pushedInto(QRectF rect, const QRectF& area) {
  if (rect.right() > area.right()) {
    rect.moveRight(area.right());
  }
  if (rect.left() < area.left()) {
    rect.moveLeft(area.left());
  }
  if (rect.bottom() > area.bottom()) {
    rect.moveBottom(area.bottom());
  }
  if (rect.top() < area.top()) {
    rect.moveTop(area.top());
  }
  return rect;
}

}  // namespace

LabelPlacer::LabelPlacer(const QRectF& area)
    : m_area(area),
      m_columns(std::max(1, static_cast<int>(std::ceil(area.width() / kCell)))),
      m_rows(std::max(1, static_cast<int>(std::ceil(area.height() / kCell)))),
      m_covered(static_cast<std::size_t>(m_columns) * static_cast<std::size_t>(m_rows), 0) {}

void LabelPlacer::avoid(const Polyline& line) {
  m_sums.clear();
  const auto cover = [this](double x, double y) {
    const int column = static_cast<int>(std::floor((x - m_area.left()) / kCell));
    const int row = static_cast<int>(std::floor((y - m_area.top()) / kCell));
    if (column >= 0 && column < m_columns && row >= 0 && row < m_rows) {
      m_covered[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                static_cast<std::size_t>(column)] = 1;
    }
  };
  for (std::size_t i = 0; i < line.size(); ++i) {
    const QPointF from = i == 0 ? line[i] : line[i - 1];
    const QPointF d = line[i] - from;
    const double length = std::max(std::abs(d.x()), std::abs(d.y()));
    const int steps = std::clamp(static_cast<int>(length / kCell) + 1, 1, 4000);
    for (int s = 0; s <= steps; ++s) {
      const QPointF at = from + d * (static_cast<double>(s) / steps);
      cover(at.x(), at.y());
    }
  }
}

void LabelPlacer::block(const QRectF& rect) {
  m_blocked.push_back(rect);
}

// With sums over the cells, asking about a rectangle is four look-ups, however dense the curves.
void LabelPlacer::sumUp() {
  if (!m_sums.empty()) {
    return;
  }
  const auto wide = static_cast<std::size_t>(m_columns) + 1;
  m_sums.assign(wide * (static_cast<std::size_t>(m_rows) + 1), 0);
  for (std::size_t row = 0; row < static_cast<std::size_t>(m_rows); ++row) {
    int sum = 0;
    for (std::size_t column = 0; column + 1 < wide; ++column) {
      sum += m_covered[row * (wide - 1) + column];
      m_sums[(row + 1) * wide + column + 1] = m_sums[row * wide + column + 1] + sum;
    }
  }
}

int LabelPlacer::cellsOnCurves(const QRectF& rect) const {
  const auto cell = [](double from, double to, int cells) {
    return std::clamp(static_cast<int>(std::floor((to - from) / kCell)), 0, cells - 1);
  };
  const int left = cell(m_area.left(), rect.left() - kAir, m_columns);
  const int right = cell(m_area.left(), rect.right() + kAir, m_columns);
  const int top = cell(m_area.top(), rect.top() - kAir, m_rows);
  const int bottom = cell(m_area.top(), rect.bottom() + kAir, m_rows);
  const auto sum = [this](int column, int row) {
    return m_sums[static_cast<std::size_t>(row) * (static_cast<std::size_t>(m_columns) + 1) +
                  static_cast<std::size_t>(column)];
  };
  return sum(right + 1, bottom + 1) - sum(left, bottom + 1) - sum(right + 1, top) + sum(left, top);
}

bool LabelPlacer::isTaken(const QRectF& rect) const {
  return std::ranges::any_of(m_blocked, [&](const QRectF& b) { return rect.intersects(b); });
}

bool LabelPlacer::isFree(const QRectF& rect) const {
  return cellsOnCurves(rect) == 0 && !isTaken(rect);
}

double LabelPlacer::cost(const QRectF& rect) const {
  const int cells = cellsOnCurves(rect);
  double sum = cells > 0 ? kCurveCost + cells : 0.0;
  for (const QRectF& other : m_blocked) {
    const QRectF shared = rect.intersected(other);
    if (!shared.isEmpty()) {
      sum += kOverlapCost * (1.0 + shared.width() * shared.height() / (kCell * kCell));
    }
  }
  return sum;
}

std::pair<QRectF, double> LabelPlacer::best(const std::vector<QRectF>& candidates) const {
  QRectF found;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const QRectF rect = pushedInto(candidates[i], m_area);
    const QPointF moved = rect.topLeft() - candidates[i].topLeft();
    const double price = cost(rect) + kLikingCost * static_cast<double>(i) +
                         0.5 * (std::abs(moved.x()) + std::abs(moved.y())) / kCell;
    if (price < least) {
      least = price;
      found = rect;
    }
  }
  return {found, least};
}

// An empty rectangle: there is none.
QRectF LabelPlacer::freeNear(const QRectF& rect, double reach) const {
  QRectF found;
  double least = reach;
  const int steps = static_cast<int>(reach / kCell);
  for (int down = -steps; down <= steps; ++down) {
    for (int right = -steps; right <= steps; ++right) {
      const double away = kCell * std::hypot(right, down);
      if (away > least) {
        continue;
      }
      const QRectF moved = rect.translated(kCell * right, kCell * down);
      if (m_area.contains(moved) && isFree(moved)) {
        found = moved;
        least = away;
      }
    }
  }
  return found;
}

// On another label everywhere: the nearest place above or below that is on none.
QRectF LabelPlacer::pushedOffLabels(QRectF rect) const {
  const QRectF start = rect;
  for (double shift = kCell; isTaken(rect) && shift < m_area.height(); shift += kCell) {
    for (const double way : {shift, -shift}) {
      const QRectF moved = pushedInto(start.translated(0.0, way), m_area);
      if (isTaken(rect) && !isTaken(moved)) {
        rect = moved;
      }
    }
  }
  return rect;
}

// Two texts flush side by side would read as one.
void LabelPlacer::blockText(const QRectF& rect) {
  const double side = kApart * rect.height();
  m_blocked.push_back(rect.adjusted(-side, 0.0, side, 0.0));
}

LabelPlacer::Place LabelPlacer::place(const std::vector<QRectF>& candidates, double reach) {
  sumUp();
  QRectF rect = best(candidates).first;
  if (!isFree(rect)) {
    const QRectF free = freeNear(rect, reach);
    rect = free.isEmpty() ? pushedOffLabels(rect) : free;
  }
  blockText(rect);
  return {rect, cellsOnCurves(rect) > 0};
}

std::optional<LabelPlacer::Place> LabelPlacer::placeIfFree(const std::vector<QRectF>& candidates,
                                                           double reach) {
  sumUp();
  QRectF rect = best(candidates).first;
  if (!isFree(rect)) {
    rect = freeNear(rect, reach);
    if (rect.isEmpty()) {
      return std::nullopt;
    }
  }
  blockText(rect);
  return Place{rect, false};
}

}  // namespace kvbudget::ui
