#pragma once

#include <QObject>
#include <QString>
#include <optional>
#include <set>

#include "core/base/types.h"
#include "core/rollout/readout.h"
#include "ui/views/hand_tokens.h"

class QUndoStack;

namespace kvbudget::ui {

class Session;

/// What is arranged on the page Bound.
struct LeverSetup {
  int source = 0;  // 0: tokens by hand; else the query under the cursor, as track source - 1
  HandTokens tokens;
  Readout readout = Readout::renormalised;
  bool plainMeans = false;
  Position query = -1;         // of `changed`
  std::set<Position> changed;  // tokens kept or dropped by hand, otherwise than by the policy

  bool operator==(const LeverSetup&) const = default;
};

/// The one owner of that arrangement. Its changes are steps of the session's history, and it
/// outlives the page, which another language makes anew. What a lesson arranges goes with it.
class LeverState final : public QObject {
  Q_OBJECT

 public:
  /// Without a session, and without a history.
  explicit LeverState(QObject* parent = nullptr) : QObject(parent) {}
  /// The one of that session.
  [[nodiscard]] static LeverState& of(Session& session);

  [[nodiscard]] const LeverSetup& setup() const { return m_setup; }
  /// Without a step to undo: a lesson's arrangement.
  void assign(const LeverSetup& setup);
  /// As one step called `text`. Between beginEdit() and endEdit() all is one step; elsewhere,
  /// changes in quick succession with the same key that is not empty are.
  void change(const QString& text, const LeverSetup& setup, const QString& key = {});
  void beginEdit(const QString& text);
  void endEdit();

 Q_SIGNALS:
  void changed();
  /// Undo or redo has changed what is kept of that query.
  void recalled(kvbudget::Position query);

 private:
  friend class LeverCommand;
  struct Gesture {
    QString text;
    LeverSetup before;
  };
  explicit LeverState(Session& session);
  void push(const QString& text, const QString& key, const LeverSetup& before);

  Session* m_session = nullptr;
  LeverSetup m_setup;
  std::optional<LeverSetup> m_kept;  // while a lesson is open
  std::optional<Gesture> m_gesture;
};

}  // namespace kvbudget::ui
