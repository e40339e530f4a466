#include "ui/views/mass_tray.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr double kClick = 4.0;  // pixels that a click may slip

}  // namespace

MassTray::MassTray(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Kept and dropped mass"));
  setToolTip(
      tr("All attention of the query. Left of the line is what is kept, right of it what is "
         "dropped. Click a token, or drag it across the line, to keep or drop it."));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    updateGeometry();
    update();
  });
}

void MassTray::setScene(const LeverScene& scene) {
  m_tray = trayOf(scene);
  const QString kept = shortNumber(m_tray.keptMass);
  setAccessibleDescription(
      tr("Kept mass %1, dropped mass %2.").arg(kept, shortNumber(1.0 - m_tray.keptMass)));
  update();
}

QRectF MassTray::bar() const {
  return trayBar(rect(), Appearance::instance().type());
}

QRectF MassTray::rectOf(int token) const {
  const auto found = std::ranges::find(m_tray.pieces, token, &Tray::Piece::token);
  return found == m_tray.pieces.end() || !found->isSeen() ? QRectF() : trayRect(bar(), *found);
}

double MassTray::lineAt() const {
  return bar().left() + m_tray.keptMass * bar().width();
}

int MassTray::tokenAtPixel(const QPointF& pixel) const {
  const QRectF whole = bar();
  for (const Tray::Piece& piece : m_tray.pieces) {
    if (trayRect(whole, piece).contains(pixel)) {
      return piece.token;
    }
  }
  return -1;
}

void MassTray::paintEvent(QPaintEvent*) {
  const Appearance& appearance = Appearance::instance();
  QPainter painter(this);
  paintTray(painter, rect(), m_tray, appearance.theme(), appearance.type(), m_pressed, m_drag);
}

void MassTray::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    m_pressed = tokenAtPixel(event->position());
    m_press = event->position();
    m_pressedLine = lineAt();
    m_drag = 0.0;
    const auto found = std::ranges::find(m_tray.pieces, m_pressed, &Tray::Piece::token);
    m_pressedKept = found != m_tray.pieces.end() && found->kept;
  }
}

void MassTray::mouseMoveEvent(QMouseEvent* event) {
  if (m_pressed >= 0) {
    m_drag = event->position().x() - m_press.x();
    update();
  }
}

void MassTray::mouseReleaseEvent(QMouseEvent* event) {
  const int token = std::exchange(m_pressed, -1);
  m_drag = 0.0;
  update();
  if (token < 0) {
    return;
  }
  const bool click = std::abs(event->position().x() - m_press.x()) <= kClick;
  const bool across = (event->position().x() < m_pressedLine) != m_pressedKept;
  if (click || across) {
    Q_EMIT toggleWanted(token);
  }
}

QSize MassTray::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(80), type.space(12)};
}

QSize MassTray::minimumSizeHint() const {
  return {Appearance::instance().type().space(42), sizeHint().height()};
}

}  // namespace kvbudget::ui
