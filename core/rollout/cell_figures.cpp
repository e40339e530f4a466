#include "core/rollout/cell_figures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kvbudget {
namespace {

double effective_keys(std::span<const double> weights) {
  double entropy = 0.0;
  for (const double p : weights) {
    if (p > 0.0) {
      entropy -= p * std::log(p);
    }
  }
  return std::exp(entropy);
}

// Reorders the weights.
double mass_beyond_heaviest(std::span<double> weights, Index keys) {
  if (static_cast<Index>(weights.size()) <= keys) {
    return 0.0;
  }
  const auto rest = weights.end() - keys;
  std::nth_element(weights.begin(), rest, weights.end());
  std::sort(weights.begin(), rest);  // summed from the smallest, as dropped mass is everywhere
  return std::accumulate(weights.begin(), rest, 0.0);
}

double median(std::vector<double> numbers) {
  const auto middle = numbers.begin() + static_cast<Index>(numbers.size() / 2);
  std::nth_element(numbers.begin(), middle, numbers.end());
  if (numbers.size() % 2 == 1) {
    return *middle;
  }
  return (*middle + *std::max_element(numbers.begin(), middle)) / 2.0;
}

}  // namespace

std::optional<CellFigures> cell_figures(const Attention& attention,
                                        const std::vector<Position>& rows, const Hooks& hooks) {
  if (rows.empty()) {
    return std::nullopt;
  }
  CellFigures result;
  std::vector<double> weights;
  std::vector<double> keys;
  std::vector<double> dropped;
  for (const Position t : rows) {
    if (hooks.stop()) {
      return std::nullopt;
    }
    weights.resize(static_cast<std::size_t>(t) + 1);
    attention.row(t, weights);
    result.first_token_mass += weights[0];
    keys.push_back(effective_keys(weights));
    dropped.push_back(mass_beyond_heaviest(weights, CellFigures::kKeys));
    ++result.rows;
    hooks.report(static_cast<double>(result.rows) / static_cast<double>(rows.size()));
  }
  result.first_token_mass /= static_cast<double>(rows.size());
  result.effective_keys = median(std::move(keys));
  result.dropped_mass = median(std::move(dropped));
  return result;
}

std::vector<Position> sample_rows(Index tokens, Index count) {
  const Index first = tokens > CellFigures::kKeys ? CellFigures::kKeys : 0;
  const Index available = tokens - first;
  const Index taken = std::clamp<Index>(count, 0, available);
  std::vector<Position> rows;
  for (Index i = 1; i <= taken; ++i) {
    rows.push_back(static_cast<Position>(first + available * i / taken - 1));
  }
  return rows;
}

}  // namespace kvbudget
