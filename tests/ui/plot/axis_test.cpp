#include "ui/plot/axis.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

using namespace kvbudget::ui;

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Axis axisFrom(double low, double high, Scale scale = Scale::linear) {
  Axis axis;
  axis.low = low;
  axis.high = high;
  axis.scale = scale;
  return axis;
}

std::string texts(const std::vector<Tick>& ticks) {
  std::string all;
  for (const Tick& tick : ticks) {
    all += tick.text.isEmpty() ? std::string() : tick.text.toStdString() + ' ';
  }
  return all;
}

}  // namespace

TEST_CASE("ticks are 1, 2 and 5 times a power of ten", "[axis]") {
  CHECK(texts(ticksOf(axisFrom(0, 160), 4)) == "0 50 100 150 ");
  CHECK(texts(ticksOf(axisFrom(0, 1), 5)) == "0 0.2 0.4 0.6 0.8 1 ");
  CHECK(texts(ticksOf(axisFrom(-3, 3), 3)) == "-2 0 2 ");
  CHECK(texts(ticksOf(axisFrom(1000, 9000), 4)) == "2000 4000 6000 8000 ");
}

TEST_CASE("ticks of an axis of whole numbers do not fall between them", "[axis]") {
  Axis axis = axisFrom(0, 3);
  axis.whole = true;
  CHECK(texts(ticksOf(axis, 9)) == "0 1 2 3 ");
}

TEST_CASE("a wanted step is kept, or doubled until its ticks have room", "[axis]") {
  Axis axis = axisFrom(0, 512);
  axis.tickStep = 128;
  CHECK(texts(ticksOf(axis, 4)) == "0 128 256 384 512 ");
  CHECK(texts(ticksOf(axis, 2)) == "0 256 512 ");
}

TEST_CASE("a logarithmic axis has decades and a minor grid", "[axis]") {
  const auto ticks = ticksOf(axisFrom(0.005, 20, Scale::logarithmic), 6);
  CHECK(texts(ticks) == "0.01 0.1 1 10 ");
  CHECK(std::count_if(ticks.begin(), ticks.end(), [](const Tick& t) { return t.minor; }) > 20);
  CHECK(texts(ticksOf(axisFrom(1e-16, 1, Scale::logarithmic), 4)) == "1e-16 1e-12 1e-8 0.0001 1 ");
  // Less than a decade and a half: 2 and 5 help.
  CHECK(texts(ticksOf(axisFrom(0.8, 12, Scale::logarithmic), 6)) == "1 2 5 10 ");
  CHECK(texts(ticksOf(axisFrom(1.21, 1.29, Scale::logarithmic), 4)) == "1.22 1.24 1.26 1.28 ");
}

TEST_CASE("ranges that cannot be drawn become ones that can", "[axis]") {
  using Catch::Matchers::WithinAbs;
  CHECK(usableRange({3, 1}, Scale::linear) == Range{1, 3});  // reversed
  const Range point = usableRange({5, 5}, Scale::linear);
  CHECK(point.low < 5);
  CHECK(point.high > 5);
  const Range narrow = usableRange({1e12, 1e12 + 1}, Scale::linear);
  CHECK(narrow.high - narrow.low > 1e9);
  CHECK(usableRange({0, 0}, Scale::linear) == Range{-0.5, 0.5});
  CHECK(usableRange({kNaN, kInfinity}, Scale::linear) == Range{0, 1});

  const Range floor = usableRange({0, 10}, Scale::logarithmic);
  CHECK(floor.low > 0);
  CHECK(floor.high == 10);
  const Range negative = usableRange({-5, -1}, Scale::logarithmic);
  CHECK(negative.low > 0);
  CHECK(negative.high > negative.low);
  const Range same = usableRange({2, 2}, Scale::logarithmic);
  CHECK(same.low < 2);
  CHECK(same.high > 2);
}

TEST_CASE("ticks of any range are few, ascending and within it", "[axis]") {
  for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
    for (const Range range :
         {Range{0, 0}, Range{1, 1 + 1e-12}, Range{1e-300, 1e300}, Range{-1e300, 1e300},
          Range{5, -5}, Range{kNaN, kNaN}, Range{0.1, 0.1000001}, Range{1e12, 1e12 + 3}}) {
      const auto ticks = ticksOf(axisFrom(range.low, range.high, scale), 6);
      const Range usable = usableRange(range, scale);
      INFO(range.low << " to " << range.high);
      CHECK(ticks.size() < 300);
      CHECK(std::is_sorted(ticks.begin(), ticks.end(),
                           [](const Tick& a, const Tick& b) { return a.value < b.value; }));
      for (const Tick& tick : ticks) {
        CHECK(tick.value >= usable.low - 1e-6 * std::abs(usable.low) - 1e-12);
        CHECK(tick.value <= usable.high + 1e-6 * std::abs(usable.high) + 1e-12);
      }
    }
  }
}

TEST_CASE("neighbouring ticks can be told apart", "[axis]") {
  for (const Range range : {Range{100.001, 100.009}, Range{1e7, 1.00001e7}, Range{0, 1e-7}}) {
    const auto ticks = ticksOf(axisFrom(range.low, range.high), 5);
    REQUIRE(ticks.size() >= 2);
    for (std::size_t i = 1; i < ticks.size(); ++i) {
      CHECK(ticks[i].text.toStdString() != ticks[i - 1].text.toStdString());
    }
  }
}

TEST_CASE("numbers have at most three significant digits", "[axis]") {
  const std::vector<std::pair<double, std::string>> cases = {
      {0.0, "0"},         {0.05, "0.05"},    {0.53125, "0.531"},  {4.9745, "4.97"},
      {46.24, "46.2"},    {9.996, "10"},     {128, "128"},        {1280, "1280"},
      {32760, "32760"},   {9e-16, "9e-16"},  {9.96e-16, "1e-15"}, {-0.25, "-0.25"},
      {0.0001, "0.0001"}, {2.5e12, "2.5e12"}};
  for (const auto& [value, text] : cases) {
    CHECK(shortNumber(value).toStdString() == text);
  }
  CHECK(shortNumber(kNaN).toStdString() == shortNumber(kInfinity).toStdString());
}

TEST_CASE("an axis maps onto pixels and back", "[axis]") {
  for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
    const AxisMap map(axisFrom(0.01, 100, scale), 400, 20);
    CHECK(map.toPixel(0.01) == Approx(400));
    CHECK(map.toPixel(100) == Approx(20));
    for (const double value : {0.02, 1.0, 57.0}) {
      CHECK(map.toValue(map.toPixel(value)) == Approx(value));
    }
  }
  const AxisMap map(axisFrom(0.01, 100, Scale::logarithmic), 0, 100);
  CHECK(map.toPixel(1) == Approx(50));
  CHECK(std::isnan(map.toPixel(0)));
  CHECK(std::isnan(map.toPixel(-1)));
  CHECK(std::isnan(map.toPixel(kNaN)));
}
