#include "ui/controls/number_field.h"

#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtGui/QWheelEvent>
#include <QtWidgets/QLineEdit>
#include <algorithm>
#include <cmath>

namespace kvbudget::ui {
namespace {

constexpr int kDecimals = 9;  // as finely as one may type
constexpr int kShownDigits = 6;

}  // namespace

NumberField::NumberField(const Travel& travel, double lowest, double highest, QWidget* parent)
    : QDoubleSpinBox(parent), m_travel(travel) {
  setDecimals(travel.whole ? 0 : kDecimals);
  setRange(lowest, highest);
  setButtonSymbols(QAbstractSpinBox::NoButtons);
  setKeyboardTracking(false);
  setAlignment(Qt::AlignRight);
  setGroupSeparatorShown(false);
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  connect(this, &QDoubleSpinBox::valueChanged, this, &NumberField::edited);
}

void NumberField::show(double value) {
  if (value != this->value() && !(hasFocus() && lineEdit()->isModified())) {
    const QSignalBlocker quiet(this);
    setValue(value);
  }
}

QString NumberField::textFromValue(double value) const {
  if (m_travel.whole) {
    QLocale plain = locale();
    plain.setNumberOptions(QLocale::OmitGroupSeparator);
    return plain.toString(static_cast<qlonglong>(std::llround(value)));
  }
  return locale().toString(value, 'g', kShownDigits);
}

void NumberField::stepBy(int steps) {
  setValue(std::clamp(m_travel.stepped(value(), steps), minimum(), maximum()));
  selectAll();
}

void NumberField::wheelEvent(QWheelEvent* event) {
  // A number under the pointer while the panel scrolls must not change.
  if (hasFocus()) {
    QDoubleSpinBox::wheelEvent(event);
  } else {
    event->ignore();
  }
}

void NumberField::keyPressEvent(QKeyEvent* event) {
  QDoubleSpinBox::keyPressEvent(event);
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
    event->accept();  // it was for this field, not for a default button
  }
}

}  // namespace kvbudget::ui
