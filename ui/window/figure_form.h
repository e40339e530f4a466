#pragma once

#include <QWidget>
#include <string>
#include <vector>

#include "core/report/figure_spec.h"
#include "core/scenario/comparison.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSpinBox;

namespace kvbudget::ui {

/// Everything that can be chosen of a figure, as fields.
class FigureForm final : public QWidget {
  Q_OBJECT

 public:
  explicit FigureForm(QWidget* parent = nullptr);

  /// The policies that can be shown, and the queries.
  void setComparison(const Comparison& comparison);
  void setSpec(const FigureSpec& spec);
  /// What the fields say, which need not be in range.
  [[nodiscard]] FigureSpec spec() const;
  /// Endings of the formats that are checked.
  [[nodiscard]] std::vector<std::string> formats() const;
  /// Whether there are policies, but none is checked: there is no spec that says so.
  [[nodiscard]] bool hidesAllPolicies() const;

 Q_SIGNALS:
  void changed();

 private:
  struct AxisFields {
    QComboBox* scale;
    QLineEdit* low;
    QLineEdit* high;
  };
  void makeFigureFields(QFormLayout* form);
  void makeAxisFields(QFormLayout* form);
  void makeShownFields(QFormLayout* form);
  void makePageFields(QFormLayout* form);
  void makeFormatFields(QFormLayout* form);
  AxisFields makeAxis(QFormLayout* form, const QString& name);
  QComboBox* makeChoice(const QString& name, const QStringList& choices);
  QDoubleSpinBox* makeLength(double least, double most, const QString& unit);
  void takeUnit();
  void updateEnabled();
  QCheckBox* makeCheck(const QString& text);
  void takePreset(int index);
  [[nodiscard]] static FigureSpec::AxisChoice axisOf(const AxisFields& fields);
  void setTokens(const std::vector<LeverToken>& tokens);
  [[nodiscard]] std::vector<LeverToken> tokens() const;
  static void setAxis(const AxisFields& fields, const FigureSpec::AxisChoice& axis);

  QComboBox* m_figure;
  QComboBox* m_count;
  QComboBox* m_over;
  QComboBox* m_tokens;
  QComboBox* m_error;
  QComboBox* m_bounds;
  QComboBox* m_source;  // of lever, bounds and mass tray: a query, a preset, tokens made by hand
  QSpinBox* m_query;
  QSpinBox* m_budget;
  QComboBox* m_preset;
  QComboBox* m_unit;
  QDoubleSpinBox* m_width;
  QDoubleSpinBox* m_height;
  QDoubleSpinBox* m_type;
  QDoubleSpinBox* m_line;
  QSpinBox* m_dpi;
  QComboBox* m_legend;
  AxisFields m_x{}, m_y{};
  QCheckBox* m_title;
  QCheckBox* m_outlines;
  QCheckBox* m_settings;
  QCheckBox* m_ratio;
  QCheckBox* m_promise;
  QCheckBox* m_spikes;
  QWidget* m_policyBox;
  std::vector<std::pair<std::string, QCheckBox*>> m_policies;
  std::vector<std::pair<std::string, QCheckBox*>> m_formats;
  double m_millimetres = 1.0;      // of the unit that lengths are shown in
  std::vector<LeverToken> m_hand;  // made by hand
  FigureSpec m_rest;               // what has no field
};

}  // namespace kvbudget::ui
