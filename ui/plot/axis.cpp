#include "ui/plot/axis.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/plot/number_locale.h"

namespace kvbudget::ui {
namespace {

constexpr double kNarrowest = 1e-9;  // a range's width, as a share of its ends
constexpr double kSmallestPositive = 1e-300;
constexpr double kLargest = 1e300;
constexpr int kMostTicks = 200;

double niceStep(double rough) {
  const double decade = std::pow(10.0, std::floor(std::log10(rough)));
  const double share = rough / decade;
  return decade * (share <= 1.0 + 1e-9   ? 1.0
                   : share <= 2.0 + 1e-9 ? 2.0
                   : share <= 5.0        ? 5.0
                                         : 10.0);
}

QString withoutZeros(QString text, const QLocale& locale) {
  if (text.contains(locale.decimalPoint())) {
    while (text.endsWith(locale.zeroDigit())) {
      text.chop(1);
    }
    if (text.endsWith(locale.decimalPoint())) {
      text.chop(locale.decimalPoint().size());
    }
  }
  return text;
}

// "9e-16": a mantissa of at most `digits` digits, and no zeros before the exponent.
QString withExponent(double value, int digits) {
  const QLocale locale = numberLocale();
  int exponent = static_cast<int>(std::floor(std::log10(std::abs(value))));
  double mantissa = value / std::pow(10.0, exponent);
  if (std::abs(mantissa) >= 10.0 - 0.5 * std::pow(10.0, 1 - digits)) {
    mantissa /= 10.0;
    ++exponent;
  }
  return withoutZeros(locale.toString(mantissa, 'f', digits - 1), locale) + u'e' +
         QString::number(exponent);
}

// As many digits as tell neighbouring ticks apart.
QString tickText(double value, double step) {
  const QLocale locale = numberLocale();
  const double size = std::abs(value);
  if (size < step * 1e-6) {
    return locale.toString(0);
  }
  const int behind = std::max(0, static_cast<int>(-std::floor(std::log10(step) + 1e-9)));
  if (size >= 1e7 || behind > 5) {
    const int digits = static_cast<int>(std::floor(std::log10(size) + 1e-9) -
                                        std::floor(std::log10(step) + 1e-9)) +
                       1;
    return withExponent(value, std::clamp(digits, 1, 15));
  }
  return withoutZeros(locale.toString(value, 'f', behind), locale);
}

std::vector<Tick> linearTicks(double low, double high, double step) {
  std::vector<Tick> ticks;
  const double first = std::ceil(low / step - 1e-9);
  for (int i = 0; i < kMostTicks; ++i) {
    const double value = (first + i) * step;
    if (value > high + 1e-9 * step) {
      break;
    }
    ticks.push_back({value, tickText(value, step), false});
  }
  return ticks;
}

std::vector<Tick> linearTicks(const Axis& axis, int wanted) {
  const double span = axis.high - axis.low;
  double step = axis.tickStep;
  if (step > 0.0) {
    while (span / step > wanted) {
      step *= 2.0;
    }
  } else {
    step = niceStep(span / wanted);
    if (axis.whole) {
      step = std::max(1.0, step);
    }
  }
  return linearTicks(axis.low, axis.high, step);
}

std::vector<Tick> logarithmicTicks(const Axis& axis, int wanted) {
  const int first = static_cast<int>(std::floor(std::log10(axis.low) + 1e-9));
  const int last = static_cast<int>(std::ceil(std::log10(axis.high) - 1e-9));
  const double decades = std::log10(axis.high) - std::log10(axis.low);
  const int every = std::max(1, static_cast<int>(std::ceil(decades / wanted)));
  std::vector<Tick> ticks;
  int named = 0;
  for (int exponent = first; exponent <= last; ++exponent) {
    for (int digit = 1; digit <= 9; ++digit) {
      const double value = digit * std::pow(10.0, exponent);
      if (value < axis.low * (1.0 - 1e-9) || value > axis.high * (1.0 + 1e-9)) {
        continue;
      }
      const bool decade = digit == 1 && exponent % every == 0;
      const bool helper = decades < 1.5 && (digit == 2 || digit == 5);
      if (decade || helper) {
        ticks.push_back({value, shortNumber(value), false});
        ++named;
      } else if (decades <= 8.0) {
        ticks.push_back({value, {}, true});
      }
    }
  }
  return named >= 2 ? ticks
                    : linearTicks(axis.low, axis.high, niceStep((axis.high - axis.low) / wanted));
}

}  // namespace

Range usableRange(Range range, Scale scale) {
  double low = std::isfinite(range.low) ? range.low : 0.0;
  double high = std::isfinite(range.high) ? range.high : 1.0;
  if (low > high) {
    std::swap(low, high);
  }
  if (scale == Scale::logarithmic) {
    high = std::clamp(high > 0.0 ? high : 1.0, kSmallestPositive, kLargest);
    low = low > 0.0 ? std::max(low, kSmallestPositive) : high * 1e-3;
    if (std::log10(high / low) < 1e-3) {
      low /= 1.5;
      high *= 1.5;
    }
    return {low, high};
  }
  low = std::clamp(low, -kLargest, kLargest);
  high = std::clamp(high, -kLargest, kLargest);
  const double size = std::max(std::abs(low), std::abs(high));
  if (high - low <= kNarrowest * size || high <= low) {
    const double middle = low + (high - low) / 2.0;
    const double half = size > 0.0 ? 0.1 * size : 0.5;
    return {middle - half, middle + half};
  }
  return {low, high};
}

Range rangeOf(const std::vector<double>& values, Scale scale, Range fallback) {
  double low = std::numeric_limits<double>::infinity();
  double high = -low;
  for (const double value : values) {
    if (std::isfinite(value) && (scale == Scale::linear || value > 0.0)) {
      low = std::min(low, value);
      high = std::max(high, value);
    }
  }
  return low <= high ? Range{low, high} : fallback;
}

std::vector<Tick> ticksOf(const Axis& axis, int wanted) {
  Axis usable = axis;
  const Range range = usableRange({axis.low, axis.high}, axis.scale);
  usable.low = range.low;
  usable.high = range.high;
  wanted = std::clamp(wanted, 1, 50);
  return axis.scale == Scale::logarithmic ? logarithmicTicks(usable, wanted)
                                          : linearTicks(usable, wanted);
}

QString shortNumber(double value) {
  const QLocale locale = numberLocale();
  if (!std::isfinite(value)) {
    return QStringLiteral("–");
  }
  const double size = std::abs(value);
  if (size == 0.0) {
    return locale.toString(0);
  }
  if (size < 0.99e-4 || size >= 1e9) {
    return withExponent(value, 2);
  }
  const int behind = std::clamp(2 - static_cast<int>(std::floor(std::log10(size))), 0, 6);
  return withoutZeros(locale.toString(value, 'f', behind), locale);
}

AxisMap::AxisMap(const Axis& axis, double from, double to)
    : m_scale(axis.scale), m_from(from), m_to(to) {
  const Range range = usableRange({axis.low, axis.high}, axis.scale);
  const bool logarithmic = m_scale == Scale::logarithmic;
  m_low = logarithmic ? std::log10(range.low) : range.low;
  m_span = (logarithmic ? std::log10(range.high) : range.high) - m_low;
}

double AxisMap::toPixel(double value) const {
  if (m_scale == Scale::logarithmic) {
    if (!(value > 0.0)) {
      return std::numeric_limits<double>::quiet_NaN();
    }
    value = std::log10(value);
  }
  return m_from + (value - m_low) / m_span * (m_to - m_from);
}

double AxisMap::toValue(double pixel) const {
  const double value = m_low + (pixel - m_from) / (m_to - m_from) * m_span;
  return m_scale == Scale::logarithmic ? std::pow(10.0, value) : value;
}

}  // namespace kvbudget::ui
