#pragma once

#include <QtCore/QString>

namespace kvbudget::ui {

/// Whether a window can be shown as far as the environment tells.
[[nodiscard]] bool hasDisplay();

/// One line: that there is no display, why, and how to see the window.
[[nodiscard]] QString noDisplaySentence(const QString& reason = {});

/// While it lives, a display that is named but does not answer, or refuses, ends the program with
/// that sentence and exit code 2. Qt says why in a warning and would then abort.
class DisplayGuard {
 public:
  DisplayGuard();
  ~DisplayGuard();
  DisplayGuard(const DisplayGuard&) = delete;
  DisplayGuard& operator=(const DisplayGuard&) = delete;
};

}  // namespace kvbudget::ui
