// Rules that look back: from all rows of the whole cache so far, or as one evicting cache.

#include <algorithm>

#include "core/policies/registry.h"
#include "core/selection/rule_parts.h"

namespace kvbudget {
namespace {

std::vector<Position> with_recent(std::span<const double> older_scores, Index budget, Index keys) {
  const auto older = static_cast<Index>(older_scores.size());
  std::vector<Position> kept = keep_best(older_scores, budget - (keys - older));
  for (Index j = older; j < keys; ++j) {
    kept.push_back(static_cast<Position>(j));
  }
  return kept;
}

std::unique_ptr<Policy> policy(std::string_view id, const std::vector<double>& values,
                               const Attention& attention) {
  return find_policy(id)->make(values, {attention.tokens_per_frame(), attention.keyframes()});
}

// Keeps the best scored of the residents; one goes at each query once the cache is full.
template <typename Scores>
class KeepBest final : public Policy {
 public:
  KeepBest(Index budget, Scores scores) : m_budget(budget), m_scores(std::move(scores)) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    if (static_cast<Index>(query.candidates.size()) <= m_budget) {
      kept.assign(query.candidates.begin(), query.candidates.end());
      return;
    }
    for (const Position i : keep_best(m_scores(query), m_budget)) {
      kept.push_back(query.candidates[static_cast<std::size_t>(i)]);
    }
  }

 private:
  Index m_budget;
  Scores m_scores;
};

}  // namespace

std::vector<double> snapkv_scores(const RowHistory& history, Index observed, Index kernel) {
  const Index older = Index{history.query()} + 1 - observed;
  std::vector<double> sums(static_cast<std::size_t>(older), 0.0);
  for (Index back = 0; back < observed; ++back) {
    const std::vector<double>& row = history.row(back);
    for (std::size_t j = 0; j < sums.size(); ++j) {
      sums[j] += row[j];  // sums rank as means do
    }
  }
  std::vector<double> pooled(sums.size());
  for (Index j = 0; j < older; ++j) {
    const auto begin = sums.begin() + std::max<Index>(0, j - kernel / 2);
    const auto end = sums.begin() + std::min(older, j + kernel / 2 + 1);
    pooled[static_cast<std::size_t>(j)] = *std::max_element(begin, end);
  }
  return pooled;
}

std::vector<Position> keep_snapkv(const RowHistory& history, Index budget) {
  return with_recent(snapkv_scores(history, snapkv_observed(budget), kSnapkvKernel), budget,
                     Index{history.query()} + 1);
}

std::vector<Position> keep_h2o(const RowHistory& history, Index budget) {
  const auto keys = static_cast<Index>(history.sums().size());
  const Index older = keys - h2o_recent(budget);
  return with_recent(std::span(history.sums()).first(static_cast<std::size_t>(older)), budget,
                     keys);
}

std::unique_ptr<Policy> snapkv_cache(const Attention& attention, Index budget) {
  return policy("snapkv",
                {static_cast<double>(budget), static_cast<double>(snapkv_observed(budget)),
                 static_cast<double>(kSnapkvKernel)},
                attention);
}

std::unique_ptr<Policy> h2o_cache(const Attention& attention, Index budget) {
  const double share = static_cast<double>(h2o_recent(budget)) / static_cast<double>(budget);
  return policy("h2o", {static_cast<double>(budget), share}, attention);
}

std::unique_ptr<Policy> tova_cache(const Attention& attention, Index budget) {
  return policy("tova", {static_cast<double>(budget)}, attention);
}

std::unique_ptr<Policy> caote_cache(const Attention& attention, Index budget) {
  const auto scores = [&attention](const QueryView& query) {
    return caote_scores(attention.values(), query.candidates, query.weights);
  };
  return std::make_unique<KeepBest<decltype(scores)>>(budget, scores);
}

std::unique_ptr<Policy> keydiff_cache(const Attention& attention, Index budget) {
  const auto scores = [&attention](const QueryView& query) {
    return keydiff_scores(*attention.keys(), query.candidates);
  };
  return std::make_unique<KeepBest<decltype(scores)>>(budget, scores);
}

}  // namespace kvbudget
