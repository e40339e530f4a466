#include "ui/views/sink_strips.h"

#include <QtTest/QSignalSpy>
#include <catch2/catch.hpp>

#include <QAbstractItemModel>
#include <QScrollBar>

#include "small_rollout.h"
#include "ui/theme/policy_style.h"

using namespace kvbudget;
using namespace kvbudget::ui;

TEST_CASE("strips are in their policy's colour while the sink is kept, grey after",
          "[sink_strips]") {
  SinkStrips strips;
  strips.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(strips, {600, 200}, [&] { return strips.isSettled(); }));
  REQUIRE(strips.sinkCount() == 2);
  const QImage image = strips.grab().toImage();
  const double ratio = image.devicePixelRatio();
  const auto colourAt = [&](int sink, int track, double token) {
    const QPointF at(strips.xOf(token), strips.stripRect(sink, track).center().y());
    return image.pixelColor((at * ratio).toPoint());
  };
  CHECK(colourAt(0, 0, 9.5).hslSaturationF() > 0.5F);   // sink 4 under a window of 12
  CHECK(colourAt(0, 0, 18.5).hslSaturationF() < 0.3F);  // out of it
  CHECK(colourAt(1, 0, 25.5).hslSaturationF() > 0.5F);
  const QColor before = colourAt(1, 0, 10.5);  // sink 22 has not come
  CHECK(before == colourAt(1, 0, 15.5));
}

TEST_CASE("what stands beside a strip shortens, but never cuts a number", "[sink_strips]") {
  SinkStrips strips;
  strips.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(strips, {600, 200}, [&] { return strips.isSettled(); }));
  CHECK(strips.verdict(0, 0, 2000).startsWith(QStringLiteral("first lost at 16 · kept at ")));
  CHECK(strips.verdict(0, 0, 80) == QStringLiteral("lost at 16"));
  CHECK(strips.verdict(0, 0, 5).isEmpty());
  CHECK(strips.readingAt({strips.xOf(20.5), strips.stripRect(0, 0).center().y()})
            .contains(QStringLiteral("Query 20: dropped, a mass of 0.")));
}

TEST_CASE("many sinks scroll, by wheel and keys", "[sink_strips]") {
  Scenario scenario = smallScenario();
  scenario.simulator.sinks = {2, 6, 10, 14, 18, 22, 26, 30};
  SinkStrips strips;
  strips.setComparison(comparisonOf(scenario));
  REQUIRE(showAt(strips, {600, 120}, [&] { return strips.isSettled(); }));
  auto* bar = strips.findChild<QScrollBar*>();
  REQUIRE(bar != nullptr);
  CHECK(bar->isVisible());
  CHECK(strips.stripRect(7, 1).top() > strips.height());
  bar->setValue(bar->maximum());
  CHECK(strips.stripRect(7, 1).bottom() <= strips.height());
  const int before = bar->value();
  QTest::keyClick(&strips, Qt::Key_Up);
  CHECK(bar->value() < before);
}

TEST_CASE("a click on a strip moves the cursor", "[sink_strips]") {
  SinkStrips strips;
  strips.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(strips, {600, 200}, [&] { return strips.isSettled(); }));
  QSignalSpy spy(&strips, &SinkStrips::cursorRequested);
  QTest::mouseClick(&strips, Qt::LeftButton, Qt::NoModifier, QPoint(qRound(strips.xOf(30.5)), 40));
  REQUIRE(spy.count() == 1);
  CHECK(spy.front().front().toInt() == 28);
}

TEST_CASE("the table has a row for each sink and policy", "[sink_strips]") {
  SinkStrips strips;
  strips.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(strips, {600, 200}, [&] { return strips.isSettled(); }));
  const std::unique_ptr<QAbstractItemModel> table(strips.dataModel(nullptr));
  REQUIRE(table->rowCount() == 4);
  CHECK(table->index(0, 0).data(Qt::EditRole).toInt() == 4);
  CHECK(table->index(0, 2).data(Qt::EditRole).toInt() == 16);
  CHECK(table->index(0, 4).data(Qt::EditRole).toDouble() == Approx(12.0 / 60.0));
}
