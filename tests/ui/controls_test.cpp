#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <catch2/catch.hpp>

#include "core/policies/registry.h"
#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/draw_box.h"
#include "ui/controls/flat_slider.h"
#include "ui/controls/number_field.h"
#include "ui/controls/policy_row.h"
#include "ui/controls/reset_label.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Fixture {
  Session session{smallScenario()};
  ControlPanel panel{session};

  Fixture() {
    panel.resize(300, 900);
    panel.show();
    CHECK(QTest::qWaitForWindowExposed(&panel));
  }
  ParameterRow& row(std::string_view key) { return *panel.row(key); }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "a slider dragged by the mouse changes the scenario in one step",
                 "[controls][smoke]") {
  dragSlider(*row("recency").slider(), 40);
  CHECK(session.scenario().simulator.recency > 0.05);
  CHECK(row("recency").field()->value() == session.scenario().simulator.recency);
  CHECK(session.undoStack().count() == 1);
  CHECK(session.undoStack().undoText() == QStringLiteral("Change Recency"));
  session.undoStack().undo();
  CHECK(session.scenario() == smallScenario());
  CHECK(row("recency").value() == 0.05);
}

TEST_CASE_METHOD(Fixture, "a double click on a name resets it", "[controls]") {
  dragSlider(*row("sink_boost").slider(), -30);
  CHECK(session.scenario().simulator.sink_boost < 6.0);
  QTest::mouseDClick(row("sink_boost").label(), Qt::LeftButton);
  CHECK(session.scenario().simulator.sink_boost == 6.0);
}

TEST_CASE_METHOD(Fixture, "keys and the wheel move a slider by its own steps", "[controls]") {
  FlatSlider* window = row("window").slider();
  window->setFocus();
  QTest::keyClick(window, Qt::Key_Right);
  CHECK(session.scenario().window == 17);
  QTest::keyClick(window, Qt::Key_Down);
  CHECK(session.scenario().window == 16);
  QTest::keyClick(window, Qt::Key_PageUp);
  CHECK(session.scenario().window > 20);
  QTest::keyClick(window, Qt::Key_Home);
  CHECK(session.scenario().window == 1);
  QTest::keyClick(window, Qt::Key_End);
  CHECK(session.scenario().window == 96);
  QWheelEvent wheel(QPointF(5, 5), window->mapToGlobal(QPointF(5, 5)), {}, QPoint(0, -120),
                    Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
  QCoreApplication::sendEvent(window, &wheel);
  CHECK(session.scenario().window == 95);
  const double tau = session.scenario().tau;
  QTest::keyClick(row("tau").slider(), Qt::Key_Right);
  CHECK(session.scenario().tau > tau);
}

TEST_CASE_METHOD(Fixture, "a number is typed into its field", "[controls]") {
  NumberField* field = row("noise").field();
  field->setFocus();
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("1.25"));
  QTest::keyClick(field, Qt::Key_Return);
  CHECK(session.scenario().simulator.noise == 1.25);
  CHECK(field->accessibleDescription().contains(QStringLiteral("Noise: 1.25")));
  field->selectAll();
  QTest::keyClicks(field, QStringLiteral("99"));
  QTest::keyClick(field, Qt::Key_Return);
  CHECK(session.scenario().simulator.noise <= 5.0);
}

TEST_CASE_METHOD(Fixture, "the window can be locked to the mass budget's mean size", "[controls]") {
  REQUIRE(settles(session));
  panel.matchedBox()->click();
  REQUIRE(settles(session));
  CHECK(session.scenario().window_matched);
  CHECK(row("window").value() == static_cast<double>(session.comparison()->matched_window));
  session.change(QStringLiteral("tau"), [](Scenario& s) { s.tau = 0.4; });
  REQUIRE(settles(session));
  CHECK(row("window").value() == static_cast<double>(session.comparison()->matched_window));
  dragSlider(*row("window").slider(), 20);  // a window set by hand is free
  CHECK_FALSE(session.scenario().window_matched);
  CHECK_FALSE(panel.matchedBox()->isChecked());
}

