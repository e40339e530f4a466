#pragma once

#include <functional>
#include <vector>

#include "core/attention/attention.h"
#include "core/policies/policy.h"

namespace kvbudget {

/// Runs an evicting policy through queries 0, 1, 2, ... and returns its kept set at each of
/// `queries` (ascending). It is shown the residents' weights alone, as a bounded cache computes
/// them. O(tokens x residents). Empty when cancelled.
[[nodiscard]] std::vector<std::vector<Position>> run_evicting(
    const Attention& attention, const PolicyChoice& choice, const std::vector<Position>& queries,
    const std::function<bool()>& cancelled);

[[nodiscard]] PolicyContext context_of(const Attention& attention);

}  // namespace kvbudget
