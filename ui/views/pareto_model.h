#pragma once

#include "core/scenario/band.h"
#include "core/scenario/comparison.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// What the Pareto view puts on its axes.
struct ParetoChoice {
  enum class Count { read, resident };
  enum class Over { mean, peak };
  enum class Unit { tokens, bytes };
  enum class Error { mean, largest };

  Count count = Count::read;
  Over over = Over::mean;
  Unit unit = Unit::tokens;
  Error error = Error::mean;
  bool logarithmicSize = false;

  bool operator==(const ParetoChoice&) const = default;
};

/// Error (dropped mass where there are no values) against cache size: the exact curves of window
/// and mass budget, the current settings as marks, other policies as points.
[[nodiscard]] PlotModel paretoModel(const Comparison& comparison, const ParetoChoice& choice,
                                    const ParetoBand* band = nullptr);

/// "read, mean": what is chosen, in short.
[[nodiscard]] QString shortText(const ParetoChoice& choice);

}  // namespace kvbudget::ui
