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

  /// The policies that can be shown.
  void setComparison(const Comparison& comparison);
  void setSpec(const FigureSpec& spec);
  /// What the fields say, which need not be in range.
  [[nodiscard]] FigureSpec spec() const;
  /// Endings of the formats that are checked.
  [[nodiscard]] std::vector<std::string> formats() const;

 Q_SIGNALS:
  void changed();

 private:
  struct AxisFields {
    QComboBox* scale;
    QLineEdit* low;
    QLineEdit* high;
  };
  void makeFigureFields(QFormLayout* form);
  void makePageFields(QFormLayout* form);
  void makeFormatFields(QFormLayout* form);
  AxisFields makeAxis(QFormLayout* form, const QString& name);
  QDoubleSpinBox* makeLength(double least, double most, const QString& unit);
  QCheckBox* makeCheck(const QString& text);
  void takePreset(int index);
  [[nodiscard]] static FigureSpec::AxisChoice axisOf(const AxisFields& fields);

  QComboBox* m_figure;
  QComboBox* m_preset;
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
  FigureSpec m_rest;  // what has no field
};

}  // namespace kvbudget::ui
