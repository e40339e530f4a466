#pragma once

#include <QtCore/QString>
#include <filesystem>

#include "ui/window/main_window.h"

class QAction;
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

/// A window on screen, in front, with its first result.
struct OpenWindow {
  Answers answers;
  MainWindow window{smallScenario(), answers.questions()};

  OpenWindow();
  [[nodiscard]] Session& session() { return window.session(); }
};

/// The window's action of that text, which is written without &; null: there is none.
[[nodiscard]] QAction* actionOf(const MainWindow& window, const QString& text);

/// Drops a file on the widget, with the events of a drag from another program. False: it was not
/// taken.
bool dropFile(QWidget& widget, const QString& path);

/// Takes the handle, moves it by so many pixels in steps, lets it go.
void dragSlider(QSlider& slider, int pixels);

/// A trace of one layer and two heads, with or without values.
[[nodiscard]] std::filesystem::path writeTrace(const std::filesystem::path& folder,
                                               bool withValues);

}  // namespace kvbudget::ui::testing
