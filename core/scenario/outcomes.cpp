#include "core/scenario/outcomes.h"

#include <algorithm>
#include <utility>

namespace kvbudget {

std::shared_ptr<const PolicyOutcome> outcome_of(
    const std::shared_ptr<const Exploration>& exploration, const PolicyChoice& choice,
    const Outcomes& more) {
  const auto& own = exploration->evaluation.policies;
  if (const auto found = std::ranges::find(own, choice, &PolicyOutcome::choice);
      found != own.end()) {
    return {exploration, &*found};
  }
  const auto found =
      std::ranges::find_if(more, [&](const auto& outcome) { return outcome->choice == choice; });
  return found == more.end() ? nullptr : *found;
}

std::vector<PolicyChoice> missing_outcomes(const std::shared_ptr<const Exploration>& exploration,
                                           const std::vector<PolicyChoice>& choices,
                                           const Outcomes& more) {
  std::vector<PolicyChoice> missing;
  std::ranges::copy_if(choices, std::back_inserter(missing), [&](const PolicyChoice& choice) {
    return !choice.curve() && outcome_of(exploration, choice, more) == nullptr;
  });
  return missing;
}

std::optional<Outcomes> run_choices(const Exploration& exploration,
                                    const std::vector<PolicyChoice>& choices, const Hooks& hooks) {
  EvaluationPlan plan;
  plan.queries = exploration.evaluation.queries;
  plan.readout = exploration.evaluation.readout;
  plan.policies = choices;
  plan.keep_kept_sets = true;
  plan.threads = hooks.threads;
  plan.cancelled = hooks.cancelled;
  plan.progressed = hooks.progressed;
  auto evaluation = evaluate(*exploration.attention, plan);
  if (!evaluation) {
    return std::nullopt;
  }
  Outcomes outcomes;
  for (PolicyOutcome& outcome : evaluation->policies) {
    outcomes.push_back(std::make_shared<const PolicyOutcome>(std::move(outcome)));
  }
  return outcomes;
}

}  // namespace kvbudget
