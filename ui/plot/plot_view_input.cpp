#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "ui/plot/plot_view.h"

// Mouse, wheel and keys of a plot, and the zoom they drive.

namespace kvbudget::ui {
namespace {

constexpr double kReach = 28.0;  // pixels from which a point is hovered
constexpr double kShortestDrag = 10.0;
constexpr std::size_t kDeepest = 24;  // zoom steps
constexpr double kMostZoom = 1e4;     // of the full span: deeper there is nothing to see
constexpr int kPage = 10;             // samples a page key moves

double spanOf(const Range& range, Scale scale) {
  return scale == Scale::logarithmic ? std::log10(range.high / range.low) : range.high - range.low;
}

// Ends in order and within the full range, and not deeper than kMostZoom.
Range within(const Range& wanted, const Axis& full) {
  const Range whole = usableRange({full.low, full.high}, full.scale);
  Range range = usableRange(wanted, full.scale);
  range.low = std::clamp(range.low, whole.low, whole.high);
  range.high = std::clamp(range.high, whole.low, whole.high);
  return spanOf(range, full.scale) * kMostZoom < spanOf(whole, full.scale) ? whole : range;
}

}  // namespace

void PlotView::zoomTo(const Range& x, const Range& y) {
  if (m_zoom.size() >= kDeepest) {
    return;
  }
  const Range fullX{m_fullX.low, m_fullX.high};
  m_zoom.push_back({m_timeline ? fullX : within(x, m_fullX), within(y, m_fullY)});
  m_zoomedX = {m_fullX.name, m_fullX.scale};
  m_zoomedY = {m_fullY.name, m_fullY.scale};
  applyZoom();
  Q_EMIT zoomChanged(true);
}

void PlotView::zoomBack() {
  if (!m_zoom.empty()) {
    m_zoom.pop_back();
    applyZoom();
    Q_EMIT zoomChanged(!m_zoom.empty());
  }
}

void PlotView::resetZoom() {
  if (!m_zoom.empty()) {
    m_zoom.clear();
    applyZoom();
    Q_EMIT zoomChanged(false);
  }
}

void PlotView::applyZoom() {
  const Range x = m_zoom.empty() ? Range{m_fullX.low, m_fullX.high} : m_zoom.back().x;
  const Range y = m_zoom.empty() ? Range{m_fullY.low, m_fullY.high} : m_zoom.back().y;
  m_model.x.low = m_timeline ? m_fullX.low : x.low;
  m_model.x.high = m_timeline ? m_fullX.high : x.high;
  m_model.y.low = y.low;
  m_model.y.high = y.high;
  invalidate();
}

void PlotView::zoomAbout(const QPointF& pixel, double by) {
  const QRectF plot = plotRect();
  const QPointF fixed(std::clamp(pixel.x(), plot.left(), plot.right()),
                      std::clamp(pixel.y(), plot.top(), plot.bottom()));
  const auto end = [by](double edge, double middle) { return middle + (edge - middle) * by; };
  const PlotLayout& at = layout();
  zoomTo({at.x.toValue(end(plot.left(), fixed.x())), at.x.toValue(end(plot.right(), fixed.x()))},
         {at.y.toValue(end(plot.bottom(), fixed.y())), at.y.toValue(end(plot.top(), fixed.y()))});
}

void PlotView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !plotRect().contains(event->position())) {
    QWidget::mousePressEvent(event);
    return;
  }
  m_press = event->position();
  m_rubberWanted = !m_timeline || (event->modifiers() & Qt::ControlModifier) != 0;
  event->accept();
}

void PlotView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = event->position();
  if (!m_press) {
    setHoveredMark(markNear(at));
    setHover(plotRect().contains(at) ? pointNear(at, kReach) : std::nullopt);
    return;
  }
  setHoveredMark(std::nullopt);
  const QRectF plot = plotRect();
  const QPointF inside(std::clamp(at.x(), plot.left(), plot.right()),
                       std::clamp(at.y(), plot.top(), plot.bottom()));
  if (!m_rubberWanted) {
    setHover(std::nullopt);
    Q_EMIT cursorWanted(layout().x.toValue(inside.x()));
    return;
  }
  QRectF rubber = QRectF(*m_press, inside).normalized();
  if (m_timeline) {
    rubber.setLeft(plot.left());
    rubber.setRight(plot.right());
  }
  const double dragged = m_timeline ? rubber.height() : std::min(rubber.width(), rubber.height());
  m_rubber = dragged >= kShortestDrag ? rubber : QRectF();
  update();
}

void PlotView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !m_press) {
    QWidget::mouseReleaseEvent(event);
    return;
  }
  const QPointF pressed = *m_press;
  m_press.reset();
  if (!m_rubber.isEmpty()) {
    finishRubber();
    return;
  }
  if ((event->position() - pressed).manhattanLength() > kShortestDrag) {
    return;
  }
  if (const auto mark = markNear(event->position()); mark && !m_model.marks[*mark].id.isEmpty()) {
    Q_EMIT markClicked(m_model.marks[*mark].id);
    return;
  }
  const auto point = pointNear(event->position(), kReach);
  if (m_timeline) {
    Q_EMIT cursorWanted(layout().x.toValue(event->position().x()));
  }
  if (point) {
    m_selected = point;
    describe();
    Q_EMIT pointClicked(*point);
  }
}

