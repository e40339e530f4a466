#include "ui/views/kept_map.h"

#include <QtTest/QSignalSpy>
#include <algorithm>
#include <catch2/catch.hpp>

#include <QAbstractItemModel>
#include <QMenu>

#include "small_rollout.h"
#include "ui/theme/appearance.h"
#include "ui/theme/policy_style.h"
#include "ui/views/map_image.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

bool settled(const KeptMap& map) {
  return map.isSettled();
}

}  // namespace

TEST_CASE("each pixel of a map has the colour of its token's fate", "[kept_map]") {
  const auto comparison = comparisonOf(smallScenario());
  const ShadeTable shades(Theme::light(), styleOf("window").colour);
  const auto image = keptMapImage(*comparison, 0, {64, 64}, 1, shades);
  REQUIRE(image);
  for (std::size_t q = 0; q < comparison->queries().size(); ++q) {
    const Position t = comparison->queries()[q];
    const auto kept = comparison->kept(0, q);
    for (Position j = 0; j < 64; ++j) {
      const QRgb pixel = image->pixel(t, 63 - j);
      if (j > t) {
        CHECK(qAlpha(pixel) == 0);
        continue;
      }
      const QColor colour = QColor::fromRgb(pixel);
      const bool isKept = std::ranges::find(kept, j) != kept.end();
      // Vermilion is saturated, grey is not.
      CHECK((colour.hslSaturationF() > 0.4F) == isKept);
    }
  }
  CHECK(qAlpha(image->pixel(1, 63)) == 0);  // before the first query
}

TEST_CASE("a heavy dropped sink is seen at any size, two pixels high", "[kept_map]") {
  Scenario scenario;
  scenario.simulator.seed = 6;
  const auto comparison = comparisonOf(scenario);
  const ShadeTable shades(Theme::light(), styleOf("window").colour);
  const int height = GENERATE(40, 100, 511);
  const auto image = keptMapImage(*comparison, 0, {300, height}, 2, shades);
  REQUIRE(image);
  const int x = 200 * 300 / 512;  // query 200: keyframe 136 has left the window of 48
  int dark = 0;
  for (int y = 0; y < height; ++y) {
    const QColor colour = QColor::fromRgb(image->pixel(x, y));
    if (qAlpha(image->pixel(x, y)) != 0 && contrast(colour, Qt::white) > 3.0 &&
        colour.hslSaturationF() < 0.2F) {
      ++dark;
    }
  }
  CHECK(dark >= 2);
  CHECK(dark <= 6);
}

TEST_CASE("a click moves the cursor and a drag goes on", "[kept_map]") {
  KeptMap map;
  map.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(map, {500, 240}, [&] { return settled(map); }));
  QSignalSpy spy(&map, &KeptMap::cursorRequested);
  const int y = static_cast<int>(map.mapRect(0).center().y());
  const auto at = [&](double token) { return QPoint(qRound(map.xOf(token + 0.5)), y); };
  QTest::mousePress(&map, Qt::LeftButton, Qt::NoModifier, at(20));
  QTest::mouseMove(&map, at(33));
  QTest::mouseRelease(&map, Qt::LeftButton, Qt::NoModifier, at(33));
  REQUIRE(spy.count() >= 1);
  CHECK(spy.front().front().toInt() == 18);  // query 20 is the 18th after 2
  spy.clear();
  QTest::mouseClick(&map, Qt::LeftButton, Qt::NoModifier, QPoint(2, y));
  REQUIRE(spy.count() == 1);
  CHECK(spy.front().front().toInt() == 0);
}

TEST_CASE("keys move the cursor within the queries", "[kept_map]") {
  KeptMap map;
  map.setComparison(comparisonOf(smallScenario()));
  map.setCursor(5);
  QSignalSpy spy(&map, &KeptMap::cursorRequested);
  const auto asked = [&](Qt::Key key) {
    spy.clear();
    QTest::keyClick(&map, key);
    return spy.count() == 1 ? spy.front().front().toInt() : -1;
  };
  CHECK(asked(Qt::Key_Right) == 6);
  CHECK(asked(Qt::Key_Left) == 4);
  CHECK(asked(Qt::Key_Home) == 0);
  CHECK(asked(Qt::Key_End) == 61);
  CHECK(asked(Qt::Key_PageUp) == 0);
}

TEST_CASE("moving the cursor builds no image anew", "[kept_map]") {
  KeptMap map;
  map.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(map, {500, 240}, [&] { return settled(map); }));
  const int built = map.imagesBuilt();
  for (int q = 0; q < 30; ++q) {
    map.setCursor(q);
    QTest::qWait(1);
  }
  CHECK(map.imagesBuilt() == built);
}

TEST_CASE("of many comparisons the newest is shown in the end", "[kept_map]") {
  KeptMap map;
  REQUIRE(showAt(map, {500, 240}, [] { return true; }));
  Scenario scenario = smallScenario();
  for (int i = 0; i < 20; ++i) {
    scenario.window = 4 + i;
    map.setComparison(comparisonOf(scenario));
  }
  REQUIRE(QTest::qWaitFor([&] { return settled(map); }, 5000));
  CHECK(map.imagesBuilt() >= 1);
}

