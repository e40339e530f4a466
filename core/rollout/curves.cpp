#include "core/rollout/curves.h"

#include <algorithm>
#include <numeric>

namespace kvbudget {

Curves::Curves(std::vector<Position> queries, bool with_errors) : m_queries(std::move(queries)) {
  m_offsets.reserve(m_queries.size() + 1);
  m_offsets.push_back(0);
  for (const Position t : m_queries) {
    m_offsets.push_back(m_offsets.back() + static_cast<std::size_t>(t) + 1);
  }
  const std::size_t total = m_offsets.back();
  for (Numbers* n : {&m_time, &m_mass}) {
    n->dropped = make_large_array<double>(total);
    if (with_errors) {
      n->error = make_large_array<double>(total);
    }
  }
  m_ascending = make_large_array<Position>(total);
}

CurveView Curves::view(CurveSetting::Order order, std::size_t query) const {
  const Numbers& n = numbers(order);
  const std::size_t at = m_offsets[query];
  return {{n.dropped.get() + at, length(query)},
          n.error ? std::span<const double>(n.error.get() + at, length(query))
                  : std::span<const double>()};
}

std::span<const Position> Curves::ascending(std::size_t query) const {
  return {m_ascending.get() + m_offsets[query], length(query)};
}

std::span<double> Curves::dropped(CurveSetting::Order order, std::size_t query) {
  return {numbers(order).dropped.get() + m_offsets[query], length(query)};
}

std::span<double> Curves::error(CurveSetting::Order order, std::size_t query) {
  const Numbers& n = numbers(order);
  return n.error ? std::span<double>(n.error.get() + m_offsets[query], length(query))
                 : std::span<double>();
}

std::span<Position> Curves::ascending(std::size_t query) {
  return {m_ascending.get() + m_offsets[query], length(query)};
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
