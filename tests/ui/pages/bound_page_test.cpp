#include "ui/pages/bound_page.h"

#include <QtTest/QSignalSpy>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/ui/views/small_rollout.h"
#include "ui/plot/plot_view.h"
#include "ui/session/session.h"
#include "ui/views/bound_bars.h"
#include "ui/views/cause_model.h"
#include "ui/views/cause_view.h"
#include "ui/views/identity_line.h"
#include "ui/views/lever_choices.h"
#include "ui/views/lever_view.h"
#include "ui/views/mass_tray.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

struct Shown {
  Shown() {
    page.setComparison(comparisonOf(smallScenario()));
    REQUIRE(showAt(page, {1180, 760}, [this] { return page.isSettled(); }));
  }
  [[nodiscard]] QPoint pixelOf(int token) const {
    return page.lever()
        .toPixel(page.lever().scene().lever.tokens[static_cast<std::size_t>(token)])
        .toPoint();
  }
  [[nodiscard]] double dropped() const { return page.lever().scene().lever.identity.dropped; }
  BoundPage page;
};

void drag(QWidget& widget, const QPoint& from, const QPoint& to) {
  QTest::mousePress(&widget, Qt::LeftButton, {}, from);
  for (int i = 1; i <= 8; ++i) {
    QTest::mouseMove(&widget, from + (to - from) * i / 8);
  }
  QTest::mouseRelease(&widget, Qt::LeftButton, {}, to);
}

}  // namespace

TEST_CASE("every change on the page can be undone, a drag as one step", "[bound][window]") {
  Session session(smallScenario());
  BoundPage page(&LeverState::of(session));
  QObject::connect(&session, &Session::comparisonChanged, &page, &BoundPage::setComparison);
  QObject::connect(&session, &Session::cursorChanged, &page, &BoundPage::setCursor);
  QObject::connect(&page, &BoundPage::cursorRequested, &session, &Session::setCursor);
  REQUIRE(showAt(page, {1180, 760}, [&page] { return page.isSettled(); }));
  QUndoStack& history = session.undoStack();
  LeverView& lever = page.lever();
  const auto pixelOf = [&](int token) {
    return lever.toPixel(lever.scene().lever.tokens[static_cast<std::size_t>(token)]).toPoint();
  };
  const LeverSetup before = page.state().setup();
  std::vector<LeverSetup> passed = {before};
  const auto step = [&](const char* what) {
    INFO(what);
    CHECK(page.state().setup() != passed.back());
    passed.push_back(page.state().setup());
    CHECK(history.count() == static_cast<int>(passed.size()) - 1);
  };
  const QPoint from = pixelOf(4);
  drag(lever, from, from + QPoint(90, -60));
  step("drag");
  CHECK(history.undoText() == QStringLiteral("Move Token"));
  QTest::mouseClick(&lever, Qt::LeftButton, {}, pixelOf(0));
  step("drop");
  QTest::mouseClick(&page.tray(), Qt::LeftButton, {}, page.tray().rectOf(1).center().toPoint());
  step("tray");
  lever.select(2);
  QTest::keyClick(&lever, Qt::Key_Right);
  QTest::keyClick(&lever, Qt::Key_Right);  // in quick succession: one step
  step("keys");
  QTest::keyClick(&lever, Qt::Key_Plus);
  step("weight");
  QTest::keyClick(&lever, Qt::Key_Delete);
  step("remove");
  QTest::keyClick(&lever, Qt::Key_Insert);
  step("add");
  auto* choices = page.findChild<LeverChoices*>();
  Q_EMIT choices->presetChosen("two_values");
  step("preset");
  Q_EMIT choices->readoutChosen(Readout::zero_fill);
  step("readout");
  Q_EMIT choices->plainMeansChosen(true);
  step("plain means");
  Q_EMIT choices->sourceChosen(1);
  step("source");
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  const auto& kept = lever.scene().kept;
  const int gone = static_cast<int>(std::ranges::find(kept, false) - kept.begin());
  REQUIRE(gone < static_cast<int>(kept.size()));
  const int query = session.cursor();
  Q_EMIT lever.toggleWanted(gone);
  step("a query's token");
  // What is not the page's stands between, and is undone in its turn.
  session.change(QStringLiteral("tau"), [](Scenario& s) { s.tau = 0.2; });
  REQUIRE(history.count() == static_cast<int>(passed.size()));
  history.undo();
  session.setCursor(query > 3 ? query - 3 : query + 3);
  for (std::size_t i = passed.size() - 1; i-- > 0;) {
    history.undo();
    CHECK(page.state().setup() == passed[i]);
    if (i == passed.size() - 2) {
      CHECK(session.cursor() == query);  // where the change is seen
    }
  }
  CHECK_FALSE(history.canUndo());
  CHECK(session.scenario() == smallScenario());
  for (std::size_t i = 1; i < passed.size(); ++i) {
    history.redo();
    CHECK(page.state().setup() == passed[i]);
  }
  while (history.canUndo()) {
    history.undo();
  }
  CHECK(page.tokens() == before.tokens.all());
  CHECK(lever.scene().readout == Readout::renormalised);
}

