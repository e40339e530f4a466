#include "ui/plot/label_placer.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <random>

using namespace kvbudget::ui;

namespace {

const QRectF kArea(10, 20, 400, 200);

// Found another way than the placer does: each segment is clipped to the rectangle.
bool touches(const Polyline& line, const QRectF& rect) {
  return !clipped(line, rect).empty();
}

// A comb of verticals that leaves `free` alone.
std::vector<Polyline> comb(const QRectF& free) {
  std::vector<Polyline> lines;
  for (double x = kArea.left(); x <= kArea.right(); x += 5.0) {
    if (x < free.left() || x > free.right()) {
      lines.push_back({{x, kArea.top()}, {x, kArea.bottom()}});
    } else {
      lines.push_back({{x, kArea.top()}, {x, free.top()}});
      lines.push_back({{x, free.bottom()}, {x, kArea.bottom()}});
    }
  }
  return lines;
}

}  // namespace

TEST_CASE("a free place is taken, however far down the list", "[label_placer]") {
  LabelPlacer placer(kArea);
  const Polyline line = {{10, 100}, {410, 100}};
  placer.avoid(line);
  std::vector<QRectF> candidates;
  for (int i = 0; i < 8; ++i) {
    candidates.emplace_back(20.0 + 40.0 * i, 94.0, 60.0, 14.0);  // on the line
  }
  candidates.emplace_back(100.0, 60.0, 60.0, 14.0);
  const auto place = placer.place(candidates);
  CHECK(place.rect == candidates.back());
  CHECK_FALSE(place.onCurve);
}

TEST_CASE("of free places the first is taken", "[label_placer]") {
  LabelPlacer placer(kArea);
  const QRectF first(200, 100, 50, 14);
  CHECK(placer.place({first, QRectF(20, 30, 50, 14)}).rect == first);
}

TEST_CASE("amid dense curves the nearest hole is found", "[label_placer]") {
  const QRectF hole(200, 60, 90, 30);
  LabelPlacer placer(kArea);
  for (const Polyline& line : comb(hole)) {
    placer.avoid(line);
  }
  const auto place = placer.place({QRectF(190, 110, 60, 14)}, 80.0);
  CHECK_FALSE(place.onCurve);
  CHECK(hole.contains(place.rect));
}

TEST_CASE("a hole out of reach is left, and the text says that it lies on a curve",
          "[label_placer]") {
  LabelPlacer placer(kArea);
  for (const Polyline& line : comb(QRectF(20, 60, 90, 30))) {
    placer.avoid(line);
  }
  const auto place = placer.place({QRectF(340, 110, 60, 14)}, 40.0);
  CHECK(place.onCurve);
  CHECK(kArea.contains(place.rect));
}

TEST_CASE("a text that may be left out is, where it would cover something", "[label_placer]") {
  LabelPlacer placer(kArea);
  placer.avoid({{10, 100}, {410, 100}});
  CHECK_FALSE(placer.placeIfFree({QRectF(50, 95, 60, 14)}).has_value());
  REQUIRE(placer.placeIfFree({QRectF(50, 60, 60, 14)}).has_value());
  CHECK_FALSE(placer.placeIfFree({QRectF(50, 60, 60, 14)}).has_value());  // that one is taken
}

TEST_CASE("two texts never stand flush side by side", "[label_placer]") {
  LabelPlacer placer(kArea);
  const QRectF first(50.0, 60.0, 60.0, 14.0);
  const QRectF flush = first.translated(first.width() + 1.0, 0.0);
  const QRectF apart = first.translated(first.width() + 8.0, 0.0);
  REQUIRE(placer.placeIfFree({first}).has_value());
  CHECK_FALSE(placer.placeIfFree({flush}).has_value());
  CHECK(placer.placeIfFree({apart}).has_value());
}

TEST_CASE("labels keep off each other and the edge, and tell whether they are on a curve",
          "[label_placer]") {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> x(kArea.left(), kArea.right());
  std::uniform_real_distribution<double> y(kArea.top(), kArea.bottom());
  std::uniform_real_distribution<double> wide(20.0, 110.0);
  int placedFree = 0;
  for (int round = 0; round < 60; ++round) {
    LabelPlacer placer(kArea);
    std::vector<Polyline> lines;
    for (int i = 0; i < 4; ++i) {
      Polyline line;
      for (int k = 0; k < 3 + round % 5; ++k) {
        line.emplace_back(x(random), y(random));
      }
      std::ranges::sort(line, {}, [](const QPointF& p) { return p.x(); });
      placer.avoid(line);
      lines.push_back(line);
    }
    std::vector<QRectF> labels;
    for (int i = 0; i < 6; ++i) {
      std::vector<QRectF> candidates;
      const double width = wide(random);
      for (int k = 0; k < 4; ++k) {
        candidates.emplace_back(x(random) - 20.0, y(random) - 10.0, width, 14.0);
      }
      const auto place = placer.place(candidates, 60.0);
      CHECK(kArea.adjusted(-1e-9, -1e-9, 1e-9, 1e-9).contains(place.rect));
      for (const QRectF& other : labels) {
        CHECK_FALSE(place.rect.intersects(other));
      }
      // Cells are coarser than lines: what counts as free touches none.
      for (const Polyline& line : lines) {
        CHECK((place.onCurve || !touches(line, place.rect)));
      }
      placedFree += place.onCurve ? 0 : 1;
      labels.push_back(place.rect);
    }
  }
  CHECK(placedFree > 200);  // of 360
}
