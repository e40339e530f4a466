#pragma once

#include <QtTest/QTest>
#include <memory>

#include "tests/core/support/small_scenario.h"

namespace kvbudget::ui {

inline Scenario smallScenario() {
  return kvbudget::testing::small_scenario();
}

inline std::shared_ptr<const Comparison> comparisonOf(const Scenario& scenario) {
  return kvbudget::testing::comparison_of(scenario);
}

/// Shows the view at a size and waits until `settled`.
template <typename View, typename Settled>
bool showAt(View& view, const QSize& size, const Settled& settled) {
  view.resize(size);
  view.show();
  return QTest::qWaitForWindowExposed(&view) && QTest::qWaitFor(settled, 5000);
}

}  // namespace kvbudget::ui