TEST_CASE("what a lesson arranges goes with it", "[bound][window]") {
  Session session(smallScenario());
  LeverState& state = LeverState::of(session);
  BoundPage page(&state);
  LeverSetup mine = state.setup();
  mine.plainMeans = true;
  state.change(QStringLiteral("mine"), mine);
  session.lend(smallScenario());
  page.setPreset("two_clusters");
  page.setPlainMeans(false);
  CHECK_FALSE(session.undoStack().canUndo());
  session.takeBack();
  CHECK(state.setup() == mine);
  session.undoStack().undo();
  CHECK_FALSE(state.setup().plainMeans);
}

TEST_CASE("a click keeps or drops a token, and everything follows", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  REQUIRE(page.tokens().size() == 8);
  const double before = shown.dropped();
  CHECK(before == Approx(0.27));
  QTest::mouseClick(&page.lever(), Qt::LeftButton, {}, shown.pixelOf(0));
  CHECK_FALSE(page.tokens()[0].kept);
  CHECK(shown.dropped() == Approx(0.47));
  CHECK(page.identity().equation().contains(QStringLiteral("0.4700")));
  CHECK(page.bars().bars()[0].value == page.lever().scene().lever.identity.measured);
  QTest::mouseClick(&page.lever(), Qt::LeftButton, {}, shown.pixelOf(0));
  CHECK(shown.dropped() == Approx(before));
}

TEST_CASE("a dragged token follows the mouse and keeps its side", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  const QPoint from = shown.pixelOf(4);
  const QPoint to = from + QPoint(90, -60);
  const PlanePoint wanted = [&] {
    const PlanePoint a = page.tokens()[4].at;
    const QPointF one = page.lever().toPixel({a.x + 1.0, a.y}) - page.lever().toPixel(a);
    return PlanePoint{a.x + 90.0 / one.x(), a.y + 60.0 / one.x()};
  }();
  drag(page.lever(), from, to);
  CHECK(page.tokens()[4].at.x == Approx(wanted.x).margin(0.02));
  CHECK(page.tokens()[4].at.y == Approx(wanted.y).margin(0.02));
  CHECK(page.tokens()[4].kept);
  CHECK(page.lever().scene().lever.identity.residual < 1e-14);
}

TEST_CASE("a token dragged across the line of the tray changes sides; the last kept one stays",
          "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  MassTray& tray = page.tray();
  const QPoint start = tray.rectOf(1).center().toPoint();
  drag(tray, start, {start.x() + 9, start.y()});  // not far enough
  CHECK(page.tokens()[1].kept);
  drag(tray, start, {static_cast<int>(tray.lineAt()) + 30, start.y()});
  CHECK_FALSE(page.tokens()[1].kept);
  for (int token = 0; token < 8; ++token) {
    if (page.tokens()[static_cast<std::size_t>(token)].kept) {
      QTest::mouseClick(&page.lever(), Qt::LeftButton, {}, shown.pixelOf(token));
    }
  }
  CHECK(std::ranges::count(page.tokens(), true, &LeverToken::kept) == 1);
}

TEST_CASE("the lever by keyboard alone", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  LeverView& lever = page.lever();
  lever.setFocus(Qt::TabFocusReason);
  REQUIRE(QTest::qWaitFor([&] { return lever.hasFocus(); }, 3000));
  CHECK(lever.selected() == 0);
  QTest::keyClick(&lever, Qt::Key_Tab);
  CHECK(lever.selected() == 1);
  CHECK(lever.accessibleDescription().contains(QStringLiteral("Token 1")));
  QTest::keyClick(&lever, Qt::Key_Space);
  CHECK_FALSE(page.tokens()[1].kept);
  const PlanePoint at = page.tokens()[1].at;
  QTest::keyClick(&lever, Qt::Key_Right, Qt::ShiftModifier);
  QTest::keyClick(&lever, Qt::Key_Up);
  CHECK(page.tokens()[1].at.x > at.x);
  CHECK(page.tokens()[1].at.y > at.y);
  const double mass = page.tokens()[1].mass;
  QTest::keyClick(&lever, Qt::Key_Plus);
  CHECK(page.tokens()[1].mass > mass);
  QTest::keyClick(&lever, Qt::Key_Delete);
  CHECK(page.tokens().size() == 7);
  for (int i = 0; i < 10; ++i) {
    QTest::keyClick(&lever, Qt::Key_Insert);
  }
  CHECK(page.tokens().size() == HandTokens::kMost);
}

