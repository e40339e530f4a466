#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/trace/cell_picker.h"

namespace kvbudget::ui {
namespace {

const Theme& theme() {
  return Appearance::instance().theme();
}
const TypeScale& type() {
  return Appearance::instance().type();
}

// A cell has room for four characters; tooltip and table have all digits.
QString inCell(double value, bool isMass) {
  if (isMass) {
    return QLocale().toString(value, 'f', 2);
  }
  return QLocale().toString(value, 'f', value < 9.95 ? 1 : 0);
}

QColor mixed(const QColor& from, const QColor& to, double share) {
  const auto channel = [share](int a, int b) {
    return static_cast<int>(std::lround(a + (b - a) * share));
  };
  return {channel(from.red(), to.red()), channel(from.green(), to.green()),
          channel(from.blue(), to.blue())};
}

}  // namespace

CellGrid::CellGrid(const CellSurvey& survey, QWidget* parent) : QWidget(parent), m_survey(survey) {
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

void CellGrid::setFigure(CellFigure figure) {
  m_figure = figure;
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

std::optional<double> CellGrid::valueOf(int layer, int head) const {
  const auto& figures = m_survey.figures(layer, head);
  if (!figures) {
    return std::nullopt;
  }
  switch (m_figure) {
    case CellFigure::effectiveKeys:
      return figures->effective_keys;
    case CellFigure::firstTokenMass:
      return figures->first_token_mass;
    case CellFigure::droppedMass:
      return figures->dropped_mass;
  }
  return std::nullopt;
}

QString CellGrid::readingAt(int layer, int head) const {
  QStringList lines = {tr("Layer %1, head %2").arg(layer).arg(head)};
  if (const auto& figures = m_survey.figures(layer, head)) {
    lines << tr("Effective number of keys: %1").arg(shortNumber(figures->effective_keys))
          << tr("Mass on the first token: %1").arg(shortNumber(figures->first_token_mass))
          << tr("Dropped mass beyond the 8 heaviest: %1").arg(shortNumber(figures->dropped_mass));
    if (figures->flat()) {
      lines << tr("Flat: 8 keys leave more than a quarter of the mass");
    }
  } else if (const QString failure = m_survey.failure(layer, head); !failure.isEmpty()) {
    lines << failure;
  } else {
    lines << tr("Not read yet");
  }
  return lines.join(QLatin1Char('\n'));
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

void CellGrid::paintCell(QPainter& painter, int layer, int head, double low, double high) const {
  const QRectF rect = cellRect(layer, head);
  const auto value = valueOf(layer, head);
  if (!value) {
    painter.fillRect(rect, theme().ground);
    if (!m_survey.failure(layer, head).isEmpty()) {
      painter.setPen(theme().broken);
      painter.drawText(rect, Qt::AlignCenter, tr("error", "in a cell that could not be read"));
    }
    return;
  }
  const double depth = high > low ? (*value - low) / (high - low) : 0.5;
  const QColor ground = mixed(theme().card, theme().accent, 0.06 + 0.74 * depth);
  painter.fillRect(rect, ground);
  painter.setPen(contrast(ground, theme().ink) >= contrast(ground, theme().card) ? theme().ink
                                                                                 : theme().card);
  painter.drawText(rect, Qt::AlignCenter, inCell(*value, m_figure != CellFigure::effectiveKeys));
  if (m_survey.figures(layer, head)->flat()) {
    painter.setPen(QPen(theme().ink, 1.5, Qt::DotLine));
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
  double low = 0.0;
  double high = 0.0;
  for (int layer = 0; layer < m_layers; ++layer) {
    const QRectF rect = cellRect(layer, 0);
    painter.drawText(QRectF(0.0, rect.top(), rect.left() - type().space(2), rect.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     layer == 0 ? tr("layer 0") : QString::number(layer));
    for (int head = 0; head < m_heads; ++head) {
      high = std::max(high, valueOf(layer, head).value_or(0.0));
    }
  }
  low = m_figure == CellFigure::effectiveKeys ? 1.0 : 0.0;
  high = std::max(high, low + 1e-9);
  for (int layer = 0; layer < m_layers; ++layer) {
    for (int head = 0; head < m_heads; ++head) {
      paintCell(painter, layer, head, low, high);
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
