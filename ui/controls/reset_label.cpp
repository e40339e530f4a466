#include "ui/controls/reset_label.h"

#include <QtGui/QMouseEvent>

namespace kvbudget::ui {

void ResetLabel::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    Q_EMIT resetWanted();
  }
}

}  // namespace kvbudget::ui
