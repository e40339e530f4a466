#include <QtCore/QStandardPaths>
#include <QtGui/QAction>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabBar>
#include <catch2/catch.hpp>

#include "tests/ui/window_support.h"
#include "ui/pages/rollout_page.h"
#include "ui/views/error_view.h"
#include "ui/window/window_host.h"
#include "ui/words/language.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using kvbudget::ui::testing::Answers;
using kvbudget::ui::testing::settles;
using kvbudget::ui::testing::smallScenario;

namespace {

QAction* languageAction(MainWindow& window, const QString& name) {
  for (QAction* action : window.findChildren<QAction*>()) {
    if (action->text() == name) {
      return action;
    }
  }
  return nullptr;
}

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

  languageAction(host.window(), QStringLiteral("Español"))->trigger();
  REQUIRE(QTest::qWaitFor([] { return language() == QStringLiteral("es"); }));
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
  CHECK(languageAction(spanish, QStringLiteral("Español"))->isChecked());

  session->undoStack().undo();
  CHECK(session->scenario().simulator.recency == smallScenario().simulator.recency);
  REQUIRE(settles(*session));

  languageAction(spanish, QStringLiteral("English"))->trigger();
  REQUIRE(QTest::qWaitFor([] { return language() == QStringLiteral("en"); }));
  CHECK(host.window().menuBar()->actions().front()->text() == QStringLiteral("&File"));
  CHECK(rememberedLanguage() == QStringLiteral("en"));
  CHECK(answers.askedAboutChanges == 0);
}
