#include "ui/views/mass_tray.h"

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kSeen = 0.002;  // a thinner piece is part of the bar only
constexpr double kClick = 4.0;   // pixels that a click may slip

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
  m_pieces.clear();
  m_kept = scene.keptColour;
  m_dropped = scene.droppedColour;
  double at = 0.0;
  for (const bool side : {true, false}) {
    for (std::size_t j = 0; j < scene.weights.size(); ++j) {
      if (scene.kept[j] == side) {
        m_pieces.push_back({static_cast<int>(j), at, at + scene.weights[j], side});
        at += scene.weights[j];
      }
    }
    m_keptMass = side ? at : m_keptMass;
  }
  const QString kept = shortNumber(m_keptMass);
  setAccessibleDescription(
      tr("Kept mass %1, dropped mass %2.").arg(kept, shortNumber(1.0 - m_keptMass)));
  update();
}

QRectF MassTray::bar() const {
  const TypeScale& type = Appearance::instance().type();
  const double text = type.space(5);
  return {1.0, text, std::max(1.0, width() - 2.0), std::max(1.0, height() - text - 1.0)};
}

QRectF MassTray::rectOf(const Piece& piece) const {
  const QRectF whole = bar();
  return {whole.left() + piece.from * whole.width(), whole.top(),
          (piece.to - piece.from) * whole.width(), whole.height()};
}

QRectF MassTray::rectOf(int token) const {
  const auto found = std::ranges::find(m_pieces, token, &Piece::token);
  return found == m_pieces.end() || found->to - found->from < kSeen ? QRectF() : rectOf(*found);
}

double MassTray::lineAt() const {
  return bar().left() + m_keptMass * bar().width();
}

int MassTray::tokenAtPixel(const QPointF& pixel) const {
  for (const Piece& piece : m_pieces) {
    if (rectOf(piece).contains(pixel)) {
      return piece.token;
    }
  }
  return -1;
}

void MassTray::paintEvent(QPaintEvent*) {
  const Appearance& appearance = Appearance::instance();
  const Theme& theme = appearance.theme();
  const TypeScale& type = appearance.type();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor dropped = m_dropped.isValid() ? theme.lineColour(m_dropped) : theme.dropped;
  const QFont small = type.font(Role::ticks, this, true);
  const QFontMetricsF metrics(small, this);
  painter.setFont(small);
  for (const Piece& piece : m_pieces) {
    QRectF rect = rectOf(piece);
    if (piece.token == m_pressed) {
      rect.translate(m_drag, 0.0);
    }
    const QColor colour = piece.kept ? theme.lineColour(m_kept) : dropped;
    QColor fill = colour;
    fill.setAlphaF(piece.kept ? 0.35F : 0.15F);
    painter.setPen(piece.to - piece.from < kSeen ? QPen(Qt::NoPen) : QPen(theme.card, 1.0));
    painter.setBrush(fill);
    painter.drawRect(rect);
    const QString text = shortNumber(piece.to - piece.from);
    if (metrics.horizontalAdvance(text) + 6.0 <= rect.width()) {
      painter.setPen(theme.textColour(colour));
      painter.drawText(rect, Qt::AlignCenter, text);
    }
  }
  const double x = std::round(lineAt());
  painter.setPen(QPen(theme.ink, 2.0 * type.factor));
  painter.drawLine(QPointF(x, bar().top() - type.space(1)), QPointF(x, height()));
  const QFont labels = type.font(Role::labels, this);
  painter.setFont(labels);
  const double baseline = bar().top() - type.space(1.5);
  const QString kept = tr("kept %1").arg(shortNumber(m_keptMass));
  const QString gone = tr("dropped mass m = %1").arg(shortNumber(1.0 - m_keptMass));
  painter.setPen(theme.textColour(m_kept));
  painter.drawText(QPointF(1.0, baseline), kept);
  painter.setPen(theme.textColour(dropped));
  painter.drawText(
      QPointF(width() - 1.0 - QFontMetricsF(labels, this).horizontalAdvance(gone), baseline), gone);
}

void MassTray::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) {
    m_pressed = tokenAtPixel(event->position());
    m_press = event->position();
    m_pressedLine = lineAt();
    m_drag = 0.0;
    const auto found = std::ranges::find(m_pieces, m_pressed, &Piece::token);
    m_pressedKept = found != m_pieces.end() && found->kept;
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
