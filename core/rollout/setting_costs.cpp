#include "core/rollout/setting_costs.h"

#include <algorithm>
#include <array>

#include "core/base/threads.h"

namespace kvbudget {
namespace {

// Settings a thread sums together: their builders fit the fastest cache.
constexpr std::size_t kPart = 24;

// Costs below which waking a second thread takes longer than it saves.
constexpr std::size_t kWorthThreads = 40'000;

}  // namespace

SettingCosts::SettingCosts(const std::vector<CurveSetting>& settings,
                           const std::vector<Position>& queries)
    : m_settings(settings), m_queries(queries) {
  if (settings.empty()) {
    return;
  }
  m_rows.reserve(queries.size());
  for (std::size_t q = 0; q < queries.size(); ++q) {
    m_rows.push_back(m_arena.allocate<Cost>(settings.size()));
  }
}

bool SettingCosts::has(CurveSetting::Order order) const {
  return std::ranges::any_of(m_settings, [order](const auto& s) { return s.order == order; });
}

void SettingCosts::look_up(std::size_t query, CurveSetting::Order order, const CurveView& curve) {
  for (std::size_t i = 0; i < m_settings.size(); ++i) {
    if (m_settings[i].order == order) {
      m_rows[query][i] = cost_at(curve, m_settings[i]);
    }
  }
}

std::vector<Summary> SettingCosts::summaries(bool with_errors, [[maybe_unused]] int threads) const {
  std::vector<Summary> result(m_settings.size());
  const auto parts = static_cast<Index>((result.size() + kPart - 1) / kPart);
#pragma omp parallel for schedule(static) \
    num_threads(thread_count(threads)) if (m_rows.size() * result.size() > kWorthThreads)
  for (Index part = 0; part < parts; ++part) {
    const auto first = static_cast<std::size_t>(part) * kPart;
    const std::size_t count = std::min(kPart, result.size() - first);
    std::array<SummaryBuilder, kPart> builders;
    for (std::size_t q = 0; q < m_rows.size(); ++q) {
      const Index full = Index{m_queries[q]} + 1;
      for (std::size_t i = 0; i < count; ++i) {
        const Cost& cost = m_rows[q][first + i];
        const bool evicts = m_settings[first + i].order == CurveSetting::Order::time;
        builders[i].add(cost, evicts ? cost.read : full);
      }
    }
    for (std::size_t i = 0; i < count; ++i) {
      result[first + i] = builders[i].summary(with_errors);
    }
  }
  return result;
}

}  // namespace kvbudget
