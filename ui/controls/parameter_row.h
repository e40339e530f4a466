#pragma once

#include <QtWidgets/QWidget>

#include "ui/controls/travel.h"

class QLabel;

namespace kvbudget::ui {

class FlatSlider;
class NumberField;
class ResetLabel;

/// A parameter's name, number field and, for one that is worth dragging, slider.
class ParameterRow final : public QWidget {
  Q_OBJECT

 public:
  struct Looks {
    QString name;
    QString unit;     // after the number; may be empty
    QString meaning;  // tooltip, in plain words
    bool slider = true;
  };

  ParameterRow(const Looks& looks, const Travel& travel, double lowest, double highest,
               QWidget* parent = nullptr);

  void setTravel(const Travel& travel);
  /// Without edited().
  void show(double value);
  [[nodiscard]] double value() const { return m_value; }
  /// A sentence under the row; empty: none.
  void setNote(const QString& note);
  /// Disabled with its reason in the tooltip; empty: enabled.
  void setUnavailable(const QString& reason);

  [[nodiscard]] FlatSlider* slider() const { return m_slider; }
  [[nodiscard]] NumberField* field() const { return m_field; }
  [[nodiscard]] ResetLabel* label() const { return m_label; }

  using QWidget::show;

 Q_SIGNALS:
  void edited(double value);
  void gestureBegan();
  void gestureEnded();
  void resetWanted();

 private:
  void placeHandle();
  void setValue(double value);
  void describe();
  void applyType();

  Looks m_looks;
  Travel m_travel;
  double m_value = 0.0;
  ResetLabel* m_label;
  NumberField* m_field;
  FlatSlider* m_slider = nullptr;
  QLabel* m_note = nullptr;
  QString m_described;  // the field's text that was last said
  QString m_unavailable;
};

}  // namespace kvbudget::ui