TEST_CASE("the map reads query, token, weight and fate", "[kept_map]") {
  KeptMap map;
  const auto comparison = comparisonOf(smallScenario());
  map.setComparison(comparison);
  REQUIRE(showAt(map, {500, 300}, [&] { return settled(map); }));
  // Query 40: sink 22 left the window of 12 at query 34; the mass budget may still have it.
  const QString reading = map.readingAt({map.xOf(40.5), map.yOf(0, 22.5)});
  CHECK(reading.contains(QStringLiteral("Query 40, keyframe 22, weight 0.")));
  CHECK(reading.contains(QStringLiteral("window: dropped since query 34")));
  CHECK(map.readingAt({map.xOf(10.5), map.yOf(0, 50.0)}).isEmpty());  // no such token yet
  map.setCursor(38);
  CHECK(map.accessibleDescription().contains(QStringLiteral("At query 40")));
}

TEST_CASE("the map's choice: a policy, and another", "[kept_map]") {
  KeptMap map;
  map.setComparison(comparisonOf(smallScenario()));
  CHECK(map.shownTracks() == QList<int>{1});  // the mass budget
  map.setShownTracks({0, 1});
  CHECK(map.choiceText() == QStringLiteral("window and mass budget"));
  REQUIRE(showAt(map, {500, 300}, [&] { return settled(map); }));
  CHECK(map.mapRect(0).bottom() < map.mapRect(1).top());
  map.setShownTracks({7, 0, 0});
  CHECK(map.shownTracks() == QList<int>{0});
  QMenu menu;
  map.fillChoiceMenu(&menu);
  int checked = 0;
  for (const QAction* action : menu.actions()) {
    checked += action->isChecked() ? 1 : 0;
  }
  CHECK(checked == 2);  // the window, and nothing beside it
}

TEST_CASE("two maps stand side by side where there is room, and each is clicked in its own axis",
          "[kept_map]") {
  KeptMap map;
  const auto comparison = comparisonOf(smallScenario());
  map.setComparison(comparison);
  map.setShownTracks({0, 1});
  REQUIRE(showAt(map, {900, 300}, [&] { return settled(map); }));
  REQUIRE(map.isSideBySide());
  const QRectF first = map.mapRect(0);
  const QRectF second = map.mapRect(1);
  CHECK(first.right() < second.left());
  CHECK(first.top() == second.top());
  CHECK(first.width() == second.width());
  QSignalSpy spy(&map, &KeptMap::cursorRequested);
  const auto tokens = static_cast<double>(comparison->exploration->evaluation.tokens);
  for (const QRectF& rect : {first, second}) {
    const QPointF at(rect.left() + rect.width() * 40.5 / tokens,
                     map.yOf(0, 22.5));  // query 40, key 22
    spy.clear();
    QTest::mouseClick(&map, Qt::LeftButton, Qt::NoModifier, at.toPoint());
    REQUIRE(spy.count() == 1);
    CHECK(comparison->queries()[static_cast<std::size_t>(spy.front().front().toInt())] == 40);
    CHECK(map.readingAt(at).contains(QStringLiteral("Query 40, keyframe 22, weight 0.")));
  }
  map.setStacked(true);
  CHECK(map.mapRect(0).bottom() < map.mapRect(1).top());
  CHECK(map.mapRect(0).width() == map.mapRect(1).width());
  map.setStacked(false);
  map.resize(500, 300);
  CHECK_FALSE(map.isSideBySide());
}

TEST_CASE("the map's table is the row at the cursor", "[kept_map]") {
  KeptMap map;
  const auto comparison = comparisonOf(smallScenario());
  map.setComparison(comparison);
  map.setCursor(30);
  const std::unique_ptr<QAbstractItemModel> table(map.dataModel(nullptr));
  REQUIRE(table->rowCount() == comparison->queries()[30] + 1);
  double sum = 0.0;
  for (int i = 0; i < table->rowCount(); ++i) {
    sum += table->index(i, 1).data(Qt::EditRole).toDouble();
  }
  CHECK(sum == Approx(1.0).epsilon(1e-12));
}

TEST_CASE("a map without anything to show says so and does not fail", "[kept_map]") {
  KeptMap map;
  REQUIRE(showAt(map, {300, 120}, [] { return true; }));
  QTest::mouseClick(&map, Qt::LeftButton, Qt::NoModifier, QPoint(150, 60));
  QTest::keyClick(&map, Qt::Key_Right);
  CHECK(map.accessibleDescription() == QStringLiteral("No rollout is computed yet."));
  Scenario scenario = smallScenario();
  scenario.policies.clear();
  map.setComparison(comparisonOf(scenario));
  map.grab();
  CHECK(map.shownTracks().isEmpty());
}
