#pragma once

#include <memory>
#include <utility>

#include "ui/session/session.h"
#include "ui/views/error_view.h"
#include "ui/views/pareto_view.h"
#include "ui/window/document.h"

namespace kvbudget::ui {

/// What a window that is made anew goes on with.
struct WindowState {
  std::unique_ptr<Session> session;
  Document::State document;
  ErrorChoice errors;
  ParetoChoice pareto;
  bool controls = true;               // shown
  std::pair<int, int> lesson{-1, 0};  // which, and its step
};

}  // namespace kvbudget::ui
