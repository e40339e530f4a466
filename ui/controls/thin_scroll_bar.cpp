#include "ui/controls/thin_scroll_bar.h"

#include <QtGui/QPainter>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionSlider>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ThinScrollBar::ThinScrollBar(QWidget* parent) : QScrollBar(Qt::Vertical, parent) {
  setAttribute(Qt::WA_Hover);
}

QSize ThinScrollBar::sizeHint() const {
  return {Appearance::instance().type().space(2.5), QScrollBar::sizeHint().height()};
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
  const double inset = width() * 0.2;
  const double radius = (width() - 2.0 * inset) / 2.0;
  painter.drawRoundedRect(thumb.adjusted(inset, 2.0, -inset, -2.0), radius, radius);
}

}  // namespace kvbudget::ui
