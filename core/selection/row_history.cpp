#include "core/selection/row_history.h"

namespace kvbudget {

void RowHistory::advance(Position t) {
  for (; m_next <= t; ++m_next) {
    std::vector<double>& row = m_rows[static_cast<std::size_t>(m_next) % m_rows.size()];
    row.resize(static_cast<std::size_t>(m_next) + 1);
    m_attention.row(m_next, row);
    m_sums.push_back(0.0);
    for (std::size_t j = 0; j < row.size(); ++j) {
      m_sums[j] += row[j];
    }
  }
}

}  // namespace kvbudget
