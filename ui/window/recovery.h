#pragma once

#include <QtCore/QLockFile>
#include <QtCore/QObject>
#include <QtCore/QTimer>
#include <memory>
#include <optional>

#include "core/scenario/scenario.h"

namespace kvbudget::ui {

class Document;
class Session;

/// What a session that did not end properly had on screen.
struct Abandoned {
  Scenario scenario;
  QString path;  // of the scenario's file; empty: none
};

/// Keeps unsaved changes in a file of their own, so that a crash loses at most some seconds.
class Recovery final : public QObject {
  Q_OBJECT

 public:
  static constexpr int kDelayMilliseconds = 2000;

  Recovery(Session& session, const Document& document, QObject* parent = nullptr);
  ~Recovery() override;

  /// The newest state that a program left which is not running any more. It stays on the disk, for
  /// this program alone, until forgetAbandoned(); where that is never called, the next start finds
  /// it again.
  [[nodiscard]] std::optional<Abandoned> findAbandoned();
  void forgetAbandoned();

  /// Writes now what would be written in some seconds, and waits for it.
  void flush();

 private:
  void write();
  void removeFiles();

  Session& m_session;
  const Document& m_document;
  QString m_folder;
  QString m_file;
  std::unique_ptr<QLockFile> m_lock;
  QString m_abandoned;  // the file that is offered; empty: none
  std::unique_ptr<QLockFile> m_abandonedLock;
  QTimer m_timer;
};

}  // namespace kvbudget::ui
