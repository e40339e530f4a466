#include "ui/pages/sink_strength_page.h"

#include <QPushButton>
#include <QtTest/QSignalSpy>
#include <catch2/catch.hpp>

#include "tests/ui/views/small_rollout.h"
#include "ui/plot/plot_view.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

Sweep sweepOf(const std::vector<double>& windowMax) {
  Sweep sweep;
  sweep.key = "sink_boost";
  sweep.tau = 0.05;
  sweep.promise = 0.5;
  for (std::size_t i = 0; i < windowMax.size(); ++i) {
    SweepPoint point;
    point.value = static_cast<double>(i);
    point.window = 12;
    point.window_side.max_error = windowMax[i];
    point.mass_side.max_error = 0.4;
    if (windowMax[i] > sweep.promise && !sweep.window_breaks) {
      sweep.window_breaks = i;
    }
    sweep.points.push_back(point);
  }
  return sweep;
}

}  // namespace

TEST_CASE("the sweep's verdict in words", "[sink_strength]") {
  CHECK(sweepVerdict(sweepOf({0.1, 0.4, 0.6, 0.9}))
            .contains(QStringLiteral("from a sink boost of 2 on")));
  CHECK(sweepVerdict(sweepOf({0.9, 0.6, 0.4})).contains(QStringLiteral("up to a sink boost of 1")));
  CHECK(sweepVerdict(sweepOf({0.1, 0.2})).contains(QStringLiteral("stays within the promise")));
  CHECK(sweepVerdict(sweepOf({0.9, 0.9}))
            .contains(QStringLiteral("from the smallest sink boost shown to the largest")));
  CHECK(sweepVerdict(sweepOf({0.1})).contains(QStringLiteral("keeps it throughout")));
}

TEST_CASE("the sweep's plot marks where the promise breaks", "[sink_strength]") {
  const PlotModel model = sweepPlot(sweepOf({0.1, 0.4, 0.6, 0.9}), {"sink_boost", 0.0, 12.0, 4});
  REQUIRE(model.series.size() == 4);
  CHECK(model.series[0].points[3] == QPointF(3.0, 0.9));
  REQUIRE(model.marks.size() == 1);
  CHECK(model.marks[0].at == QPointF(2.0, 0.6));
  REQUIRE(model.lines.size() == 1);
  CHECK(model.lines[0].value == 0.5);
  CHECK(model.y.scale == Scale::logarithmic);
  CHECK(sweepPlot(sweepOf({0.1, 0.2}), {"sink_boost", 0.0, 12.0, 2}).marks.empty());
}

TEST_CASE("the axis holds the value that is set", "[sink_strength]") {
  CHECK(sweepAxis("sink_boost", 6.0).high == 12.0);
  CHECK(sweepAxis("sink_boost", 15.0).high == 20.0);
  CHECK(sweepAxis("recency", 0.7).high == 1.0);
}

TEST_CASE("the page sweeps while shown; the swept key itself only moves the cursor",
          "[sink_strength]") {
  SinkStrengthPage page;
  Scenario scenario = smallScenario();
  page.setComparison(comparisonOf(scenario));
  CHECK_FALSE(page.shown());  // nobody looks
  REQUIRE(showAt(page, {900, 600}, [&] { return page.isSettled(); }));
  REQUIRE(page.shown());
  CHECK(page.shown()->sweep.points.size() == 49);
  CHECK(page.plot().cursorAt() == 6.0);
  const auto direct = sweep(scenario, "sink_boost", even_values(0.0, 12.0, 49));
  CHECK(page.shown()->sweep.points[24].window_side.mean_error ==
        Approx(direct->points[24].window_side.mean_error).epsilon(1e-12));

  scenario.simulator.sink_boost = 8.0;
  page.setComparison(comparisonOf(scenario));
  CHECK(page.isSettled());
  CHECK(page.plot().cursorAt() == 8.0);

  scenario.window = 20;
  page.setComparison(comparisonOf(scenario));
  CHECK_FALSE(page.isSettled());
  CHECK(page.plot().model().note.contains(QStringLiteral("settings before")));
  CHECK(page.verdict().isEmpty());
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(page.shown()->sweep.points[0].window == 20);

  page.setKey("recency");
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(page.shown()->sweep.key == "recency");
}

