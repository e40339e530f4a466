#include "core/rollout/pareto.h"

#include <cmath>

#include "core/base/threads.h"

namespace kvbudget {

double parameter_of(const CurveSetting& setting) {
  return setting.tau >= 0.0 ? setting.tau : static_cast<double>(setting.size);
}

std::vector<ParetoPoint> pareto_curve(const Curves& curves,
                                      const std::vector<CurveSetting>& settings,
                                      [[maybe_unused]] int threads) {
  std::vector<ParetoPoint> points(settings.size());
  const auto count = static_cast<Index>(settings.size());
#pragma omp parallel for schedule(dynamic) num_threads(thread_count(threads))
  for (Index i = 0; i < count; ++i) {
    const CurveSetting& setting = settings[static_cast<std::size_t>(i)];
    points[static_cast<std::size_t>(i)] = {parameter_of(setting),
                                           summarise(curves.series(setting))};
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
