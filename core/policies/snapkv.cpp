#include <algorithm>
#include <deque>

#include "core/policies/heaviest.h"
#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

// SnapKV (Li et al., arXiv:2404.14469) applied at every query: the mean attention of the last w
// queries, max-pooled over neighbouring cache slots, ranks all residents but the last w tokens.
class Snapkv final : public Policy {
 public:
  Snapkv(Index budget, Index observed, Index kernel)
      : m_budget(budget), m_observed(std::min(observed, budget)), m_half(kernel / 2) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    for (std::vector<double>& row : m_rows) {
      row.push_back(0.0);  // earlier queries could not see the query's own token
    }
    m_rows.emplace_back(query.weights.begin(), query.weights.end());
    if (static_cast<Index>(m_rows.size()) > m_observed) {
      m_rows.pop_front();
    }
    const auto all = static_cast<Index>(query.candidates.size());
    const Index recent = std::min(m_observed, all);
    const std::vector<double> scores = pooled(all - recent);
    std::vector<std::size_t> chosen = heaviest(scores, m_budget - recent);
    for (Index i = all - recent; i < all; ++i) {
      chosen.push_back(static_cast<std::size_t>(i));
    }
    append_chosen(query.candidates, chosen, kept);
    for (std::vector<double>& row : m_rows) {
      for (std::size_t i = 0; i < chosen.size(); ++i) {
        row[i] = row[chosen[i]];  // chosen ascends, so nothing is overwritten too early
      }
      row.resize(chosen.size());
    }
  }

 private:
  // Sums over the observed rows stand for means: the factor does not change the ranking.
  [[nodiscard]] std::vector<double> pooled(Index count) const {
    std::vector<double> sums(static_cast<std::size_t>(count), 0.0);
    for (const std::vector<double>& row : m_rows) {
      for (std::size_t i = 0; i < sums.size(); ++i) {
        sums[i] += row[i];
      }
    }
    std::vector<double> scores(sums.size());
    for (Index i = 0; i < count; ++i) {
      const auto begin = sums.begin() + std::max<Index>(0, i - m_half);
      const auto end = sums.begin() + std::min(count, i + m_half + 1);
      scores[static_cast<std::size_t>(i)] = *std::max_element(begin, end);
    }
    return scores;
  }

  Index m_budget;
  Index m_observed;
  Index m_half;
  std::deque<std::vector<double>> m_rows;  // the last w rows over the residents
};

}  // namespace

extern const PolicyInfo kSnapkv;
const PolicyInfo kSnapkv = {
    .id = "snapkv",
    .title = "SnapKV",
    .keeps = "the last w tokens and the residents heaviest by the last w rows, max-pooled",
    .reads = Reads::past_rows,
    .evicts = true,
    .parameters = {budget_parameter(),
                   {"observed", 8, 1, 4096, true, ParameterInfo::Inherits::nothing,
                    "queries whose rows are used, and newest tokens always kept"},
                   {"kernel", 7, 1, 4095, true, ParameterInfo::Inherits::nothing,
                    "width of the max pooling over cache slots, odd", true}},
    .make = [](std::span<const double> values, const PolicyContext&) -> std::unique_ptr<Policy> {
      return std::make_unique<Snapkv>(whole(values[0]), whole(values[1]), whole(values[2]));
    }};

}  // namespace kvbudget