TEST_CASE_METHOD(Fixture, "every policy of the registry has a row with its parameters",
                 "[controls]") {
  for (const PolicyInfo* info : policies()) {
    INFO(info->id);
    CHECK(panel.policy(info->id)->box()->isChecked() ==
          (info->id == "window" || info->id == "mass"));
  }
  panel.policy("h2o")->box()->click();
  REQUIRE(session.scenario().policies.size() == 3);
  CHECK(session.scenario().policies.back().policy == "h2o");
  ParameterRow* budget = panel.policy("h2o")->parameter(0);
  CHECK(budget->isVisible());
  budget->field()->setValue(12);
  CHECK(session.scenario().policies.back().parameters.at("budget") == 12.0);
  QTest::mouseDClick(budget->label(), Qt::LeftButton);
  CHECK(session.scenario().policies.back().parameters.empty());
  for (const PolicyInfo* info : policies()) {
    INFO(info->id);
    PolicyRow* policy = panel.policy(info->id);
    const bool sliders = info->id == "window" || info->id == "mass";  // theirs are W and tau
    if (!policy->box()->isChecked()) {
      policy->box()->click();
    }
    for (std::size_t i = 0; i < info->parameters.size(); ++i) {
      CHECK(policy->parameter(i)->isVisible() == !sliders);
    }
    if (!sliders && info->id != "h2o") {
      policy->box()->click();
    }
  }
  panel.policy("sink_window")->box()->click();  // takes its place in the registry's order
  CHECK(session.scenario().policies[1].policy == "sink_window");
  for (const char* id : {"window", "sink_window", "mass"}) {
    panel.policy(id)->box()->click();
  }
  CHECK(session.scenario().policies.size() == 1);
  CHECK_FALSE(panel.policy("h2o")->box()->isEnabled());  // one policy always stays
}

TEST_CASE_METHOD(Fixture, "seed, new draw, readout and reset", "[controls]") {
  DrawBox* draw = panel.draw();
  draw->seed()->setText(QStringLiteral("18446744073709551615"));
  QTest::keyClick(draw->seed(), Qt::Key_Return);
  CHECK(session.scenario().simulator.seed == 18446744073709551615ULL);
  draw->newDraw()->click();
  const auto seed = session.scenario().simulator.seed;
  CHECK(seed != 18446744073709551615ULL);
  QTest::keyClick(draw->readout(), Qt::Key_Down);
  CHECK(session.scenario().readout == Readout::renormalised);
  draw->reset()->click();
  CHECK(session.scenario().readout == Readout::zero_fill);
  CHECK(session.scenario().simulator.seed == seed);
}

TEST_CASE_METHOD(Fixture, "on a trace the simulator's controls are disabled and say why",
                 "[controls]") {
  session.change(QStringLiteral("Trace"), [](Scenario& s) {
    s.trace = TraceSource{"/nowhere/trace.npz", 0, 0};
  });
  for (const char* key : {"recency", "sink_boost", "noise", "frames", "value_dim"}) {
    INFO(key);
    CHECK_FALSE(row(key).field()->isEnabled());
    CHECK(row(key).field()->toolTip() == simulatorOnlyReason());
  }
  CHECK_FALSE(panel.draw()->newDraw()->isEnabled());
  CHECK(row("tau").field()->isEnabled());
  CHECK(row("window").slider()->isEnabled());
  session.undoStack().undo();
  CHECK(row("recency").field()->isEnabled());
  CHECK(row("recency").field()->toolTip().contains(QStringLiteral("fades")));
  CHECK(QTest::qWaitFor([&] { return !session.status().busy; }, 20'000));
}

TEST_CASE_METHOD(Fixture, "nothing in the controls is cut at its side", "[controls]") {
  panel.resize(panel.sizeHint().width(), 400);
  QCoreApplication::processEvents();
  CHECK(panel.widget()->width() >= panel.widget()->minimumSizeHint().width());
  CHECK(panel.viewport()->width() >= panel.widget()->minimumSizeHint().width());
}

TEST_CASE("a slider's travel and its value are each other's inverse", "[controls]") {
  for (const auto& spec : controlSpecs()) {
    INFO(spec.key);
    for (const double share : {0.0, 0.1, 0.37, 0.5, 0.9, 1.0}) {
      const double value = spec.travel.value(share);
      CHECK(spec.travel.share(value) == Approx(share).margin(spec.travel.whole ? 0.1 : 0.01));
      CHECK(spec.travel.value(spec.travel.share(value)) == Approx(value));
    }
    double value = spec.travel.low;
    for (int i = 0; i < 30 && value < spec.travel.high; ++i) {
      const double next = spec.travel.stepped(value, 1);
      CHECK(next > value);
      value = next;
    }
  }
}
