#include <QtCore/QMimeData>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QDropEvent>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolButton>
#include <catch2/catch.hpp>

#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/flat_slider.h"
#include "ui/controls/number_field.h"
#include "ui/theme/appearance.h"
#include "ui/window/transport_bar.h"
#include "ui/window/verdict_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Fixture {
  QTemporaryDir folder;
  Answers answers;
  MainWindow window{smallScenario(), answers.questions()};

  Fixture() {
    window.resize(1280, 800);
    window.show();
    CHECK(QTest::qWaitForWindowExposed(&window));
  }
  Session& session() { return window.session(); }
  QString file(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
  void edit(double recency) {
    session().change(QStringLiteral("Recency"),
                     [recency](Scenario& s) { s.simulator.recency = recency; });
  }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "the window opens with a living picture", "[window][smoke]") {
  REQUIRE(settles(session()));
  CHECK(window.pageNames().contains(QStringLiteral("rollout")));
  CHECK(window.verdict().text().contains(QStringLiteral("bound holds at all 88 queries")));
  CHECK(window.verdict().text().contains(QStringLiteral(" ms")));
  for (const QString& name : window.pageNames()) {
    CHECK(window.showPage(name));
    CHECK(window.page(name)->isVisible());
  }
  CHECK(window.findChild<QTabBar*>()->height() > 16);
  CHECK_FALSE(window.showPage(QStringLiteral("no such page")));
}

TEST_CASE_METHOD(Fixture, "the keyboard moves through the queries", "[window]") {
  REQUIRE(settles(session()));
  session().setCursor(10);
  QTest::keyClick(&window, Qt::Key_Right);
  CHECK(session().cursor() == 11);
  QTest::keyClick(&window, Qt::Key_Left);
  CHECK(session().cursor() == 10);
  QTest::keyClick(&window, Qt::Key_End);
  CHECK(session().cursor() == 87);
  QTest::keyClick(&window, Qt::Key_Home);
  CHECK(session().cursor() == 0);
  QTest::keyClick(&window, Qt::Key_Space);
  CHECK(window.transport().isPlaying());
  CHECK(QTest::qWaitFor([&] { return session().cursor() >= 3; }, 5000));
  QTest::keyClick(&window, Qt::Key_Space);
  CHECK_FALSE(window.transport().isPlaying());
}

TEST_CASE_METHOD(Fixture, "the transport seeks by slider and by number", "[window][smoke]") {
  REQUIRE(settles(session()));
  session().setCursor(0);
  dragSlider(*window.transport().slider(), 200);
  CHECK(session().cursor() > 5);
  NumberField* field = window.transport().field();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("50"));
  QTest::keyClick(field, Qt::Key_Return);
  CHECK(session().comparison()->queries()[static_cast<std::size_t>(session().cursor())] == 50);
  window.transport().toLast();
  QTest::mouseClick(window.transport().playButton(), Qt::LeftButton);  // starts again
  CHECK(session().cursor() < 87);
  QTest::mouseClick(window.transport().playButton(), Qt::LeftButton);
}

TEST_CASE_METHOD(Fixture, "a file is saved, opened, and remembered", "[window]") {
  edit(0.2);
  CHECK(window.isWindowModified());
  answers.toSave = file("one.json");
  CHECK(window.document().saveAs());
  CHECK_FALSE(window.isWindowModified());
  CHECK(window.windowTitle().contains(QStringLiteral("one.json")));
  edit(0.3);
  CHECK(window.isWindowModified());
  CHECK(window.document().save());
  session().undoStack().undo();
  CHECK(window.isWindowModified());  // the file is another state now
  session().undoStack().redo();
  CHECK_FALSE(window.isWindowModified());
  CHECK(window.document().openPreset(QStringLiteral("kvbudget")));
  CHECK(window.document().openFile(file("one.json")));
  CHECK(session().scenario().simulator.recency == 0.3);
  CHECK(window.document().recentFiles().front() == file("one.json"));
  CHECK(answers.errors.isEmpty());
}

TEST_CASE_METHOD(Fixture, "unsaved changes are not lost without a question", "[window]") {
  edit(0.2);
  const Scenario changed = session().scenario();
  CHECK_FALSE(window.document().openPreset(QStringLiteral("kvbudget")));
  CHECK(answers.askedAboutChanges == 1);
  CHECK(session().scenario() == changed);
  CHECK_FALSE(window.close());
  CHECK(window.isVisible());
  answers.aboutChanges = DocumentQuestions::Answer::save;
  answers.toSave = file("kept.json");
  CHECK(window.document().openPreset(QStringLiteral("kvbudget")));
  CHECK(load_scenario(file("kept.json").toStdString()) == changed);
  edit(0.4);
  answers.aboutChanges = DocumentQuestions::Answer::discard;
  CHECK(window.close());
}

