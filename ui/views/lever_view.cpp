#include "ui/views/lever_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/plot/axis.h"
#include "ui/theme/appearance.h"
#include "ui/views/column_table.h"

namespace kvbudget::ui {
namespace {

constexpr double kHeavier = 1.1;
// Width and height, at 100 %, below which discs become smaller: words must find a place beside
// them.
constexpr QSizeF kRoomy = {560.0, 420.0};
constexpr double kLeastDiscs = 0.5;

}  // namespace

LeverView::LeverView(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setAccessibleName(tr("The lever"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(&Appearance::instance(), &Appearance::changed, this, [this] {
    fitDiscs();
    m_map.reset();
    update();
  });
}

void LeverView::setScene(LeverScene scene, bool editable) {
  m_scene = std::move(scene);
  m_editable = editable;
  fitDiscs();
  if (!m_dragging) {
    m_map.reset();
  }
  m_selected = m_selected < count() ? m_selected : -1;
  m_hovered = m_hovered < count() ? m_hovered : -1;
  describe();
  update();
}

void LeverView::select(int token) {
  if (token != m_selected) {
    m_selected = token;
    describe();
    update();
  }
}

QRectF LeverView::area() const {
  return QRectF(rect()).adjusted(1, 1, -1, -1);
}

const PlaneMap& LeverView::map() const {
  if (!m_map) {
    m_map = fittedMap(m_scene, area(), Appearance::instance().type());
  }
  return *m_map;
}

void LeverView::paintEvent(QPaintEvent*) {
  if (count() == 0) {
    return;
  }
  const Appearance& appearance = Appearance::instance();
  QPainter painter(this);
  const int marked = m_hovered >= 0 ? m_hovered : hasFocus() ? m_selected : -1;
  paintLever(painter, area(), m_scene, map(), appearance.theme(), appearance.type(),
             Strokes::screen(appearance.type()), marked);
  if (hasFocus()) {
    painter.setPen(QPen(appearance.theme().accent, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 3.0, 3.0);
  }
}

QString LeverView::readingOf(int token) const {
  const auto j = static_cast<std::size_t>(token);
  const QString weight = shortNumber(m_scene.weights[j]);
  return m_scene.kept[j] ? tr("Token %1: weight %2, kept").arg(token).arg(weight)
                         : tr("Token %1: weight %2, dropped").arg(token).arg(weight);
}

bool LeverView::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int token = tokenAt(m_scene, map(), help->pos(), Appearance::instance().type());
    QToolTip::showText(help->globalPos(), token >= 0 ? readingOf(token) : toolTip(), this);
    return true;
  }
  return QWidget::event(event);
}

void LeverView::fitDiscs() {
  const double factor = Appearance::instance().type().factor;
  m_scene.discs = std::clamp(
      std::min(width() / (factor * kRoomy.width()), height() / (factor * kRoomy.height())),
      kLeastDiscs, 1.0);
}

void LeverView::resizeEvent(QResizeEvent* event) {
  fitDiscs();
  m_map.reset();
  QWidget::resizeEvent(event);
}

void LeverView::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) {
    return;
  }
  m_pressed = tokenAt(m_scene, map(), event->position(), Appearance::instance().type());
  m_press = event->position();
  if (m_pressed >= 0) {
    m_grip = map().toPixel(m_scene.lever.tokens[static_cast<std::size_t>(m_pressed)]) - m_press;
    select(m_pressed);
  }
}

void LeverView::mouseMoveEvent(QMouseEvent* event) {
  if (m_pressed < 0) {
    const int token = tokenAt(m_scene, map(), event->position(), Appearance::instance().type());
    if (token != m_hovered) {
      m_hovered = token;
      setCursor(token < 0    ? Qt::ArrowCursor
                : m_editable ? Qt::OpenHandCursor
                             : Qt::PointingHandCursor);
      update();
    }
    return;
  }
  const QPointF moved = event->position() - m_press;
  const bool far = moved.manhattanLength() >= QApplication::startDragDistance();
  if (m_editable && (m_dragging || far)) {
    if (!std::exchange(m_dragging, true)) {
      Q_EMIT dragBegan();
    }
    const QRectF inside = area();
    const QPointF centre = event->position() + m_grip;
    Q_EMIT moveWanted(m_pressed,
                      map().toPlane({std::clamp(centre.x(), inside.left(), inside.right()),
                                     std::clamp(centre.y(), inside.top(), inside.bottom())}));
  }
}

void LeverView::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) {
    return;
  }
  const int token = std::exchange(m_pressed, -1);
  if (std::exchange(m_dragging, false)) {
    m_map.reset();
    update();
    Q_EMIT dragEnded();
  } else if (token >= 0) {
    Q_EMIT toggleWanted(token);
  }
}

