#include "ui/controls/flat_slider.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QScrollBar>
#include <cmath>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr int kPage = 10;
constexpr int kWheelNotch = 120;

// Inside an area that scrolls, the wheel belongs to the area until the slider has the focus.
bool scrollsAround(const QWidget* widget) {
  for (const QWidget* w = widget->parentWidget(); w != nullptr; w = w->parentWidget()) {
    if (const auto* area = qobject_cast<const QAbstractScrollArea*>(w)) {
      return area->verticalScrollBar()->maximum() > 0;
    }
  }
  return false;
}

}  // namespace

FlatSlider::FlatSlider(QWidget* parent) : QSlider(Qt::Horizontal, parent) {
  setRange(0, kTravel);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int FlatSlider::radius() const {
  return Appearance::instance().type().space(1.75);
}

QSize FlatSlider::sizeHint() const {
  return {radius() * 12, radius() * 2 + 6};
}

QSize FlatSlider::minimumSizeHint() const {
  return {radius() * 6, radius() * 2 + 6};
}

QPoint FlatSlider::handleCentre() const {
  const int inset = radius() + 2;
  const double share = maximum() > minimum() ? static_cast<double>(sliderPosition() - minimum()) /
                                                   static_cast<double>(maximum() - minimum())
                                             : 0.0;
  return {inset + static_cast<int>(std::lround(share * (width() - 2 * inset))), height() / 2};
}

int FlatSlider::valueAt(int x) const {
  const int inset = radius() + 2;
  const double share =
      static_cast<double>(x - inset) / static_cast<double>(std::max(1, width() - 2 * inset));
  return minimum() +
         static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * (maximum() - minimum())));
}

void FlatSlider::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  const QColor accent = isEnabled() ? theme.accent : theme.line;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF centre = handleCentre();
  const double r = radius();
  const double thickness = std::max(3.0, r / 2.0);
  const QRectF groove(2.0, centre.y() - thickness / 2.0, width() - 4.0, thickness);
  painter.setPen(Qt::NoPen);
  painter.setBrush(theme.line);
  painter.drawRoundedRect(groove, thickness / 2.0, thickness / 2.0);
  painter.setBrush(accent);
  painter.drawRoundedRect(QRectF(groove.topLeft(), QPointF(centre.x(), groove.bottom())),
                          thickness / 2.0, thickness / 2.0);
  if (hasFocus()) {
    QColor halo = theme.accent;
    halo.setAlphaF(0.30F);
    painter.setBrush(halo);
    painter.drawEllipse(centre, r + 2.0, r + 2.0);
  }
  painter.setPen(QPen(accent, 2.0));
  painter.setBrush(isSliderDown() ? accent : theme.card);
  painter.drawEllipse(centre, r - 1.0, r - 1.0);
}

void FlatSlider::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) {
    event->ignore();
    return;
  }
  const int x = event->position().toPoint().x();
  m_grip = std::abs(x - handleCentre().x()) <= radius() + 2 ? x - handleCentre().x() : 0;
  setSliderDown(true);
  setSliderPosition(valueAt(x - m_grip));
}

void FlatSlider::mouseMoveEvent(QMouseEvent* event) {
  if (isSliderDown()) {
    setSliderPosition(valueAt(event->position().toPoint().x() - m_grip));
  }
}

void FlatSlider::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && isSliderDown()) {
    setSliderDown(false);
    update();
  }
}

void FlatSlider::keyPressEvent(QKeyEvent* event) {
  const bool mirrored = layoutDirection() == Qt::RightToLeft;
  switch (event->key()) {
    case Qt::Key_Up:
      Q_EMIT stepsWanted(1);
      break;
    case Qt::Key_Down:
      Q_EMIT stepsWanted(-1);
      break;
    case Qt::Key_Right:
      Q_EMIT stepsWanted(mirrored ? -1 : 1);
      break;
    case Qt::Key_Left:
      Q_EMIT stepsWanted(mirrored ? 1 : -1);
      break;
    case Qt::Key_PageUp:
      Q_EMIT stepsWanted(kPage);
      break;
    case Qt::Key_PageDown:
      Q_EMIT stepsWanted(-kPage);
      break;
    case Qt::Key_Home:
      setValue(minimum());
      break;
    case Qt::Key_End:
      setValue(maximum());
      break;
    default:
      event->ignore();
  }
}

void FlatSlider::wheelEvent(QWheelEvent* event) {
  if (!hasFocus() && scrollsAround(this)) {
    event->ignore();
    return;
  }
  m_wheel += event->angleDelta().y();
  const int steps = m_wheel / kWheelNotch;
  m_wheel -= steps * kWheelNotch;
  if (steps != 0) {
    Q_EMIT stepsWanted(steps);
  }
  event->accept();
}

}  // namespace kvbudget::ui
