// Lessons in the window, with real mouse and key events.

#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <catch2/catch.hpp>

#include "core/base/atomic_file.h"
#include "core/scenario/presets.h"
#include "tests/ui/lessons/lesson_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/draw_box.h"
#include "ui/formula/formula_text.h"
#include "ui/lessons/answer_axis.h"
#include "ui/lessons/answer_curve.h"
#include "ui/lessons/cover.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/prediction_box.h"
#include "ui/lessons/spotlight.h"
#include "ui/theme/appearance.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/verdict_bar.h"
#include "ui/window/window_parts.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

using Fixture = LessonWindow;

}  // namespace

TEST_CASE_METHOD(Fixture, "a lesson asks first, shows the answer, and goes on",
                 "[lessons][smoke]") {
  begin();
  CHECK(panel.isVisible());
  CHECK(panel.shownText().contains(QStringLiteral("It reads 16 tokens, m ≤ τ.")));
  CHECK_FALSE(panel.shownText().contains(QStringLiteral("of course")));
  CHECK_FALSE(panel.revealButton().isEnabled());
  REQUIRE(panel.prediction().options().size() == 2);
  click(*panel.prediction().options()[1], QPoint(8, 8));
  CHECK(runner.said().option == 1U);
  CHECK(panel.revealButton().isEnabled());
  click(panel.revealButton());
  CHECK(runner.isRevealed());
  CHECK(panel.shownText().contains(QStringLiteral("of course")));
  CHECK(panel.prediction().verdict() == QStringLiteral("Not so."));
  click(panel.nextButton());
  CHECK(runner.index() == 1);
  CHECK(window.session().scenario().tau == 0.1);
  wait();
  // A click on the axis, where 24 is.
  AnswerAxis* axis = panel.prediction().axis();
  REQUIRE(axis != nullptr);
  const int x = static_cast<int>(std::lround(axis->pixelOf(24.0)));
  click(*axis, QPoint(x, axis->height() / 2));
  CHECK(runner.said().mark.value() == Approx(24.0).margin(0.6));
  QTest::keyClick(axis, Qt::Key_Right);
  CHECK(runner.said().mark.value() > 24.2);
  QTest::keyClick(axis, Qt::Key_Return);
  CHECK(runner.isRevealed());
  QTest::keyClick(axis, Qt::Key_Home);  // too late
  CHECK(runner.said().mark.value() > 24.2);
  QTest::keyClick(&window, Qt::Key_PageDown);
  CHECK(runner.index() == 2);
  wait();
  AnswerCurve* curve = panel.prediction().curve();
  REQUIRE(curve != nullptr);
  const QPoint from = curve->pixelOf({0.01, 80.0}).toPoint();
  const QPoint to = curve->pixelOf({0.5, 10.0}).toPoint();
  QTest::mousePress(curve, Qt::LeftButton, Qt::NoModifier, from);
  QTest::mouseMove(curve, (from + to) / 2);
  QTest::mouseMove(curve, to);
  QTest::mouseRelease(curve, Qt::LeftButton, Qt::NoModifier, to);
  REQUIRE(runner.said().curve.size() == runner.numbers()->xs.size());
  CHECK(runner.said().curve.front() == Approx(80.0).margin(2.0));
  CHECK(runner.said().curve.back() == Approx(10.0).margin(2.0));
  QTest::keyClick(&window, Qt::Key_PageDown);  // shows the answer first
  CHECK(runner.isRevealed());
  CHECK(runner.score() > 0.3);
  QTest::keyClick(&window, Qt::Key_PageUp);
  CHECK(runner.index() == 1);
  CHECK(runner.isRevealed());  // what was answered stays
}

TEST_CASE_METHOD(Fixture, "a curve can be drawn by keyboard, a choice made by keyboard",
                 "[lessons]") {
  begin();
  panel.prediction().takeFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  CHECK(runner.said().option == 1U);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  CHECK(runner.isRevealed());
  runner.goTo(2);
  wait();
  AnswerCurve* curve = panel.prediction().curve();
  curve->setFocus();
  for (int i = 0; i < 5; ++i) {
    QTest::keyClick(curve, Qt::Key_Up);
  }
  const double first = curve->curve().front();
  CHECK(first == Approx(48.0 + 0.1 * 96.0).margin(0.5));
  QTest::keyClick(curve, Qt::Key_Right);
  QTest::keyClick(curve, Qt::Key_Down, Qt::ShiftModifier);
  CHECK(curve->curve()[0] == first);
  CHECK(curve->curve()[1] < first);
}

