#pragma once

#include <QtCore/QObject>
#include <QtCore/QPointer>
#include <filesystem>
#include <functional>
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

  struct Entry {
    Lesson lesson;
    bool comes = false;  // with the program, so that there is one in each language
  };
  /// What the desk of another window goes on with.
  struct State {
    std::vector<Entry> entries;  // empty: the program's
    QString classTitle;
    std::optional<LessonRunner::Progress> lesson;
    bool comes = false;  // that lesson, with the program
    std::vector<std::string> classLocks;
    bool classOnly = false;
    bool panel = false;  // shown
    bool presenting = false, fullScreen = false;
    bool controlsWereShown = true;
    int widthBefore = 0;
  };
  /// Ends the use of this desk.
  [[nodiscard]] State handOver();
  void resume(State state);

  void openByDialog();
  void makeClass();
  void exportAnswers();
  [[nodiscard]] std::filesystem::path answersFile() const;
  /// How the window was divided before the panel was shown; empty while it is not.
  [[nodiscard]] QByteArray layoutBefore() const;

  /// Large type, thick lines, only what the lesson needs. Not full screen: for pictures.
  void setPresenting(bool on, bool fullScreen = true);
  [[nodiscard]] bool isPresenting() const { return m_presenting; }

  /// Page Up and Page Down during a lesson or in presenter mode. False: the key is not the desk's.
  bool handleKey(int key);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  /// The document is put away, for a lesson or a class.
  [[nodiscard]] bool isAway() const { return m_runner->isOpen() || m_classOnly; }
  void listShipped();
  void start(Entry entry);
  void lock();
  void turn(bool on);
  void enterStep();
  void placeCursor();
  void coverAnswers();
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
  std::vector<std::string> m_classLocks;  // of a class file without a lesson
  bool m_classOnly = false;               // such a one is open
  bool m_comes = false;                   // the open lesson, with the program
  bool m_resuming = false;
  bool m_cursorWanted = false;
  bool m_presenting = false;
  bool m_controlsAway = false;  // while presenting: room for the text
  bool m_wasMaximized = false;
  bool m_controlsWereShown = true;
  QByteArray m_layoutBefore;
  int m_widthBefore = 0;                         // of the left side, without the panel; 0: as it is
  std::vector<QPointer<QWidget>> m_covers;       // over what would tell the answer
  std::vector<QWidget*> m_hidden;                // beside the target, while presenting
  std::vector<std::function<void()>> m_restore;  // stretches that were changed for it
  std::vector<LessonAnswer> m_unwritten;
};

}  // namespace kvbudget::ui
