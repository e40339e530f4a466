#include "core/rollout/curves.h"

#include <algorithm>
#include <numeric>

namespace kvbudget {

Curves::Curves(std::vector<Position> queries, bool with_errors)
    : m_queries(std::move(queries)), m_with_errors(with_errors) {
  m_rows.reserve(m_queries.size());
  for (const Position t : m_queries) {
    const std::size_t n = static_cast<std::size_t>(t) + 1;
    Row row;
    for (Numbers* numbers : {&row.time, &row.mass}) {
      numbers->dropped = m_arena.allocate<double>(n);
      if (with_errors) {
        numbers->error = m_arena.allocate<double>(n);
      }
    }
    row.ascending = m_arena.allocate<Position>(n);
    m_rows.push_back(row);
  }
}

CurveView Curves::view(CurveSetting::Order order, std::size_t query) const {
  const Numbers& n = numbers(order, query);
  return {n.dropped, n.error};
}

std::span<const Position> Curves::ascending(std::size_t query) const {
  return m_rows[query].ascending;
}

std::span<double> Curves::dropped(CurveSetting::Order order, std::size_t query) {
  return numbers(order, query).dropped;
}

std::span<double> Curves::error(CurveSetting::Order order, std::size_t query) {
  return numbers(order, query).error;
}

std::span<Position> Curves::ascending(std::size_t query) {
  return m_rows[query].ascending;
}

QuerySeries Curves::series(const CurveSetting& setting) const {
  QuerySeries result;
  result.resize(m_queries.size(), has_errors());
  for (std::size_t q = 0; q < m_queries.size(); ++q) {
    const Cost cost = cost_at(view(setting.order, q), setting);
    result.set(q, cost, setting.order == CurveSetting::Order::time ? cost.read : m_queries[q] + 1);
  }
  return result;
}

std::vector<Position> Curves::kept(const CurveSetting& setting, std::size_t query) const {
  const Index read = cost_at(view(setting.order, query), setting).read;
  std::vector<Position> kept(static_cast<std::size_t>(read));
  if (setting.order == CurveSetting::Order::time) {
    std::iota(kept.begin(), kept.end(), static_cast<Position>(m_queries[query] + 1 - read));
  } else {
    const auto row = ascending(query);
    std::copy(row.end() - read, row.end(), kept.begin());
    std::sort(kept.begin(), kept.end());
  }
  return kept;
}

}  // namespace kvbudget
