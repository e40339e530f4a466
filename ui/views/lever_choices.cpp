#include "ui/views/lever_choices.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <algorithm>

#include "core/rollout/lever_presets.h"

namespace kvbudget::ui {
namespace {

constexpr int kLeastLetters = 9;

}  // namespace

QString titleOfPreset(const LeverPreset& preset) {
  const std::string_view id = preset.id;
  const std::pair<std::string_view, QString> titles[] = {
      {"eight", LeverChoices::tr("Eight tokens")},
      {"two_values", LeverChoices::tr("Tight: two values, m = 0.1")},
      {"half_and_half", LeverChoices::tr("Tight: half and half")},
      {"two_clusters", LeverChoices::tr("Tight: two clusters")},
      {"three_tokens", LeverChoices::tr("Tight: three tokens")},
      {"lone_heavy", LeverChoices::tr("Plain means mislead")},
  };
  const auto* found = std::ranges::find(titles, id, &std::pair<std::string_view, QString>::first);
  return found == std::end(titles) ? QString::fromUtf8(id.data(), static_cast<int>(id.size()))
                                   : found->second;
}

LeverChoices::LeverChoices(QWidget* parent)
    : QWidget(parent),
      m_sources(new QComboBox(this)),
      m_presets(new QComboBox(this)),
      m_readouts(new QComboBox(this)),
      m_plain(new QCheckBox(tr("Plain means"), this)) {
  for (const LeverPreset& preset : lever_presets()) {
    m_presets->addItem(titleOfPreset(preset),
                       QByteArray(preset.id.data(), static_cast<int>(preset.id.size())));
  }
  m_presets->setPlaceholderText(tr("Arranged by hand"));
  m_readouts->addItem(tr("zero-fill"));
  m_readouts->addItem(tr("renormalised"));
  m_sources->setAccessibleName(tr("Tokens of the lever"));
  m_presets->setAccessibleName(tr("Arrangement of the tokens"));
  m_readouts->setAccessibleName(tr("Readout of the lever"));
  m_plain->setToolTip(
      tr("The identity needs means that are weighted with the attention. With plain means it is "
         "false, as the two numbers then show."));
  m_rows = new QBoxLayout(QBoxLayout::LeftToRight, this);
  m_rows->setContentsMargins(0, 0, 0, 0);
  m_tokens = new QBoxLayout(QBoxLayout::LeftToRight);
  m_tokens->addWidget(m_sources);
  m_tokens->addWidget(m_presets);
  m_reading = new QBoxLayout(QBoxLayout::LeftToRight);
  m_reading->addWidget(m_readouts);
  m_reading->addWidget(m_plain);
  for (QBoxLayout* row : {m_tokens, m_reading}) {
    row->addStretch(1);
    m_rows->addLayout(row);
  }
  m_rows->setStretch(1, 1);
  for (QComboBox* box : {m_sources, m_presets, m_readouts}) {
    box->setFocusPolicy(Qt::StrongFocus);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    box->setMinimumContentsLength(kLeastLetters);
  }
  setSources({});
  connect(m_sources, &QComboBox::activated, this, &LeverChoices::sourceChosen);
  connect(m_presets, &QComboBox::activated, this,
          [this](int index) { Q_EMIT presetChosen(m_presets->itemData(index).toByteArray()); });
  connect(m_readouts, &QComboBox::activated, this, [this](int index) {
    Q_EMIT readoutChosen(index == 0 ? Readout::zero_fill : Readout::renormalised);
  });
  connect(m_plain, &QCheckBox::toggled, this, &LeverChoices::plainMeansChosen);
}

void LeverChoices::setSources(const QStringList& names) {
  const QSignalBlocker quiet(m_sources);
  m_sources->clear();
  m_sources->addItem(tr("Tokens by hand"));
  m_sources->addItems(names);
}

// In one row, in two, or one below the other, as there is room.
QSize LeverChoices::minimumSizeHint() const {
  int width = 0;
  for (const QWidget* part :
       {static_cast<const QWidget*>(m_sources), static_cast<const QWidget*>(m_presets),
        static_cast<const QWidget*>(m_readouts), static_cast<const QWidget*>(m_plain)}) {
    width = std::max(width, part->minimumSizeHint().width());
  }
  return {width, QWidget::minimumSizeHint().height()};
}

void LeverChoices::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void LeverChoices::arrange() {
  const auto widthOf = [](const QBoxLayout* row, bool least) {
    int width = 0;
    for (int i = 0; i < row->count(); ++i) {
      const QWidget* part = row->itemAt(i)->widget();
      if (part != nullptr && !part->isHidden()) {
        width += (least ? part->minimumSizeHint() : part->sizeHint()).width() +
                 (width > 0 ? row->spacing() : 0);
      }
    }
    return width;
  };
  bool changed = false;
  const auto turn = [&changed](QBoxLayout* layout, bool level) {
    const auto direction = level ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    changed = changed || layout->direction() != direction;
    layout->setDirection(direction);
  };
  turn(m_rows, widthOf(m_tokens, false) + m_rows->spacing() + widthOf(m_reading, false) <= width());
  turn(m_tokens, widthOf(m_tokens, true) <= width());
  turn(m_reading, widthOf(m_reading, true) <= width());
  if (changed) {
    updateGeometry();
  }
}

int LeverChoices::sources() const {
  return m_sources->count();
}

void LeverChoices::show(const State& state) {
  const QSignalBlocker quietSources(m_sources);
  const QSignalBlocker quietPresets(m_presets);
  const QSignalBlocker quietReadouts(m_readouts);
  const QSignalBlocker quietPlain(m_plain);
  const bool hand = state.source == 0;
  m_sources->setCurrentIndex(state.source);
  m_presets->setCurrentIndex(state.preset);
  m_presets->setVisible(hand);
  m_readouts->setCurrentIndex(state.readout == Readout::zero_fill ? 0 : 1);
  m_readouts->setEnabled(hand);
  m_readouts->setToolTip(hand ? tr("Zero-fill reads the kept tokens with the weights they had; "
                                   "renormalised scales these to sum to 1.")
                              : tr("The rollout's readout; it is chosen among its settings."));
  m_plain->setChecked(state.plainMeans);
  arrange();
}

}  // namespace kvbudget::ui
