#pragma once

#include <QStringList>
#include <QWidget>

#include "core/rollout/lever_presets.h"
#include "core/rollout/readout.h"

class QBoxLayout;
class QCheckBox;
class QComboBox;

namespace kvbudget::ui {

/// What a preset is called in the window.
[[nodiscard]] QString titleOfPreset(const LeverPreset& preset);

/// The choices below the lever: which tokens, how they are arranged, the readout, plain means.
class LeverChoices final : public QWidget {
  Q_OBJECT

 public:
  struct State {
    int source = 0;   // 0: by hand
    int preset = -1;  // -1: arranged otherwise
    Readout readout = Readout::renormalised;
    bool plainMeans = false;
  };

  explicit LeverChoices(QWidget* parent = nullptr);

  /// What the source can be beside "Tokens by hand".
  void setSources(const QStringList& names);
  [[nodiscard]] int sources() const;
  void show(const State& state);

  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void sourceChosen(int source);
  void presetChosen(const QByteArray& id);
  void readoutChosen(kvbudget::Readout readout);
  void plainMeansChosen(bool plain);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void arrange();

  QComboBox* m_sources;
  QComboBox* m_presets;
  QComboBox* m_readouts;
  QCheckBox* m_plain;
  QBoxLayout* m_rows = nullptr;
  QBoxLayout* m_tokens = nullptr;   // what is shown
  QBoxLayout* m_reading = nullptr;  // and how it is read
};

}  // namespace kvbudget::ui
