#include "core/rollout/policy_run.h"

namespace kvbudget {

PolicyContext context_of(const Attention& attention) {
  return {attention.tokens_per_frame(), attention.keyframes()};
}

std::vector<std::vector<Position>> run_evicting(const Attention& attention,
                                                const PolicyChoice& choice,
                                                const std::vector<Position>& queries,
                                                const std::function<bool()>& cancelled) {
  const bool needs_weights =
      choice.info->reads == Reads::row || choice.info->reads == Reads::past_rows;
  EvictingRun run(attention, choice.make(context_of(attention)), needs_weights);
  std::vector<std::vector<Position>> result;
  result.reserve(queries.size());
  for (Position t = 0; result.size() < queries.size(); ++t) {
    if (cancelled && cancelled()) {
      return {};
    }
    run.advance();
    if (t == queries[result.size()]) {
      result.push_back(run.residents());
    }
  }
  return result;
}

EvictingRun::EvictingRun(const Attention& attention, std::unique_ptr<Policy> policy,
                         bool needs_weights)
    : m_attention(attention), m_policy(std::move(policy)), m_needs_weights(needs_weights) {}

void EvictingRun::advance() {
  m_residents.push_back(m_next);
  if (m_needs_weights) {
    m_weights.resize(m_residents.size());
    m_attention.row_over(m_next, m_residents, m_weights);
  }
  m_kept.clear();
  m_policy->choose({m_next, m_residents, m_weights}, m_kept);
  m_residents.swap(m_kept);
  ++m_next;
}

}  // namespace kvbudget
