#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/attention/attention.h"
#include "core/policies/policy.h"

namespace kvbudget {

/// Runs an evicting policy through queries 0, 1, 2, ... and returns its kept set at each of
/// `queries` (ascending). It is shown the residents' weights alone, as a bounded cache computes
/// them. O(tokens x residents). Empty when cancelled.
[[nodiscard]] std::vector<std::vector<Position>> run_evicting(
    const Attention& attention, const PolicyChoice& choice, const std::vector<Position>& queries,
    const std::function<bool()>& cancelled);

[[nodiscard]] PolicyContext context_of(const Attention& attention);

/// The cache of one evicting policy, query by query.
class EvictingRun {
 public:
  /// `attention` must outlive the run.
  EvictingRun(const Attention& attention, std::unique_ptr<Policy> policy, bool needs_weights);

  /// Runs the next query: 0 at first, then 1, 2, ...
  void advance();
  /// The kept set of the last query run, ascending.
  [[nodiscard]] const std::vector<Position>& residents() const { return m_residents; }

 private:
  const Attention& m_attention;
  std::unique_ptr<Policy> m_policy;
  bool m_needs_weights;
  Position m_next = 0;
  std::vector<Position> m_residents, m_kept;
  std::vector<double> m_weights;
};

}  // namespace kvbudget
