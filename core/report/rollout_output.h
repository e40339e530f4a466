#pragma once

#include <filesystem>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/scenario/explore.h"

namespace kvbudget {

/// Sizes, masses and errors of the scenario's policies: means and peaks, for a terminal.
[[nodiscard]] std::string rollout_text(const Exploration& exploration);

/// Summaries and per-query series of the policies.
[[nodiscard]] nlohmann::ordered_json rollout_json(const Exploration& exploration);

/// A line per policy and query.
[[nodiscard]] std::string rollout_csv(const Exploration& exploration);

/// The largest rollout that write_rollout_npz() takes: p is then 2 GiB.
inline constexpr Index kMostNpzTokens = 16'384;

/// p [T, T], v [T, d] ([T, 0] without values), first_query, readout; window_sizes, window_cache,
/// window_error, window_dropped; taus, mass_cache, mass_error, mass_dropped (a row a setting, a
/// column a query), and policy<i>_read, _resident, _dropped, _error. Throws Error when the queries
/// are not all from first_query on, or there are too many tokens.
void write_rollout_npz(const Exploration& exploration, const std::filesystem::path& file);

}  // namespace kvbudget
