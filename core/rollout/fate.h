#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/hooks.h"
#include "core/rollout/kept_view.h"

namespace kvbudget {

/// The attention that each sink gets at each evaluated query from its first token on: the mass that
/// is at stake when a policy drops it. A sink is the tokens that draw a keyframe's attention: the
/// one that the simulator boosts, or a trace's frame.
struct SinkWeights {
  std::vector<Position> sinks;               // the first token of each
  Index tokens = 1;                          // of each
  std::vector<std::size_t> first;            // index of the first evaluated query not before it
  std::vector<std::vector<double>> weights;  // [sink][query - first]; empty for a sink after all

  [[nodiscard]] std::size_t queries(std::size_t sink) const { return weights[sink].size(); }
};

/// Read off the curves: no row is computed again.
[[nodiscard]] SinkWeights sink_weights(const Curves& curves, const std::vector<Position>& sinks,
                                       Index tokens_per_sink = 1);

/// What became of one sink under one policy. A sink of several tokens counts as kept at a query
/// when some of it is, with at least half of its attention there.
struct Fate {
  std::vector<char> kept;    // [query - first]
  std::vector<double> lost;  // the weight of its dropped tokens, [query - first]
  Index first_loss = -1;     // index of the first evaluated query without it; -1: never lost
  double mass_at_first_loss = 0.0;
  double share_kept = 1.0;      // of the queries from the sink on
  double mass_lost = 0.0;       // the weight of its dropped tokens, summed over the queries
  double mean_mass_lost = 0.0;  // that, over the queries from the sink on
};

/// [track][sink], one pass over the kept sets. Nothing when cancelled.
[[nodiscard]] std::optional<std::vector<std::vector<Fate>>> fates(const SinkWeights& sinks,
                                                                  const Curves& curves,
                                                                  std::span<const KeptView> tracks,
                                                                  const Hooks& hooks = {});

}  // namespace kvbudget
