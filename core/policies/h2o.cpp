#include <algorithm>
#include <cmath>

#include "core/policies/heaviest.h"
#include "core/policies/parameters.h"

namespace kvbudget {
namespace {

// H2O (Zhang et al., arXiv:2306.14048), online: a token's score is the attention it has drawn from
// every query since it came, as computed over the residents; it goes with the token.
class H2o final : public Policy {
 public:
  H2o(Index budget, double recent_share)
      : m_budget(budget),
        m_recent(std::clamp<Index>(std::lround(recent_share * static_cast<double>(budget)), 0,
                                   budget)) {}

  void choose(const QueryView& query, std::vector<Position>& kept) override {
    // Candidates are the residents and the query's own token, so scores keep their order.
    m_scores.resize(query.candidates.size(), 0.0);
    for (std::size_t i = 0; i < m_scores.size(); ++i) {
      m_scores[i] += query.weights[i];
    }
    const auto all = static_cast<Index>(m_scores.size());
    const Index recent = std::min(m_recent, all);
    const std::span<const double> older(m_scores.data(), static_cast<std::size_t>(all - recent));
    std::vector<std::size_t> chosen = heaviest(older, m_budget - recent);
    for (Index i = all - recent; i < all; ++i) {
      chosen.push_back(static_cast<std::size_t>(i));
    }
    append_chosen(query.candidates, chosen, kept);
    for (std::size_t i = 0; i < chosen.size(); ++i) {
      m_scores[i] = m_scores[chosen[i]];  // chosen ascends, so nothing is overwritten too early
    }
    m_scores.resize(chosen.size());
  }

 private:
  Index m_budget;
  Index m_recent;
  std::vector<double> m_scores;  // of the residents, in their order
};

}  // namespace

extern const PolicyInfo kH2o;
const PolicyInfo kH2o = {
    .id = "h2o",
    .title = "H2O",
    .keeps = "a recent share and the residents with the most accumulated weight",
    .reads = Reads::past_rows,
    .evicts = true,
    .parameters = {budget_parameter(),
                   {"recent_share", 0.5, 0, 1, false, ParameterInfo::Inherits::nothing,
                    "share of the budget that goes to the newest tokens"}},
    .make = [](std::span<const double> values, const PolicyContext&) -> std::unique_ptr<Policy> {
      return std::make_unique<H2o>(whole(values[0]), values[1]);
    }};

}  // namespace kvbudget
