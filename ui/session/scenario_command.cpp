#include "ui/session/scenario_command.h"

#include <utility>

#include "ui/session/session.h"

namespace kvbudget::ui {
namespace {

constexpr int kMergeMilliseconds = 1000;
constexpr int kMergeable = 1;

}  // namespace

ScenarioCommand::ScenarioCommand(Session& session, const QString& text, const QString& key,
                                 Scenario before, Scenario after)
    : QUndoCommand(text),
      m_session(session),
      m_key(key),
      m_before(std::move(before)),
      m_after(std::move(after)) {
  m_age.start();
}

void ScenarioCommand::undo() {
  m_session.assign(m_before);
}

void ScenarioCommand::redo() {
  m_session.assign(m_after);
}

int ScenarioCommand::id() const {
  return m_key.isEmpty() ? -1 : kMergeable;
}

bool ScenarioCommand::mergeWith(const QUndoCommand* newer) {
  const auto* other = dynamic_cast<const ScenarioCommand*>(newer);
  if (other == nullptr || other->m_key != m_key || m_age.elapsed() > kMergeMilliseconds) {
    return false;
  }
  m_after = other->m_after;
  m_age.start();
  setObsolete(m_after == m_before);
  return true;
}

}  // namespace kvbudget::ui