TEST_CASE("dragging the cursor asks for values, and once for the last", "[sink_strength]") {
  SinkStrengthPage page;
  page.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(page, {900, 600}, [&] { return page.isSettled(); }));
  QSignalSpy spy(&page, &SinkStrengthPage::valueRequested);
  PlotView& plot = page.plot();
  const auto at = [&](double boost) {
    return QPoint(qRound(plot.toPixel({boost, 1.0}).x()), qRound(plot.plotRect().center().y()));
  };
  QTest::mousePress(&plot, Qt::LeftButton, Qt::NoModifier, at(6));
  QTest::mouseMove(&plot, at(7));
  QTest::mouseMove(&plot, at(9));
  QTest::mouseRelease(&plot, Qt::LeftButton, Qt::NoModifier, at(9));
  REQUIRE(QTest::qWaitFor([&] { return !spy.isEmpty() && spy.back()[2].toBool(); }, 2000));
  CHECK(spy.back()[0].toString() == QStringLiteral("sink_boost"));
  CHECK(spy.back()[1].toDouble() == Approx(9.0).margin(0.05));
  int finished = 0;
  for (const auto& call : spy) {
    finished += call[2].toBool() ? 1 : 0;
  }
  CHECK(finished == 1);
  spy.clear();
  QTest::keyClick(&plot, Qt::Key_Right);
  REQUIRE(!spy.isEmpty());
  CHECK(spy.back()[1].toDouble() == Approx(6.25));
}

TEST_CASE("a trace has no sweep, and the page says why", "[sink_strength]") {
  auto comparison = std::make_shared<Comparison>(*comparisonOf(smallScenario()));
  comparison->scenario.trace = TraceSource{"some.npz", 0, 0};
  SinkStrengthPage page;
  page.setComparison(comparison);
  REQUIRE(showAt(page, {900, 600}, [] { return true; }));
  CHECK(page.verdict().contains(QStringLiteral("as captured")));
  CHECK_FALSE(page.plot().isVisible());
  QTest::qWait(20);
  CHECK_FALSE(page.shown());
}

TEST_CASE("a large rollout is swept from every k-th query first, and can be cancelled",
          "[sink_strength]") {
  Scenario scenario = smallScenario();
  scenario.simulator.frames = 512;  // 2,048 tokens
  scenario.query_stride = 2;
  SinkStrengthPage page;
  page.setComparison(comparisonOf(scenario));
  REQUIRE(showAt(page, {900, 600}, [&] { return page.shown().has_value(); }));
  CHECK_FALSE(page.isSettled());
  CHECK(page.shown()->stage.stride > 2);
  CHECK(page.plot().model().note.contains(
      QStringLiteral("from one query in %1").arg(page.shown()->stage.stride)));
  CHECK(page.verdict().startsWith(QStringLiteral("Preview: ")));
  REQUIRE(page.cancelButton()->isVisible());
  QTest::mouseClick(page.cancelButton(), Qt::LeftButton);
  CHECK(QTest::qWaitFor([&] { return page.cancelButton()->text() == QStringLiteral("Resume"); },
                        5000));
  CHECK(page.plot().model().note.contains(QStringLiteral("cancelled")));
  CHECK_FALSE(page.isSettled());
  QTest::mouseClick(page.cancelButton(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 60'000));
  CHECK(page.shown()->stage.stride == 2);
  CHECK(page.plot().model().note.isEmpty());
  CHECK_FALSE(page.cancelButton()->isVisible());
  const auto direct = sweep(scenario, "sink_boost", {6.0});
  CHECK(page.shown()->sweep.points[24].mass_side.mean_error ==
        Approx(direct->points[0].mass_side.mean_error).epsilon(1e-12));
}
