#pragma once

#include <span>
#include <vector>

#include "core/base/large_array.h"
#include "core/rollout/curve.h"
#include "core/rollout/series.h"

namespace kvbudget {

/// The curves of all evaluated queries, kept so that every tau and every window is a look-up.
/// Takes 36 bytes per (query, position).
class Curves {
 public:
  Curves() = default;
  Curves(std::vector<Position> queries, bool with_errors);

  [[nodiscard]] bool empty() const { return m_offsets.empty(); }
  [[nodiscard]] const std::vector<Position>& queries() const { return m_queries; }

  [[nodiscard]] bool has_errors() const { return m_time.error != nullptr; }

  [[nodiscard]] CurveView view(CurveSetting::Order order, std::size_t query) const;
  /// Positions of the query's row from the lightest to the heaviest: the mass order of dropping.
  [[nodiscard]] std::span<const Position> ascending(std::size_t query) const;

  /// Where an evaluation writes a query's curves.
  [[nodiscard]] std::span<double> dropped(CurveSetting::Order order, std::size_t query);
  [[nodiscard]] std::span<double> error(CurveSetting::Order order, std::size_t query);
  [[nodiscard]] std::span<Position> ascending(std::size_t query);

  /// The setting at every query. Resident tokens are those of a policy that keeps what it reads
  /// (windows) or that chooses again from everything (mass order).
  [[nodiscard]] QuerySeries series(const CurveSetting& setting) const;

  /// The kept set of a setting at one query, ascending.
  [[nodiscard]] std::vector<Position> kept(const CurveSetting& setting, std::size_t query) const;

 private:
  // Left unset until an evaluation writes it: pages are then first touched by the thread that
  // fills them, and nothing is written twice.
  struct Numbers {
    LargeArray<double> dropped, error;
  };
  [[nodiscard]] const Numbers& numbers(CurveSetting::Order order) const {
    return order == CurveSetting::Order::time ? m_time : m_mass;
  }
  [[nodiscard]] std::size_t length(std::size_t query) const {
    return m_offsets[query + 1] - m_offsets[query];
  }

  std::vector<Position> m_queries;
  std::vector<std::size_t> m_offsets;
  Numbers m_time, m_mass;
  LargeArray<Position> m_ascending;
};

}  // namespace kvbudget
