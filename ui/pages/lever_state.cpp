#include "ui/pages/lever_state.h"

#include <QElapsedTimer>
#include <QUndoCommand>
#include <utility>

#include "ui/session/session.h"

namespace kvbudget::ui {
namespace {

constexpr int kMergeMilliseconds = 1000;
constexpr int kMergeable = 2;  // a scenario's steps are 1

}  // namespace

class LeverCommand final : public QUndoCommand {
 public:
  LeverCommand(LeverState& state, const QString& text, QString key, LeverSetup before,
               LeverSetup after)
      : QUndoCommand(text),
        m_state(state),
        m_key(std::move(key)),
        m_before(std::move(before)),
        m_after(std::move(after)) {
    m_age.start();
  }

  void undo() override { recall(m_before); }
  void redo() override { recall(m_after); }
  [[nodiscard]] int id() const override { return m_key.isEmpty() ? -1 : kMergeable; }

  bool mergeWith(const QUndoCommand* newer) override {
    const auto* other = dynamic_cast<const LeverCommand*>(newer);
    if (other == nullptr || other->m_key != m_key || m_age.elapsed() > kMergeMilliseconds) {
      return false;
    }
    m_after = other->m_after;
    m_age.start();
    setObsolete(m_after == m_before);
    return true;
  }

 private:
  void recall(const LeverSetup& setup) {
    m_state.assign(setup);
    if (m_before.changed != m_after.changed) {
      Q_EMIT m_state.recalled(m_after.query);
    }
  }

  LeverState& m_state;
  QString m_key;
  LeverSetup m_before, m_after;
  QElapsedTimer m_age;
};

LeverState& LeverState::of(Session& session) {
  auto* found = session.findChild<LeverState*>(QString(), Qt::FindDirectChildrenOnly);
  return found != nullptr ? *found : *new LeverState(session);
}

LeverState::LeverState(Session& session) : QObject(&session), m_session(&session) {
  connect(&session, &Session::lent, this, [this] {
    m_gesture.reset();
    m_kept = m_setup;
  });
  connect(&session, &Session::returned, this, [this] {
    m_gesture.reset();
    if (m_kept) {
      assign(*std::exchange(m_kept, std::nullopt));
    }
  });
  connect(&session, &Session::opened, this, [this] {
    if (!m_session->isLent()) {
      m_kept.reset();
    }
  });
}

void LeverState::assign(const LeverSetup& setup) {
  if (setup != m_setup) {
    m_setup = setup;
    Q_EMIT changed();
  }
}

void LeverState::change(const QString& text, const LeverSetup& setup, const QString& key) {
  if (setup == m_setup) {
    return;
  }
  const LeverSetup before = m_setup;
  assign(setup);
  if (!m_gesture) {
    push(text, key, before);
  }
}

void LeverState::beginEdit(const QString& text) {
  endEdit();
  m_gesture = Gesture{text, m_setup};
}

void LeverState::endEdit() {
  if (m_gesture) {
    const Gesture gesture = *std::exchange(m_gesture, std::nullopt);
    if (gesture.before != m_setup) {
      push(gesture.text, {}, gesture.before);
    }
  }
}

void LeverState::push(const QString& text, const QString& key, const LeverSetup& before) {
  if (m_session != nullptr) {
    m_session->undoStack().push(new LeverCommand(*this, text, key, before, m_setup));
  }
}

}  // namespace kvbudget::ui
