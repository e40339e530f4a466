#pragma once

#include "core/report/view_choice.h"
#include "core/scenario/band.h"
#include "core/scenario/comparison.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// Error (dropped mass where there are no values) against cache size: the exact curves of window
/// and mass budget, the current settings as marks, other policies as points.
[[nodiscard]] PlotModel paretoModel(const Comparison& comparison, const ParetoChoice& choice,
                                    const ParetoBand* band = nullptr);

/// "read, mean": what is chosen, in short.
[[nodiscard]] QString shortText(const ParetoChoice& choice);

}  // namespace kvbudget::ui
