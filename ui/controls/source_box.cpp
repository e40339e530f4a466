#include "ui/controls/source_box.h"

#include <QtCore/QSignalBlocker>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFormLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <algorithm>

#include "core/scenario/presets.h"
#include "ui/controls/words.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr int kSimulator = 0;
constexpr int kTrace = 1;

}  // namespace

SourceBox::SourceBox(Session& session, QWidget* parent)
    : QWidget(parent),
      m_session(session),
      m_kind(new QComboBox(this)),
      m_preset(new QComboBox(this)),
      m_trace(new QLabel(this)),
      m_cell(new QPushButton(tr("Choose Cell..."), this)) {
  m_kind->addItem(tr("Simulator"));
  m_kind->addItem(tr("Trace from a file..."));
  m_kind->setAccessibleName(tr("Source of the attention"));
  m_kind->setToolTip(
      tr("Where attention comes from: the simulator, or a file captured from a model."));
  for (const std::string& name : preset_names()) {
    m_preset->addItem(presetTitle(name), QString::fromStdString(name));
    m_presets.push_back(load_preset(name));
  }
  m_preset->setPlaceholderText(tr("changed"));
  m_preset->setAccessibleName(tr("Preset"));
  m_preset->setToolTip(tr("Ready-made scenarios. Choosing one opens it."));
  m_trace->setTextFormat(Qt::PlainText);
  m_trace->setWordWrap(true);
  m_cell->setToolTip(tr("Which layer and head of the trace is shown."));
  auto* form = new QFormLayout(this);
  form->setContentsMargins(0, 0, 0, 0);
  form->addRow(m_kind);
  form->addRow(m_preset);
  form->addRow(m_trace);
  form->addRow(m_cell);
  for (QComboBox* box : {m_kind, m_preset}) {
    box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(12);
  }
  connect(m_kind, &QComboBox::activated, this, &SourceBox::choose);
  connect(m_preset, &QComboBox::activated, this,
          [this](int index) { Q_EMIT presetWanted(m_preset->itemData(index).toString()); });
  connect(m_cell, &QPushButton::clicked, this, &SourceBox::cellWanted);
  connect(&m_session, &Session::scenarioChanged, this, &SourceBox::refresh);
  connect(&m_session, &Session::opened, this, &SourceBox::refresh);
  connect(&Appearance::instance(), &Appearance::changed, this, &SourceBox::applyType);
  applyType();
  refresh();
}

void SourceBox::choose(int index) {
  if (index == kTrace) {
    Q_EMIT traceWanted();
  } else {
    m_session.change(tr("Use the Simulator"), [](Scenario& s) { s.trace.reset(); });
  }
  refresh();  // until a trace has been read, the source is what it was
}

void SourceBox::refresh() {
  const Scenario& scenario = m_session.scenario();
  const QSignalBlocker quietKind(m_kind);
  const QSignalBlocker quietPreset(m_preset);
  m_kind->setCurrentIndex(scenario.trace ? kTrace : kSimulator);
  m_preset->setVisible(!scenario.trace);
  m_trace->setVisible(scenario.trace.has_value());
  m_cell->setVisible(scenario.trace.has_value());
  if (scenario.trace) {
    m_trace->setText(tr("%1, layer %2, head %3")
                         .arg(QString::fromStdString(scenario.trace->path.filename().string()))
                         .arg(scenario.trace->layer)
                         .arg(scenario.trace->head));
    m_trace->setToolTip(QString::fromStdString(scenario.trace->path.string()));
    return;
  }
  const auto found = std::ranges::find(m_presets, scenario);
  const int preset = found == m_presets.end() ? -1 : static_cast<int>(found - m_presets.begin());
  if (preset != m_preset->currentIndex()) {  // setting none again would repaint it
    m_preset->setCurrentIndex(preset);
  }
}

void SourceBox::applyType() {
  const QFont font = Appearance::instance().type().font(TypeScale::Role::text);
  for (QWidget* part : {static_cast<QWidget*>(m_kind), static_cast<QWidget*>(m_preset),
                        static_cast<QWidget*>(m_trace), static_cast<QWidget*>(m_cell)}) {
    part->setFont(font);
  }
}

}  // namespace kvbudget::ui
