#include <QtCore/QScopedValueRollback>
#include <algorithm>

#include "ui/lessons/lesson_panel.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"

namespace kvbudget::ui {

LessonDesk::State LessonDesk::handOver() {
  State state;
  state.presenting = m_presenting;
  state.fullScreen = m_window.isFullScreen();
  if (m_presenting) {
    setPresenting(false);
  }
  if (!m_entries.empty() && !m_entries.front().comes) {
    state.entries = m_entries;
  }
  state.classTitle = m_classTitle;
  state.classLocks = m_classLocks;
  state.classOnly = m_classOnly;
  state.lesson = m_runner->progress();
  state.comes = m_comes;
  state.panel = !m_panel->isHidden();
  state.controlsWereShown = m_controlsWereShown;
  state.widthBefore = m_widthBefore;
  return state;
}

void LessonDesk::resume(State state) {
  const QScopedValueRollback resuming(m_resuming, true);
  m_entries = std::move(state.entries);
  m_classTitle = state.classTitle;
  m_classLocks = std::move(state.classLocks);
  m_classOnly = state.classOnly;
  m_controlsWereShown = state.controlsWereShown;
  m_comes = state.comes;
  if (state.panel || state.lesson) {
    showList();
    m_widthBefore = state.widthBefore;
  }
  if (state.lesson) {
    LessonRunner::Progress& progress = *state.lesson;
    const auto here = std::ranges::find_if(m_entries, [&](const Entry& entry) {
      return entry.comes && state.comes && entry.lesson.name == progress.lesson.name &&
             entry.lesson.steps.size() == progress.lesson.steps.size();
    });
    if (here != m_entries.end()) {
      progress.lesson = here->lesson;  // in the language of now
    }
    m_runner->resume(std::move(progress));
  }
  lock();
  if (state.presenting) {
    setPresenting(true, state.fullScreen);
  }
}

}  // namespace kvbudget::ui
