#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/attention/attention.h"

namespace kvbudget::testing {

using Kept = std::vector<std::set<Position>>;  // a set a query

/// What a twin may be told beside the attention; named as the policies' parameters.
using Parameters = std::map<std::string, double>;

/// Runs the obviously right version of a policy: sets, loops, and the rule as it is worded. Weights
/// of an evicting policy are the row's over the residents, divided by their sum.
[[nodiscard]] Kept naive_rollout(const Attention& attention, const std::string& id,
                                 const Parameters& parameters);

}  // namespace kvbudget::testing
