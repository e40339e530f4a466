#pragma once

#include <cstddef>
#include <cstdint>

namespace kvbudget {

/// Counts and loop indices; the same type as Eigen::Index.
using Index = std::ptrdiff_t;

/// A token's place in the rollout, 0-based. A rollout has at most kMaxTokens tokens.
using Position = std::int32_t;

inline constexpr Index kMaxTokens = 1'048'576;

}  // namespace kvbudget
