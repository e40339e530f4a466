#pragma once

#include <QtCore/QString>
#include <filesystem>

#include "ui/window/main_window.h"

class QSlider;

namespace kvbudget::ui::testing {

/// A rollout that takes no time.
[[nodiscard]] Scenario smallScenario();

/// Answers that tests give; each error is kept.
struct Answers {
  DocumentQuestions::Answer aboutChanges = DocumentQuestions::Answer::cancel;
  int askedAboutChanges = 0;
  QString toOpen, toSave;
  QStringList errors;

  [[nodiscard]] DocumentQuestions questions();
};

/// Waits until the newest settings are shown exactly.
[[nodiscard]] bool settles(Session& session);

/// Takes the handle, moves it by so many pixels in steps, lets it go.
void dragSlider(QSlider& slider, int pixels);

/// A trace of one layer and two heads, with or without values.
[[nodiscard]] std::filesystem::path writeTrace(const std::filesystem::path& folder,
                                               bool withValues);

}  // namespace kvbudget::ui::testing
