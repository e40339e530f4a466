#include "ui/window/page_tabs.h"

#include <QtGui/QPainter>
#include <QtGui/QResizeEvent>
#include <algorithm>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

PageTabs::PageTabs(QWidget* parent) : QTabBar(parent) {
  setExpanding(false);
  setDrawBase(false);
  setFocusPolicy(Qt::TabFocus);
  setAttribute(Qt::WA_Hover);
  connect(&Appearance::instance(), &Appearance::changed, this, &PageTabs::applyType);
  applyType();
}

void PageTabs::applyType() {
  setFont(Appearance::instance().type().font(TypeScale::Role::text));
  updateGeometry();
  update();
}

// Beside a tab's text, on each side: less where there is no room for all tabs otherwise.
int PageTabs::gap() const {
  const TypeScale& type = Appearance::instance().type();
  const QFontMetrics strong(type.font(TypeScale::Role::text, true));
  int texts = 0;
  for (int i = 0; i < count(); ++i) {
    texts += strong.horizontalAdvance(tabText(i));
  }
  const int room = (width() - texts) / std::max(1, 2 * count());
  return std::clamp(room, type.space(1), type.space(4));
}

// Wide enough for the strong type of the tab in front, so that nothing moves when it changes.
QSize PageTabs::tabSizeHint(int index) const {
  const TypeScale& type = Appearance::instance().type();
  const QFontMetrics strong(type.font(TypeScale::Role::text, true));
  return {strong.horizontalAdvance(tabText(index)) + 2 * gap(), type.space(9)};
}

void PageTabs::resizeEvent(QResizeEvent* event) {
  if (event->size().width() != event->oldSize().width()) {
    setIconSize(iconSize());  // lays the tabs out anew, with another gap
  }
  QTabBar::resizeEvent(event);
}

QSize PageTabs::minimumTabSizeHint(int index) const {
  return tabSizeHint(index);
}

void PageTabs::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  const TypeScale& type = Appearance::instance().type();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  for (int i = 0; i < count(); ++i) {
    const QRectF tab = tabRect(i);
    const bool front = i == currentIndex();
    const bool hovered = underMouse() && tab.contains(mapFromGlobal(QCursor::pos()));
    painter.setFont(type.font(TypeScale::Role::text, front));
    painter.setPen(front || hovered ? theme.ink : theme.secondary);
    painter.drawText(tab, Qt::AlignCenter, tabText(i));
    if (front) {
      const double thick = type.space(0.5);
      const double inset = gap() / 2.0;
      painter.fillRect(
          QRectF(tab.left() + inset, tab.bottom() - thick, tab.width() - 2.0 * inset, thick),
          theme.accent);
    }
    if (front && hasFocus()) {
      painter.setPen(QPen(theme.accent, 1.5));
      painter.setBrush(Qt::NoBrush);
      painter.drawRoundedRect(tab.adjusted(3, 3, -3, -5), 4, 4);
    }
  }
}

}  // namespace kvbudget::ui