TEST_CASE_METHOD(Fixture, "a damaged file changes nothing and says why", "[window]") {
  QFile broken(file("broken.json"));
  REQUIRE(broken.open(QIODevice::WriteOnly));
  broken.write("{\"kvbudget\": 1, \"recency\": 7}");
  broken.close();
  const Scenario before = session().scenario();
  CHECK_FALSE(window.document().openFile(file("broken.json")));
  REQUIRE(answers.errors.size() == 1);
  CHECK(answers.errors.front().contains(QStringLiteral("recency")));
  CHECK(session().scenario() == before);
  answers.toSave = file("no/such/folder/x.json");
  CHECK_FALSE(window.document().saveAs());
  CHECK(answers.errors.size() == 2);
}

TEST_CASE_METHOD(Fixture, "a trace is read in the background and taken whole or not at all",
                 "[window][smoke]") {
  const auto trace = writeTrace(folder.path().toStdString(), true);
  window.openPath(QString::fromStdString(trace.string()));
  CHECK(window.traceLoader().isLoading());
  CHECK(QTest::qWaitFor([&] { return session().scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(session()));
  CHECK(session().comparison()->exploration->evaluation.tokens == 40);
  CHECK(window.verdict().text().contains(QStringLiteral("bound holds")));
  session().undoStack().undo();
  CHECK_FALSE(session().scenario().trace.has_value());

  QFile nonsense(file("nonsense.npz"));
  REQUIRE(nonsense.open(QIODevice::WriteOnly));
  nonsense.write("no archive");
  nonsense.close();
  window.openPath(file("nonsense.npz"));
  CHECK(QTest::qWaitFor([&] { return !window.traceLoader().isLoading(); }, 20'000));
  CHECK_FALSE(session().scenario().trace.has_value());
  CHECK(window.verdict().text().contains(QStringLiteral("nonsense.npz")));

  window.openPath(QString::fromStdString(trace.string()));
  window.traceLoader().cancel();
  QTest::qWait(50);
  CHECK_FALSE(session().scenario().trace.has_value());
}

TEST_CASE_METHOD(Fixture, "a trace without values shows masses and says what is missing",
                 "[window]") {
  window.openPath(QString::fromStdString(writeTrace(folder.path().toStdString(), false).string()));
  CHECK(QTest::qWaitFor([&] { return session().scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(session()));
  CHECK_FALSE(session().comparison()->has_errors());
  CHECK(window.verdict().text().contains(QStringLiteral("errors need values")));
  for (const QString& name : window.pageNames()) {
    window.showPage(name);
    QTest::qWait(50);  // no view may warn or fall over
  }
}

TEST_CASE_METHOD(Fixture, "a file dropped on the window is opened", "[window]") {
  save_scenario(smallScenario(), file("drop.json").toStdString());
  QMimeData data;
  data.setUrls({QUrl::fromLocalFile(file("drop.json"))});
  QDragEnterEvent enter(QPoint(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &enter);
  CHECK(enter.isAccepted());
  QDropEvent drop(QPointF(400, 300), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(&window, &drop);
  CHECK(window.document().path() == file("drop.json"));
}

TEST_CASE_METHOD(Fixture, "layout and text size are remembered", "[window]") {
  window.showPage(window.pageNames().back());
  Appearance::instance().setZoom(1.21);
  CHECK(window.close());
  Appearance::instance().setZoom(1.0);
  MainWindow again(smallScenario(), answers.questions());
  CHECK(Appearance::instance().zoom() == Approx(1.21));
  again.show();
  CHECK(again.page(again.pageNames().back())->isVisible());
  Appearance::instance().setZoom(1.0);
  QSettings().clear();
}

TEST_CASE("the verdict names a broken bound and its first query", "[window]") {
  Session session(smallScenario());
  REQUIRE(settles(session));
  Comparison broken = *session.comparison();
  CHECK(verdictOf(&broken, {}).state == Verdict::State::holds);
  broken.tracks[0].series.error[30] = 1e6;
  const Verdict verdict = verdictOf(&broken, {});
  CHECK(verdict.state == Verdict::State::broken);
  CHECK(verdict.verdict.contains(QStringLiteral("1 of 88")));
  CHECK(verdict.verdict.contains(QStringLiteral("query 38")));
}
