#pragma once

#include <span>
#include <utility>
#include <vector>

#include "core/base/arena.h"
#include "core/rollout/curve.h"
#include "core/rollout/series.h"

namespace kvbudget {

/// What each of many settings costs at each query, for their summaries. A query's settings are
/// looked up while its curves are still in the cache of the thread that made them, in whatever
/// order the queries are taken; the sums are then made in query order, so that they have the bits
/// of summarise(). Takes 24 bytes per (query, setting).
class SettingCosts {
 public:
  /// `settings` and `queries` must outlive the costs.
  SettingCosts(const std::vector<CurveSetting>& settings, const std::vector<Position>& queries);

  [[nodiscard]] bool has(CurveSetting::Order order) const;
  /// Looks all settings of one order up. Each query and order once, from any thread.
  void look_up(std::size_t query, CurveSetting::Order order, const CurveView& curve);

  /// In the order of the settings. `with_errors`: the curves have errors.
  [[nodiscard]] std::vector<Summary> summaries(bool with_errors, int threads) const;

 private:
  // What look_up() needs of the settings of one order.
  struct Lists {
    std::vector<std::pair<Index, std::size_t>> sizes;     // and the setting's index
    std::vector<std::pair<double, std::size_t>> budgets;  // largest drops, ascending
  };
  [[nodiscard]] const Lists& lists(CurveSetting::Order order) const {
    return order == CurveSetting::Order::time ? m_time : m_mass;
  }

  const std::vector<CurveSetting>& m_settings;
  const std::vector<Position>& m_queries;
  Lists m_time, m_mass;
  Arena m_arena;
  std::vector<std::span<Cost>> m_rows;  // a cost a setting
};

}  // namespace kvbudget
