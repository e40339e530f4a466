#pragma once

#include <QtCore/QString>
#include <functional>
#include <vector>

#include "core/scenario/scenario.h"
#include "ui/controls/parameter_row.h"

namespace kvbudget::ui {

enum class Section { attention, budget, rollout };

/// One number of a scenario and how it is set in the window.
struct ControlSpec {
  const char* key;  // of the scenario
  Section section;
  QString name;
  QString unit;
  QString words;  // what it does, in plain words; the key's range is added
  Travel travel;
  bool slider = true;
  std::function<double(const Scenario&)> get;
  std::function<void(Scenario&, double)> set;

  [[nodiscard]] bool simulatorOnly() const;
  [[nodiscard]] double lowest() const;
  [[nodiscard]] double highest() const;
  [[nodiscard]] ParameterRow::Looks looks() const;
};

[[nodiscard]] std::vector<ControlSpec> controlSpecs();

/// What is said of a number that only the simulator has, when a trace is shown.
[[nodiscard]] QString simulatorOnlyReason();

}  // namespace kvbudget::ui