TEST_CASE("with plain means the identity visibly fails", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  page.setPreset("lone_heavy");
  CHECK(page.identity().equation().contains(u'='));
  page.setPlainMeans(true);
  CHECK(page.identity().equation().contains(u'≠'));
  CHECK(page.identity().verdict().contains(QStringLiteral("must be weighted")));
  page.setPlainMeans(false);
  CHECK(page.identity().equation().contains(u'='));
}

TEST_CASE("no bar of one readout stands beside the other's error", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  page.setPreset("two_values");
  page.setReadout(Readout::renormalised);
  const auto attained = [&] {
    QStringList names;
    for (const BoundBars::Bar& bar : page.bars().bars()) {
      if (bar.attained) {
        names << bar.name;
      }
    }
    return names;
  };
  CHECK(attained().size() == 3);  // T1: all but 2 D m
  CHECK_FALSE(attained().contains(QStringLiteral("2 D m")));
  for (const BoundBars::Bar& bar : page.bars().bars()) {
    CHECK_FALSE(bar.name.contains(QStringLiteral("norm")));
    CHECK(bar.value >= page.bars().bars()[0].value * (1.0 - 1e-12));
  }
  page.setReadout(Readout::zero_fill);
  REQUIRE(page.bars().bars().size() == 2);
  CHECK(page.bars().bars()[0].value == Approx(0.1));
  CHECK(attained() == QStringList{QStringLiteral("m × largest norm")});
}

TEST_CASE("the query under the cursor as a lever, projected and said to be", "[bound]") {
  Shown shown;
  BoundPage& page = shown.page;
  const auto comparison = comparisonOf(smallScenario());
  const int query = static_cast<int>(comparison->queries().size()) - 3;
  page.setSource(1);
  page.setCursor(query);
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  const auto q = static_cast<std::size_t>(query);
  CHECK(shown.dropped() == Approx(comparison->tracks[0].series.dropped[q]));
  CHECK(page.lever().scene().lever.identity.measured ==
        Approx(comparison->tracks[0].series.error[q]));
  CHECK(page.lever().scene().weights.size() ==
        static_cast<std::size_t>(comparison->queries()[q]) + 1);
  CHECK(page.lever().scene().lever.projected);
  // What if it kept one more?
  const auto& kept = page.lever().scene().kept;
  const int gone = static_cast<int>(std::ranges::find(kept, false) - kept.begin());
  const double weight = page.lever().scene().weights[static_cast<std::size_t>(gone)];
  Q_EMIT page.lever().toggleWanted(gone);
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(shown.dropped() == Approx(comparison->tracks[0].series.dropped[q] - weight));
  page.setCursor(query - 1);
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(shown.dropped() == Approx(comparison->tracks[0].series.dropped[q - 1]));
}

TEST_CASE("mass or direction: points are queries, their product is the error", "[bound]") {
  const auto comparison = comparisonOf(smallScenario());
  for (const bool logarithmic : {false, true}) {
    const PlotModel model = causeModel(comparison, logarithmic);
    for (std::size_t track = 0; track < comparison->tracks.size(); ++track) {
      const auto queries = queriesOfPoints(*comparison, track);
      REQUIRE(queries.size() == static_cast<std::size_t>(model.series[track].points.size()));
      for (std::size_t i = 0; i < queries.size(); ++i) {
        const auto q = static_cast<std::size_t>(queries[i]);
        const QPointF& point = model.series[track].points[i];
        CHECK(point.x() * point.y() == Approx(comparison->tracks[track].series.error[q]));
      }
    }
    // A curve of equal error is one.
    const Series& curve = model.series.back();
    REQUIRE_FALSE(curve.hoverable);
    REQUIRE(curve.points.size() > 2);
    const double error = curve.points[0].x() * curve.points[0].y();
    for (const QPointF& point : curve.points) {
      CHECK(point.x() * point.y() == Approx(error));
    }
  }
}

TEST_CASE("a click on a point of the scatter moves the cursor to its query", "[bound]") {
  Shown shown;
  const auto comparison = comparisonOf(smallScenario());
  QSignalSpy wanted(&shown.page, &BoundPage::cursorRequested);
  PlotView& plot = shown.page.causes().plot();
  const auto queries = queriesOfPoints(*comparison, 0);
  // The point farthest out lies on no other.
  const auto& points = plot.model().series[0].points;
  const auto far = std::ranges::max_element(points, {}, [](const QPointF& p) { return p.x(); });
  const auto index = static_cast<std::size_t>(far - points.begin());
  QTest::mouseMove(&plot, plot.toPixel(*far).toPoint());
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.toPixel(*far).toPoint());
  REQUIRE(wanted.count() == 1);
  CHECK(wanted[0][0].toInt() == queries[index]);
}
