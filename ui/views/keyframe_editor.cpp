#include "ui/views/keyframe_editor.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <algorithm>
#include <cmath>

#include "ui/views/column_table.h"

namespace kvbudget::ui {
namespace {

constexpr double kReach = 8.0;  // pixels from a sink's middle that take hold of it

}  // namespace

KeyframeEditor::KeyframeEditor(QWidget* parent) : TimelineView(parent) {
  setAccessibleName(tr("Keyframes"));
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void KeyframeEditor::setComparison(std::shared_ptr<const Comparison> comparison) {
  if (!m_dragging && !m_keyHeld && comparison) {
    m_sinks = comparison->scenario.trace ? comparison->exploration->attention->keyframes()
                                         : comparison->scenario.simulator.sinks;
    std::ranges::sort(m_sinks);
    if (m_selected && !std::ranges::binary_search(m_sinks, *m_selected)) {
      m_selected.reset();
    }
  }
  TimelineView::setComparison(std::move(comparison));
}

QString KeyframeEditor::reasonNot() const {
  if (!comparison()) {
    return tr("No rollout is computed yet.");
  }
  return comparison()->scenario.trace
             ? tr("The keyframes of a trace are as captured; the simulator's can be moved.")
             : QString();
}

Position KeyframeEditor::positionAt(double x) const {
  const double token =
      std::floor((x - plotLeft()) / (plotRight() - plotLeft()) * static_cast<double>(tokens()));
  return static_cast<Position>(
      std::clamp(token, 0.0, static_cast<double>(std::max<Index>(1, tokens()) - 1)));
}

std::optional<Position> KeyframeEditor::sinkNear(double x) const {
  std::optional<Position> nearest;
  double least = kReach;
  for (const Position sink : m_sinks) {
    const double distance = std::abs(xOf(sink + 0.5) - x);
    if (distance <= least) {
      least = distance;
      nearest = sink;
    }
  }
  return nearest;
}

void KeyframeEditor::select(std::optional<Position> sink) {
  m_selected = sink;
  updateDescription();
  update();
}

void KeyframeEditor::begin() {
  m_before = m_sinks;
}

void KeyframeEditor::edited(bool finished) {
  updateDescription();
  update();
  Q_EMIT sinksEdited(m_sinks, finished);
}

void KeyframeEditor::moveSelected(Position target) {
  if (!m_selected) {
    return;
  }
  const auto last = static_cast<Position>(tokens() - 1);
  target = std::clamp<Position>(target, 0, last);
  const Position from = *m_selected;
  const int step = target > from ? -1 : 1;  // back from a place that another sink holds
  while (target != from && std::ranges::binary_search(m_sinks, target)) {
    target += step;
  }
  if (target == from) {
    return;
  }
  *std::ranges::lower_bound(m_sinks, from) = target;
  std::ranges::sort(m_sinks);
  m_selected = target;
  edited(false);
}

void KeyframeEditor::add(Position position) {
  if (!std::ranges::binary_search(m_sinks, position)) {
    m_sinks.insert(std::ranges::upper_bound(m_sinks, position), position);
    m_selected = position;
    edited(false);
  }
  select(position);
}

void KeyframeEditor::removeSelected() {
  if (m_selected) {
    std::erase(m_sinks, *m_selected);
    m_selected.reset();
    edited(true);
  }
}

void KeyframeEditor::cancel() {
  m_dragging = m_keyHeld = false;
  if (m_sinks != m_before) {
    m_sinks = m_before;
    m_selected.reset();
    edited(true);
  }
}

void KeyframeEditor::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !reasonNot().isEmpty()) {
    event->ignore();
    return;
  }
  begin();
  m_dragging = true;
  const double x = event->position().x();
  if (const auto sink = sinkNear(x)) {
    select(sink);
  } else if (x >= plotLeft() && x <= plotRight()) {
    add(positionAt(x));
  } else {
    m_dragging = false;
    select(std::nullopt);
  }
}

void KeyframeEditor::mouseMoveEvent(QMouseEvent* event) {
  if (m_dragging) {
    moveSelected(positionAt(event->position().x()));
    return;
  }
  QWidget::setCursor(reasonNot().isEmpty() && sinkNear(event->position().x()) ? Qt::SizeHorCursor
                                                                              : Qt::ArrowCursor);
  if (event->buttons() == Qt::NoButton) {
    TimelineView::mouseMoveEvent(event);
  }
}

