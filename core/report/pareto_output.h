#pragma once

#include "core/report/table.h"
#include "core/scenario/explore.h"

namespace kvbudget {

/// The settings of an exact curve: the scenario's own list and `points` more, spread evenly on a
/// logarithmic scale, in order of size.
[[nodiscard]] std::vector<CurveSetting> pareto_settings(const Scenario& scenario, Index tokens,
                                                        int points);

/// A row per setting of window and mass budget and per policy of the scenario that lies on neither
/// curve: sizes read and resident, mean and peak, in tokens and bytes, error and dropped mass.
/// `exploration` was made with pareto_settings() as more_settings.
[[nodiscard]] Table pareto_table(const Exploration& exploration,
                                 const std::vector<CurveSetting>& settings);

}  // namespace kvbudget
