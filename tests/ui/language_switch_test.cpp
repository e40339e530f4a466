#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabBar>
#include <catch2/catch.hpp>

#include "core/lessons/class_file.h"
#include "tests/ui/window_support.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/pages/rollout_page.h"
#include "ui/views/error_view.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/window_host.h"
#include "ui/words/language.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using kvbudget::ui::testing::actionOf;
using kvbudget::ui::testing::Answers;
using kvbudget::ui::testing::settles;
using kvbudget::ui::testing::smallScenario;

namespace {

void switchTo(WindowHost& host, const QString& name, const QString& code) {
  actionOf(host.window(), name)->trigger();
  REQUIRE(QTest::qWaitFor([&] { return language() == code; }));
}

struct English {
  ~English() { setLanguage(QStringLiteral("en")); }
};

}  // namespace

TEST_CASE("another language takes effect at once, and nothing is lost", "[window]") {
  Answers answers;
  WindowHost host(smallScenario(), answers.questions());
  host.window().resize(1200, 800);
  host.window().show();
  Session* const session = &host.window().session();
  REQUIRE(settles(*session));
  session->change(QStringLiteral("Change Recency"), [](Scenario& s) { s.simulator.recency = 0.2; });
  REQUIRE(settles(*session));
  session->setCursor(5);
  host.window().showPage(QStringLiteral("bound"));
  const QSize size = host.window().size();
  auto* rollout = host.window().findChild<RolloutPage*>();
  ErrorChoice choice = rollout->errors().choice();
  choice.logarithmic = !choice.logarithmic;
  rollout->errors().setChoice(choice);
  const auto comparison = session->comparison();

  switchTo(host, QStringLiteral("Español"), QStringLiteral("es"));
  MainWindow& spanish = host.window();
  CHECK(spanish.isVisible());
  CHECK(spanish.size() == size);
  CHECK(&spanish.session() == session);
  CHECK(session->comparison() == comparison);
  CHECK(session->cursor() == 5);
  CHECK(session->scenario().simulator.recency == 0.2);
  CHECK(spanish.document().isModified());
  CHECK(session->undoStack().canUndo());
  CHECK(spanish.findChild<RolloutPage*>()->errors().choice() == choice);
  CHECK(spanish.page(QStringLiteral("bound"))->isVisible());
  CHECK(spanish.menuBar()->actions().front()->text() == QStringLiteral("&Archivo"));
  CHECK(actionOf(spanish, QStringLiteral("Español"))->isChecked());

  session->undoStack().undo();
  CHECK(session->scenario().simulator.recency == smallScenario().simulator.recency);
  REQUIRE(settles(*session));

  switchTo(host, QStringLiteral("English"), QStringLiteral("en"));
  CHECK(host.window().menuBar()->actions().front()->text() == QStringLiteral("&File"));
  CHECK(rememberedLanguage() == QStringLiteral("en"));
  CHECK(answers.askedAboutChanges == 0);
}

TEST_CASE("a lesson goes on in another language, with what was said and shown", "[window]") {
  const English after;
  Answers answers;
  WindowHost host(smallScenario(), answers.questions());
  host.window().show();
  Session& session = host.window().session();
  REQUIRE(settles(session));
  session.change(QStringLiteral("Mine"), [](Scenario& s) { s.tau = 0.07; });
  const auto runner = [&host]() -> LessonRunner& { return host.window().lessons().runner(); };
  const auto wait = [&] {
    REQUIRE(QTest::qWaitFor([&] { return runner().numbers() != nullptr; }, 20'000));
    REQUIRE(settles(session));
  };
  host.window().lessons().showList();
  host.window().lessons().openEntry(0);
  wait();
  int step = 0;
  while (!runner().step().prediction) {
    runner().goTo(++step);
    wait();
  }
  Said said;
  said.option = 1;
  said.mark = 3.0;
  runner().say(said);
  runner().reveal();
  REQUIRE(runner().isRevealed());
  const std::string english = runner().lesson().title;
  session.change(QStringLiteral("Play"), [](Scenario& s) { s.tau = 0.3; });

  switchTo(host, QStringLiteral("Español"), QStringLiteral("es"));
  REQUIRE(runner().isOpen());
  CHECK(runner().lesson().title != english);
  CHECK(runner().index() == step);
  CHECK(runner().isRevealed());
  CHECK(runner().said().option == said.option);
  CHECK(session.scenario().tau == 0.3);
  CHECK(host.window().document().isLent());
  wait();
  CHECK(host.window().lessons().panel().shownText().contains(
      QString::fromStdString(runner().step().title)));
  host.window().lessons().setPresenting(true, false);
  switchTo(host, QStringLiteral("简体中文"), QStringLiteral("zh_CN"));
  CHECK(host.window().lessons().isPresenting());
  CHECK_FALSE(host.window().menuBar()->isVisible());
  CHECK(runner().isRevealed());
  host.window().lessons().leave();
  CHECK(session.scenario().tau == 0.07);
  session.undoStack().undo();
  CHECK(session.scenario() == smallScenario());
  CHECK(answers.askedAboutChanges == 0);
}

TEST_CASE("a class stays open in another language", "[window]") {
  const English after;
  QTemporaryDir folder;
  Answers answers;
  WindowHost host(smallScenario(), answers.questions());
  host.window().show();
  Session& session = host.window().session();
  REQUIRE(settles(session));
  ClassFile monday;
  monday.title = "Monday";
  const auto file = lesson_files().front();
  monday.lessons = {{"one.md", read_small_file(file, 1U << 20U)}};
  monday.locks = {"noise"};
  const auto path = folder.path().toStdString() + "/monday.kvclass";
  save_class_file(monday, path);
  host.window().openPath(QString::fromStdString(path));
  REQUIRE(host.window().lessons().runner().isOpen());
  host.window().lessons().runner().goTo(1);

  switchTo(host, QStringLiteral("Español"), QStringLiteral("es"));
  LessonDesk& desk = host.window().lessons();
  REQUIRE(desk.runner().isOpen());
  CHECK(desk.runner().index() == 1);
  CHECK(desk.runner().lesson().name == "one");
  CHECK_FALSE(session.change(QStringLiteral("x"), [](Scenario& s) { s.simulator.noise += 1.0; }));
  desk.leave();
  REQUIRE(desk.panel().showsList());
  CHECK(desk.panel().shownText().contains(
      QString::fromStdString(load_lesson(file).title)));  // the class's own words
  CHECK(session.change(QStringLiteral("x"), [](Scenario& s) { s.simulator.noise += 1.0; }));
}
