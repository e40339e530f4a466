#pragma once

#include <QtWidgets/QWidget>
#include <vector>

#include "core/scenario/scenario.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace kvbudget::ui {

class Session;

/// Simulator or trace, and which preset or which cell.
class SourceBox final : public QWidget {
  Q_OBJECT

 public:
  explicit SourceBox(Session& session, QWidget* parent = nullptr);

  [[nodiscard]] QComboBox* kind() const { return m_kind; }
  [[nodiscard]] QComboBox* preset() const { return m_preset; }

 Q_SIGNALS:
  void traceWanted();
  void cellWanted();
  void presetWanted(const QString& name);

 private:
  void choose(int index);
  void refresh();
  void applyType();

  Session& m_session;
  std::vector<Scenario> m_presets;
  QComboBox* m_kind;
  QComboBox* m_preset;
  QLabel* m_trace;
  QPushButton* m_cell;
};

}  // namespace kvbudget::ui
