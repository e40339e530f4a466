#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QToolButton>
#include <catch2/catch.hpp>
#include <cmath>
#include <functional>
#include <vector>

#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/draw_box.h"
#include "ui/controls/flat_slider.h"
#include "ui/controls/number_field.h"
#include "ui/controls/policy_row.h"
#include "ui/pages/rollout_page.h"
#include "ui/trace/cell_picker.h"
#include "ui/views/error_view.h"
#include "ui/views/kept_map.h"
#include "ui/views/keyframe_editor.h"
#include "ui/views/pareto_view.h"
#include "ui/window/transport_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Fixture : OpenWindow {
  QTemporaryDir folder;

  const Scenario& scenario() { return session().scenario(); }
  QString file(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
  RolloutPage& page() {
    window.showPage(QStringLiteral("rollout"));
    return dynamic_cast<RolloutPage&>(*window.page(QStringLiteral("rollout")));
  }
  void press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(&window, key, modifiers);
  }
  QAction* action(const QString& text) { return actionOf(window, text); }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "undo and redo by keyboard take a drag as one step", "[window]") {
  dragSlider(*window.controls().row("recency")->slider(), 40);
  const double dragged = scenario().simulator.recency;
  CHECK(dragged > 0.05);
  press(Qt::Key_Z, Qt::ControlModifier);
  CHECK(scenario() == smallScenario());
  CHECK_FALSE(window.isWindowModified());
  press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(scenario().simulator.recency == dragged);
  press(Qt::Key_Z, Qt::ControlModifier);
  press(Qt::Key_Y, Qt::ControlModifier);
  CHECK(scenario().simulator.recency == dragged);
  CHECK(window.isWindowModified());
}

TEST_CASE_METHOD(Fixture, "every kind of change can be undone", "[window]") {
  ControlPanel& panel = window.controls();
  const std::vector<std::function<void()>> changes = {
      [&] { QTest::keyClick(panel.row("tau")->slider(), Qt::Key_PageUp); },
      [&] { panel.row("frames")->field()->setValue(13); },
      [&] { panel.matchedBox()->click(); },
      [&] { panel.policy("tova")->box()->click(); },
      [&] { panel.policy("tova")->parameter(0)->field()->setValue(9); },
      [&] { panel.draw()->newDraw()->click(); },
      [&] { QTest::keyClick(panel.draw()->readout(), Qt::Key_Down); },
      [&] {
        panel.draw()->seed()->setText(QStringLiteral("77"));
        QTest::keyClick(panel.draw()->seed(), Qt::Key_Return);
      },
      [&] { press(Qt::Key_Backspace, Qt::ControlModifier); }};  // Reset
  std::vector<Scenario> states = {scenario()};
  for (std::size_t i = 0; i < changes.size(); ++i) {
    CAPTURE(i);
    changes[i]();
    CHECK_FALSE(scenario() == states.back());
    states.push_back(scenario());
    CHECK(session().undoStack().count() == static_cast<int>(i) + 1);
  }
  CHECK(states.back().simulator.seed == 77);  // Reset keeps the seed
  for (std::size_t i = changes.size(); i-- > 0;) {
    press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(scenario() == states[i]);
  }
  CHECK(settles(session()));
}

TEST_CASE_METHOD(Fixture, "files by keyboard, and Open Recent", "[window]") {
  press(Qt::Key_R, Qt::ControlModifier);  // New Draw
  CHECK(window.isWindowModified());
  const Scenario drawn = scenario();
  answers.toSave = file("one.json");
  press(Qt::Key_S, Qt::ControlModifier);
  CHECK(window.document().path() == file("one.json"));
  CHECK_FALSE(window.isWindowModified());
  answers.toSave = file("two.json");
  press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
  CHECK(window.document().path() == file("two.json"));
  press(Qt::Key_N, Qt::ControlModifier);
  CHECK(window.document().path().isEmpty());
  answers.toOpen = file("two.json");
  press(Qt::Key_O, Qt::ControlModifier);
  CHECK(window.document().path() == file("two.json"));
  CHECK(scenario() == drawn);
  QAction* recent = action(QStringLiteral("one.json"));
  REQUIRE(recent != nullptr);
  recent->trigger();
  CHECK(window.document().path() == file("one.json"));
  action(QStringLiteral("Clear List"))->trigger();
  CHECK(QTest::qWaitFor([&] { return window.document().recentFiles().isEmpty(); }, 5000));
}