void PlotView::finishRubber() {
  const QRectF rubber = std::exchange(m_rubber, QRectF());
  const PlotLayout at = layout();
  zoomTo({at.x.toValue(rubber.left()), at.x.toValue(rubber.right())},
         {at.y.toValue(rubber.bottom()), at.y.toValue(rubber.top())});
}

void PlotView::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    resetZoom();
    event->accept();
  }
}

void PlotView::wheelEvent(QWheelEvent* event) {
  // Without Ctrl the wheel belongs to the scroll area around.
  if ((event->modifiers() & Qt::ControlModifier) == 0 || event->angleDelta().y() == 0) {
    event->ignore();
    return;
  }
  if (event->angleDelta().y() > 0) {
    zoomAbout(event->position(), 0.8);
  } else {
    zoomBack();
  }
  event->accept();
}

void PlotView::leaveEvent(QEvent* event) {
  setHoveredMark(std::nullopt);
  setHover(std::nullopt);
  QWidget::leaveEvent(event);
}

void PlotView::keyPressEvent(QKeyEvent* event) {
  if (zoomKey(*event) || (m_timeline ? timelineKey(*event) : pointKey(*event))) {
    event->accept();
    return;
  }
  QWidget::keyPressEvent(event);
}

bool PlotView::zoomKey(const QKeyEvent& event) {
  if ((event.modifiers() & (Qt::ControlModifier | Qt::AltModifier)) != 0) {
    return false;
  }
  switch (event.key()) {
    case Qt::Key_Escape:
      if (!m_rubber.isEmpty() || m_press) {
        m_rubber = QRectF();
        m_press.reset();
        update();
        return true;
      }
      if (m_zoom.empty()) {
        return false;
      }
      resetZoom();
      return true;
    case Qt::Key_Plus:
      zoomAbout(
          m_selected && !m_timeline ? layout().toPixel(valueOf(*m_selected)) : plotRect().center(),
          0.8);
      return true;
    case Qt::Key_Minus:
      zoomBack();
      return true;
    default:
      return false;
  }
}

bool PlotView::timelineKey(const QKeyEvent& event) {
  switch (event.key()) {
    case Qt::Key_Left:
      Q_EMIT cursorStepWanted((event.modifiers() & Qt::ShiftModifier) != 0 ? -kPage : -1);
      return true;
    case Qt::Key_Right:
      Q_EMIT cursorStepWanted((event.modifiers() & Qt::ShiftModifier) != 0 ? kPage : 1);
      return true;
    case Qt::Key_PageUp:
      Q_EMIT cursorStepWanted(-kPage);
      return true;
    case Qt::Key_PageDown:
      Q_EMIT cursorStepWanted(kPage);
      return true;
    case Qt::Key_Up:
    case Qt::Key_Down:
      return stepMark(event.key() == Qt::Key_Down ? 1 : -1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!m_selectedMark || m_model.marks[*m_selectedMark].id.isEmpty()) {
        return false;
      }
      Q_EMIT markClicked(m_model.marks[*m_selectedMark].id);
      return true;
    case Qt::Key_Home:
      Q_EMIT cursorWanted(m_fullX.low);
      return true;
    case Qt::Key_End:
      Q_EMIT cursorWanted(m_fullX.high);
      return true;
    default:
      return false;
  }
}

bool PlotView::pointKey(const QKeyEvent& event) {
  const bool enter = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
  if (enter && m_selected) {
    Q_EMIT pointClicked(*m_selected);
    return true;
  }
  std::vector<int> usable;
  for (std::size_t s = 0; s < m_model.series.size(); ++s) {
    if (m_model.series[s].hoverable && !m_model.series[s].points.empty()) {
      usable.push_back(static_cast<int>(s));
    }
  }
  if (usable.empty()) {
    return false;
  }
  PointRef next = m_selected.value_or(PointRef{usable.front(), -1});
  auto in = std::ranges::find(usable, next.series);
  if (in == usable.end()) {
    in = usable.begin();
  }
  const auto count = [this](int series) {
    return static_cast<int>(m_model.series[static_cast<std::size_t>(series)].points.size());
  };
  switch (event.key()) {
    case Qt::Key_Left:
      --next.point;
      break;
    case Qt::Key_Right:
      ++next.point;
      break;
    case Qt::Key_PageUp:
      next.point -= kPage;
      break;
    case Qt::Key_PageDown:
      next.point += kPage;
      break;
    case Qt::Key_Home:
      next.point = 0;
      break;
    case Qt::Key_End:
      next.point = count(*in) - 1;
      break;
    case Qt::Key_Up:
      in = in == usable.begin() ? std::prev(usable.end()) : std::prev(in);
      break;
    case Qt::Key_Down:
      in = std::next(in) == usable.end() ? usable.begin() : std::next(in);
      break;
    default:
      return false;
  }
  next.series = *in;
  next.point = std::clamp(next.point, 0, count(next.series) - 1);
  m_selected = next;
  setHover(std::nullopt);
  describe();
  update();
  return true;
}

}  // namespace kvbudget::ui
