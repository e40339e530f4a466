#include "ui/controls/parameter_row.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QVBoxLayout>
#include <cmath>

#include "ui/controls/flat_slider.h"
#include "ui/controls/number_field.h"
#include "ui/controls/reset_label.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {

ParameterRow::ParameterRow(const Looks& looks, const Travel& travel, double lowest, double highest,
                           QWidget* parent)
    : QWidget(parent),
      m_looks(looks),
      m_travel(travel),
      m_label(new ResetLabel(looks.name, this)),
      m_field(new NumberField(travel, lowest, highest, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(2);
  auto* line = new QHBoxLayout;
  line->addWidget(m_label, 1);
  line->addWidget(m_field);
  column->addLayout(line);
  if (!looks.unit.isEmpty()) {
    m_field->setSuffix(QLatin1Char(' ') + looks.unit);
  }
  m_label->setBuddy(m_field);
  m_field->setAccessibleName(looks.name);
  connect(m_label, &ResetLabel::resetWanted, this, &ParameterRow::resetWanted);
  connect(m_field, &NumberField::edited, this, &ParameterRow::setValue);
  if (looks.slider) {
    m_slider = new FlatSlider(this);
    m_slider->setAccessibleName(looks.name);
    column->addWidget(m_slider);
    connect(m_slider, &FlatSlider::sliderPressed, this, &ParameterRow::gestureBegan);
    connect(m_slider, &FlatSlider::sliderReleased, this, [this] {
      Q_EMIT gestureEnded();
      placeHandle();
    });
    connect(m_slider, &FlatSlider::valueChanged, this, [this](int position) {
      setValue(m_travel.value(static_cast<double>(position) / FlatSlider::kTravel));
    });
    connect(m_slider, &FlatSlider::stepsWanted, m_field, &NumberField::stepBy);
  }
  setUnavailable({});
  applyType();
  connect(&Appearance::instance(), &Appearance::changed, this, &ParameterRow::applyType);
}

void ParameterRow::applyType() {
  const TypeScale& type = Appearance::instance().type();
  m_label->setFont(type.font(TypeScale::Role::text));
  m_field->setFont(type.font(TypeScale::Role::text));
  const double number =
      QFontMetricsF(m_field->font()).horizontalAdvance(QStringLiteral("0.0005 ") + m_looks.unit);
  m_field->setFixedWidth(std::max(type.space(19), static_cast<int>(number) + type.space(4)));
  if (m_note != nullptr) {
    m_note->setFont(type.font(TypeScale::Role::ticks));
  }
}

void ParameterRow::setTravel(const Travel& travel) {
  m_travel = travel;
  m_field->setTravel(travel);
  placeHandle();
}

void ParameterRow::show(double value) {
  m_value = value;
  m_field->show(value);
  placeHandle();
  if (m_field->text() != m_described) {  // typed text was the field's before it was the value
    describe();
  }
}

void ParameterRow::placeHandle() {
  if (m_slider != nullptr && !m_slider->isSliderDown()) {
    const QSignalBlocker quiet(m_slider);
    m_slider->setValue(
        static_cast<int>(std::lround(m_travel.share(m_value) * FlatSlider::kTravel)));
  }
}

void ParameterRow::setValue(double value) {
  if (value != m_value) {
    show(value);
    Q_EMIT edited(value);
  }
}

void ParameterRow::setNote(const QString& note) {
  if (m_note == nullptr) {
    if (note.isEmpty()) {
      return;
    }
    m_note = new QLabel(this);
    m_note->setWordWrap(true);
    m_note->setForegroundRole(QPalette::PlaceholderText);
    layout()->addWidget(m_note);
    applyType();
  }
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
}

void ParameterRow::setUnavailable(const QString& reason) {
  if (reason == m_unavailable && !toolTip().isEmpty()) {
    return;  // asked at each step of any slider
  }
  m_unavailable = reason;
  m_label->setEnabled(reason.isEmpty());
  m_field->setEnabled(reason.isEmpty());
  if (m_slider != nullptr) {
    m_slider->setEnabled(reason.isEmpty());
  }
  const QString help = reason.isEmpty() ? m_looks.meaning + QLatin1Char('\n') +
                                              tr("Double click on the name resets it.")
                                        : reason;
  setToolTip(help);
  for (QWidget* part : {static_cast<QWidget*>(m_label), static_cast<QWidget*>(m_field)}) {
    part->setToolTip(help);
  }
  describe();
}

void ParameterRow::describe() {
  m_described = m_field->text();
  const QString text = m_unavailable.isEmpty()
                           ? tr("%1: %2. %3").arg(m_looks.name, m_field->text(), m_looks.meaning)
                           : tr("%1 cannot be set. %2").arg(m_looks.name, m_unavailable);
  m_field->setAccessibleDescription(text);
  if (m_slider != nullptr) {
    m_slider->setAccessibleDescription(text);
  }
}

}  // namespace kvbudget::ui
