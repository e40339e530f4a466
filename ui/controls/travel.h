#pragma once

namespace kvbudget::ui {

/// How a slider's travel, 0 to 1, stands for numbers. Values are rounded to what one would type.
struct Travel {
  enum class Kind { linear, cubic, logarithmic };

  Kind kind = Kind::linear;
  double low = 0.0;
  double high = 1.0;  // of the slider; a number field may go beyond
  bool whole = false;

  /// Where a value stands; values beyond the ends are at the ends.
  [[nodiscard]] double share(double value) const;
  [[nodiscard]] double value(double share) const;
  /// The value `steps` arrow keys on: the next whole number, or a hundredth of the travel.
  [[nodiscard]] double stepped(double value, int steps) const;
};

/// To three significant digits.
[[nodiscard]] double roundedToThree(double value);

}  // namespace kvbudget::ui
