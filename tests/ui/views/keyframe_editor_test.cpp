#include "ui/views/keyframe_editor.h"

#include <QVBoxLayout>
#include <QtTest/QSignalSpy>
#include <catch2/catch.hpp>

#include "small_rollout.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

using Sinks = std::vector<Position>;

struct Edit {
  Sinks sinks;
  bool finished;
  bool operator==(const Edit&) const = default;
};

// An editor on screen and what it asked for.
struct Bench {
  explicit Bench(const Scenario& scenario = smallScenario()) {
    editor.setComparison(comparisonOf(scenario));
    QObject::connect(&editor, &KeyframeEditor::sinksEdited,
                     [this](const Sinks& sinks, bool finished) {
                       edits.push_back({sinks, finished});
                     });
    editor.resize(700, 24);
    editor.show();
    exposed = QTest::qWaitForWindowExposed(&editor);
  }
  QPoint at(double token) const { return {qRound(editor.xOf(token + 0.5)), 12}; }
  void press(double token) {
    QTest::mousePress(&editor, Qt::LeftButton, Qt::NoModifier, at(token));
  }
  void release(double token) {
    QTest::mouseRelease(&editor, Qt::LeftButton, Qt::NoModifier, at(token));
  }

  KeyframeEditor editor;
  std::vector<Edit> edits;
  bool exposed = false;
};

}  // namespace

TEST_CASE("a click adds a sink in one finished gesture", "[keyframe_editor]") {
  Bench bench;
  REQUIRE(bench.exposed);
  bench.press(40);
  bench.release(40);
  CHECK(bench.edits == std::vector<Edit>{{{4, 22, 40}, false}, {{4, 22, 40}, true}});
  CHECK(bench.editor.selected() == 40);
}

TEST_CASE("a drag moves a sink, live, and finishes once", "[keyframe_editor]") {
  Bench bench;
  bench.press(22);
  for (const double token : {24.0, 27.0, 33.0}) {
    QTest::mouseMove(&bench.editor, bench.at(token));
  }
  bench.release(33);
  REQUIRE(bench.edits.size() >= 2);
  CHECK(bench.edits.back() == Edit{{4, 33}, true});
  for (std::size_t i = 0; i + 1 < bench.edits.size(); ++i) {
    CHECK_FALSE(bench.edits[i].finished);
  }
}

TEST_CASE("a sink never lands on another, nor outside", "[keyframe_editor]") {
  Bench bench;
  bench.press(22);
  QTest::mouseMove(&bench.editor, bench.at(4));
  CHECK(bench.editor.sinks() == Sinks{4, 5});
  QTest::mouseMove(&bench.editor, QPoint(5000, 12));
  CHECK(bench.editor.sinks() == Sinks{4, 63});
  QTest::mouseMove(&bench.editor, QPoint(-500, 12));
  CHECK(bench.editor.sinks() == Sinks{0, 4});
  bench.release(0);
}

TEST_CASE("a click on a sink only selects it; Delete removes it", "[keyframe_editor]") {
  Bench bench;
  bench.press(4);
  bench.release(4);
  CHECK(bench.edits.empty());
  CHECK(bench.editor.selected() == 4);
  QTest::keyClick(&bench.editor, Qt::Key_Delete);
  CHECK(bench.edits == std::vector<Edit>{{{22}, true}});
  QTest::keyClick(&bench.editor, Qt::Key_Delete);  // nothing is selected
  CHECK(bench.edits.size() == 1);
}

TEST_CASE("everything by keyboard", "[keyframe_editor]") {
  QWidget window;
  QVBoxLayout layout(&window);
  QWidget before;
  before.setFocusPolicy(Qt::StrongFocus);
  QWidget after;
  after.setFocusPolicy(Qt::StrongFocus);
  KeyframeEditor editor;
  layout.addWidget(&before);
  layout.addWidget(&editor);
  layout.addWidget(&after);
  window.resize(700, 200);
  window.show();
  editor.setComparison(comparisonOf(smallScenario()));
  std::vector<Edit> edits;
  QObject::connect(&editor, &KeyframeEditor::sinksEdited, [&](const Sinks& sinks, bool finished) {
    edits.push_back({sinks, finished});
  });
  window.activateWindow();
  REQUIRE(QTest::qWaitForWindowActive(&window));
  before.setFocus();
  QTest::keyClick(&before, Qt::Key_Tab);
  REQUIRE(editor.hasFocus());
  CHECK(editor.selected() == 4);
  QTest::keyClick(&editor, Qt::Key_Tab);
  CHECK(editor.selected() == 22);
  QTest::keyPress(&editor, Qt::Key_Right);
  QTest::keyPress(&editor, Qt::Key_Right, Qt::ShiftModifier);  // a frame of 4
  QTest::keyRelease(&editor, Qt::Key_Right);
  CHECK(edits == std::vector<Edit>{{{4, 23}, false}, {{4, 27}, false}, {{4, 27}, true}});
  edits.clear();
  editor.setCursor(38);
  QTest::keyClick(&editor, Qt::Key_Insert);
  CHECK(edits.back() == Edit{{4, 27, 40}, true});
  QTest::keyClick(&editor, Qt::Key_Tab);
  CHECK(after.hasFocus());
  CHECK_FALSE(editor.selected());
}

TEST_CASE("comparisons that arrive during a drag do not move what is held", "[keyframe_editor]") {
  Bench bench;
  bench.press(22);
  QTest::mouseMove(&bench.editor, bench.at(30));
  bench.editor.setComparison(comparisonOf(smallScenario()));
  CHECK(bench.editor.sinks() == Sinks{4, 30});
  QTest::keyClick(&bench.editor, Qt::Key_Escape);
  CHECK(bench.edits.back() == Edit{{4, 22}, true});
  bench.release(30);
  CHECK(bench.edits.back() == Edit{{4, 22}, true});
}

TEST_CASE("a trace's keyframes cannot be edited, and the strip says why", "[keyframe_editor]") {
  auto comparison = std::make_shared<Comparison>(*comparisonOf(smallScenario()));
  comparison->scenario.trace = TraceSource{"some.npz", 0, 0};
  KeyframeEditor editor;
  editor.setComparison(comparison);
  editor.resize(700, 24);
  editor.show();
  REQUIRE(QTest::qWaitForWindowExposed(&editor));
  QSignalSpy spy(&editor, &KeyframeEditor::sinksEdited);
  QTest::mouseClick(&editor, Qt::LeftButton, Qt::NoModifier, QPoint(400, 12));
  QTest::keyClick(&editor, Qt::Key_Insert);
  CHECK(spy.isEmpty());
  CHECK(editor.readingAt({400, 12}).contains(QStringLiteral("as captured")));
  CHECK(editor.accessibleDescription().contains(QStringLiteral("as captured")));
}
