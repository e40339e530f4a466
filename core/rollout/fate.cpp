#include "core/rollout/fate.h"

#include <algorithm>
#include <atomic>

#include "core/base/threads.h"

namespace kvbudget {
namespace {

void sum_up(Fate& fate, std::size_t first, std::span<const double> weights) {
  std::size_t queries_kept = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (fate.kept[i] != 0) {
      ++queries_kept;
      continue;
    }
    if (fate.first_loss < 0) {
      fate.first_loss = static_cast<Index>(first + i);
      fate.mass_at_first_loss = weights[i];
    }
    fate.mass_lost += weights[i];
  }
  if (!weights.empty()) {
    const auto count = static_cast<double>(weights.size());
    fate.share_kept = static_cast<double>(queries_kept) / count;
    fate.mean_mass_lost = fate.mass_lost / count;
  }
}

}  // namespace

SinkWeights sink_weights(const Curves& curves, const std::vector<Position>& sinks) {
  const std::vector<Position>& queries = curves.queries();
  SinkWeights result;
  result.sinks = sinks;
  for (const Position sink : sinks) {
    const auto first =
        static_cast<std::size_t>(std::ranges::lower_bound(queries, sink) - queries.begin());
    std::vector<double> weights;
    weights.reserve(queries.size() - first);
    for (std::size_t q = first; q < queries.size(); ++q) {
      weights.push_back(
          weight_at(curves.view(CurveSetting::Order::time, q), static_cast<std::size_t>(sink)));
    }
    result.first.push_back(first);
    result.weights.push_back(std::move(weights));
  }
  return result;
}

std::optional<std::vector<std::vector<Fate>>> fates(const SinkWeights& sinks,
                                                    const std::vector<Position>& queries,
                                                    std::span<const KeptView> tracks,
                                                    const Hooks& hooks) {
  std::vector<std::vector<Fate>> result(tracks.size(), std::vector<Fate>(sinks.sinks.size()));
  for (auto& track : result) {
    for (std::size_t s = 0; s < track.size(); ++s) {
      track[s].kept.resize(sinks.queries(s));
    }
  }
  const auto count = static_cast<Index>(queries.size());
  std::atomic<bool> stop{false};
#pragma omp parallel num_threads(thread_count(hooks.threads))
  {
    std::vector<char> is_kept;
#pragma omp for schedule(dynamic, 64)
    for (Index i = 0; i < count; ++i) {
      if (stop.load(std::memory_order_relaxed)) {
        continue;
      }
      const auto q = static_cast<std::size_t>(i);
      is_kept.resize(static_cast<std::size_t>(queries[q]) + 1);
      for (std::size_t track = 0; track < tracks.size(); ++track) {
        tracks[track].mark(q, is_kept);
        for (std::size_t s = 0; s < sinks.sinks.size(); ++s) {
          if (q >= sinks.first[s]) {
            result[track][s].kept[q - sinks.first[s]] =
                is_kept[static_cast<std::size_t>(sinks.sinks[s])];
          }
        }
      }
      if (hooks.stop()) {
        stop.store(true, std::memory_order_relaxed);
      }
    }
  }
  if (stop.load()) {
    return std::nullopt;
  }
  for (auto& track : result) {
    for (std::size_t s = 0; s < track.size(); ++s) {
      sum_up(track[s], sinks.first[s], sinks.weights[s]);
    }
  }
  return result;
}

}  // namespace kvbudget
