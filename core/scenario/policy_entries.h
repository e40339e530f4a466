#pragma once

#include "core/scenario/scenario_keys.h"

namespace kvbudget {

/// The scenario key `policies`: a list of ids or of {"policy": id, parameter: number, ...}.
[[nodiscard]] ScenarioKey policies_key();

/// Checks a parameter's value against its range; throws Error that names policy, parameter, range.
void check_policy_parameter(const PolicyInfo& policy, const ParameterInfo& parameter, double value);

}  // namespace kvbudget
