#include "core/rollout/series.h"

#include <algorithm>
#include <numeric>

namespace kvbudget {
namespace {

// Sums in query order, so that a mean does not depend on threads.
template <typename T>
double mean(const std::vector<T>& x) {
  return x.empty() ? 0.0
                   : static_cast<double>(std::accumulate(x.begin(), x.end(), T{})) /
                         static_cast<double>(x.size());
}

template <typename T>
double largest(const std::vector<T>& x) {
  return x.empty() ? 0.0 : static_cast<double>(*std::max_element(x.begin(), x.end()));
}

}  // namespace

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
  Summary s;
  s.mean_read = mean(series.read);
  s.peak_read = largest(series.read);
  s.mean_resident = mean(series.resident);
  s.peak_resident = largest(series.resident);
  s.mean_error = mean(series.error);
  s.max_error = largest(series.error);
  s.mean_dropped = mean(series.dropped);
  s.max_dropped = largest(series.dropped);
  if (!series.error.empty()) {
    s.worst = std::max_element(series.error.begin(), series.error.end()) - series.error.begin();
  }
  return s;
}

}  // namespace kvbudget
