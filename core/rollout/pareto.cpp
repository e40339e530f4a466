#include "core/rollout/pareto.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <span>

#include "core/base/threads.h"

namespace kvbudget {
namespace {

using Order = CurveSetting::Order;

// Settings a thread walks together. Fixed, so that no sum depends on the number of threads.
constexpr std::size_t kPart = 24;

// Look-ups below which waking a second thread costs more than it saves.
constexpr std::size_t kWorthThreads = 40'000;

bool drops_more(const CurveSetting& a, const CurveSetting& b) {
  if (a.order != b.order) {
    return a.order < b.order;
  }
  return a.tau != b.tau ? a.tau > b.tau : a.size < b.size;
}

// One query at each of the settings, which drop less and less.
void add_query(const Curves& curves, std::size_t q, const std::vector<CurveSetting>& settings,
               std::span<const std::size_t> order, std::span<SummaryBuilder> builders) {
  const Index full = Index{curves.queries()[q]} + 1;
  const CurveView time = curves.view(Order::time, q);
  const CurveView mass = curves.view(Order::mass, q);
  Index below = full;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const CurveSetting& setting = settings[order[i]];
    const bool larger_tau_before = i > 0 && settings[order[i - 1]].order == setting.order;
    const Cost cost = cost_at(setting.order == Order::time ? time : mass, setting,
                              larger_tau_before ? below : full);
    below = setting.tau >= 0.0 ? full - cost.read + 1 : full;
    builders[i].add(cost, setting.order == Order::time ? cost.read : full);
  }
}

}  // namespace

double parameter_of(const CurveSetting& setting) {
  return setting.tau >= 0.0 ? setting.tau : static_cast<double>(setting.size);
}

std::vector<ParetoPoint> pareto_curve(const Curves& curves,
                                      const std::vector<CurveSetting>& settings,
                                      [[maybe_unused]] int threads) {
  std::vector<ParetoPoint> points(settings.size());
  // From the setting that drops most, so that each search begins where the last one ended.
  std::vector<std::size_t> order(settings.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(
      order, [&](std::size_t a, std::size_t b) { return drops_more(settings[a], settings[b]); });
  const auto parts = static_cast<Index>((settings.size() + kPart - 1) / kPart);
  const std::size_t queries = curves.queries().size();
#pragma omp parallel for schedule(static) \
    num_threads(thread_count(threads)) if (queries * settings.size() > kWorthThreads)
  for (Index part = 0; part < parts; ++part) {
    const auto first = static_cast<std::size_t>(part) * kPart;
    const auto mine = std::span(order).subspan(first, std::min(kPart, order.size() - first));
    std::array<SummaryBuilder, kPart> builders;
    for (std::size_t q = 0; q < queries; ++q) {
      add_query(curves, q, settings, mine, builders);
    }
    for (std::size_t i = 0; i < mine.size(); ++i) {
      const CurveSetting& setting = settings[mine[i]];
      points[mine[i]] = {parameter_of(setting), builders[i].summary(curves.has_errors())};
    }
  }
  return points;
}

std::vector<CurveSetting> spread_windows(Index tokens, int points) {
  std::vector<CurveSetting> settings;
  Index last = 0;
  for (int i = 0; i < points; ++i) {
    const double share = points > 1 ? static_cast<double>(i) / (points - 1) : 1.0;
    const auto size = static_cast<Index>(std::lround(std::pow(static_cast<double>(tokens), share)));
    if (size > last) {  // small sizes coincide after rounding
      settings.push_back(CurveSetting::window(size));
      last = size;
    }
  }
  return settings;
}

std::vector<CurveSetting> spread_taus(double largest, double smallest, int points) {
  std::vector<CurveSetting> settings;
  for (int i = 0; i < points; ++i) {
    const double share = points > 1 ? static_cast<double>(i) / (points - 1) : 0.0;
    settings.push_back(CurveSetting::mass_budget(largest * std::pow(smallest / largest, share)));
  }
  return settings;
}

}  // namespace kvbudget
