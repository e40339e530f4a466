#include "ui/window/figure_form.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QSettings>
#include <QSignalBlocker>
#include <QSpinBox>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/rollout/lever_presets.h"
#include "ui/figures/figure_files.h"
#include "ui/views/lever_choices.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

using AxisScale = FigureSpec::AxisScale;
using Legend = FigureSpec::Legend;

constexpr auto kUnitKey = "figures/unit";  // 0: millimetres, 1: inches

QString titleOfPreset(std::string_view id) {
  return id == "one-column"    ? FigureForm::tr("One column, 85 mm")
         : id == "two-columns" ? FigureForm::tr("Two columns, 178 mm")
         : id == "slide"       ? FigureForm::tr("Slide, 16:9")
         : id == "poster"      ? FigureForm::tr("Poster")
                               : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

// A field rounds what it shows; what was not typed stays as exact as it was: 338.6667 mm.
double lengthOf(const QDoubleSpinBox& box, double unit, double known) {
  const double step = std::pow(10.0, -box.decimals());
  return std::abs(box.value() - known / unit) < 0.5001 * step ? known : box.value() * unit;
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
  connect(m_figure, &QComboBox::currentIndexChanged, this, &FigureForm::updateEnabled);
  connect(m_figure, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
  form->addRow(tr("&Figure"), m_figure);
  new QVBoxLayout(m_policyBox);
  m_policyBox->layout()->setContentsMargins(0, 0, 0, 0);
  form->addRow(tr("Policies"), m_policyBox);
  m_source = makeChoice(tr("Tokens"), {tr("of a query")});
  for (const LeverPreset& preset : lever_presets()) {
    m_source->addItem(titleOfPreset(preset));
  }
  form->addRow(tr("Toke&ns"), m_source);
  connect(m_source, &QComboBox::currentIndexChanged, this, &FigureForm::updateEnabled);
  m_query = new QSpinBox(this);
  m_query->setSpecialValueText(tr("automatic"));
  m_query->setRange(-1, -1);
  connect(m_query, &QSpinBox::valueChanged, this, &FigureForm::changed);
  form->addRow(tr("&Query"), m_query);
  m_budget = new QSpinBox(this);
  m_budget->setRange(1, 4096);
  connect(m_budget, &QSpinBox::valueChanged, this, &FigureForm::changed);
  form->addRow(tr("Keys &kept"), m_budget);
  makeAxisFields(form);
  makeShownFields(form);
}

void FigureForm::makeAxisFields(QFormLayout* form) {
  m_count = makeChoice(tr("Cache size"), {tr("read"), tr("stored")});
  m_over = makeChoice(tr("Cache size over queries"), {tr("mean"), tr("peak")});
  m_tokens = makeChoice(tr("Unit of the cache size"), {tr("tokens"), tr("bytes")});
  auto* size = new QHBoxLayout;
  for (QComboBox* box : {m_count, m_over, m_tokens}) {
    size->addWidget(box, 1);
  }
  form->addRow(tr("Cache size"), size);
  m_error = makeChoice(tr("Error"), {tr("mean"), tr("largest")});
  form->addRow(tr("&Error"), m_error);
  m_bounds = makeChoice(tr("Bounds"), {tr("none", "bounds"), tr("of policies that promise one"),
                                       tr("all", "bounds")});
  form->addRow(tr("B&ounds"), m_bounds);
  m_x = makeAxis(form, tr("Horizontal axis"));
  m_y = makeAxis(form, tr("Vertical axis"));
}

void FigureForm::makeShownFields(QFormLayout* form) {
  m_legend = makeChoice(tr("Legend"), {tr("automatic"), tr("labels at the lines"), tr("inside"),
                                       tr("below"), tr("none", "legend")});
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
  m_unit = new QComboBox(this);
  m_unit->setObjectName(QStringLiteral("unit"));
  m_unit->addItems({tr("millimetres"), tr("inches")});
  m_unit->setCurrentIndex(QSettings().value(kUnitKey).toInt() == 1 ? 1 : 0);
  form->addRow(tr("&Unit"), m_unit);
  m_width = makeLength(20.0, 2000.0, {});
  m_height = makeLength(0.0, 2000.0, {});
  m_height->setObjectName(QStringLiteral("height"));
  m_height->setSpecialValueText(tr("what suits"));
  takeUnit();
  connect(m_unit, &QComboBox::currentIndexChanged, this, [this](int index) {
    const FigureSpec spec = this->spec();
    QSettings().setValue(kUnitKey, index);
    const QSignalBlocker quiet(this);  // the size stays what it is
    takeUnit();
    m_width->setValue(spec.width_mm / m_millimetres);
    m_height->setValue(spec.height_mm / m_millimetres);
    m_rest.width_mm = spec.width_mm;
    m_rest.height_mm = spec.height_mm;
  });
  m_type = makeLength(4.0, 200.0, tr(" pt"));
  m_line = makeLength(0.1, 20.0, tr(" pt"));
  m_line->setSingleStep(0.1);
  m_dpi = new QSpinBox(this);
  m_dpi->setRange(36, 2400);
  connect(m_dpi, &QSpinBox::valueChanged, this, &FigureForm::changed);
  form->addRow(tr("Wid&th"), m_width);
  form->addRow(tr("&Height"), m_height);
  form->addRow(tr("Ty&pe"), m_type);
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

QComboBox* FigureForm::makeChoice(const QString& name, const QStringList& choices) {
  auto* box = new QComboBox(this);
  box->addItems(choices);
  box->setAccessibleName(name);
  connect(box, &QComboBox::currentIndexChanged, this, &FigureForm::changed);
  return box;
}

void FigureForm::takeUnit() {
  const bool inches = m_unit->currentIndex() == 1;
  m_millimetres = inches ? kMillimetresAnInch : 1.0;
  for (const auto& [box, least] : {std::pair(m_width, 20.0), std::pair(m_height, 0.0)}) {
    box->setDecimals(inches ? 3 : 1);
    box->setRange(least / m_millimetres, 2000.0 / m_millimetres);
    box->setSingleStep(inches ? 0.125 : 1.0);
    box->setSuffix(inches ? tr(" in") : tr(" mm"));
  }
}

// What the chosen figure has no use for is out of reach.
void FigureForm::updateEnabled() {
  const FigureKind& kind = findFigure(m_figure->currentData().toString().toStdString());
  const bool pareto = kind.id == "pareto";
  for (QComboBox* box : {m_count, m_over, m_tokens, m_error}) {
    box->setEnabled(pareto);
  }
  m_bounds->setEnabled(kind.id == "error-per-query");
  m_budget->setEnabled(kind.need != FigureKind::Need::nothing);
  m_source->setEnabled(kind.by_hand);
  const bool hand = kind.by_hand && m_source->currentIndex() > 0;
  m_query->setEnabled((kind.of == FigureKind::Of::query && !hand) ||
                      kind.need == FigureKind::Need::row || kind.id == "causes");
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
  if (!comparison.queries().empty()) {
    const QSignalBlocker quiet(m_query);
    m_query->setRange(-1, comparison.queries().back());
    m_query->setValue(-1);
  }
  for (const auto& [id, check] : m_policies) {
    delete check;
  }
  m_policies.clear();
  QWidget* before = m_figure;
  for (const PolicyTrack& track : comparison.tracks) {
    const std::string id(track.choice.info->id);
    if (std::ranges::find(m_policies, id, &std::pair<std::string, QCheckBox*>::first) ==
        m_policies.end()) {
      QCheckBox* check = makeCheck(titleOf(*track.choice.info));
      check->setObjectName(QStringLiteral("policy"));
      check->setChecked(true);
      m_policyBox->layout()->addWidget(check);
      setTabOrder(before, check);  // where it is read, though it was made last
      before = check;
      m_policies.emplace_back(id, check);
    }
  }
}

void FigureForm::setSpec(const FigureSpec& spec) {
  const QSignalBlocker quiet(this);
  m_rest = spec;
  m_figure->setCurrentIndex(std::max(0, m_figure->findData(QString::fromStdString(spec.figure))));
  m_width->setValue(spec.width_mm / m_millimetres);
  m_height->setValue(spec.height_mm / m_millimetres);
  m_type->setValue(spec.type_pt);
  m_line->setValue(spec.line_pt);
  m_dpi->setValue(spec.dpi);
  m_legend->setCurrentIndex(static_cast<int>(spec.legend));
  m_count->setCurrentIndex(static_cast<int>(spec.pareto.count));
  m_over->setCurrentIndex(static_cast<int>(spec.pareto.over));
  m_tokens->setCurrentIndex(static_cast<int>(spec.pareto.unit));
  m_error->setCurrentIndex(static_cast<int>(spec.pareto.error));
  m_bounds->setCurrentIndex(static_cast<int>(spec.error.bounds));
  m_budget->setValue(static_cast<int>(spec.budget));
  m_query->setValue(spec.query ? static_cast<int>(*spec.query) : -1);
  setTokens(spec.tokens);
  setAxis(m_x, spec.x);
  setAxis(m_y, spec.y);
  for (const auto& [id, check] : m_policies) {
    check->setChecked(spec.policies.empty() ||
                      std::ranges::find(spec.policies, id) != spec.policies.end());
  }
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
  updateEnabled();
}

void FigureForm::setAxis(const AxisFields& fields, const FigureSpec::AxisChoice& axis) {
  fields.scale->setCurrentIndex(static_cast<int>(axis.scale));
  for (const auto& [field, end] : {std::pair(fields.low, axis.low), {fields.high, axis.high}}) {
    field->setText(end ? QLocale().toString(*end, 'g', QLocale::FloatingPointShortest) : QString());
  }
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
  spec.width_mm = lengthOf(*m_width, m_millimetres, m_rest.width_mm);
  spec.height_mm = lengthOf(*m_height, m_millimetres, m_rest.height_mm);
  spec.type_pt = m_type->value();
  spec.line_pt = m_line->value();
  spec.dpi = m_dpi->value();
  spec.legend = static_cast<Legend>(m_legend->currentIndex());
  spec.pareto.count = static_cast<ParetoChoice::Count>(m_count->currentIndex());
  spec.pareto.over = static_cast<ParetoChoice::Over>(m_over->currentIndex());
  spec.pareto.unit = static_cast<ParetoChoice::Unit>(m_tokens->currentIndex());
  spec.pareto.error = static_cast<ParetoChoice::Error>(m_error->currentIndex());
  spec.error.bounds = static_cast<ErrorChoice::Bounds>(m_bounds->currentIndex());
  spec.budget = m_budget->value();
  spec.query.reset();
  if (m_query->value() >= 0) {
    spec.query = m_query->value();
  }
  spec.tokens = tokens();
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

bool FigureForm::hidesAllPolicies() const {
  return !m_policies.empty() && std::ranges::none_of(m_policies, [](const auto& policy) {
    return policy.second->isChecked();
  });
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
