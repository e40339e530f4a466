#pragma once

#include "core/scenario/sweep.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// What can be swept, and over which values.
struct SweepAxis {
  std::string key;
  double low = 0.0;
  double high = 1.0;
  int steps = 2;

  [[nodiscard]] double step() const { return (high - low) / (steps - 1); }
  bool operator==(const SweepAxis&) const = default;
};

/// The axis of a key, wide enough for the value that is set now.
[[nodiscard]] SweepAxis sweepAxis(const std::string& key, double current);

/// "sink boost", "recency".
[[nodiscard]] QString sweepName(const std::string& key);

/// Mean and largest error of window and mass budget against the swept key, with the promise and the
/// value at which the window breaks it.
[[nodiscard]] PlotModel sweepPlot(const Sweep& sweep, const SweepAxis& axis);

/// The same in a sentence: from where on the window breaks the promise, and whether the mass budget
/// keeps it.
[[nodiscard]] QString sweepVerdict(const Sweep& sweep);

}  // namespace kvbudget::ui
