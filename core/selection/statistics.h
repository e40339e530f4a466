#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// Statistics over instances, as section 4 of the methods sheet defines them.

/// The middle value, or the mean of the two middle ones; not a number when there is none. Infinite
/// values are allowed.
[[nodiscard]] double median(std::vector<double> values);

/// Ranks from 1; equal values share the mean of theirs.
[[nodiscard]] std::vector<double> mid_ranks(std::span<const double> values);

/// Pearson's correlation of the mid-ranks; nothing when either side is constant or shorter than 2.
[[nodiscard]] std::optional<double> spearman(std::span<const double> x, std::span<const double> y);

/// The chance that a positive scores above a negative, ties counting half; nothing when there are
/// only positives or only negatives.
[[nodiscard]] std::optional<double> auc(std::span<const double> scores,
                                        const std::vector<bool>& positive);

struct Interval {
  double low = 0.0;
  double high = 0.0;
};

/// 95 percent interval of the median by the percentile bootstrap over clusters: a thousand times as
/// many clusters as there are, drawn with replacement, each bringing all its values. `cluster[i]`
/// is that of values[i], in 0..clusters-1. Nothing for fewer than two clusters.
[[nodiscard]] std::optional<Interval> bootstrap_median(std::span<const double> values,
                                                       std::span<const std::uint32_t> cluster,
                                                       std::uint32_t clusters, std::uint64_t seed);

/// Upper end of Wilson's 95 percent interval for a rate of `hits` in `trials` >= 1.
[[nodiscard]] double wilson_upper(Index hits, Index trials);

}  // namespace kvbudget
