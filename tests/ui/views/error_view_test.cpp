#include "ui/views/error_view.h"

#include <QAbstractItemModel>
#include <QMenu>
#include <QTest>
#include <catch2/catch.hpp>

#include "tests/ui/views/preset_comparison.h"
#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

namespace {

ErrorChoice choiceOf(bool logarithmic, ErrorChoice::Bounds bounds) {
  return {logarithmic, bounds};
}

}  // namespace

TEST_CASE("a line a policy, its bound and the promise", "[errorview]") {
  const auto comparison = presetWith({"window", "mass", "tova"});
  const PlotModel model = errorModel(comparison, {});
  REQUIRE(model.series.size() == 4);  // three lines, the mass budget's bound
  for (std::size_t i = 0; i < 3; ++i) {
    REQUIRE(model.series[i].points.size() == comparison->queries().size());
    for (std::size_t q = 0; q < comparison->queries().size(); q += 50) {
      CHECK(model.series[i].points[q] ==
            QPointF(comparison->queries()[q], comparison->tracks[i].series.error[q]));
    }
  }
  const Series& bound = model.series[3];
  CHECK(bound.colour == model.series[1].colour);
  CHECK_FALSE(bound.dashes.isEmpty());
  for (std::size_t q = 0; q < bound.points.size(); ++q) {
    CHECK(bound.points[q].y() >= model.series[1].points[q].y());
    CHECK(bound.points[q].y() <= comparison->promise() * (1 + 1e-9));
  }
  REQUIRE(model.lines.size() == 1);
  CHECK(model.lines[0].value == Approx(comparison->promise()));
  CHECK(model.lines[0].text.startsWith(QStringLiteral("promise τ × range = 0.")));

  CHECK(errorModel(comparison, choiceOf(true, ErrorChoice::Bounds::all)).series.size() == 6);
  CHECK(errorModel(comparison, choiceOf(true, ErrorChoice::Bounds::none)).series.size() == 3);
}

TEST_CASE("spikes are where a keyframe was just dropped, and say so", "[errorview]") {
  const auto comparison = presetWith();
  const auto spikes = spikesOf(*comparison);
  REQUIRE(spikes.size() == 2);
  for (const Spike& spike : spikes) {
    CHECK(spike.track == 0);
    REQUIRE(spike.keyframe);
    // The window of 48 drops a keyframe 48 queries after it.
    CHECK(comparison->queries()[spike.query] == *spike.keyframe + comparison->window);
    CHECK(spike.value == comparison->tracks[0].series.error[spike.query]);
  }
  CHECK(spikes[0].value >= spikes[1].value);
  const PlotModel model = errorModel(comparison, {});
  REQUIRE(model.marks.size() == 2);
  CHECK(model.marks[0].text.contains(
      QStringLiteral("keyframe %1 just dropped").arg(*spikes[0].keyframe)));
  // The largest is named in any case, the others where there is room.
  CHECK_FALSE(model.marks[0].mayBeUnnamed);
  CHECK(model.marks[1].mayBeUnnamed);
  CHECK_FALSE(model.marks[1].hint.isEmpty());
  CHECK(model.marks[1].detail.contains(QStringLiteral("just dropped")));
}

TEST_CASE("an error of 0 is a gap on a logarithmic axis and stays in the table", "[errorview]") {
  const auto comparison = presetWith();
  const PlotModel model = errorModel(comparison, {});
  CHECK(comparison->tracks[0].series.error[0] == 0.0);
  CHECK(hiddenPoints(model) > 0);
  CHECK(model.y.low > 0);
  ErrorView view;
  view.setComparison(comparison);
  const std::unique_ptr<QAbstractItemModel> table(view.dataModel(nullptr));
  CHECK(table->rowCount() >= 3 * static_cast<int>(comparison->queries().size()));
  CHECK(table->index(0, 2).data(Qt::EditRole).toDouble() == 0.0);
}

