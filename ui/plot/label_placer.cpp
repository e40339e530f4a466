#include "ui/plot/label_placer.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace kvbudget::ui {
namespace {

constexpr double kCell = 4.0;
constexpr double kOverlapCost = 100.0;  // a cell of another label, against 1 for one of a curve
constexpr double kLikingCost = 0.75;    // a place further down the list

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
  const auto cover = [this](double x, double y) {
    const int column = static_cast<int>((x - m_area.left()) / kCell);
    const int row = static_cast<int>((y - m_area.top()) / kCell);
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

double LabelPlacer::cost(const QRectF& rect) const {
  double sum = 0.0;
  for (const QRectF& other : m_blocked) {
    const QRectF shared = rect.intersected(other);
    if (!shared.isEmpty()) {
      sum += kOverlapCost * (1.0 + shared.width() * shared.height() / (kCell * kCell));
    }
  }
  const int left = std::max(0, static_cast<int>((rect.left() - m_area.left()) / kCell));
  const int right =
      std::min(m_columns - 1, static_cast<int>((rect.right() - m_area.left()) / kCell));
  const int top = std::max(0, static_cast<int>((rect.top() - m_area.top()) / kCell));
  const int bottom = std::min(m_rows - 1, static_cast<int>((rect.bottom() - m_area.top()) / kCell));
  for (int row = top; row <= bottom; ++row) {
    for (int column = left; column <= right; ++column) {
      sum += m_covered[static_cast<std::size_t>(row) * static_cast<std::size_t>(m_columns) +
                       static_cast<std::size_t>(column)];
    }
  }
  return sum;
}

QRectF LabelPlacer::place(const std::vector<QRectF>& candidates) {
  QRectF best;
  double least = std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const QRectF rect = pushedInto(candidates[i], m_area);
    const QPointF moved = rect.topLeft() - candidates[i].topLeft();
    const double price = cost(rect) + kLikingCost * static_cast<double>(i) +
                         0.5 * (std::abs(moved.x()) + std::abs(moved.y())) / kCell;
    if (price < least) {
      least = price;
      best = rect;
    }
  }
  // On another label everywhere: the nearest free place below or above the best one.
  const auto taken = [this](const QRectF& rect) {
    return std::ranges::any_of(m_blocked, [&](const QRectF& b) { return rect.intersects(b); });
  };
  const QRectF start = best;
  for (double shift = kCell; taken(best) && shift < m_area.height(); shift += kCell) {
    for (const double way : {shift, -shift}) {
      const QRectF rect = pushedInto(start.translated(0.0, way), m_area);
      if (taken(best) && !taken(rect)) {
        best = rect;
      }
    }
  }
  m_blocked.push_back(best);
  return best;
}

}  // namespace kvbudget::ui
