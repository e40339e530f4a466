#pragma once

#include <map>
#include <memory>
#include <string>

#include "core/base/hooks.h"
#include "core/lessons/expression.h"
#include "core/scenario/comparison.h"

namespace kvbudget {

/// Works out what a lesson asks for, from its scenario, by the engine. Keeps what it computed; for
/// one thread.
class LessonNumbers {
 public:
  explicit LessonNumbers(Scenario scenario, Hooks hooks = {});

  /// Throws Error when a quantity cannot be had: a query that is not evaluated, a trace without
  /// values, or work that was cancelled.
  [[nodiscard]] double value(const Expression& expression);
  /// The same with one more key set everywhere, unless the expression sets it itself.
  [[nodiscard]] double value(const Expression& expression, const std::string& setting);

  [[nodiscard]] const Scenario& scenario() const { return m_scenario; }

 private:
  [[nodiscard]] double quantity(const Expression& asked, std::span<const double> numbers,
                                const std::string& setting);
  [[nodiscard]] const Comparison& comparison(const Scenario& wanted);

  Scenario m_scenario;
  Hooks m_hooks;
  std::map<std::string, std::shared_ptr<const Exploration>> m_explorations;
  std::map<std::string, Comparison> m_comparisons;
};

}  // namespace kvbudget
