#pragma once

#include <QLocale>

namespace kvbudget::ui {

/// How charts write numbers: as the user's locale does; within a PaperLocale as C does, so that a
/// figure is the same on every machine.
[[nodiscard]] QLocale numberLocale();

/// Whether a PaperLocale lives in this thread.
[[nodiscard]] bool onPaper();

/// While one lives, numberLocale() is C in its thread.
class PaperLocale {
 public:
  PaperLocale();
  ~PaperLocale();
  PaperLocale(const PaperLocale&) = delete;
  PaperLocale& operator=(const PaperLocale&) = delete;
};

}  // namespace kvbudget::ui
