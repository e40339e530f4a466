#include "ui/trace/cell_grid.h"

#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>
#include <vector>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

const Theme& theme() {
  return Appearance::instance().theme();
}
const TypeScale& type() {
  return Appearance::instance().type();
}

QColor mixed(const QColor& from, const QColor& to, double share) {
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::lround(a + (b - a) * share));
  };
  return {channel(from.red(), to.red()), channel(from.green(), to.green()),
          channel(from.blue(), to.blue())};
}

}  // namespace

CellGrid::CellGrid(Look look, QWidget* parent) : QWidget(parent), m_look(std::move(look)) {
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  setAccessibleName(tr("Cells of the trace, layers by heads"));
}

void CellGrid::setSize(Index layers, Index heads) {
  m_layers = static_cast<int>(layers);
  m_heads = static_cast<int>(heads);
  m_focus = {std::clamp(m_focus.x(), 0, std::max(0, m_heads - 1)),
             std::clamp(m_focus.y(), 0, std::max(0, m_layers - 1))};
  updateGeometry();
  refresh();
}

void CellGrid::setCurrent(int layer, int head) {
  m_current = {head, layer};
  if (layer >= 0 && layer < m_layers && head >= 0 && head < m_heads) {
    m_focus = m_current;
  }
  refresh();
}

void CellGrid::setLowest(double lowest) {
  m_lowest = lowest;
  refresh();
}

void CellGrid::refresh() {
  describe();
  update();
}

QSizeF CellGrid::leastCell() {
  return {static_cast<double>(type().space(11)), static_cast<double>(type().space(7))};
}

// Few cells share the room there is, up to a size beyond which they would look lost in it.
QSizeF CellGrid::cellSize() const {
  const QSizeF least = leastCell();
  const double wide = std::floor((width() - type().space(14)) / std::max(1.0, m_heads * 1.0));
  const double high = std::floor((height() - type().space(6)) / std::max(1.0, m_layers * 1.0));
  return {std::clamp(wide, least.width(), 2.5 * least.width()),
          std::clamp(high, least.height(), 2.0 * least.height())};
}

QRectF CellGrid::cellRect(int layer, int head) const {
  const QSizeF size = cellSize();
  return {type().space(13) + head * size.width(), type().space(5) + layer * size.height(),
          size.width() - 2.0, size.height() - 2.0};
}

QSize CellGrid::sizeHint() const {
  const QSizeF least = leastCell();
  return {static_cast<int>(type().space(14) + least.width() * std::max(1, m_heads)),
          static_cast<int>(type().space(6) + least.height() * std::max(1, m_layers))};
}

std::optional<QPoint> CellGrid::cellAt(const QPointF& point) const {
  const QRectF first = cellRect(0, 0);
  const QSizeF size = cellSize();
  const int head = static_cast<int>(std::floor((point.x() - first.left()) / size.width()));
  const int layer = static_cast<int>(std::floor((point.y() - first.top()) / size.height()));
  return head >= 0 && head < m_heads && layer >= 0 && layer < m_layers
             ? std::optional(QPoint(head, layer))
             : std::nullopt;
}

