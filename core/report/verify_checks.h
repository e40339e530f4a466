#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/report/verify.h"

namespace kvbudget {

/// True when the series keeps the promise of a mass budget at every query.
[[nodiscard]] bool budget_holds(const QuerySeries& series, double tau, double value_range);

/// Appends a violation for each query of one setting at which error <= m x range fails or, with
/// tau, at which more than tau is dropped or error <= tau x range fails.
void check_setting(const Exploration& exploration, const std::string& setting,
                   const QuerySeries& series, std::optional<double> tau,
                   std::vector<VerifyReport::Violation>& violations);

/// Checks all settings and policies of the exploration, and the identity on the rows, or a
/// sample of them, of the current window and mass budget (the first two of its more_settings).
void check_all(const Exploration& exploration, VerifyReport& report);

}  // namespace kvbudget
