#pragma once

#include <QtWidgets/QWidget>
#include <vector>

#include "core/scenario/scenario.h"

class QCheckBox;
class QVBoxLayout;

namespace kvbudget::ui {

class ParameterRow;

/// One policy of the registry: shown or not, its colour and dash, and its own parameters.
class PolicyRow final : public QWidget {
  Q_OBJECT

 public:
  explicit PolicyRow(const PolicyInfo& info, QWidget* parent = nullptr);

  [[nodiscard]] const PolicyInfo& info() const { return m_info; }
  [[nodiscard]] QCheckBox* box() const { return m_box; }
  [[nodiscard]] ParameterRow* parameter(std::size_t i) const { return m_parameters[i]; }

  /// `entry`: null when the policy is not shown. `only`: it is the only one that is.
  void show(const Scenario& scenario, Index window, const PolicyEntry* entry, bool only);

  using QWidget::show;

 Q_SIGNALS:
  void toggled(bool shown);
  void edited(const QString& parameter, double value);
  /// Take what is inherited, or the fallback.
  void resetWanted(const QString& parameter);

 private:
  void makeParameters();

  const PolicyInfo& m_info;
  QCheckBox* m_box;
  QVBoxLayout* m_column;
  std::vector<ParameterRow*> m_parameters;  // made when first shown
};

}  // namespace kvbudget::ui