void LeverView::mouseDoubleClickEvent(QMouseEvent* event) {
  const int token = tokenAt(m_scene, map(), event->position(), Appearance::instance().type());
  if (token >= 0) {
    mousePressEvent(event);  // two quick clicks are two clicks
  } else if (m_editable && event->button() == Qt::LeftButton) {
    Q_EMIT addWanted(map().toPlane(event->position()));
  }
}

void LeverView::wheelEvent(QWheelEvent* event) {
  const int token = tokenAt(m_scene, map(), event->position(), Appearance::instance().type());
  if (!m_editable || token < 0 || event->angleDelta().y() == 0) {
    event->ignore();
    return;
  }
  select(token);
  Q_EMIT scaleWanted(token, event->angleDelta().y() > 0 ? kHeavier : 1.0 / kHeavier);
}

void LeverView::nudge(const QPointF& pixels) {
  const PlanePoint at = m_scene.lever.tokens[static_cast<std::size_t>(m_selected)];
  Q_EMIT moveWanted(m_selected, map().toPlane(map().toPixel(at) + pixels));
}

bool LeverView::editKey(const QKeyEvent& event) {
  const double step = event.modifiers().testFlag(Qt::ShiftModifier) ? 20.0 : 4.0;
  switch (event.key()) {
    case Qt::Key_Left:
      nudge({-step, 0});
      return true;
    case Qt::Key_Right:
      nudge({step, 0});
      return true;
    case Qt::Key_Up:
      nudge({0, -step});
      return true;
    case Qt::Key_Down:
      nudge({0, step});
      return true;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
      Q_EMIT scaleWanted(m_selected, kHeavier);
      return true;
    case Qt::Key_Minus:
      Q_EMIT scaleWanted(m_selected, 1.0 / kHeavier);
      return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      Q_EMIT removeWanted(m_selected);
      return true;
    default:
      return false;
  }
}

void LeverView::keyPressEvent(QKeyEvent* event) {
  if (m_editable && event->key() == Qt::Key_Insert) {
    Q_EMIT addWanted(map().toPlane(area().center()));
  } else if (m_selected >= 0 && event->key() == Qt::Key_Space) {
    Q_EMIT toggleWanted(m_selected);
  } else if (m_selected >= 0 && !event->modifiers().testFlag(Qt::ControlModifier) && m_editable &&
             editKey(*event)) {
    return;
  } else {
    QWidget::keyPressEvent(event);
  }
}

// Tab goes from token to token, and on when there are no more; of a whole row only to the view.
bool LeverView::focusNextPrevChild(bool next) {
  const int to = m_selected + (next ? 1 : -1);
  if (m_editable && hasFocus() && to >= 0 && to < count()) {
    select(to);
    return true;
  }
  return QWidget::focusNextPrevChild(next);
}

void LeverView::leaveEvent(QEvent* event) {
  m_hovered = -1;
  update();
  QWidget::leaveEvent(event);
}

void LeverView::focusInEvent(QFocusEvent* event) {
  const bool fromBehind = event->reason() == Qt::BacktabFocusReason && m_editable;
  if (fromBehind || event->reason() == Qt::TabFocusReason || m_selected < 0) {
    select(fromBehind ? count() - 1 : std::min(0, count() - 1));
  }
  update();
  QWidget::focusInEvent(event);
}

void LeverView::focusOutEvent(QFocusEvent* event) {
  update();
  QWidget::focusOutEvent(event);
}

void LeverView::describe() {
  const Identity& identity = m_scene.lever.identity;
  QString text =
      tr("The full output lies between the weighted mean of the kept tokens and that of the "
         "dropped ones. Dropped mass %1, distance of the two means %2, error %3.")
          .arg(shortNumber(identity.dropped), shortNumber(identity.gap),
               shortNumber(identity.measured));
  if (m_selected >= 0) {
    text += u' ' + readingOf(m_selected) + u'.';
  }
  setAccessibleDescription(text);
}

QString LeverView::dataTitle() const {
  return tr("Tokens of the lever");
}

QAbstractItemModel* LeverView::dataModel(QObject* parent) const {
  std::vector<std::vector<QVariant>> rows;
  for (std::size_t j = 0; j < m_scene.weights.size(); ++j) {
    const PlanePoint& at = m_scene.lever.tokens[j];
    rows.push_back({static_cast<int>(j), m_scene.weights[j], at.x, at.y, m_scene.kept[j] ? 1 : 0});
  }
  return new ColumnTable({tr("token"), tr("weight"), tr("x"), tr("y"), tr("kept")}, std::move(rows),
                         parent);
}

QSize LeverView::sizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(150), type.space(120)};
}

QSize LeverView::minimumSizeHint() const {
  const TypeScale& type = Appearance::instance().type();
  return {type.space(42), type.space(60)};
}

}  // namespace kvbudget::ui
