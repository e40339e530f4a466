#include "ui/controls/thin_scroll_bar.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionSlider>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ThinScrollBar::ThinScrollBar(Qt::Orientation orientation, QWidget* parent)
    : QScrollBar(orientation, parent) {
  setAttribute(Qt::WA_Hover);
}

QSize ThinScrollBar::sizeHint() const {
  const int thickness = Appearance::instance().type().space(2.5);
  const QSize usual = QScrollBar::sizeHint();
  return orientation() == Qt::Vertical ? QSize(thickness, usual.height())
                                       : QSize(usual.width(), thickness);
}

void ThinScrollBar::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  QStyleOptionSlider option;
  initStyleOption(&option);
  const QRectF thumb =
      style()->subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor colour = theme.secondary;
  colour.setAlphaF(isSliderDown() ? 0.8F : underMouse() ? 0.6F : 0.35F);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colour);
  const bool upright = orientation() == Qt::Vertical;
  const double thickness = upright ? width() : height();
  const double inset = thickness * 0.2;
  const double radius = (thickness - 2.0 * inset) / 2.0;
  painter.drawRoundedRect(
      upright ? thumb.adjusted(inset, 2.0, -inset, -2.0) : thumb.adjusted(2.0, inset, -2.0, -inset),
      radius, radius);
}

}  // namespace kvbudget::ui
