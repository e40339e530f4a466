#pragma once

#include <QtTest/QTest>
#include <memory>

#include "core/scenario/comparison.h"

namespace kvbudget::ui {

/// 64 tokens, sinks at 4 and 22, every query from 2 on.
inline Scenario smallScenario() {
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

inline std::shared_ptr<const Comparison> comparisonOf(const Scenario& scenario) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  return std::make_shared<const Comparison>(
      compare(std::make_shared<const Exploration>(*explore(scenario, options)), scenario));
}

/// Shows the view at a size and waits until `settled`.
template <typename View, typename Settled>
bool showAt(View& view, const QSize& size, const Settled& settled) {
  view.resize(size);
  view.show();
  return QTest::qWaitForWindowExposed(&view) && QTest::qWaitFor(settled, 5000);
}

}  // namespace kvbudget::ui
