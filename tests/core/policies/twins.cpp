#include "tests/core/policies/twins.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kvbudget::testing {
namespace {

using Weights = std::map<Position, double>;

Weights weights_over(const Attention& attention, Position t, const std::set<Position>& residents) {
  std::vector<double> row(static_cast<std::size_t>(t) + 1);
  attention.row(t, row);
  Weights weights;
  double sum = 0.0;
  for (const Position j : residents) {
    sum += row[static_cast<std::size_t>(j)];
  }
  for (const Position j : residents) {
    weights[j] = sum > 0.0 ? row[static_cast<std::size_t>(j)] / sum : 0.0;
  }
  return weights;
}

// Removes the lightest again and again (of equals the oldest) until `count` are left.
std::set<Position> heaviest(Weights weights, Index count) {
  while (static_cast<Index>(weights.size()) > std::max<Index>(count, 0)) {
    const auto lightest = std::ranges::min_element(weights, [](const auto& a, const auto& b) {
      return a.second != b.second ? a.second < b.second : a.first < b.first;
    });
    weights.erase(lightest);
  }
  std::set<Position> kept;
  for (const auto& [j, w] : weights) {
    kept.insert(j);
  }
  return kept;
}

std::set<Position> with_mass(const Weights& weights, double tau) {
  for (Index count = 1; count < static_cast<Index>(weights.size()); ++count) {
    const std::set<Position> kept = heaviest(weights, count);
    double rest = 0.0;
    for (const auto& [j, w] : weights) {
      rest += kept.count(j) > 0 ? 0.0 : w;
    }
    if (rest <= tau * (1.0 + 1e-12)) {
      return kept;
    }
  }
  return heaviest(weights, static_cast<Index>(weights.size()));
}

std::set<Position> newest(const std::set<Position>& from, Index count) {
  std::set<Position> kept;
  for (auto it = from.rbegin(); it != from.rend() && static_cast<Index>(kept.size()) < count;
       ++it) {
    kept.insert(*it);
  }
  return kept;
}

// Heaviest by `scores` among what is not newest, beside the newest.
std::set<Position> newest_and_heaviest(const std::set<Position>& from, Index newest_count,
                                       const Weights& scores, Index budget) {
  std::set<Position> kept = newest(from, newest_count);
  Weights older;
  for (const Position j : from) {
    if (kept.count(j) == 0) {
      older[j] = scores.at(j);
    }
  }
  kept.merge(heaviest(older, budget - static_cast<Index>(kept.size())));
  return kept;
}

Weights max_pooled(const Weights& scores, const std::set<Position>& newest_kept, Index kernel) {
  std::vector<std::pair<Position, double>> slots;
  for (const auto& [j, s] : scores) {
    if (newest_kept.count(j) == 0) {
      slots.emplace_back(j, s);
    }
  }
  Weights pooled = scores;
  const auto count = static_cast<Index>(slots.size());
  for (Index i = 0; i < count; ++i) {
    double best = 0.0;
    for (Index k = i - kernel / 2; k <= i + kernel / 2; ++k) {
      if (k >= 0 && k < count) {
        best = std::max(best, slots[static_cast<std::size_t>(k)].second);
      }
    }
    pooled[slots[static_cast<std::size_t>(i)].first] = best;
  }
  return pooled;
}

bool in_keyframe(const Attention& attention, Position j, Position t) {
  for (const Position sink : attention.keyframes()) {
    for (Index k = 0; k < attention.tokens_per_frame(); ++k) {
      if (sink <= t && j == sink + k) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

Kept naive_rollout(const Attention& attention, const std::string& id,
                   const Parameters& parameters) {
  const auto parameter = [&](const char* name) { return parameters.at(name); };
  const auto whole = [&](const char* name) { return static_cast<Index>(parameters.at(name)); };
  const bool evicts = id != "full" && id != "mass" && id != "top";
  std::set<Position> residents;
  Kept result;
  std::vector<Weights> rows;  // of past queries, over the residents of their time
  for (Position t = 0; t < attention.tokens(); ++t) {
    residents.insert(t);
    const Weights weights = weights_over(attention, t, residents);
    rows.push_back(weights);
    std::set<Position> kept;
    if (id == "full") {
      kept = residents;
    } else if (id == "window") {
      kept = newest(residents, whole("window"));
    } else if (id == "sink_window" || id == "keyframe_window") {
      for (const Position j : residents) {
        const bool first =
            id == "sink_window" &&
            j < std::max(whole("sink_tokens"), whole("sink_frames") * attention.tokens_per_frame());
        const bool keyframe = id == "keyframe_window" && in_keyframe(attention, j, t);
        if (first || keyframe || t - j < whole("window")) {
          kept.insert(j);
        }
      }
    } else if (id == "mass" || id == "mass_evict") {
      kept = with_mass(weights, parameter("tau"));
    } else if (id == "top" || id == "tova") {
      kept = heaviest(weights, whole("budget"));
    } else if (id == "h2o") {
      Weights scores;
      for (const Position j : residents) {
        for (const Weights& row : rows) {
          scores[j] += row.count(j) > 0 ? row.at(j) : 0.0;
        }
      }
      const Index recent = std::lround(parameter("recent_share") * parameter("budget"));
      kept = newest_and_heaviest(residents, recent, scores, whole("budget"));
    } else if (id == "snapkv") {
      const Index observed = std::min(whole("observed"), whole("budget"));
      Weights scores;
      for (const Position j : residents) {
        for (Index back = 0; back < observed && back < static_cast<Index>(rows.size()); ++back) {
          const Weights& row = rows[rows.size() - 1 - static_cast<std::size_t>(back)];
          scores[j] += row.count(j) > 0 ? row.at(j) : 0.0;
        }
      }
      const Weights pooled = max_pooled(scores, newest(residents, observed), whole("kernel"));
      kept = newest_and_heaviest(residents, observed, pooled, whole("budget"));
    }
    result.push_back(kept);
    if (evicts) {
      residents = kept;
    }
  }
  return result;
}

}  // namespace kvbudget::testing
