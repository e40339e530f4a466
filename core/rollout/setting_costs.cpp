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
  for (std::size_t i = 0; i < settings.size(); ++i) {
    Lists& mine = settings[i].order == CurveSetting::Order::time ? m_time : m_mass;
    if (settings[i].tau >= 0.0) {
      mine.budgets.emplace_back(largest_drop(settings[i].tau), i);
    } else {
      mine.sizes.emplace_back(settings[i].size, i);
    }
  }
  std::ranges::sort(m_time.budgets);
  std::ranges::sort(m_mass.budgets);
  m_rows.reserve(queries.size());
  for (std::size_t q = 0; q < queries.size(); ++q) {
    m_rows.push_back(m_arena.allocate<Cost>(settings.size()));
  }
}

bool SettingCosts::has(CurveSetting::Order order) const {
  return !lists(order).sizes.empty() || !lists(order).budgets.empty();
}

void SettingCosts::look_up(std::size_t query, CurveSetting::Order order, const CurveView& curve) {
  const Lists& mine = lists(order);
  const std::size_t n = curve.dropped.size();
  for (const auto& [size, i] : mine.sizes) {
    const Index drop = std::max<Index>(0, static_cast<Index>(n) - size);
    m_rows[query][i] = cost_of_dropping(curve, static_cast<std::size_t>(drop));
  }
  // From budget to budget along the curve: where each ends cannot be guessed, and a search from
  // scratch guesses wrong at every turn.
  std::size_t drop = 0;
  for (const auto& [most, i] : mine.budgets) {
    while (drop + 1 < n && curve.dropped[drop + 1] <= most) {
      ++drop;
    }
    m_rows[query][i] = cost_of_dropping(curve, drop);
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
