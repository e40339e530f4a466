#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/scenario/explore.h"

namespace kvbudget {

/// Outcomes of policies that lie on no curve, with their kept sets; each holds what it stands on.
using Outcomes = std::vector<std::shared_ptr<const PolicyOutcome>>;

/// The outcome of exactly this choice, the exploration's own or one of `more`; null: there is none.
[[nodiscard]] std::shared_ptr<const PolicyOutcome> outcome_of(
    const std::shared_ptr<const Exploration>& exploration, const PolicyChoice& choice,
    const Outcomes& more = {});

/// Those of the choices that lie on no curve and have no outcome.
[[nodiscard]] std::vector<PolicyChoice> missing_outcomes(
    const std::shared_ptr<const Exploration>& exploration, const std::vector<PolicyChoice>& choices,
    const Outcomes& more = {});

/// Runs the choices alone, on the exploration's attention and queries: the same bits as if they had
/// been explored with it. Nothing when cancelled.
[[nodiscard]] std::optional<Outcomes> run_choices(const Exploration& exploration,
                                                  const std::vector<PolicyChoice>& choices,
                                                  const Hooks& hooks = {});

}  // namespace kvbudget
