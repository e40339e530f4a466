#pragma once

#include <mutex>

#include "core/attention/value_table.h"

namespace kvbudget {

/// A value table that is filled and will not change, with its ranges, each computed once and when
/// it is first asked for: a slider that leaves the values alone need not wait for them again.
class Values {
 public:
  Values() = default;
  explicit Values(ValueTable table) : m_table(std::move(table)) {}

  [[nodiscard]] const ValueTable& table() const { return m_table; }
  /// As those of ValueTable. From any thread.
  [[nodiscard]] double largest_norm() const {
    std::call_once(m_norm_once, [this] { m_norm = m_table.largest_norm(); });
    return m_norm;
  }
  [[nodiscard]] double diameter() const {
    std::call_once(m_diameter_once, [this] { m_diameter = m_table.diameter(); });
    return m_diameter;
  }

 private:
  ValueTable m_table;
  mutable std::once_flag m_norm_once, m_diameter_once;
  mutable double m_norm = 0.0, m_diameter = 0.0;
};

}  // namespace kvbudget
