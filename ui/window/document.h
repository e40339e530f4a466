#pragma once

#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <functional>
#include <optional>

#include "ui/session/session.h"

namespace kvbudget::ui {

/// What a document asks its user. The window answers with dialogs, tests with lambdas.
struct DocumentQuestions {
  enum class Answer { save, discard, cancel };
  std::function<Answer(const QString& name)> aboutChanges;
  std::function<QString()> scenarioToOpen;  // empty: none
  std::function<QString(const QString& proposed)> scenarioToSave;
  std::function<void(const QString& sentence)> error;
};

/// The scenario as a file: its path, whether it has unsaved changes, and the files opened lately.
class Document final : public QObject {
  Q_OBJECT

 public:
  Document(Session& session, DocumentQuestions questions, QObject* parent = nullptr);

  /// What another document of the same session goes on with.
  struct State {
    QString path;
    QString untitled;
    bool restored = false;  // differs from its file although nothing can be undone
    Scenario saved;
  };
  /// While another scenario is lent, of what it stands for.
  struct LentState {
    State own;
    std::optional<State> kept;
  };
  [[nodiscard]] LentState state() const { return {m_state, m_kept}; }
  void goOn(const LentState& state);

  [[nodiscard]] const QString& path() const { return m_state.path; }
  /// The file's name, or what an unsaved scenario goes by.
  [[nodiscard]] QString name() const;
  [[nodiscard]] bool isModified() const;
  /// What would be lost if the program ended now, and its file; none when all is saved.
  struct Unsaved {
    Scenario scenario;
    QString path;
  };
  [[nodiscard]] std::optional<Unsaved> unsaved() const;
  [[nodiscard]] QStringList recentFiles() const;
  void clearRecentFiles();

  /// Each returns whether it was done.
  bool openPreset(const QString& preset);
  bool open();
  bool openFile(const QString& path);
  bool save();
  bool saveAs();
  /// Asks when there are unsaved changes; false: stay.
  bool mayLeave();
  /// Puts another scenario in the document's place, for a lesson: it is never asked about, and
  /// saving makes a copy. takeBack(), or opening another file, ends it; takeBack() restores the
  /// document as it was, with what can be undone.
  void lend(const Scenario& scenario, const QString& name);
  void takeBack();
  [[nodiscard]] bool isLent() const { return m_kept.has_value(); }
  /// A state that a crash left behind: opened as unsaved changes.
  void restore(const Scenario& scenario, const QString& path);

 Q_SIGNALS:
  void changed();  // path or modification
  void recentFilesChanged();

 private:
  bool read(const QString& path);
  bool saveTo(const QString& path);
  bool saveKept();
  bool write(const Scenario& scenario, const QString& path);
  void become(const Scenario& scenario, const QString& path, const QString& untitled);
  void remember(const QString& path);
  void announce();

  Session& m_session;
  DocumentQuestions m_questions;
  State m_state;
  std::optional<State> m_kept;  // the document while another scenario is lent
  bool m_wasModified = false;   // as was announced last
};

}  // namespace kvbudget::ui
