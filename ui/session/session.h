#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtGui/QUndoGroup>
#include <QtGui/QUndoStack>
#include <functional>
#include <memory>
#include <optional>

#include "ui/session/updater.h"

namespace kvbudget::ui {

/// How what is shown stands to what was asked for.
struct SessionStatus {
  bool preview = false;
  bool outdated = false;
  bool thinned = false;
  bool busy = false;
  double milliseconds = 0.0;  // of the last update, from the change to its delivery
  QString failure;            // why there is no result; empty: there is one
};

/// The one owner of the scenario and of the shared cursor. Data flows one way: a change here, the
/// engine in the background, a comparison to every view.
class Session : public QObject {
  Q_OBJECT

 public:
  explicit Session(const Scenario& scenario, QObject* parent = nullptr);

  [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
  /// What was opened: controls go back to it.
  [[nodiscard]] const Scenario& baseline() const { return m_baseline; }
  /// Null until the first result.
  [[nodiscard]] const std::shared_ptr<const Comparison>& comparison() const { return m_comparison; }
  [[nodiscard]] int cursor() const { return m_cursor; }
  [[nodiscard]] const SessionStatus& status() const { return m_status; }
  [[nodiscard]] double progress() const { return m_updater.progress(); }
  /// What can be undone now: while a scenario is lent, only what was done to that one.
  [[nodiscard]] QUndoStack& undoStack() { return *m_history.activeStack(); }
  [[nodiscard]] QUndoGroup& history() { return m_history; }
  [[nodiscard]] int startedCount() const { return m_updater.startedCount(); }

  /// Applies an edit as one undoable step called `text`. Within beginEdit() and endEdit() the whole
  /// gesture is one step and each edit starts from the state at its beginning. Elsewhere, edits in
  /// quick succession with the same key that is not empty become one step. False, with refused(),
  /// when the outcome is no valid scenario.
  bool change(const QString& text, const std::function<void(Scenario&)>& edit,
              const QString& key = {});
  void beginEdit(const QString& text);
  void endEdit();
  [[nodiscard]] bool isEditing() const { return m_gesture.has_value(); }

  /// Takes another scenario and forgets what could be undone. With `cursor`, a query's position.
  void open(const Scenario& scenario, std::optional<Position> cursor = std::nullopt);
  /// Puts another scenario in its place, with a history of its own, until takeBack() brings back
  /// scenario, query and history, or open() forgets them. Lent again, it only takes the other.
  void lend(const Scenario& scenario);
  void takeBack();
  [[nodiscard]] bool isLent() const { return m_kept.has_value(); }
  /// What takeBack() would bring back; null when nothing is lent.
  [[nodiscard]] const Scenario* kept() const { return m_kept ? &m_kept->scenario : nullptr; }
  /// Back to what was opened, with the seed as it is now.
  void reset();
  void newDraw();
  void cancel();
  /// See Updater::offer().
  void offer(const TraceSource& source, std::shared_ptr<const Attention> attention) {
    m_updater.offer(source, std::move(attention));
  }

 public Q_SLOTS:
  /// An index into the evaluated queries.
  void setCursor(int queryIndex);

 Q_SIGNALS:
  void scenarioChanged();
  /// The views take this; cursorChanged() follows whenever the index means another query now.
  void comparisonChanged(std::shared_ptr<const kvbudget::Comparison> comparison);
  void cursorChanged(int queryIndex);
  void statusChanged();
  void opened();
  void lent();      // for the first time
  void returned();  // what was kept comes back next
  /// A change that cannot be made, in one sentence.
  void refused(const QString& sentence);

 private:
  friend class ScenarioCommand;
  struct Gesture {
    QString text;
    Scenario before;
  };

  struct Kept {
    Scenario scenario, baseline;
    std::optional<Position> cursor;
  };

  void assign(const Scenario& scenario);
  void begin(const Scenario& scenario, std::optional<Position> cursor);
  void take(const Update& update);
  void fail(const QString& sentence);
  void placeCursor();

  Scenario m_scenario;
  Scenario m_baseline;
  QUndoGroup m_history;
  QUndoStack m_undo, m_lentUndo;
  std::optional<Kept> m_kept;
  std::optional<Gesture> m_gesture;
  Updater m_updater;
  std::shared_ptr<const Comparison> m_comparison;
  SessionStatus m_status;
  std::optional<Position> m_cursorQuery;  // survives a change of which queries are evaluated
  int m_cursor = 0;
};

}  // namespace kvbudget::ui
