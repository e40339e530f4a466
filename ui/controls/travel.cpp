#include "ui/controls/travel.h"

#include <algorithm>
#include <cmath>

namespace kvbudget::ui {
namespace {

constexpr double kStep = 0.01;
constexpr int kManySteps = 10;  // a page

}  // namespace

double roundedToThree(double value) {
  if (value == 0.0 || !std::isfinite(value)) {
    return value;
  }
  // Through powers of ten that are exact, so that 0.05 comes out as the number one types.
  const int digits = 2 - static_cast<int>(std::floor(std::log10(std::abs(value))));
  const double power = std::pow(10.0, std::abs(digits));
  return digits >= 0 ? std::round(value * power) / power : std::round(value / power) * power;
}

double Travel::share(double value) const {
  const double x = std::clamp(value, low, high);
  switch (kind) {
    case Kind::linear:
      return (x - low) / (high - low);
    case Kind::cubic:
      return std::cbrt((x - low) / (high - low));
    case Kind::logarithmic:
      return std::log(x / low) / std::log(high / low);
  }
  return 0.0;
}

double Travel::value(double share) const {
  const double s = std::clamp(share, 0.0, 1.0);
  if (s == 0.0 || s == 1.0) {
    return s == 0.0 ? low : high;
  }
  double x = 0.0;
  switch (kind) {
    case Kind::linear:
      x = low + s * (high - low);
      break;
    case Kind::cubic:
      x = low + s * s * s * (high - low);
      break;
    case Kind::logarithmic:
      x = low * std::pow(high / low, s);
      break;
  }
  return std::clamp(whole ? std::round(x) : roundedToThree(x), low, high);
}

double Travel::stepped(double value, int steps) const {
  if (whole && std::abs(steps) < kManySteps) {
    return std::max(low, value + steps);
  }
  const double sign = steps < 0 ? -1.0 : 1.0;
  double travel = share(value) + steps * kStep;
  double next = this->value(travel);
  while (next == value && travel > 0.0 && travel < 1.0) {  // rounding must not hold a key up
    travel += sign * kStep;
    next = this->value(travel);
  }
  return next;
}

}  // namespace kvbudget::ui
