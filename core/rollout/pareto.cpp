#include "core/rollout/pareto.h"

#include <cmath>

namespace kvbudget {

double parameter_of(const CurveSetting& setting) {
  return setting.tau >= 0.0 ? setting.tau : static_cast<double>(setting.size);
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
