// Marks of a plot: hovered, gone to by keyboard, and read.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/plot/plot_view.h"
#include "ui/plot/polyline.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr double kMarkReach = 10.0;  // pixels from which a mark is hovered

}  // namespace

std::optional<std::size_t> PlotView::markNear(const QPointF& pixel) const {
  std::optional<std::size_t> nearest;
  double least = kMarkReach * Appearance::instance().type().factor;
  for (std::size_t i = 0; i < m_model.marks.size(); ++i) {
    const QPointF at = layout().toPixel(m_model.marks[i].at);
    const double away = std::hypot(at.x() - pixel.x(), at.y() - pixel.y());
    // NaN compares false: a mark without a place is never near.
    if (away < least && isInside(plotRect().adjusted(-1, -1, 1, 1), at)) {
      nearest = i;
      least = away;
    }
  }
  return nearest;
}

void PlotView::setHoveredMark(std::optional<std::size_t> mark) {
  if (m_hoveredMark != mark) {
    m_hoveredMark = mark;
    if (mark && !m_model.marks[*mark].hint.isEmpty()) {
      setCursor(Qt::PointingHandCursor);
    } else {
      unsetCursor();
    }
    update();
  }
}

// To the next mark on either side of the cursor; marks one above the other count from below.
bool PlotView::stepMark(int by) {
  std::vector<std::size_t> order(m_model.marks.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto place = [this](std::size_t i) {
    return std::pair(m_model.marks[i].at.x(), m_model.marks[i].at.y());
  };
  std::ranges::sort(order, {}, place);
  const double nowhere = by > 0 ? -HUGE_VAL : HUGE_VAL;
  const auto here =
      m_selectedMark ? place(*m_selectedMark) : std::pair(m_cursor.value_or(nowhere), -nowhere);
  const auto next = by > 0 ? std::ranges::upper_bound(order, here, {}, place)
                           : std::ranges::lower_bound(order, here, {}, place);
  if (by > 0 ? next == order.end() : next == order.begin()) {
    return false;
  }
  const std::size_t mark = by > 0 ? *next : *std::prev(next);
  const double x = m_model.marks[mark].at.x();
  Q_EMIT cursorWanted(x);
  m_selectedMark = mark < m_model.marks.size() ? std::optional(mark) : std::nullopt;
  describe();
  update();
  return true;
}

const Mark* PlotView::readMark() const {
  const std::optional<std::size_t> mark =
      m_hoveredMark || !hasFocus() ? m_hoveredMark : m_selectedMark;
  return mark && *mark < m_model.marks.size() ? &m_model.marks[*mark] : nullptr;
}

void PlotView::paintReadingOf(QPainter& painter, const Mark& mark) {
  const Appearance& appearance = Appearance::instance();
  QStringList lines = (mark.detail.isEmpty() ? mark.text : mark.detail).split(u'\n');
  const QString heading = lines.takeFirst();
  if (!mark.hint.isEmpty()) {
    lines << mark.hint;
  }
  paintReading(painter, QRectF(rect()).adjusted(2, 2, -2, -2), layout().toPixel(mark.at), heading,
               lines, mark.colour, appearance.theme(), appearance.type());
}

}  // namespace kvbudget::ui
