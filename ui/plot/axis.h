#pragma once

#include <QString>
#include <vector>

namespace kvbudget::ui {

enum class Scale { linear, logarithmic };

/// One axis of a plot. `low` < `high` after usableRange().
struct Axis {
  QString name;  // with its unit: "tokens read, mean"
  Scale scale = Scale::linear;
  double low = 0.0;
  double high = 1.0;
  bool whole = false;     // no ticks between integers
  double tickStep = 0.0;  // 0: chosen; else ticks at its multiples (thinned where they would touch)
  QString column;         // its name in files, with its unit: "mean_read [tokens]"

  bool operator==(const Axis&) const = default;
};

struct Range {
  double low = 0.0;
  double high = 1.0;
  bool operator==(const Range&) const = default;
};

/// A range that can be drawn: ends in order, finite, not equal, positive on a logarithmic axis.
/// Too narrow a range is widened about its middle.
[[nodiscard]] Range usableRange(Range range, Scale scale);

/// The range of all finite (on a logarithmic axis positive) values; `fallback` when there are none.
[[nodiscard]] Range rangeOf(const std::vector<double>& values, Scale scale, Range fallback);

struct Tick {
  double value = 0.0;
  QString text;  // empty for a minor grid line
  bool minor = false;
};

/// 1-2-5 ticks, or decades with a minor grid, so that about `wanted` carry text. Ascending, within
/// the range.
[[nodiscard]] std::vector<Tick> ticksOf(const Axis& axis, int wanted);

/// At most three significant digits, as the screen writes numbers: 0.0531, 4.97, 1,280, 9e-16.
[[nodiscard]] QString shortNumber(double value);

/// Maps an axis onto pixels from `from` (low end) to `to` (high end).
class AxisMap {
 public:
  AxisMap() = default;
  AxisMap(const Axis& axis, double from, double to);

  /// NaN for what a logarithmic axis cannot show.
  [[nodiscard]] double toPixel(double value) const;
  [[nodiscard]] double toValue(double pixel) const;

 private:
  Scale m_scale = Scale::linear;
  double m_low = 0.0;  // on the axis' own scale: the logarithm where it is logarithmic
  double m_span = 1.0;
  double m_from = 0.0;
  double m_to = 1.0;
};

}  // namespace kvbudget::ui
