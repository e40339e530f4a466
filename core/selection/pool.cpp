#include "core/selection/pool.h"

#include <algorithm>

#include "core/selection/forced_error.h"
#include "core/selection/pool_search.h"

namespace kvbudget {

double pool_subsets(Index budget, Index extras) {
  double count = 1.0;
  for (Index i = 1; i <= extras; ++i) {
    count = count * static_cast<double>(budget + i) / static_cast<double>(i);
  }
  return count;
}

Index pool_extras(Index budget, Index keys, const PoolLimits& limits) {
  Index extras = 0;
  const Index most = std::min(limits.most_extras, keys - budget);
  while (extras < most && pool_subsets(budget, extras + 1) <= limits.most_subsets) {
    ++extras;
  }
  return extras;
}

std::vector<Position> largest_outside(const Instance& instance, const TopMass& top, Index count) {
  std::vector<double> scores(static_cast<std::size_t>(instance.keys()));
  for (Position j = 0; j < instance.keys(); ++j) {
    scores[static_cast<std::size_t>(j)] = instance.contribution(j);
  }
  for (const Position j : top.kept) {
    scores[static_cast<std::size_t>(j)] = -1.0;
  }
  return best_scored(scores,
                     std::min(count, instance.keys() - static_cast<Index>(top.kept.size())));
}

std::vector<Position> all_outside(const Instance& instance, const TopMass& top) {
  std::vector<Position> outside;
  for (Position j = 0; j < instance.keys(); ++j) {
    if (!std::ranges::binary_search(top.kept, j)) {
      outside.push_back(j);
    }
  }
  return outside;
}

KeptSet best_of_pool(const Instance& instance, const TopMass& top,
                     const std::vector<Position>& extras, const std::optional<KeptSet>& incumbent,
                     const Hooks& hooks) {
  KeptSet best{top.kept, forced_error(instance, top, top.kept)};
  if (incumbent && incumbent->error < best.error) {
    best = *incumbent;
  }
  if (extras.empty()) {
    return best;
  }
  return PoolSearch(instance, top, extras, std::move(best), hooks).run();
}

}  // namespace kvbudget
