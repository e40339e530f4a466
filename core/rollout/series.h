#pragma once

#include <algorithm>
#include <vector>

#include "core/base/types.h"
#include "core/rollout/curve.h"

namespace kvbudget {

/// What one setting of one policy reads, stores and costs, a number a query.
struct QuerySeries {
  std::vector<Index> read;      // tokens in the kept set
  std::vector<Index> resident;  // tokens stored after the query; never below read
  std::vector<double> dropped;  // dropped mass m
  std::vector<double> error;    // output error; empty without values

  void resize(std::size_t queries, bool with_errors);
  void set(std::size_t query, const Cost& cost, Index resident_tokens);
  bool operator==(const QuerySeries&) const = default;
};

/// A series over the evaluated queries. `worst` is an index into the queries (-1 without errors).
struct Summary {
  double mean_read = 0.0, peak_read = 0.0;
  double mean_resident = 0.0, peak_resident = 0.0;
  double mean_error = 0.0, max_error = 0.0;
  double mean_dropped = 0.0, max_dropped = 0.0;
  Index worst = -1;
};

[[nodiscard]] Summary summarise(const QuerySeries& series);

/// The same summary from one query at a time, in query order, so that the sums have the same bits.
class SummaryBuilder {
 public:
  void add(const Cost& cost, Index resident_tokens) {
    m_read += cost.read;
    m_resident += resident_tokens;
    m_peak_read = std::max(m_peak_read, cost.read);
    m_peak_resident = std::max(m_peak_resident, resident_tokens);
    m_error += cost.error;
    m_dropped += cost.dropped;
    m_max_dropped = std::max(m_max_dropped, cost.dropped);
    if (cost.error > m_max_error) {
      m_max_error = cost.error;
      m_worst = m_count;
    }
    ++m_count;
  }
  /// `with_errors`: the costs' errors are real.
  [[nodiscard]] Summary summary(bool with_errors) const;

 private:
  Index m_count = 0;
  Index m_read = 0, m_resident = 0;  // sums
  Index m_peak_read = 0, m_peak_resident = 0;
  double m_error = 0.0, m_dropped = 0.0;  // sums
  double m_max_error = 0.0, m_max_dropped = 0.0;
  Index m_worst = 0;
};

}  // namespace kvbudget
