#pragma once

#include "core/selection/rules.h"

namespace kvbudget {

/// The audit's settings, shared by a rule's two readings.
[[nodiscard]] inline Index snapkv_observed(Index budget) {
  return std::max<Index>(1, std::min<Index>(32, budget / 2));
}
inline constexpr Index kSnapkvKernel = 7;
[[nodiscard]] inline Index h2o_recent(Index budget) {
  return budget / 2;
}

/// The keys of the `budget` largest scores, ascending; of equal scores the smaller index.
[[nodiscard]] std::vector<Position> keep_best(std::span<const double> scores, Index budget);

/// SnapKV's score of each key but the last `observed` (at most as many as there are): the sum of
/// its weights in the last `observed` rows, max-pooled over `kernel` (odd) keys.
[[nodiscard]] std::vector<double> snapkv_scores(const RowHistory& history, Index observed,
                                                Index kernel);

/// CAOTE's score p / (1 - p) |v - mu| of each of `keys` under weights that sum to 1 over them: the
/// error of dropping that key alone.
[[nodiscard]] std::vector<double> caote_scores(const ValueTable& values,
                                               std::span<const Position> keys,
                                               std::span<const double> weights);

/// KeyDiff's score of each of `positions`: minus the cosine with the mean of the unit keys.
[[nodiscard]] std::vector<double> keydiff_scores(const RowMatrix& keys,
                                                 std::span<const Position> positions);

std::vector<Position> keep_snapkv(const RowHistory& history, Index budget);
std::vector<Position> keep_h2o(const RowHistory& history, Index budget);
std::vector<Position> keep_quest(const RuleView& view, Index budget);
std::vector<Position> keep_quest16(const RuleView& view, Index budget);
std::vector<Position> keep_streaming(const RuleView& view, Index budget);
std::vector<Position> keep_tova(const RuleView& view, Index budget);
std::vector<Position> keep_caote(const RuleView& view, Index budget);
std::vector<Position> keep_keydiff(const RuleView& view, Index budget);
std::vector<Position> keep_knorm(const RuleView& view, Index budget);
std::vector<Position> keep_geometric(const RuleView& view, Index budget);
std::vector<Position> keep_herding(const RuleView& view, Index budget);
std::vector<Position> keep_leverage(const RuleView& view, Index budget);

std::unique_ptr<Policy> snapkv_cache(const Attention& attention, Index budget);
std::unique_ptr<Policy> h2o_cache(const Attention& attention, Index budget);
std::unique_ptr<Policy> tova_cache(const Attention& attention, Index budget);
std::unique_ptr<Policy> caote_cache(const Attention& attention, Index budget);
std::unique_ptr<Policy> keydiff_cache(const Attention& attention, Index budget);

}  // namespace kvbudget
