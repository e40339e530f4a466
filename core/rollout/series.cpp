#include "core/rollout/series.h"

namespace kvbudget {

void QuerySeries::resize(std::size_t queries, bool with_errors) {
  read.resize(queries);
  resident.resize(queries);
  dropped.resize(queries);
  error.resize(with_errors ? queries : 0);
}

void QuerySeries::set(std::size_t query, const Cost& cost, Index resident_tokens) {
  read[query] = cost.read;
  resident[query] = resident_tokens;
  dropped[query] = cost.dropped;
  if (!error.empty()) {
    error[query] = cost.error;
  }
}

Summary summarise(const QuerySeries& series) {
  SummaryBuilder builder;
  const bool with_errors = !series.error.empty();
  for (std::size_t q = 0; q < series.read.size(); ++q) {
    builder.add({series.read[q], series.dropped[q], with_errors ? series.error[q] : 0.0},
                series.resident[q]);
  }
  return builder.summary(with_errors);
}

Summary SummaryBuilder::summary(bool with_errors) const {
  Summary s;
  if (m_count == 0) {
    return s;
  }
  const auto count = static_cast<double>(m_count);
  s.mean_read = static_cast<double>(m_read) / count;
  s.peak_read = static_cast<double>(m_peak_read);
  s.mean_resident = static_cast<double>(m_resident) / count;
  s.peak_resident = static_cast<double>(m_peak_resident);
  s.mean_dropped = m_dropped / count;
  s.max_dropped = m_max_dropped;
  if (with_errors) {
    s.mean_error = m_error / count;
    s.max_error = m_max_error;
    s.worst = m_worst;
  }
  return s;
}

}  // namespace kvbudget
