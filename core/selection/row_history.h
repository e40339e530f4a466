#pragma once

#include <vector>

#include "core/attention/attention.h"

namespace kvbudget {

/// What rules that look back see of the whole cache's rows up to a query: the weight each key has
/// drawn so far, and the last rows.
class RowHistory {
 public:
  /// Keeps the last `observed` >= 1 rows. `attention` must outlive the history.
  RowHistory(const Attention& attention, Index observed)
      : m_attention(attention), m_rows(static_cast<std::size_t>(observed)) {}

  /// Reads all rows up to query t's, t at least that of the call before. O(t) a row and more.
  void advance(Position t);

  /// The last query read.
  [[nodiscard]] Position query() const { return m_next - 1; }
  /// For each key 0..query(): the sum of its weights over all queries so far.
  [[nodiscard]] const std::vector<double>& sums() const { return m_sums; }
  /// The row of query() - back, back < observed and <= query(): as many weights as it has keys.
  [[nodiscard]] const std::vector<double>& row(Index back) const {
    return m_rows[static_cast<std::size_t>(query() - back) % m_rows.size()];
  }

 private:
  const Attention& m_attention;
  Position m_next = 0;
  std::vector<std::vector<double>> m_rows;  // a ring: query t at t mod its size
  std::vector<double> m_sums;
};

}  // namespace kvbudget
