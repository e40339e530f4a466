#pragma once

#include <QtCore/QObject>
#include <string>
#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"

namespace kvbudget::ui {

class Session;

/// Keys of a session's scenario that nobody may change: a lesson's. The session asks before each
/// change; controls show what is locked.
class Locks final : public QObject {
  Q_OBJECT

 public:
  /// The one of that session.
  [[nodiscard]] static Locks& of(Session& session);

  /// `reason`: a sentence for whoever tries. An empty list unlocks.
  void set(std::vector<std::string> keys, const QString& reason);
  [[nodiscard]] bool has(std::string_view key) const;
  [[nodiscard]] const QString& reason() const { return m_reason; }
  /// Throws Error when a locked key differs.
  void check(const Scenario& before, const Scenario& after) const;

 Q_SIGNALS:
  void changed();

 private:
  explicit Locks(QObject* parent) : QObject(parent) {}

  std::vector<std::string> m_keys;
  QString m_reason;
};

}  // namespace kvbudget::ui
