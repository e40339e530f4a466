#include <QtCore/QFileInfo>
#include <QtGui/QAction>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QMenu>

#include "core/base/error.h"
#include "ui/lessons/class_dialog.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/spotlight.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/main_window.h"
#include "ui/words/engine_sentences.h"
#include "ui/words/language.h"

namespace kvbudget::ui {
namespace {

constexpr std::size_t kLargestLesson = std::size_t{1} << 20U;

}  // namespace

void LessonDesk::fillMenu(QMenu& menu) {
  const auto add = [this, &menu](const QString& text, const QKeySequence& keys, auto run) {
    QAction* action = menu.addAction(text);
    action->setShortcut(keys);
    // In the window, too: presenter mode hides the menu bar, and with it shortcuts of its menus.
    m_window.QWidget::addAction(action);
    connect(action, &QAction::triggered, this, run);
    return action;
  };
  add(tr("&Lessons"), QKeySequence(tr("Ctrl+L")), [this] {
    if (m_panel->isHidden()) {
      showList();  // also beside a class without a lesson
    } else {
      leave();
    }
  });
  add(tr("&Open Lesson or Class File..."), QKeySequence(tr("Ctrl+Shift+O")),
      [this] { openByDialog(); });
  QAction* away = add(tr("Lea&ve the Lesson"), {}, [this] { leave(); });
  menu.addSeparator();
  add(tr("&Make Class File..."), {}, [this] { makeClass(); });
  QAction* answers = add(tr("&Export Answers..."), {}, [this] { exportAnswers(); });
  menu.addSeparator();
  QAction* presenter = add(tr("&Presenter Mode"), QKeySequence(Qt::Key_F11),
                           [this] { setPresenting(!m_presenting); });
  presenter->setCheckable(true);
  connect(&menu, &QMenu::aboutToShow, this, [this, away, answers, presenter] {
    away->setEnabled(isAway());
    answers->setEnabled(QFileInfo::exists(QString::fromStdString(answersFile().string())));
    presenter->setChecked(m_presenting);
  });
}

void LessonDesk::openByDialog() {
  const QString path = m_questions.fileToOpen
                           ? m_questions.fileToOpen()
                           : QFileDialog::getOpenFileName(
                                 &m_window, tr("Open Lesson or Class File"), QString(),
                                 tr("Lessons and class files (*.md *.kvclass);;All files (*)"));
  if (!path.isEmpty()) {
    openFile(path);
  }
}

void LessonDesk::makeClass() {
  try {
    ClassFile proposed;
    proposed.title = tr("A class").toStdString();
    for (const auto& file : lesson_files(language().toStdString())) {
      proposed.lessons.push_back({file.filename().string(), read_small_file(file, kLargestLesson)});
    }
    if (!m_window.session().scenario().trace) {
      proposed.scenario = m_window.session().scenario();
    }
    std::optional<ClassFile> chosen;
    if (m_questions.aboutClass) {
      chosen = m_questions.aboutClass(proposed);
    } else {
      ClassDialog dialog(proposed, &m_window);
      if (dialog.exec() == QDialog::Accepted) {
        chosen = dialog.chosen();
      }
    }
    if (!chosen) {
      return;
    }
    const QString name = QString::fromStdString(chosen->title) + QStringLiteral(".kvclass");
    const QString path = m_questions.fileToSave
                             ? m_questions.fileToSave(name)
                             : QFileDialog::getSaveFileName(&m_window, tr("Save Class File"), name,
                                                            tr("Class files (*.kvclass)"));
    if (!path.isEmpty()) {
      save_class_file(*chosen, path.toStdString());
      say(tr("%1 is written").arg(QFileInfo(path).fileName()));
    }
  } catch (const Error& error) {
    say(engineSentence(error));
  }
}

void LessonDesk::exportAnswers() {
  try {
    const AnswerBook book(answersFile());
    if (book.answers().empty()) {
      say(tr("no question has been answered yet"));
      return;
    }
    const QString name = QStringLiteral("answers.csv");
    const QString path = m_questions.fileToSave
                             ? m_questions.fileToSave(name)
                             : QFileDialog::getSaveFileName(&m_window, tr("Export Answers"), name,
                                                            tr("Tables (*.csv)"));
    if (!path.isEmpty()) {
      book.export_csv(path.toStdString());
      say(tr("%1 is written").arg(QFileInfo(path).fileName()));
    }
  } catch (const Error& error) {
    say(engineSentence(error));
  }
}

}  // namespace kvbudget::ui