void KeyframeEditor::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton && m_dragging) {
    m_dragging = false;
    if (m_sinks != m_before) {
      edited(true);
    }
  }
}

void KeyframeEditor::contextMenuEvent(QContextMenuEvent* event) {
  if (!reasonNot().isEmpty()) {
    event->ignore();
    return;
  }
  auto* menu = new QMenu(this);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  const bool byMouse = event->reason() == QContextMenuEvent::Mouse;
  if (byMouse) {
    select(sinkNear(event->pos().x()));
  }
  const Position here = byMouse ? positionAt(event->pos().x()) : cursorQuery();
  QAction* addHere =
      menu->addAction(tr("Add a Keyframe at %1").arg(QLocale().toString(here)), this, [this, here] {
        begin();
        add(here);
        if (m_sinks != m_before) {
          edited(true);
        }
      });
  addHere->setEnabled(!std::ranges::binary_search(m_sinks, here));
  if (m_selected) {
    menu->addAction(tr("Remove Keyframe %1").arg(QLocale().toString(*m_selected)), this,
                    &KeyframeEditor::removeSelected);
  }
  menu->popup(event->globalPos());
}

bool KeyframeEditor::editByKey(QKeyEvent* event) {
  const auto frame =
      static_cast<Position>(comparison()->exploration->attention->tokens_per_frame());
  const Position step = (event->modifiers() & Qt::ShiftModifier) != 0 ? frame : 1;
  switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
      if (!m_selected) {
        return false;
      }
      if (!m_keyHeld) {
        begin();
        m_keyHeld = true;
      }
      moveSelected(*m_selected + (event->key() == Qt::Key_Left ? -step : step));
      return true;
    case Qt::Key_Insert:
    case Qt::Key_Plus:
      begin();
      add(cursorQuery());
      if (m_sinks != m_before) {
        edited(true);
      }
      return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      removeSelected();
      return true;
    case Qt::Key_Escape:
      if (!m_dragging && !m_keyHeld) {
        return false;
      }
      cancel();
      return true;
    default:
      return false;
  }
}

void KeyframeEditor::keyPressEvent(QKeyEvent* event) {
  if (!reasonNot().isEmpty() || !editByKey(event)) {
    TimelineView::keyPressEvent(event);
  }
}

void KeyframeEditor::keyReleaseEvent(QKeyEvent* event) {
  if (m_keyHeld && !event->isAutoRepeat()) {
    m_keyHeld = false;
    if (m_sinks != m_before) {
      edited(true);
    }
    return;
  }
  TimelineView::keyReleaseEvent(event);
}

// Tab goes from sink to sink before it leaves.
bool KeyframeEditor::focusNextPrevChild(bool next) {
  if (m_sinks.empty() || !reasonNot().isEmpty()) {
    return QWidget::focusNextPrevChild(next);
  }
  if (!m_selected) {
    select(next ? m_sinks.front() : m_sinks.back());
    return true;
  }
  const auto at = std::ranges::lower_bound(m_sinks, *m_selected);
  const bool leaves = next ? at + 1 == m_sinks.end() : at == m_sinks.begin();
  if (leaves) {
    select(std::nullopt);
    return QWidget::focusNextPrevChild(next);
  }
  select(next ? *(at + 1) : *(at - 1));
  return true;
}

void KeyframeEditor::focusInEvent(QFocusEvent* event) {
  if (!m_sinks.empty() && !m_selected && reasonNot().isEmpty()) {
    if (event->reason() == Qt::TabFocusReason) {
      m_selected = m_sinks.front();
    } else if (event->reason() == Qt::BacktabFocusReason) {
      m_selected = m_sinks.back();
    }
  }
  TimelineView::focusInEvent(event);
}

void KeyframeEditor::focusOutEvent(QFocusEvent* event) {
  if (m_keyHeld) {
    m_keyHeld = false;
    if (m_sinks != m_before) {
      edited(true);
    }
  }
  TimelineView::focusOutEvent(event);
}

QString KeyframeEditor::dataTitle() const {
  return tr("Keyframes");
}

QAbstractItemModel* KeyframeEditor::dataModel(QObject* parent) const {
  std::vector<std::vector<QVariant>> rows;
  for (const Position sink : m_sinks) {
    rows.push_back({sink});
  }
  return new ColumnTable({tr("token")}, std::move(rows), parent);
}

QSize KeyframeEditor::sizeHint() const {
  return {type().space(140), type().space(6)};
}

}  // namespace kvbudget::ui
