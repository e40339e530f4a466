#pragma once

#include <span>
#include <vector>

#include "core/base/arena.h"
#include "core/rollout/curve.h"
#include "core/rollout/series.h"

namespace kvbudget {

/// The curves of all evaluated queries, kept so that every tau and every window is a look-up.
/// Takes 36 bytes per (query, position).
class Curves {
 public:
  Curves() = default;
  Curves(std::vector<Position> queries, bool with_errors);

  [[nodiscard]] bool empty() const { return m_rows.empty(); }
  [[nodiscard]] const std::vector<Position>& queries() const { return m_queries; }

  [[nodiscard]] bool has_errors() const { return m_with_errors; }

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
  struct Numbers {
    std::span<double> dropped, error;  // no error without values
  };
  // Of one query, side by side in memory; left unset until an evaluation writes it.
  struct Row {
    Numbers time, mass;
    std::span<Position> ascending;
  };
  [[nodiscard]] const Numbers& numbers(CurveSetting::Order order, std::size_t query) const {
    return order == CurveSetting::Order::time ? m_rows[query].time : m_rows[query].mass;
  }

  std::vector<Position> m_queries;
  bool m_with_errors = false;
  Arena m_arena;
  std::vector<Row> m_rows;
};

}  // namespace kvbudget