void paintCell(QPainter& painter, const QRectF& rect, const CellLook& look, double depth,
               const Theme& theme) {
  if (!look.value) {
    painter.fillRect(rect, theme.ground);
    if (!look.failure.isEmpty()) {
      painter.setPen(theme.broken);
      painter.drawText(rect, Qt::AlignCenter, look.text);
    }
    return;
  }
  const QColor ground = mixed(theme.card, theme.accent, 0.06 + 0.74 * depth);
  painter.fillRect(rect, ground);
  painter.setPen(contrast(ground, theme.ink) >= contrast(ground, theme.card) ? theme.ink
                                                                             : theme.card);
  painter.drawText(rect, Qt::AlignCenter, look.text);
  if (look.outlined) {
    painter.setPen(QPen(theme.ink, 1.5, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(rect.adjusted(1.0, 1.0, -1.0, -1.0));
  }
}

void CellGrid::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setFont(type().font(TypeScale::Role::ticks, this));
  painter.setPen(theme().secondary);
  for (int head = 0; head < m_heads; ++head) {
    const QRectF rect = cellRect(0, head);
    painter.drawText(QRectF(rect.left(), 0.0, rect.width(), rect.top() - 2.0),
                     Qt::AlignHCenter | Qt::AlignBottom,
                     head == 0 ? tr("head 0") : QString::number(head));
  }
  std::vector<CellLook> looks;
  double high = m_lowest + 1e-9;
  for (int layer = 0; layer < m_layers; ++layer) {
    const QRectF rect = cellRect(layer, 0);
    painter.drawText(QRectF(0.0, rect.top(), rect.left() - type().space(2), rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     layer == 0 ? tr("layer 0") : QString::number(layer));
    for (int head = 0; head < m_heads; ++head) {
      looks.push_back(m_look(layer, head));
      const double value = looks.back().value.value_or(0.0);
      high = std::isfinite(value) ? std::max(high, value) : high;
    }
  }
  for (int layer = 0; layer < m_layers; ++layer) {
    for (int head = 0; head < m_heads; ++head) {
      const CellLook& look = looks[static_cast<std::size_t>(layer * m_heads + head)];
      const double depth = (look.value.value_or(0.0) - m_lowest) / (high - m_lowest);
      paintCell(painter, cellRect(layer, head), look, std::clamp(depth, 0.0, 1.0), theme());
    }
  }
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  if (m_current.x() >= 0 && m_current.x() < m_heads && m_current.y() < m_layers) {
    painter.setPen(QPen(theme().ink, 2.5));
    painter.drawRect(cellRect(m_current.y(), m_current.x()).adjusted(0.5, 0.5, -0.5, -0.5));
  }
  if (hasFocus() && m_heads > 0) {
    painter.setPen(QPen(theme().accent, 2.0));
    painter.drawRoundedRect(cellRect(m_focus.y(), m_focus.x()).adjusted(-1, -1, 1, 1), 2.0, 2.0);
  }
}

void CellGrid::mousePressEvent(QMouseEvent* event) {
  const auto cell = cellAt(event->position());
  if (event->button() == Qt::LeftButton && cell) {
    m_focus = *cell;
    refresh();
    Q_EMIT cellChosen(cell->y(), cell->x());
  } else {
    event->ignore();
  }
}

void CellGrid::mouseMoveEvent(QMouseEvent* event) {
  if (const auto cell = cellAt(event->position())) {
    QToolTip::showText(event->globalPosition().toPoint(), readingAt(cell->y(), cell->x()), this);
  } else {
    QToolTip::hideText();
  }
}

void CellGrid::keyPressEvent(QKeyEvent* event) {
  QPoint target = m_focus;
  switch (event->key()) {
    case Qt::Key_Left:
      target.rx() -= 1;
      break;
    case Qt::Key_Right:
      target.rx() += 1;
      break;
    case Qt::Key_Up:
      target.ry() -= 1;
      break;
    case Qt::Key_Down:
      target.ry() += 1;
      break;
    case Qt::Key_Home:
      target.setX(0);
      break;
    case Qt::Key_End:
      target.setX(m_heads - 1);
      break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      if (m_heads > 0) {
        Q_EMIT cellChosen(m_focus.y(), m_focus.x());
      }
      return;
    default:
      QWidget::keyPressEvent(event);
      return;
  }
  if (target.x() >= 0 && target.x() < m_heads && target.y() >= 0 && target.y() < m_layers) {
    m_focus = target;
    refresh();
    Q_EMIT focusMoved(cellRect(m_focus.y(), m_focus.x()).toAlignedRect());
  }
}

void CellGrid::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void CellGrid::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  update();
}

void CellGrid::describe() {
  if (m_heads == 0) {
    setAccessibleDescription(tr("No trace is open."));
    return;
  }
  setAccessibleDescription(tr("Layers: %1. Heads: %2. %3")
                               .arg(m_layers)
                               .arg(m_heads)
                               .arg(readingAt(m_focus.y(), m_focus.x())));
}

}  // namespace kvbudget::ui
