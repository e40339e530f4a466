#include "core/policies/heaviest.h"

#include <algorithm>
#include <numeric>

namespace kvbudget {

std::vector<std::size_t> heaviest(std::span<const double> scores, Index count) {
  std::vector<std::size_t> indices(scores.size());
  std::iota(indices.begin(), indices.end(), std::size_t{0});
  if (count < static_cast<Index>(indices.size())) {
    const auto heavier = [&](std::size_t a, std::size_t b) {
      return scores[a] != scores[b] ? scores[a] > scores[b] : a > b;
    };
    std::nth_element(indices.begin(), indices.begin() + count, indices.end(), heavier);
    indices.resize(static_cast<std::size_t>(count));
    std::sort(indices.begin(), indices.end());
  }
  return indices;
}

std::vector<std::size_t> smallest_with_mass(std::span<const double> scores, double tau) {
  constexpr double kTolerance = 1e-12;
  std::vector<std::size_t> indices(scores.size());
  std::iota(indices.begin(), indices.end(), std::size_t{0});
  std::sort(indices.begin(), indices.end(), [&](std::size_t a, std::size_t b) {
    return scores[a] != scores[b] ? scores[a] < scores[b] : a < b;
  });
  double total = 0.0;
  for (const std::size_t i : indices) {
    total += scores[i];
  }
  const double limit = tau * total * (1.0 + kTolerance);
  std::size_t drop = 0;
  double dropped = 0.0;
  while (drop + 1 < indices.size()) {
    dropped += scores[indices[drop]];
    if (dropped > limit) {
      break;
    }
    ++drop;
  }
  indices.erase(indices.begin(), indices.begin() + static_cast<Index>(drop));
  std::sort(indices.begin(), indices.end());
  return indices;
}

void append_chosen(std::span<const Position> candidates, std::span<const std::size_t> indices,
                   std::vector<Position>& kept) {
  for (const std::size_t i : indices) {
    kept.push_back(candidates[i]);
  }
}

}  // namespace kvbudget
