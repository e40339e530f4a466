#include "ui/lessons/spotlight.h"

#include <QApplication>
#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

Spotlight::Spotlight(QWidget* window) : QWidget(window) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setAttribute(Qt::WA_NoSystemBackground);
  setFocusPolicy(Qt::NoFocus);
  window->installEventFilter(this);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] { update(); });
  hide();
}

QRect Spotlight::visibleRect(const QWidget* part) const {
  if (part == nullptr || !part->isVisible()) {
    return {};
  }
  QRect seen(part->mapTo(window(), QPoint(0, 0)), part->size());
  // A part may be scrolled out of its area.
  for (const QWidget* up = part->parentWidget(); up != nullptr && !up->isWindow();
       up = up->parentWidget()) {
    seen &= QRect(up->mapTo(window(), QPoint(0, 0)), up->size());
  }
  return seen;
}

QRect Spotlight::targetRect() const {
  return visibleRect(m_target);
}

void Spotlight::setTarget(QWidget* target, QWidget* undimmed) {
  for (const auto& watched : std::as_const(m_watched)) {
    if (watched != nullptr) {
      watched->removeEventFilter(this);
    }
  }
  m_watched.clear();
  m_target = target;
  m_undimmed = undimmed;
  for (QWidget* up = target; up != nullptr && !up->isWindow(); up = up->parentWidget()) {
    up->installEventFilter(this);
    m_watched.append(up);
  }
  refresh();
}

void Spotlight::setPointer(bool shown) {
  if (shown == m_pointer) {
    return;
  }
  m_pointer = shown;
  if (shown) {
    m_at = window()->mapFromGlobal(QCursor::pos());
    if (!window()->rect().contains(m_at)) {
      m_at = window()->rect().center();
    }
    qApp->installEventFilter(this);
  } else {
    qApp->removeEventFilter(this);
    window()->installEventFilter(this);
  }
  refresh();
}

void Spotlight::movePointer(const QPoint& by) {
  const QRect all = window()->rect();
  m_at = {std::clamp(m_at.x() + by.x(), all.left(), all.right()),
          std::clamp(m_at.y() + by.y(), all.top(), all.bottom())};
  update();
}

void Spotlight::refresh() {
  const bool any = m_target != nullptr || m_pointer;
  if (any) {
    follow();
    raise();
  }
  setVisible(any);
  update();
}

void Spotlight::follow() {
  setGeometry(window()->rect());
}

bool Spotlight::eventFilter(QObject* watched, QEvent* event) {
  switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
      if (watched != this && isVisible()) {
        follow();
        raise();
        update();
      }
      break;
    case QEvent::MouseMove:
      if (m_pointer) {
        const auto* mouse = dynamic_cast<QMouseEvent*>(event);
        const QPoint at = window()->mapFromGlobal(mouse->globalPosition().toPoint());
        if (at != m_at) {
          m_at = at;
          update();
        }
      }
      break;
    default:
      break;
  }
  return QWidget::eventFilter(watched, event);
}

void Spotlight::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  const TypeScale& type = Appearance::instance().type();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRect lit = targetRect();
  if (!lit.isEmpty()) {
    const QRectF frame = QRectF(lit).adjusted(-2, -2, 2, 2) & QRectF(rect());
    QPainterPath shade;
    shade.addRect(rect());
    shade.addRoundedRect(frame, 8.0, 8.0);
    if (const QRect text = visibleRect(m_undimmed); !text.isEmpty()) {
      QPainterPath hole;
      hole.addRect(text);
      shade = shade.subtracted(hole);
    }
    // Dimmed parts stay legible: the frame points, the shade only helps.
    QColor dim = theme.dark ? QColor(0, 0, 0) : theme.ink;
    dim.setAlphaF(theme.dark ? 0.45F : 0.16F);
    shade.setFillRule(Qt::OddEvenFill);
    painter.fillPath(shade, dim);
    painter.setPen(QPen(theme.accent, 3.0 * type.factor));
    painter.setBrush(Qt::NoBrush);
    const double inset = 1.5 * type.factor;
    painter.drawRoundedRect(frame.adjusted(inset, inset, -inset, -inset), 8.0, 8.0);
  }
  if (m_pointer) {
    const double radius = 8.0 * type.space(1);
    QColor fill = theme.accent;
    fill.setAlphaF(0.18F);
    painter.setBrush(fill);
    painter.setPen(QPen(theme.accent, 3.0 * type.factor));
    painter.drawEllipse(QPointF(m_at), radius, radius);
  }
}

}  // namespace kvbudget::ui
