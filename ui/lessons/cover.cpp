#include "ui/lessons/cover.h"

#include <QChildEvent>
#include <QPainter>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

Cover::Cover(QWidget* part) : QWidget(part) {
  setAccessibleName(sentence());
  setCursor(Qt::ArrowCursor);
  setGeometry(part->rect());
  part->installEventFilter(this);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] { update(); });
  show();
  raise();
}

QString Cover::sentence() {
  return tr("Covered until the answer is shown.");
}

bool Cover::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize) {
    setGeometry(parentWidget()->rect());
  } else if (watched == parent() && event->type() == QEvent::ChildAdded &&
             dynamic_cast<QChildEvent*>(event)->child() != this) {
    raise();
  }
  return QWidget::eventFilter(watched, event);
}

void Cover::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  const TypeScale& type = Appearance::instance().type();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1.0));
  painter.setBrush(theme.card);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
  painter.setPen(theme.secondary);
  painter.setFont(type.font(TypeScale::Role::text));
  const int inset = type.space(2);
  painter.drawText(rect().adjusted(inset, 0, -inset, 0), Qt::AlignCenter | Qt::TextWordWrap,
                   accessibleName());
}

}  // namespace kvbudget::ui
