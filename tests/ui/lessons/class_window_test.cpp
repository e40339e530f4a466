// Class files in the window, and files that are dropped on it.

#include <QtCore/QFileInfo>
#include <QtGui/QAction>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QPushButton>

#include "core/lessons/answers.h"
#include "core/lessons/class_file.h"
#include "tests/ui/lessons/lesson_support.h"
#include "ui/controls/control_panel.h"
#include "ui/formula/formula_text.h"
#include "ui/lessons/answer_axis.h"
#include "ui/lessons/prediction_box.h"
#include "ui/window/verdict_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

using Fixture = LessonWindow;

}  // namespace

TEST_CASE_METHOD(Fixture, "lessons, class files and scenarios are opened by dropping them",
                 "[lessons]") {
  const QString lesson = write(QStringLiteral("small.md"), kLesson);
  // On a page, on the controls, and on the panel, whose text could take a drop itself.
  window.showPage(QStringLiteral("rollout"));
  CHECK(dropFile(*window.page(QStringLiteral("rollout")), lesson));
  CHECK(runner.isOpen());
  wait();
  runner.goTo(1);
  CHECK(dropFile(panel, lesson));
  CHECK(runner.index() == 0);  // begun anew
  ClassFile monday;
  monday.title = "Monday";
  monday.lessons = {{"small.md", kLesson}};
  const QString path = folder.filePath(QStringLiteral("monday.kvclass"));
  save_class_file(monday, path.toStdString());
  CHECK(dropFile(window.controls(), path));
  CHECK(runner.isOpen());
  panel.showList();
  CHECK(panel.shownText().contains(QStringLiteral("Small")));
  desk.leave();
  Scenario other = smallScenario();
  other.tau = 0.123;
  const QString file = folder.filePath(QStringLiteral("other.json"));
  save_scenario(other, file.toStdString());
  CHECK(dropFile(window, file));
  CHECK(session().scenario().tau == 0.123);
  CHECK(dropFile(window, write(QStringLiteral("bad.md"), "---\nlesson: 1\ntitel: x\n---\n")));
  CHECK(window.verdict().text().contains(QStringLiteral("line 3")));
}

TEST_CASE_METHOD(Fixture, "a class file without a lesson lends its scenario and its locks",
                 "[lessons]") {
  ClassFile monday;
  monday.title = "Monday";
  monday.scenario = smallScenario();
  monday.scenario->tau = 0.11;
  monday.locks = {"tau"};
  const QString path = folder.filePath(QStringLiteral("monday.kvclass"));
  save_class_file(monday, path.toStdString());
  window.openPath(path);
  CHECK(session().scenario().tau == 0.11);
  CHECK_FALSE(session().change(QStringLiteral("x"), [](Scenario& s) { s.tau = 0.5; }));
  CHECK(window.verdict().text().contains(QStringLiteral("class file Monday")));
  actionOf(window, QStringLiteral("Leave the Lesson"))->trigger();
  CHECK(session().scenario() == smallScenario());
  CHECK(session().change(QStringLiteral("x"), [](Scenario& s) { s.tau = 0.5; }));
}

TEST_CASE_METHOD(Fixture, "from a class one finds back to the program's lessons", "[lessons]") {
  ClassFile monday;
  monday.title = "Monday";
  monday.lessons = {{"small.md", kLesson}};
  const QString path = folder.filePath(QStringLiteral("monday.kvclass"));
  save_class_file(monday, path.toStdString());
  window.openPath(path);
  desk.leave();
  REQUIRE(panel.showsList());
  CHECK_FALSE(panel.shownText().contains(QStringLiteral("Tau as a knob")));
  QTest::keyClick(&panel.list(), Qt::Key_Tab);
  QTest::keyClick(&panel.list(), Qt::Key_Tab);
  QTest::keyClick(&panel.list(), Qt::Key_Return);
  CHECK(panel.shownText().contains(QStringLiteral("Tau as a knob")));
}

TEST_CASE_METHOD(Fixture, "what another window has kept meanwhile is not lost", "[lessons]") {
  begin();
  runner.say({.option = 0, .mark = {}, .curve = {}});
  runner.reveal();
  LessonAnswer other;
  other.lesson = "elsewhere";
  AnswerBook(desk.answersFile()).add(other);
  runner.goTo(1);
  wait();
  runner.say({.option = {}, .mark = 10.0, .curve = {}});
  runner.reveal();
  REQUIRE(panel.prediction().axis() != nullptr);  // which shows a mark that no hand has set, too
  CHECK(panel.prediction().axis()->accessibleDescription().contains(QStringLiteral("You say 10.")));
  const AnswerBook book(desk.answersFile());
  REQUIRE(book.answers().size() == 3);
  CHECK(book.answers()[1] == other);
  CHECK(book.answers()[2].said == "10");
}

TEST_CASE_METHOD(Fixture, "a class file is made, opened, answered, and handed in", "[lessons]") {
  const QString path = folder.filePath(QStringLiteral("monday.kvclass"));
  LessonQuestions questions;
  questions.aboutClass = [](const ClassFile& proposed) {
    CHECK(proposed.lessons.size() == 8);
    CHECK(proposed.scenario.has_value());
    ClassFile made = proposed;
    made.title = "Monday";
    made.lessons = {{"small.md", kLesson}};
    made.locks = {"noise"};
    return made;
  };
  questions.fileToSave = [&](const QString&) { return path; };
  desk.setQuestions(questions);
  desk.makeClass();
  REQUIRE(QFileInfo::exists(path));
  window.openPath(path);
  REQUIRE(runner.isOpen());
  CHECK(runner.lesson().locks == std::vector<std::string>{"seed", "noise"});
  wait();
  click(*panel.prediction().options()[0], QPoint(8, 8));
  click(panel.revealButton());
  CHECK(panel.prediction().verdict() == QStringLiteral("Right."));
  const AnswerBook book(desk.answersFile());
  REQUIRE(book.answers().size() == 1);
  CHECK(book.answers()[0].class_title == "Monday");
  CHECK(book.answers()[0].said == "This");
  CHECK(book.answers()[0].score == 1.0);
  CHECK(book.answers()[0].time.size() == 20);
  const QString table = folder.filePath(QStringLiteral("answers.csv"));
  questions.fileToSave = [&](const QString&) { return table; };
  desk.setQuestions(questions);
  desk.exportAnswers();
  QFile file(table);
  REQUIRE(file.open(QIODevice::ReadOnly));
  const QByteArray csv = file.readAll();
  CHECK(csv.startsWith("time,class,lesson,step,question,kind,said,answer,score,seconds\n"));
  CHECK(csv.contains(",Monday,small,First,Which?,choose,This,This,1,"));
}
