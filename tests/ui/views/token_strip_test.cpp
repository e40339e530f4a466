#include "ui/views/token_strip.h"

#include <QtTest/QSignalSpy>
#include <algorithm>
#include <catch2/catch.hpp>

#include "small_rollout.h"

using namespace kvbudget;
using namespace kvbudget::ui;

TEST_CASE("bars are coloured by fate and end at the query's own token", "[token_strip]") {
  TokenStrip strip;
  const auto comparison = comparisonOf(smallScenario());
  strip.setComparison(comparison);
  strip.setCursor(38);  // query 40
  REQUIRE(showAt(strip, {700, 80}, [] { return true; }));
  const QImage image = strip.grab().toImage();
  const double ratio = image.devicePixelRatio();
  const QRectF lane = strip.laneRect(0);
  const auto colourAt = [&](double token) {
    return image.pixelColor(
        (QPointF(strip.xOf(token + 0.5), lane.bottom() - 2.0) * ratio).toPoint());
  };
  const auto kept = comparison->kept(0, 38);
  for (Position j = 20; j <= 40; ++j) {
    const bool isKept = std::ranges::find(kept, j) != kept.end();
    CHECK((colourAt(j).hslSaturationF() > 0.5F) == isKept);
  }
  CHECK(colourAt(50) == colourAt(60));  // nothing there yet
  CHECK(strip.readingAt({strip.xOf(40.5), lane.center().y()})
            .contains(QStringLiteral("its own token")));
}

TEST_CASE("the token strip follows the cursor and asks for moves", "[token_strip]") {
  TokenStrip strip;
  strip.setComparison(comparisonOf(smallScenario()));
  REQUIRE(showAt(strip, {700, 80}, [] { return true; }));
  strip.setCursor(10);
  const QImage before = strip.grab().toImage();
  strip.setCursor(40);
  CHECK(strip.grab().toImage() != before);
  QSignalSpy spy(&strip, &TokenStrip::cursorRequested);
  QTest::keyClick(&strip, Qt::Key_Left);
  REQUIRE(spy.count() == 1);
  CHECK(spy.front().front().toInt() == 39);
}
