#include "ui/plot/polyline.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <random>

using namespace kvbudget::ui;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const QRectF kRect(0, 0, 100, 50);

}  // namespace

TEST_CASE("gaps part a line into stretches", "[polyline]") {
  const Polyline line = {{0, 1}, {1, 2},    {2, kNaN},
                         {3, 4}, {kNaN, 5}, {5, std::numeric_limits<double>::infinity()},
                         {6, 1}, {7, 2}};
  const auto parts = stretches(line);
  REQUIRE(parts.size() == 3);
  CHECK(parts[0].size() == 2);
  CHECK(parts[1] == Polyline{{3, 4}});  // a lone point stays
  CHECK(parts[2].size() == 2);
  CHECK(stretches(Polyline{}).empty());
  CHECK(stretches(Polyline{{kNaN, kNaN}}).empty());
}

TEST_CASE("a line is cut where it leaves the rectangle", "[polyline]") {
  const auto across = clipped(Polyline{{-50, 25}, {150, 25}}, kRect);
  REQUIRE(across.size() == 1);
  CHECK(across[0] == Polyline{{0, 25}, {100, 25}});

  const auto twice = clipped(Polyline{{10, 25}, {20, -75}, {30, 25}}, kRect);
  REQUIRE(twice.size() == 2);
  CHECK(twice[0].back() == QPointF(12.5, 0));
  CHECK(twice[1].front() == QPointF(27.5, 0));

  CHECK(clipped(Polyline{{-10, -10}, {-10, 200}}, kRect).empty());
  // Both ends outside, and the corner not touched.
  CHECK(clipped(Polyline{{-30, 20}, {20, -30}}, kRect).empty());
  CHECK(clipped(Polyline{{5, 5}}, kRect) == std::vector<Polyline>{{{5, 5}}});
  CHECK(clipped(Polyline{{5, 500}}, kRect).empty());
}

TEST_CASE("what is clipped lies inside, and what was inside is kept", "[polyline]") {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> anywhere(-300, 300);
  Polyline line;
  std::size_t inside = 0;
  for (int i = 0; i < 5000; ++i) {
    line.emplace_back(anywhere(random), anywhere(random));
    inside += kRect.contains(line.back()) ? 1U : 0U;
  }
  std::size_t found = 0;
  for (const Polyline& part : clipped(line, kRect)) {
    for (const QPointF& point : part) {
      CHECK((point.x() >= 0 && point.x() <= 100 && point.y() >= 0 && point.y() <= 50));
      found += std::find(line.begin(), line.end(), point) != line.end() ? 1U : 0U;
    }
  }
  CHECK(found == inside);
}

TEST_CASE("far coordinates do not break the clipping", "[polyline]") {
  const auto parts = clipped(Polyline{{-1e15, 25}, {1e15, 25}}, kRect);
  REQUIRE(parts.size() == 1);
  CHECK(parts[0].front().x() == Approx(0).margin(1));
  CHECK(parts[0].back().x() == Approx(100).margin(1));
}

TEST_CASE("thinning keeps extremes, ends and order, at about two points a column", "[polyline]") {
  Polyline line;
  for (int i = 0; i < 100'000; ++i) {
    line.emplace_back(i * 1e-3, 25.0 + 20.0 * std::sin(i * 0.37));
  }
  line[54'321].setY(49.5);
  line[12'345].setY(0.5);
  const Polyline thin = decimated(line, 0.0, 100);
  CHECK(thin.size() <= 2 * 100 + 2);
  CHECK(thin.front() == line.front());
  CHECK(thin.back() == line.back());
  CHECK(std::find(thin.begin(), thin.end(), line[54'321]) != thin.end());
  CHECK(std::find(thin.begin(), thin.end(), line[12'345]) != thin.end());
  CHECK(std::is_sorted(thin.begin(), thin.end(),
                       [](const QPointF& a, const QPointF& b) { return a.x() < b.x(); }));
}

TEST_CASE("few points and lines that run back are left alone", "[polyline]") {
  const Polyline few = {{0, 1}, {1, 2}, {2, 3}};
  CHECK(decimated(few, 0.0, 100) == few);
  Polyline back;
  for (int i = 0; i < 1000; ++i) {
    back.emplace_back(i % 7, i);
  }
  CHECK(decimated(back, 0.0, 10) == back);
  CHECK(decimated(Polyline{}, 0.0, 10).empty());
}

TEST_CASE("a step holds its value to the next point", "[polyline]") {
  CHECK(stepped(Polyline{{0, 1}, {2, 5}, {3, 4}}) ==
        Polyline{{0, 1}, {2, 1}, {2, 5}, {3, 5}, {3, 4}});
}

TEST_CASE("dashes run on around corners, however short the segments", "[polyline]") {
  // A staircase whose segments are shorter than any dash.
  Polyline line;
  double total = 0.0;
  for (int i = 0; i <= 400; ++i) {
    line.emplace_back(2.0 * ((i + 1) / 2), 1.5 * (i / 2));
    total += i == 0 ? 0.0 : QLineF(line[line.size() - 2], line.back()).length();
  }
  double drawn = 0.0;
  double longest = 0.0;
  double run = 0.0;
  QPointF last(-1, -1);
  for (const QLineF& part : dashed(line, {10.0, 6.0})) {
    run = part.p1() == last ? run + part.length() : part.length();
    longest = std::max(longest, run);
    drawn += part.length();
    last = part.p2();
  }
  CHECK(drawn == Approx(total * 10.0 / 16.0).epsilon(0.02));
  CHECK(longest == Approx(10.0).margin(1e-6));
}

TEST_CASE("without dashes a line is its segments", "[polyline]") {
  const Polyline line = {{0, 0}, {3, 4}, {3, 4}, {10, 4}};
  CHECK(dashed(line, {}).size() == 3);
  CHECK(dashed(line, {0.0, 0.0}).size() == 3);  // a pattern of nothing must not run forever
  CHECK(dashed(Polyline{{1, 1}}, {5.0, 3.0}).isEmpty());
}

TEST_CASE("a point without a place is not inside", "[polyline]") {
  const QRectF rect(0, 0, 10, 10);
  const double none = std::numeric_limits<double>::quiet_NaN();
  CHECK(isInside(rect, {5, 5}));
  CHECK_FALSE(isInside(rect, {11, 5}));
  CHECK_FALSE(isInside(rect, {5, none}));
  CHECK_FALSE(isInside(rect, {none, 5}));
}
