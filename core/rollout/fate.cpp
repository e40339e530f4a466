#include "core/rollout/fate.h"

#include <algorithm>
#include <numeric>

#include "core/base/parallel.h"

namespace kvbudget {
namespace {

// Calls `take(position, weight)` for each of the sink's tokens that the row has.
template <typename Take>
void for_tokens(Position sink, Index tokens, const CurveView& row, const Take& take) {
  const auto begin = static_cast<std::size_t>(sink);
  const std::size_t end = std::min(begin + static_cast<std::size_t>(tokens), row.dropped.size());
  for (std::size_t j = begin; j < end; ++j) {
    take(j, weight_at(row, j));
  }
}

void sum_up(Fate& fate, std::size_t first) {
  std::size_t queries_kept = 0;
  for (std::size_t i = 0; i < fate.kept.size(); ++i) {
    queries_kept += fate.kept[i] != 0 ? std::size_t{1} : std::size_t{0};
    if (fate.kept[i] == 0 && fate.first_loss < 0) {
      fate.first_loss = static_cast<Index>(first + i);
      fate.mass_at_first_loss = fate.lost[i];
    }
  }
  fate.mass_lost = std::accumulate(fate.lost.begin(), fate.lost.end(), 0.0);
  if (!fate.kept.empty()) {
    const auto count = static_cast<double>(fate.kept.size());
    fate.share_kept = static_cast<double>(queries_kept) / count;
    fate.mean_mass_lost = fate.mass_lost / count;
  }
}

}  // namespace

SinkWeights sink_weights(const Curves& curves, const std::vector<Position>& sinks,
                         Index tokens_per_sink) {
  const std::vector<Position>& queries = curves.queries();
  SinkWeights result;
  result.sinks = sinks;
  result.tokens = tokens_per_sink;
  for (const Position sink : sinks) {
    const auto first =
        static_cast<std::size_t>(std::ranges::lower_bound(queries, sink) - queries.begin());
    std::vector<double> weights(queries.size() - first, 0.0);
    for (std::size_t q = first; q < queries.size(); ++q) {
      for_tokens(sink, result.tokens, curves.view(CurveSetting::Order::time, q),
                 [&](std::size_t, double weight) { weights[q - first] += weight; });
    }
    result.first.push_back(first);
    result.weights.push_back(std::move(weights));
  }
  return result;
}

std::optional<std::vector<std::vector<Fate>>> fates(const SinkWeights& sinks, const Curves& curves,
                                                    std::span<const KeptView> tracks,
                                                    const Hooks& hooks) {
  std::vector<std::vector<Fate>> result(tracks.size(), std::vector<Fate>(sinks.sinks.size()));
  for (auto& track : result) {
    for (std::size_t s = 0; s < track.size(); ++s) {
      track[s].kept.resize(sinks.queries(s));
      track[s].lost.resize(sinks.queries(s));
    }
  }
  const auto score = [&](std::size_t q, std::size_t s, std::span<const char> is_kept, Fate& fate) {
    bool any_kept = false;
    double kept = 0.0;
    double lost = 0.0;
    for_tokens(sinks.sinks[s], sinks.tokens, curves.view(CurveSetting::Order::time, q),
               [&](std::size_t j, double weight) {
                 any_kept = any_kept || is_kept[j] != 0;
                 (is_kept[j] != 0 ? kept : lost) += weight;
               });
    const std::size_t at = q - sinks.first[s];
    fate.kept[at] = any_kept && lost <= kept ? 1 : 0;
    fate.lost[at] = lost;
  };
  const auto count = static_cast<Index>(curves.queries().size());
  const bool done = for_each_index(count, 64, hooks, [&] {
    return [&, is_kept = std::vector<char>()](Index i) mutable {
      const auto q = static_cast<std::size_t>(i);
      is_kept.resize(static_cast<std::size_t>(curves.queries()[q]) + 1);
      for (std::size_t track = 0; track < tracks.size(); ++track) {
        tracks[track].mark(q, is_kept);
        for (std::size_t s = 0; s < sinks.sinks.size(); ++s) {
          if (q >= sinks.first[s]) {
            score(q, s, is_kept, result[track][s]);
          }
        }
      }
    };
  });
  if (!done) {
    return std::nullopt;
  }
  for (auto& track : result) {
    for (std::size_t s = 0; s < track.size(); ++s) {
      sum_up(track[s], sinks.first[s]);
    }
  }
  return result;
}

}  // namespace kvbudget