TEST_CASE("without values masses are shown, and why", "[errorview]") {
  const auto comparison = withoutValues();
  REQUIRE_FALSE(comparison->has_errors());
  const PlotModel model = errorModel(comparison, {});
  CHECK(model.y.name == QStringLiteral("dropped mass m"));
  CHECK(model.note.contains(QStringLiteral("values")));
  CHECK(model.series.size() == 2);
  CHECK(model.series[0].points.back().y() == comparison->tracks[0].series.dropped.back());
  CHECK(model.lines[0].value == comparison->scenario.tau);
  ErrorView view;
  view.setComparison(comparison);
  CHECK(view.title() == QStringLiteral("Dropped mass per query"));
}

TEST_CASE("no policy at all is said in words", "[errorview]") {
  const PlotModel model = errorModel(presetWith({}), {});
  CHECK(model.series.empty());
  CHECK_FALSE(model.emptyText.isEmpty());
}

TEST_CASE("the nearest query to a place on the axis", "[errorview]") {
  Scenario scenario;
  scenario.simulator.frames = 8;
  scenario.simulator.sinks = {4};
  scenario.query_stride = 5;  // 8, 13, 18, ...
  const auto comparison = compared(scenario);
  CHECK(queryNearest(*comparison, -3) == 0);
  CHECK(queryNearest(*comparison, 10.4) == 0);
  CHECK(queryNearest(*comparison, 10.6) == 1);
  CHECK(queryNearest(*comparison, 1e9) == static_cast<int>(comparison->queries().size()) - 1);
  CHECK(queryNearest(*comparison, std::nan("")) == -1);
}

TEST_CASE("clicks, keys and spikes of the error view", "[errorview][smoke]") {
  const auto comparison = presetWith();
  ErrorView view;
  view.resize(700, 320);
  view.setComparison(comparison);
  view.setCursor(100);
  view.show();
  CHECK(QTest::qWaitForWindowExposed(&view));
  std::vector<int> cursors;
  std::vector<std::pair<int, int>> whys;
  QObject::connect(&view, &ErrorView::cursorRequested, [&](int q) { cursors.push_back(q); });
  QObject::connect(&view, &ErrorView::whyRequested, [&](int t, int q) { whys.emplace_back(t, q); });
  PlotView& plot = view.plot();
  CHECK(plot.cursorAt() == std::optional<double>(108));

  QTest::keyClick(&plot, Qt::Key_Right);
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.toPixel({300, 3}).toPoint());
  REQUIRE(cursors.size() == 2);
  CHECK(cursors[0] == 101);
  CHECK(std::abs(cursors[1] - 292) <= 1);
  CHECK(whys.empty());

  const Spike spike = spikesOf(*comparison)[0];
  const QPointF at(comparison->queries()[spike.query], spike.value);
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.toPixel(at).toPoint());
  CHECK(cursors.back() == static_cast<int>(spike.query));
  REQUIRE(whys.size() == 1);
  CHECK(whys[0] == std::pair(0, static_cast<int>(spike.query)));

  view.setCursor(static_cast<int>(spike.query));
  QTest::keyClick(&plot, Qt::Key_Return);
  REQUIRE(whys.size() == 2);
  CHECK(whys[1].first == 0);
}

TEST_CASE("the plot area stands at the shared margins", "[errorview]") {
  ErrorView view;
  view.resize(700, 320);
  view.setComparison(presetWith());
  view.show();
  CHECK(QTest::qWaitForWindowExposed(&view));
  const TimelineMargins margins = timelineMargins(Appearance::instance().type());
  CHECK(view.plot().plotRect().left() == margins.left);
  CHECK(view.plot().plotRect().right() == view.plot().width() - margins.right);
  CHECK(view.plot().toPixel({0, 1}).x() == margins.left);
}

TEST_CASE("the choice is in the menu, and the button shows it", "[errorview]") {
  ErrorView view;
  view.setComparison(presetWith());
  for (QAction* action : view.choiceMenu()->actions()) {
    if (!action->isChecked()) {
      action->trigger();
      break;
    }
  }
  CHECK_FALSE(view.choice().logarithmic);
  CHECK(view.plot().model().y.scale == Scale::linear);
  CHECK(view.moreMenu()->actions().size() >= 6);
}
