#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/policies/policy.h"

namespace kvbudget {

/// All policies, in the order in which they are shown.
[[nodiscard]] std::span<const PolicyInfo* const> policies();

/// Null when there is none of that id.
[[nodiscard]] const PolicyInfo* find_policy(std::string_view id);

[[nodiscard]] std::string_view name(Reads reads);

/// The policy's id and its parameters: "tova budget 48".
[[nodiscard]] std::string describe(const PolicyChoice& choice);

}  // namespace kvbudget
