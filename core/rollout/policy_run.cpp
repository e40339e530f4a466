#include "core/rollout/policy_run.h"

namespace kvbudget {

PolicyContext context_of(const Attention& attention) {
  return {attention.tokens_per_frame(), attention.keyframes()};
}

std::vector<std::vector<Position>> run_evicting(const Attention& attention,
                                                const PolicyChoice& choice,
                                                const std::vector<Position>& queries,
                                                const std::function<bool()>& cancelled) {
  const std::unique_ptr<Policy> policy = choice.make(context_of(attention));
  const bool needs_weights =
      choice.info->reads == Reads::row || choice.info->reads == Reads::past_rows;
  std::vector<std::vector<Position>> result;
  result.reserve(queries.size());
  std::vector<Position> residents;
  std::vector<Position> kept;
  std::vector<double> weights;
  for (Position t = 0; result.size() < queries.size(); ++t) {
    if (cancelled && cancelled()) {
      return {};
    }
    residents.push_back(t);
    if (needs_weights) {
      weights.resize(residents.size());
      attention.row_over(t, residents, weights);
    }
    kept.clear();
    policy->choose({t, residents, weights}, kept);
    residents.swap(kept);
    if (t == queries[result.size()]) {
      result.push_back(residents);
    }
  }
  return result;
}

}  // namespace kvbudget
