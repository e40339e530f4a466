#pragma once

#include <memory>

#include "core/scenario/comparison.h"

namespace kvbudget::testing {

/// A rollout that takes no time: 64 tokens in frames of 4, sinks at 4 and 22, every query from 2
/// on.
inline Scenario small_scenario() {
  Scenario scenario;
  scenario.simulator.frames = 16;
  scenario.simulator.tokens_per_frame = 4;
  scenario.simulator.value_dim = 8;
  scenario.simulator.sinks = {4, 22};
  scenario.simulator.seed = 3;
  scenario.first_query = 2;
  scenario.window = 12;
  return scenario;
}

/// Every third query of it from 6 on, under policies of every kind: on a curve, chosen again,
/// evicting.
inline Scenario small_scenario_of_all_kinds() {
  Scenario scenario = small_scenario();
  scenario.first_query = 6;
  scenario.query_stride = 3;
  scenario.policies = {{"window", {}},     {"mass", {}}, {"keyframe_window", {}},
                       {"mass_evict", {}}, {"tova", {}}, {"top", {}},
                       {"full", {}}};
  return scenario;
}

inline std::shared_ptr<const Comparison> comparison_of(const Scenario& scenario) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  return std::make_shared<const Comparison>(
      compare(std::make_shared<const Exploration>(explore(scenario, options).value()), scenario));
}

}  // namespace kvbudget::testing
