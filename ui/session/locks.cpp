#include "ui/session/locks.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/lessons/class_file.h"
#include "ui/session/session.h"

namespace kvbudget::ui {

Locks& Locks::of(Session& session) {
  auto* found = session.findChild<Locks*>(QString(), Qt::FindDirectChildrenOnly);
  return found != nullptr ? *found : *new Locks(&session);
}

void Locks::set(std::vector<std::string> keys, const QString& reason) {
  if (keys != m_keys || reason != m_reason) {
    m_keys = std::move(keys);
    m_reason = m_keys.empty() ? QString() : reason;
    Q_EMIT changed();
  }
}

bool Locks::has(std::string_view key) const {
  return std::ranges::find(m_keys, key) != m_keys.end();
}

void Locks::check(const Scenario& before, const Scenario& after) const {
  if (const std::string key = first_difference(before, after, m_keys); !key.empty()) {
    throw Error(m_reason.toStdString() + ": " + key);
  }
}

}  // namespace kvbudget::ui
