#pragma once

#include <QtCore/QElapsedTimer>
#include <QtGui/QUndoCommand>

#include "core/scenario/scenario.h"

namespace kvbudget::ui {

class Session;

/// One step of undo: the scenario before and after.
class ScenarioCommand final : public QUndoCommand {
 public:
  ScenarioCommand(Session& session, const QString& text, const QString& key, Scenario before,
                  Scenario after);

  void undo() override;
  void redo() override;
  [[nodiscard]] int id() const override;
  bool mergeWith(const QUndoCommand* newer) override;

 private:
  Session& m_session;
  QString m_key;
  Scenario m_before, m_after;
  QElapsedTimer m_age;
};

}  // namespace kvbudget::ui
