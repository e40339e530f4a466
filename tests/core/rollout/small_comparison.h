#pragma once

#include <memory>

#include "core/scenario/comparison.h"

namespace kvbudget {

/// A small simulated rollout under policies of every kind: on a curve, chosen again, evicting.
inline Scenario small_scenario() {
  Scenario scenario;
  scenario.simulator.frames = 16;
  scenario.simulator.tokens_per_frame = 4;
  scenario.simulator.value_dim = 8;
  scenario.simulator.sinks = {4, 22};
  scenario.simulator.seed = 3;
  scenario.first_query = 6;
  scenario.query_stride = 3;
  scenario.window = 12;
  scenario.policies = {{"window", {}},     {"mass", {}}, {"keyframe_window", {}},
                       {"mass_evict", {}}, {"tova", {}}, {"top", {}},
                       {"full", {}}};
  return scenario;
}

inline Comparison comparison_of(const Scenario& scenario) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  return compare(std::make_shared<const Exploration>(*explore(scenario, options)), scenario);
}

}  // namespace kvbudget
