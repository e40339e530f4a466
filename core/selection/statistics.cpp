#include "core/selection/statistics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

namespace kvbudget {
namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
constexpr int kResamples = 1000;

std::vector<std::size_t> order_of(std::span<const double> values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order,
                           [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  return order;
}

// Not (a + b) / 2 for equal values, which would make infinities meet as not a number elsewhere.
double middle(double a, double b) {
  return a == b ? a : a + (b - a) / 2.0;
}

// Linear interpolation between order statistics, as numpy's default.
double percentile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  const double rest = place - static_cast<double>(below);
  return rest == 0.0 || sorted[below] == sorted[above]
             ? sorted[below]
             : sorted[below] + rest * (sorted[above] - sorted[below]);
}

// The median of values in ascending order, each counted as often as its cluster was drawn.
double weighted_median(std::span<const double> sorted, std::span<const std::uint32_t> cluster,
                       const std::vector<std::uint32_t>& times) {
  std::uint64_t total = 0;
  for (const std::uint32_t c : cluster) {
    total += times[c];
  }
  if (total == 0) {
    return kNone;
  }
  std::uint64_t seen = 0;
  std::optional<double> lower;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    seen += times[cluster[i]];
    if (!lower && 2 * seen >= total) {
      lower = sorted[i];
    }
    if (2 * seen > total) {
      return middle(*lower, sorted[i]);
    }
  }
  return kNone;
}

}  // namespace

double median(std::vector<double> values) {
  if (values.empty()) {
    return kNone;
  }
  const auto half = values.begin() + static_cast<Index>(values.size() / 2);
  std::nth_element(values.begin(), half, values.end());
  return values.size() % 2 == 1 ? *half : middle(*std::max_element(values.begin(), half), *half);
}

std::vector<double> mid_ranks(std::span<const double> values) {
  const std::vector<std::size_t> order = order_of(values);
  std::vector<double> ranks(values.size());
  for (std::size_t begin = 0; begin < order.size();) {
    std::size_t end = begin + 1;
    while (end < order.size() && values[order[end]] == values[order[begin]]) {
      ++end;
    }
    for (std::size_t i = begin; i < end; ++i) {
      ranks[order[i]] = static_cast<double>(begin + 1 + end) / 2.0;
    }
    begin = end;
  }
  return ranks;
}

std::optional<double> spearman(std::span<const double> x, std::span<const double> y) {
  const std::vector<double> a = mid_ranks(x);
  const std::vector<double> b = mid_ranks(y);
  const double mean = (static_cast<double>(a.size()) + 1.0) / 2.0;
  double ab = 0.0;
  double aa = 0.0;
  double bb = 0.0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    ab += (a[i] - mean) * (b[i] - mean);
    aa += (a[i] - mean) * (a[i] - mean);
    bb += (b[i] - mean) * (b[i] - mean);
  }
  return aa > 0.0 && bb > 0.0 ? std::optional(ab / std::sqrt(aa * bb)) : std::nullopt;
}

std::optional<double> auc(std::span<const double> scores, const std::vector<bool>& positive) {
  const std::vector<double> ranks = mid_ranks(scores);
  double sum = 0.0;
  double positives = 0.0;
  for (std::size_t i = 0; i < ranks.size(); ++i) {
    if (positive[i]) {
      sum += ranks[i];
      positives += 1.0;
    }
  }
  const double negatives = static_cast<double>(ranks.size()) - positives;
  if (positives == 0.0 || negatives == 0.0) {
    return std::nullopt;
  }
  return (sum - positives * (positives + 1.0) / 2.0) / (positives * negatives);
}

std::optional<Interval> bootstrap_median(std::span<const double> values,
                                         std::span<const std::uint32_t> cluster,
                                         std::uint32_t clusters, std::uint64_t seed) {
  if (clusters < 2 || values.empty()) {
    return std::nullopt;
  }
  std::vector<double> sorted;
  std::vector<std::uint32_t> sorted_cluster;
  for (const std::size_t i : order_of(values)) {
    sorted.push_back(values[i]);
    sorted_cluster.push_back(cluster[i]);
  }
  std::mt19937_64 engine(seed);
  std::vector<double> medians;
  std::vector<std::uint32_t> times(clusters);
  for (int resample = 0; resample < kResamples; ++resample) {
    std::ranges::fill(times, 0U);
    for (std::uint32_t draw = 0; draw < clusters; ++draw) {
      // std::uniform_int_distribution differs between libraries.
      const double uniform = static_cast<double>(engine() >> 11U) * 0x1p-53;
      ++times[static_cast<std::size_t>(uniform * clusters)];
    }
    const double value = weighted_median(sorted, sorted_cluster, times);
    if (!std::isnan(value)) {
      medians.push_back(value);
    }
  }
  if (medians.empty()) {
    return std::nullopt;
  }
  std::ranges::sort(medians);
  return Interval{percentile(medians, 0.025), percentile(medians, 0.975)};
}

double wilson_upper(Index hits, Index trials) {
  constexpr double kZ = 1.959963984540054;
  const auto n = static_cast<double>(trials);
  const double rate = static_cast<double>(hits) / n;
  const double centre = rate + kZ * kZ / (2.0 * n);
  const double spread = kZ * std::sqrt(rate * (1.0 - rate) / n + kZ * kZ / (4.0 * n * n));
  return std::min(1.0, (centre + spread) / (1.0 + kZ * kZ / n));
}

}  // namespace kvbudget