TEST_CASE_METHOD(Fixture, "steps and speed of the transport", "[window]") {
  session().setCursor(20);
  for (QToolButton* button : window.transport().findChildren<QToolButton*>()) {
    if (button->accessibleName() == QStringLiteral("One query on")) {
      QTest::mouseClick(button, Qt::LeftButton);
      QTest::mouseClick(button, Qt::LeftButton);
      CHECK(session().cursor() == 22);
    }
  }
  for (QToolButton* button : window.transport().findChildren<QToolButton*>()) {
    if (button->accessibleName() == QStringLiteral("One query back")) {
      QTest::mouseClick(button, Qt::LeftButton);
      CHECK(session().cursor() == 21);
    }
  }
  auto* speed = window.transport().findChild<QComboBox*>();
  REQUIRE(speed != nullptr);
  QTest::keyClick(speed, Qt::Key_End);
  CHECK(speed->currentText().contains(QLatin1Char('8')));
  session().setCursor(0);
  window.transport().togglePlaying();
  CHECK(QTest::qWaitFor([&] { return session().cursor() == 87; }, 20'000));  // plays to the end
  CHECK(QTest::qWaitFor([&] { return !window.transport().isPlaying(); }, 5000));
}

TEST_CASE_METHOD(Fixture, "keyframes are added, moved and deleted in the window", "[window]") {
  KeyframeEditor& editor = page().keyframes();
  CHECK(QTest::qWaitFor([&] { return editor.isVisible(); }, 5000));
  const auto at = [&](double token) {
    return QPoint(qRound(editor.xOf(token + 0.5)), editor.height() / 2);
  };
  QTest::mouseClick(&editor, Qt::LeftButton, Qt::NoModifier, at(60));
  REQUIRE(scenario().simulator.sinks.size() == 2);
  CHECK(std::abs(scenario().simulator.sinks[1] - 60) <= 1);
  CHECK(session().undoStack().count() == 1);
  REQUIRE(settles(session()));
  CHECK(session().comparison()->scenario.simulator.sinks == scenario().simulator.sinks);
  QTest::mousePress(&editor, Qt::LeftButton, Qt::NoModifier, at(60));
  for (const double token : {62.0, 66.0, 70.0}) {
    QTest::mouseMove(&editor, at(token));
  }
  QTest::mouseRelease(&editor, Qt::LeftButton, Qt::NoModifier, at(70));
  CHECK(std::abs(scenario().simulator.sinks[1] - 70) <= 1);
  CHECK(session().undoStack().count() == 2);  // the drag is one step
  QTest::keyClick(&editor, Qt::Key_Delete);
  CHECK(scenario().simulator.sinks == smallScenario().simulator.sinks);
  press(Qt::Key_Z, Qt::ControlModifier);
  CHECK(scenario().simulator.sinks.size() == 2);
}

TEST_CASE_METHOD(Fixture, "the keyframes stand over the map that they belong to", "[window]") {
  window.resize(1440, 900);
  const KeyframeEditor& editor = page().keyframes();
  KeptMap& map = page().map();
  const double tokens = 96.0;  // of the small scenario
  REQUIRE(smallScenario().tokens() == 96);
  const auto standsOverFirst = [&] {
    const QRectF first = map.mapRect(0);
    const double x =
        map.mapTo(&window, QPoint()).x() + first.left() + first.width() * 48.0 / tokens;
    return std::abs(editor.mapTo(&window, QPoint()).x() + editor.xOf(48.0) - x) <= 1.0;
  };
  CHECK(QTest::qWaitFor(standsOverFirst, 5000));
  map.setShownTracks({0, 1});
  REQUIRE(map.isSideBySide());
  CHECK(QTest::qWaitFor(standsOverFirst, 5000));
  window.resize(1700, 900);
  CHECK(QTest::qWaitFor([&] { return window.width() == 1700 && standsOverFirst(); }, 5000));
  map.setStacked(true);
  CHECK(QTest::qWaitFor(standsOverFirst, 5000));
}

TEST_CASE_METHOD(Fixture, "a new rollout lays nothing out anew", "[window]") {
  struct Counter final : QObject {
    QStringList laidOut;
    bool eventFilter(QObject* watched, QEvent* event) override {
      const auto* widget = qobject_cast<QWidget*>(watched);
      if (event->type() == QEvent::LayoutRequest && widget != nullptr &&
          widget->layout() != nullptr) {
        laidOut << QString::fromUtf8(widget->metaObject()->className());
      }
      return QObject::eventFilter(watched, event);
    }
  } counter;
  const auto change = [&](double recency) {
    const auto before = session().comparison();
    session().change(QStringLiteral("test"), [=](Scenario& s) { s.simulator.recency = recency; });
    REQUIRE(QTest::qWaitFor([&] { return session().comparison() != before && page().isSettled(); },
                            5000));
    QCoreApplication::sendPostedEvents();
  };
  session().beginEdit(QStringLiteral("drag"));
  change(0.06);  // the first change makes a star in the title
  qApp->installEventFilter(&counter);
  do {  // the window's docks move to their places by and by
    counter.laidOut.clear();
    QTest::qWait(300);
  } while (!counter.laidOut.isEmpty());
  change(0.061);
  qApp->removeEventFilter(&counter);
  session().endEdit();
  INFO(counter.laidOut.join(u' ').toStdString());
  CHECK(counter.laidOut.isEmpty());  // at each frame of a drag that would cost as much as painting
}

TEST_CASE_METHOD(Fixture, "a cell of a trace is chosen from its figures", "[window]") {
  window.openPath(QString::fromStdString(writeTrace(folder.path().toStdString(), true).string()));
  CHECK(QTest::qWaitFor([&] { return scenario().trace.has_value(); }, 20'000));
  REQUIRE(settles(session()));
  for (QPushButton* button : window.controls().findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("Choose Cell...")) {
      QTest::mouseClick(button, Qt::LeftButton);
    }
  }
  auto* picker = window.findChild<CellPicker*>();
  REQUIRE(picker != nullptr);
  CHECK(QTest::qWaitFor([&] { return picker->survey().doneCount() == 2; }, 20'000));
  CellGrid& grid = picker->grid();
  QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, grid.cellRect(0, 1).center().toPoint());
  CHECK(scenario().trace->head == 1);
  REQUIRE(settles(session()));
  CHECK(session().comparison()->exploration->scenario.trace->head == 1);
  session().undoStack().undo();
  CHECK(scenario().trace->head == 0);
}

TEST_CASE_METHOD(Fixture, "cells that were asked for and given up do not open with the next trace",
                 "[window]") {
  const auto trace = writeTrace(folder.path().toStdString(), true);
  Scenario scenario = smallScenario();
  scenario.trace = TraceSource{trace, 0, 0};
  scenario.first_query = 1;
  session().open(scenario);
  REQUIRE(settles(session()));
  for (QPushButton* button : window.controls().findChildren<QPushButton*>()) {
    if (button->text() == QStringLiteral("Choose Cell...")) {
      QTest::mouseClick(button, Qt::LeftButton);
    }
  }
  REQUIRE(window.traceLoader().isLoading());
  window.traceLoader().cancel();
  QSignalSpy loaded(&window.traceLoader(), &TraceLoader::loaded);
  window.openPath(QString::fromStdString(writeTrace(folder.path().toStdString(), false).string()));
  CHECK(QTest::qWaitFor([&] { return loaded.count() == 1; }, 20'000));
  CHECK(window.findChild<CellPicker*>() == nullptr);
}

TEST_CASE_METHOD(Fixture, "a slider's tooltip tells meaning, range and unit", "[window]") {
  for (const auto& spec : controlSpecs()) {
    INFO(spec.key);
    const QString tip = window.controls().row(spec.key)->field()->toolTip();
    CHECK(tip.contains(spec.words));
    CHECK(tip.contains(spec.unit.isEmpty() ? QStringLiteral("without a unit")
                                           : QStringLiteral("unit: ") + spec.unit));
    if (spec.slider) {
      CHECK(window.controls().row(spec.key)->slider() != nullptr);
    }
  }
}
