#pragma once

#include <memory>

#include "ui/session/session.h"
#include "ui/views/error_view.h"
#include "ui/views/pareto_view.h"
#include "ui/window/document.h"
#include "ui/window/lesson_desk.h"

namespace kvbudget::ui {

/// What a window that is made anew goes on with.
struct WindowState {
  std::unique_ptr<Session> session;
  Document::LentState document;
  ErrorChoice errors;
  ParetoChoice pareto;
  bool controls = true;  // shown
  LessonDesk::State lesson;
};

}  // namespace kvbudget::ui
