#include <QtCore/QPointer>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTabBar>
#include <algorithm>

#include "ui/controls/control_panel.h"
#include "ui/lessons/cover.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/spotlight.h"
#include "ui/theme/presenter.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"
#include "ui/window/transport_bar.h"
#include "ui/window/verdict_bar.h"
#include "ui/window/window_parts.h"

namespace kvbudget::ui {
namespace {

constexpr int kPointerStep = 40;  // pixels

bool holds(QLayoutItem* item, const QWidget& widget) {
  if (item == nullptr || item->widget() == &widget) {
    return item != nullptr;
  }
  QLayout* layout = item->layout();
  for (int i = 0; layout != nullptr && i < layout->count(); ++i) {
    if (holds(layout->itemAt(i), widget)) {
      return true;
    }
  }
  return false;
}

// A strip or some lines of text do not grow: they stand at the top of their room.
bool isLow(const std::string& part) {
  return part == "attention" || part == "query" || part == "identity" || part == "bounds";
}

void keepAtTop(QLayout& layout, QWidget& widget, std::vector<std::function<void()>>& restore) {
  if (layout.setAlignment(&widget, Qt::AlignTop)) {
    restore.emplace_back([in = QPointer<QLayout>(&layout), what = QPointer<QWidget>(&widget)] {
      if (in != nullptr && what != nullptr) {
        in->setAlignment(what, Qt::Alignment());
      }
    });
  }
}

// All of a layout's room to the item that holds the widget; `restore` gets what undoes it. Layouts
// within a layout keep their share even where everything in them is hidden.
void widen(QLayout& layout, QWidget& widget, bool low,
           std::vector<std::function<void()>>& restore) {
  // A page may lay itself out anew meanwhile.
  const QPointer<QGridLayout> grid = qobject_cast<QGridLayout*>(&layout);
  const QPointer<QBoxLayout> box = qobject_cast<QBoxLayout*>(&layout);
  for (int i = 0; i < layout.count(); ++i) {
    QLayoutItem* item = layout.itemAt(i);
    const bool wanted = holds(item, widget);
    if (low && item->widget() == &widget) {
      keepAtTop(layout, widget, restore);
    }
    if (wanted && item->layout() != nullptr) {
      widen(*item->layout(), widget, low, restore);
    }
    if (box != nullptr) {
      restore.emplace_back([box, i, before = box->stretch(i)] {
        if (box != nullptr && i < box->count()) {
          box->setStretch(i, before);
        }
      });
      box->setStretch(i, wanted ? 1 : 0);
    } else if (grid != nullptr) {
      int row = 0, column = 0, rows = 0, columns = 0;
      grid->getItemPosition(i, &row, &column, &rows, &columns);
      restore.emplace_back([grid, column, stretch = grid->columnStretch(column),
                            least = grid->columnMinimumWidth(column)] {
        if (grid != nullptr) {
          grid->setColumnStretch(column, stretch);
          grid->setColumnMinimumWidth(column, least);
        }
      });
      grid->setColumnStretch(column, wanted ? 1 : 0);
      grid->setColumnMinimumWidth(column, 0);
    }
  }
}

}  // namespace

void LessonDesk::setPresenting(bool on, bool fullScreen) {
  if (on == m_presenting) {
    return;
  }
  m_presenting = on;
  m_controlsAway = false;
  if (!on) {
    qApp->removeEventFilter(this);
    m_spotlight->setPointer(false);
    unsolo();
    restoreWindow();
    setPresenterLook(false);
    applyView();
    return;
  }
  if (!m_runner->isOpen()) {
    m_controlsWereShown = !m_window.controls().isHidden();
    m_window.controls().hide();
  }
  lock();
  m_wasMaximized = m_window.isMaximized();
  m_window.menuBar()->hide();
  m_window.transport().hide();
  m_window.verdict().hide();
  if (auto* tabs = m_window.findChild<QTabBar*>()) {
    tabs->setVisible(!m_runner->isOpen());
  }
  setPresenterLook(true);
  if (fullScreen) {
    m_window.showFullScreen();
  }
  qApp->installEventFilter(this);
  applyView();
  if (m_runner->isOpen()) {
    showList();
  }
}

void LessonDesk::restoreWindow() {
  m_window.menuBar()->show();
  m_window.transport().show();
  m_window.verdict().show();
  if (auto* tabs = m_window.findChild<QTabBar*>()) {
    tabs->show();
  }
  if (m_window.isFullScreen()) {
    if (m_wasMaximized) {
      m_window.showMaximized();
    } else {
      m_window.showNormal();
    }
  }
  lock();
  if (!m_runner->isOpen()) {
    m_window.controls().setVisible(m_controlsWereShown);
  }
}

// Over what shows the answer, as long as it is asked for.
void LessonDesk::coverAnswers() {
  for (const QPointer<QWidget>& cover : m_covers) {
    delete cover.data();
  }
  m_covers.clear();
  QString verdict;
  if (m_runner->isOpen() && m_runner->asks()) {
    for (const std::string& name : m_runner->step().covered) {
      QWidget* part = partOf(m_window, name);
      if (part == &m_window.verdict()) {
        verdict = Cover::sentence();
      } else if (part != nullptr) {
        m_covers.emplace_back(new Cover(part));
      }
    }
  }
  m_window.verdict().setCovered(verdict);
}

// Only the part that the step speaks of, as large as the page.
void LessonDesk::soloTarget(QWidget* target) {
  const std::string& name = m_runner->step().highlight;
  m_window.verdict().setVisible(name == "verdict");
  m_window.transport().setVisible(name == "transport");
  QWidget* page = m_window.page(QString::fromStdString(m_runner->step().page));
  if (target == nullptr || page == nullptr || !page->isAncestorOf(target)) {
    return;
  }
  for (QWidget* inner = target; inner != page; inner = inner->parentWidget()) {
    const QWidget* outer = inner->parentWidget();
    if (outer->layout() == nullptr) {
      continue;  // a scroll area and its bars
    }
    widen(*outer->layout(), *inner, inner == target && isLow(name), m_restore);
    for (QObject* child : outer->children()) {
      auto* other = qobject_cast<QWidget*>(child);
      if (other != nullptr && other != inner && !other->isHidden() && !other->isWindow()) {
        other->hide();
        m_hidden.push_back(other);
      }
    }
  }
}

void LessonDesk::unsolo() {
  for (QWidget* other : m_hidden) {
    other->show();
  }
  m_hidden.clear();
  for (auto restore = m_restore.rbegin(); restore != m_restore.rend(); ++restore) {
    (*restore)();  // the last change of a column first
  }
  m_restore.clear();
}

bool LessonDesk::presenterKey(const QKeyEvent& event) {
  const QWidget* modal = QApplication::activeModalWidget();
  if (modal != nullptr) {
    return false;
  }
  const bool typing = qobject_cast<QLineEdit*>(QApplication::focusWidget()) != nullptr;
  const bool shift = (event.modifiers() & Qt::ShiftModifier) != 0;
  switch (event.key()) {
    case Qt::Key_Escape:
      if (m_spotlight->hasPointer()) {
        m_spotlight->setPointer(false);
      } else {
        setPresenting(false);
      }
      return true;
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
      return handleKey(event.key());
    case Qt::Key_C:
      if (!typing && m_runner->isOpen()) {
        m_controlsAway = !m_controlsAway;
        applyView();
      }
      return !typing && m_runner->isOpen();
    case Qt::Key_P:
      if (!typing) {
        m_spotlight->setPointer(!m_spotlight->hasPointer());
      }
      return !typing;
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (m_spotlight->hasPointer() && shift) {
        const int key = event.key();
        m_spotlight->movePointer({key == Qt::Key_Left    ? -kPointerStep
                                  : key == Qt::Key_Right ? kPointerStep
                                                         : 0,
                                  key == Qt::Key_Up     ? -kPointerStep
                                  : key == Qt::Key_Down ? kPointerStep
                                                        : 0});
        return true;
      }
      return false;
    default:
      return false;
  }
}

bool LessonDesk::eventFilter(QObject* watched, QEvent* event) {
  const bool own = watched == m_panel || watched == &m_window.controls();
  if (own && (event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent)) {
    m_left.setVisible(!m_panel->isHidden() || !m_window.controls().isHidden());
  }
  if (m_presenting && watched == &m_window && event->type() == QEvent::Resize) {
    QTimer::singleShot(kLayoutTime, this, &LessonDesk::applyView);  // a page lays itself out anew
  }
  if (m_presenting && event->type() == QEvent::KeyPress && watched->isWidgetType() &&
      presenterKey(*dynamic_cast<QKeyEvent*>(event))) {
    return true;
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace kvbudget::ui
