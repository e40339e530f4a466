#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/scenario/comparison.h"

namespace kvbudget::ui::test {

/// The preset with these policies at a fixed seed; computed once and kept.
[[nodiscard]] std::shared_ptr<const Comparison> presetWith(
    const std::vector<std::string>& policies = {"window", "mass"});

/// A trace-like comparison: masses but no values.
[[nodiscard]] std::shared_ptr<const Comparison> withoutValues();

/// Evaluates a scenario with all that views need.
[[nodiscard]] std::shared_ptr<const Comparison> compared(const Scenario& scenario);

}  // namespace kvbudget::ui::test