TEST_CASE_METHOD(Fixture, "leaving a lesson gives back the user's scenario with its history",
                 "[lessons]") {
  const double before = session().scenario().tau;
  session().change(QStringLiteral("Mine"), [](Scenario& s) { s.tau = 0.07; });
  session().change(QStringLiteral("Mine, too"), [](Scenario& s) { s.tau = 0.08; });
  session().undoStack().undo();
  CHECK(settles(session()));
  session().setCursor(7);
  CHECK(window.document().isModified());
  const Scenario baseline = session().baseline();
  begin();
  CHECK(answers.askedAboutChanges == 0);  // nothing is lost by a lesson
  CHECK(session().scenario().window == 16);
  CHECK(window.document().name() == QStringLiteral("Small"));
  CHECK_FALSE(window.document().isModified());
  CHECK_FALSE(session().undoStack().canUndo());
  CHECK_FALSE(actionOf(window, QStringLiteral("Undo"))->isEnabled());
  session().change(QStringLiteral("Play"), [](Scenario& s) { s.tau = 0.3; });
  CHECK_FALSE(window.document().isModified());  // a lesson's scenario is nobody's work
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  CHECK(session().scenario().tau == runner.step().scenario.tau);
  runner.goTo(1);
  wait();
  desk.leave();
  CHECK_FALSE(runner.isOpen());
  CHECK(session().scenario().tau == 0.07);
  CHECK(session().baseline() == baseline);
  CHECK(window.document().isModified());
  CHECK(desk.spotlight().target() == nullptr);
  CHECK(settles(session()));
  CHECK(session().cursor() == 7);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(session().scenario().tau == 0.08);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(&window, Qt::Key_Z, Qt::ControlModifier);
  CHECK(session().scenario().tau == before);
  CHECK_FALSE(window.document().isModified());
}

TEST_CASE_METHOD(Fixture, "what was changed before a lesson is asked about when it would be lost",
                 "[lessons]") {
  session().change(QStringLiteral("Mine"), [](Scenario& s) { s.tau = 0.07; });
  begin();
  answers.aboutChanges = DocumentQuestions::Answer::cancel;
  CHECK_FALSE(window.close());
  CHECK(answers.askedAboutChanges == 1);
  CHECK(runner.isOpen());
  const auto unsaved = window.document().unsaved();  // what a crash would lose
  REQUIRE(unsaved);
  CHECK(unsaved->scenario.tau == 0.07);
  answers.aboutChanges = DocumentQuestions::Answer::save;
  answers.toSave = folder.filePath(QStringLiteral("mine.json"));
  CHECK(window.close());
  CHECK(load_scenario(answers.toSave.toStdString()).tau == 0.07);
  desk.leave();
  CHECK_FALSE(window.document().isModified());
  CHECK(window.document().path() == answers.toSave);
}

TEST_CASE_METHOD(Fixture, "saving during a lesson makes a copy", "[lessons]") {
  begin();
  answers.toSave = folder.filePath(QStringLiteral("copy.json"));
  CHECK(window.document().save());
  CHECK(load_scenario(answers.toSave.toStdString()).window == 16);
  CHECK(runner.isOpen());
  desk.leave();
  CHECK(window.session().scenario() == smallScenario());
}

TEST_CASE_METHOD(Fixture, "a lesson shows its controls and locks what it says", "[lessons]") {
  begin();
  ControlPanel& controls = window.controls();
  CHECK(controls.control("tau")->isVisible());
  CHECK_FALSE(controls.control("noise")->isVisible());
  CHECK_FALSE(controls.draw()->seed()->isEnabled());
  const auto seed = window.session().scenario().simulator.seed;
  QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
  CHECK(window.session().scenario().simulator.seed == seed);
  CHECK(window.verdict().text().contains(QStringLiteral("locks this")));
  runner.goTo(2);
  CHECK_FALSE(controls.isVisible());
  desk.leave();
  CHECK(controls.isVisible());
  CHECK(controls.control("noise")->isVisible());
  QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
  CHECK(window.session().scenario().simulator.seed != seed);
}

