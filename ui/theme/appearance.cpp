#include "ui/theme/appearance.h"

#include <QApplication>
#include <QEvent>
#include <algorithm>

namespace kvbudget::ui {

Appearance& Appearance::instance() {
  auto* found = qApp->findChild<Appearance*>(QString(), Qt::FindDirectChildrenOnly);
  return found != nullptr ? *found : *new Appearance(qApp);
}

Appearance::Appearance(QObject* parent)
    : QObject(parent), m_theme(Theme::of(QApplication::palette())), m_type(TypeScale::screen()) {
  qApp->installEventFilter(this);
}

void Appearance::setZoom(double zoom) {
  m_zoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
  update();
}

bool Appearance::eventFilter(QObject* watched, QEvent* event) {
  // Every widget gets its own copy of the news; the application's comes first, once.
  if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange) {
    update();
  }
  return QObject::eventFilter(watched, event);
}

void Appearance::update() {
  const Theme theme = Theme::of(QApplication::palette());
  const TypeScale type = TypeScale::screen(m_zoom);
  if (theme == m_theme && type == m_type) {
    return;
  }
  m_theme = theme;
  m_type = type;
  Q_EMIT changed();
}

}  // namespace kvbudget::ui
