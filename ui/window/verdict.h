#pragma once

#include <QtCore/QString>

#include "core/scenario/comparison.h"
#include "ui/session/session.h"

namespace kvbudget::ui {

/// What the last line of the window says. Sentences of the current numbers, no widgets.
struct Verdict {
  enum class State { none, holds, broken, failed };
  State state = State::none;
  QString verdict;  // "bound holds at all 504 queries"
  QString worst;    // "worst error / bound 0.36 at query 217"
  QString ratio;    // "window worst case 47× the mass budget's"
  QString mark;     // "preview from every 8th query"
};

[[nodiscard]] Verdict verdictOf(const Comparison* comparison, const SessionStatus& status);

}  // namespace kvbudget::ui