TEST_CASE_METHOD(Fixture, "the part that a step speaks of is lit, and can be used", "[lessons]") {
  begin();
  const Spotlight& light = desk.spotlight();
  CHECK(light.isVisible());
  CHECK(light.target() == partOf(window, "errors"));
  CHECK(light.targetRect().width() > 100);
  CHECK(window.childAt(light.targetRect().center()) != &light);
  window.resize(1024, 700);
  QTest::qWait(50);
  CHECK(window.rect().contains(light.targetRect()));
  CHECK(light.size() == window.size());
  window.showPage(QStringLiteral("bound"));
  CHECK(light.targetRect().isEmpty());
}

TEST_CASE_METHOD(Fixture, "what would tell the answer is covered until it is shown", "[lessons]") {
  begin();
  const auto isCovered = [this](const char* name) {
    QWidget* part = partOf(window, name);
    const QWidget* top = part->childAt(part->rect().center());
    const auto* cover = part->findChild<Cover*>(QString(), Qt::FindDirectChildrenOnly);
    REQUIRE((cover == nullptr || cover->geometry() == part->rect()));
    return cover != nullptr && top == cover;
  };
  CHECK(isCovered("errors"));
  CHECK(window.verdict().text().startsWith(Cover::sentence()));
  window.verdict().showMessage(QStringLiteral("No."));  // is heard all the same
  CHECK(window.verdict().text().contains(QStringLiteral("No.")));
  window.verdict().showMessage({});
  CHECK_FALSE(isCovered("pareto"));
  window.resize(1500, 950);
  QTest::qWait(50);
  CHECK(isCovered("errors"));
  runner.goTo(1);
  CHECK_FALSE(isCovered("errors"));
  runner.goTo(0);
  wait();
  CHECK(isCovered("errors"));
  runner.reveal();
  CHECK_FALSE(isCovered("errors"));
  CHECK_FALSE(window.verdict().text().startsWith(Cover::sentence()));
  runner.goTo(1);
  runner.goTo(0);  // answered is answered
  CHECK_FALSE(isCovered("errors"));
  runner.open(runner.lesson());
  CHECK(isCovered("errors"));
  desk.leave();
  CHECK_FALSE(isCovered("errors"));
}

TEST_CASE_METHOD(Fixture, "every name that a lesson can use is there in the window", "[lessons]") {
  for (const LessonPart& part : lesson_parts()) {
    INFO(std::string(part.name));
    CHECK(partOf(window, std::string(part.name)) != nullptr);
  }
  for (const std::string_view control : lesson_controls()) {
    INFO(std::string(control));
    CHECK(partOf(window, std::string(control)) != nullptr);
  }
  for (const std::string_view page : lesson_pages()) {
    INFO(std::string(page));
    CHECK(window.showPage(QString::fromStdString(std::string(page))));
  }
}

TEST_CASE_METHOD(Fixture, "the list offers eight lessons, and each opens with its first step",
                 "[lessons]") {
  QTest::keyClick(&window, Qt::Key_L, Qt::ControlModifier);
  CHECK(panel.isVisible());
  CHECK(panel.showsList());
  CHECK(panel.list().document()->toPlainText().contains(QStringLiteral("Tau as a knob")));
  // By keyboard: Tab to the first link, Enter.
  panel.list().setFocus();
  QTest::keyClick(&panel.list(), Qt::Key_Tab);
  QTest::keyClick(&panel.list(), Qt::Key_Return);
  REQUIRE(runner.isOpen());
  CHECK(runner.lesson().name == "1-what-a-cache-drops");
  for (int i = 0; i < 8; ++i) {
    desk.openEntry(i);
    INFO(runner.lesson().name);
    wait();
    CHECK(runner.failure().isEmpty());
  }
}

TEST_CASE_METHOD(Fixture, "a malformed lesson says its line and changes nothing", "[lessons]") {
  window.openPath(write(QStringLiteral("bad.md"), "---\nlesson: 1\ntitel: x\n---\n"));
  CHECK_FALSE(runner.isOpen());
  CHECK(window.verdict().text().contains(QStringLiteral("line 3")));
  CHECK(window.session().scenario() == smallScenario());
}
