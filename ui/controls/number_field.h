#pragma once

#include <QtWidgets/QDoubleSpinBox>

#include "ui/controls/travel.h"

namespace kvbudget::ui {

/// A number one types, with its unit. Up and Down go by the travel's steps.
class NumberField final : public QDoubleSpinBox {
  Q_OBJECT

 public:
  NumberField(const Travel& travel, double lowest, double highest, QWidget* parent = nullptr);

  void setTravel(const Travel& travel) { m_travel = travel; }
  /// Without edited(), and not while the user types.
  void show(double value);

  [[nodiscard]] QString textFromValue(double value) const override;
  void stepBy(int steps) override;

  using QWidget::show;

 Q_SIGNALS:
  void edited(double value);

 protected:
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Travel m_travel;
};

}  // namespace kvbudget::ui
