#pragma once

#include <QtCore/QObject>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "core/lessons/answers.h"
#include "core/lessons/class_file.h"
#include "ui/lessons/lesson_runner.h"

class QKeyEvent;
class QMenu;
class QSplitter;

namespace kvbudget::ui {

class LessonPanel;
class MainWindow;
class Spotlight;

/// What the desk asks its user; dialogs where one is left out.
struct LessonQuestions {
  std::function<QString()> fileToOpen;  // a lesson or a class file; empty: none
  std::function<QString(const QString& proposed)> fileToSave;
  std::function<std::optional<ClassFile>(const ClassFile& proposed)> aboutClass;
};

/// Lessons in the window: the panel at its left, the part that a step speaks of, what is shown and
/// locked meanwhile, presenter mode, class files and answers.
class LessonDesk final : public QObject {
  Q_OBJECT

 public:
  /// `left` is where the panel goes, above the controls.
  LessonDesk(MainWindow& window, QSplitter& left);

  void setQuestions(LessonQuestions questions) { m_questions = std::move(questions); }
  [[nodiscard]] LessonRunner& runner() const { return *m_runner; }
  [[nodiscard]] LessonPanel& panel() const { return *m_panel; }
  [[nodiscard]] Spotlight& spotlight() const { return *m_spotlight; }

  void fillMenu(QMenu& menu);
  void showList();
  void openEntry(int entry);
  /// A lesson or a class file. False: it was refused, and said why.
  bool openFile(const QString& path);
  void leave();
  /// Which of the program's lessons is open at which step, and back there; (-1, 0): none.
  [[nodiscard]] std::pair<int, int> place() const;
  void resume(const std::pair<int, int>& place);
  void openByDialog();
  void makeClass();
  void exportAnswers();
  [[nodiscard]] std::filesystem::path answersFile() const;

  /// Large type, thick lines, only what the lesson needs. Not full screen: for pictures.
  void setPresenting(bool on, bool fullScreen = true);
  [[nodiscard]] bool isPresenting() const { return m_presenting; }

  /// Page Up and Page Down during a lesson. False: the key is not the lesson's.
  bool handleKey(int key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Entry {
    std::optional<Lesson> lesson;  // of a class file or read already
    std::filesystem::path file;
    QString title, about;
  };
  void listShipped();
  bool start(Lesson lesson);
  void enterStep();
  void placeCursor();
  void applyView();
  void soloTarget(QWidget* target);
  void unsolo();
  static constexpr int kLayoutTime = 60;  // milliseconds until what changed is laid out

  void fitLeft();
  void setLeftWidth(int width);
  void restoreWindow();
  void record(LessonAnswer answer);
  bool presenterKey(const QKeyEvent& event);
  void say(const QString& sentence);
  [[nodiscard]] QWidget* target() const;

  MainWindow& m_window;
  QSplitter& m_left;
  LessonRunner* m_runner;
  LessonPanel* m_panel;
  Spotlight* m_spotlight;
  LessonQuestions m_questions;
  std::vector<Entry> m_entries;
  QString m_classTitle;
  bool m_cursorWanted = false;
  bool m_presenting = false;
  bool m_wasMaximized = false;
  bool m_controlsWereShown = true;
  int m_widthBefore = 0;                         // of the left side, without the panel; 0: as it is
  std::vector<QWidget*> m_hidden;                // beside the target, while presenting
  std::vector<std::function<void()>> m_restore;  // stretches that were changed for it
  std::unique_ptr<AnswerBook> m_book;
};

}  // namespace kvbudget::ui
