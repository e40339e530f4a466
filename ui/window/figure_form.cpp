#include "ui/window/figure_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <array>

#include "ui/figures/figure_files.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

using AxisScale = FigureSpec::AxisScale;
using Legend = FigureSpec::Legend;

QString titleOfPreset(std::string_view id) {
  return id == "one-column"    ? FigureForm::tr("One column, 85 mm")
         : id == "two-columns" ? FigureForm::tr("Two columns, 178 mm")
         : id == "slide"       ? FigureForm::tr("Slide, 16:9")
         : id == "poster"      ? FigureForm::tr("Poster")
                               : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

}  // namespace

FigureForm::FigureForm(QWidget* parent) : QWidget(parent), m_policyBox(new QWidget(this)) {
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
  makeFigureFields(form);
  makePageFields(form);
  makeFormatFields(form);
  setSpec({});
}

void FigureForm::makeFigureFields(QFormLayout* form) {
  m_figure = new QComboBox(this);
  for (const FigureKind& kind : figureKinds()) {
    m_figure->addItem(nameOf(kind),
                      QString::fromLatin1(kind.id.data(), static_cast<qsizetype>(kind.id.size())));
  }
  connect(m_figure, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
  form->addRow(tr("&Figure"), m_figure);
  new QVBoxLayout(m_policyBox);
  m_policyBox->layout()->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Policies"), m_policyBox);
  m_x = makeAxis(form, tr("Horizontal axis"));
  m_y = makeAxis(form, tr("Vertical axis"));
  m_legend = new QComboBox(this);
  m_legend->addItems({tr("automatic"), tr("labels at the lines"), tr("inside"), tr("below")});
  connect(m_legend, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
  form->addRow(tr("&Legend"), m_legend);
  m_title = makeCheck(tr("Title"));
  m_settings = makeCheck(tr("Current τ and W"));
  m_ratio = makeCheck(tr("Ratio at matched size"));
  m_promise = makeCheck(tr("Promise"));
  m_spikes = makeCheck(tr("Spikes"));
  auto* notes = new QGridLayout;
  notes->addWidget(m_title, 0, 0);
  notes->addWidget(m_settings, 0, 1);
  notes->addWidget(m_ratio, 1, 0);
  notes->addWidget(m_promise, 1, 1);
  notes->addWidget(m_spikes, 2, 0);
  form->addRow(tr("Shown"), notes);
}

void FigureForm::makePageFields(QFormLayout* form) {
  m_preset = new QComboBox(this);
  for (const FigurePreset& preset : figure_presets()) {
    m_preset->addItem(titleOfPreset(preset.id));
  }
  m_preset->setPlaceholderText(tr("By the numbers below"));
  connect(m_preset, &QComboBox::activated, this, &FigureForm::takePreset);
  form->addRow(tr("&Size"), m_preset);
  m_width = makeLength(20.0, 2000.0, tr(" mm"));
  m_height = makeLength(0.0, 2000.0, tr(" mm"));
  m_height->setSpecialValueText(tr("what suits"));
  m_type = makeLength(4.0, 200.0, tr(" pt"));
  m_line = makeLength(0.1, 20.0, tr(" pt"));
  m_line->setSingleStep(0.1);
  m_dpi = new QSpinBox(this);
  m_dpi->setRange(36, 2400);
  connect(m_dpi, &QSpinBox::valueChanged, this, &FigureForm::changed);
  form->addRow(tr("&Width"), m_width);
  form->addRow(tr("&Height"), m_height);
  form->addRow(tr("&Type"), m_type);
  form->addRow(tr("L&ines"), m_line);
  form->addRow(tr("&Dots per inch of PNG"), m_dpi);
}

void FigureForm::makeFormatFields(QFormLayout* form) {
  auto* grid = new QGridLayout;
  int index = 0;
  for (const FigureFormat format : allFormats()) {
    const std::string ending(endingOf(format));
    const QString name = ending == "py"    ? tr("matplotlib script")
                         : ending == "tex" ? tr("pgfplots script")
                                           : QString::fromStdString(ending).toUpper();
    QCheckBox* check = makeCheck(name);
    check->setChecked(true);
    grid->addWidget(check, index / 2, index % 2);
    m_formats.emplace_back(ending, check);
    ++index;
  }
  m_outlines = makeCheck(tr("Text of SVG as outlines"));
  grid->addWidget(m_outlines, index / 2 + 1, 0, 1, 2);
  form->addRow(tr("Files"), grid);
}

FigureForm::AxisFields FigureForm::makeAxis(QFormLayout* form, const QString& name) {
  AxisFields fields{new QComboBox(this), new QLineEdit(this), new QLineEdit(this)};
  fields.scale->addItems({tr("automatic"), tr("linear"), tr("logarithmic")});
  fields.scale->setAccessibleName(tr("%1: scale").arg(name));
  connect(fields.scale, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
  auto* row = new QHBoxLayout;
  row->addWidget(fields.scale);
  for (QLineEdit* end : {fields.low, fields.high}) {
    end->setPlaceholderText(end == fields.low ? tr("from") : tr("to"));
    end->setAccessibleName(end == fields.low ? tr("%1: from").arg(name) : tr("%1: to").arg(name));
    connect(end, &QLineEdit::textEdited, this, &FigureForm::changed);
    row->addWidget(end);
  }
  form->addRow(name, row);
  return fields;
}

QDoubleSpinBox* FigureForm::makeLength(double least, double most, const QString& unit) {
  auto* box = new QDoubleSpinBox(this);
  box->setRange(least, most);
  box->setDecimals(1);
  box->setSuffix(unit);
  connect(box, &QDoubleSpinBox::valueChanged, this, &FigureForm::changed);
  return box;
}

QCheckBox* FigureForm::makeCheck(const QString& text) {
  auto* check = new QCheckBox(text, this);
  connect(check, &QCheckBox::toggled, this, &FigureForm::changed);
  return check;
}

void FigureForm::takePreset(int index) {
  FigureSpec spec = this->spec();
  figure_presets()[static_cast<std::size_t>(index)].apply_to(spec);
  setSpec(spec);
  Q_EMIT changed();
}

void FigureForm::setComparison(const Comparison& comparison) {
  for (const auto& [id, check] : m_policies) {
    delete check;
  }
  m_policies.clear();
  for (const PolicyTrack& track : comparison.tracks) {
    const std::string id(track.choice.info->id);
    if (std::ranges::find(m_policies, id, &std::pair<std::string, QCheckBox*>::first) ==
        m_policies.end()) {
      QCheckBox* check = makeCheck(titleOf(*track.choice.info));
      check->setChecked(true);
      m_policyBox->layout()->addWidget(check);
      m_policies.emplace_back(id, check);
    }
  }
}

void FigureForm::setSpec(const FigureSpec& spec) {
  const QSignalBlocker quiet(this);
  m_rest = spec;
  m_figure->setCurrentIndex(std::max(0, m_figure->findData(QString::fromStdString(spec.figure))));
  m_width->setValue(spec.width_mm);
  m_height->setValue(spec.height_mm);
  m_type->setValue(spec.type_pt);
  m_line->setValue(spec.line_pt);
  m_dpi->setValue(spec.dpi);
  m_legend->setCurrentIndex(static_cast<int>(spec.legend));
  m_title->setChecked(spec.title);
  m_outlines->setChecked(spec.outlines);
  m_settings->setChecked(spec.annotations.settings);
  m_ratio->setChecked(spec.annotations.ratio);
  m_promise->setChecked(spec.annotations.promise);
  m_spikes->setChecked(spec.annotations.spikes);
  int preset = -1;
  for (std::size_t i = 0; i < figure_presets().size(); ++i) {
    FigureSpec fitted = spec;
    figure_presets()[i].apply_to(fitted);
    preset = fitted == spec ? static_cast<int>(i) : preset;
  }
  m_preset->setCurrentIndex(preset);
}

FigureSpec::AxisChoice FigureForm::axisOf(const AxisFields& fields) {
  FigureSpec::AxisChoice axis;
  axis.scale = static_cast<AxisScale>(fields.scale->currentIndex());
  for (const auto& [field, end] : {std::pair(fields.low, &axis.low), {fields.high, &axis.high}}) {
    bool fits = false;
    const double value = QLocale().toDouble(field->text(), &fits);
    if (fits) {
      *end = value;
    }
  }
  return axis;
}

FigureSpec FigureForm::spec() const {
  FigureSpec spec = m_rest;
  spec.figure = m_figure->currentData().toString().toStdString();
  spec.width_mm = m_width->value();
  spec.height_mm = m_height->value();
  spec.type_pt = m_type->value();
  spec.line_pt = m_line->value();
  spec.dpi = m_dpi->value();
  spec.legend = static_cast<Legend>(m_legend->currentIndex());
  spec.x = axisOf(m_x);
  spec.y = axisOf(m_y);
  spec.title = m_title->isChecked();
  spec.outlines = m_outlines->isChecked();
  spec.annotations = {m_settings->isChecked(), m_ratio->isChecked(), m_promise->isChecked(),
                      m_spikes->isChecked()};
  spec.policies.clear();
  const bool all = std::ranges::all_of(
      m_policies, [](const auto& policy) { return policy.second->isChecked(); });
  for (const auto& [id, check] : m_policies) {
    if (!all && check->isChecked()) {
      spec.policies.push_back(id);
    }
  }
  return spec;
}

std::vector<std::string> FigureForm::formats() const {
  std::vector<std::string> endings;
  for (const auto& [ending, check] : m_formats) {
    if (check->isChecked()) {
      endings.push_back(ending);
    }
  }
  return endings;
}

}  // namespace kvbudget::ui
