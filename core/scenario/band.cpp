#include "core/scenario/band.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/error.h"
#include "core/scenario/explore.h"

namespace kvbudget {
namespace {

constexpr int kPoints = 40;  // settings a curve
constexpr double kLargestTau = 0.5;
constexpr double kSmallestTau = 1e-4;

double interpolated(const SizeCurve& curve, double size) {
  const auto above = std::ranges::lower_bound(curve, size, {}, &SizeCurve::value_type::first);
  if (above == curve.begin()) {
    return curve.front().second;
  }
  if (above == curve.end()) {
    return curve.back().second;
  }
  const auto& [left, at_left] = *std::prev(above);
  const auto& [right, at_right] = *above;
  const double share = (size - left) / (right - left);
  if (at_left <= 0.0 || at_right <= 0.0) {
    return at_left + share * (at_right - at_left);
  }
  return std::exp(std::log(at_left) + share * (std::log(at_right) - std::log(at_left)));
}

}  // namespace

std::optional<ParetoBand> pareto_band(const Scenario& scenario, int draws, const Hooks& hooks) {
  if (scenario.trace) {
    throw Error("a band needs draws of the simulator; a trace has only one");
  }
  Scenario draw = scenario;
  draw.policies.clear();
  draw.windows.clear();
  draw.taus.clear();
  draw.window_matched = false;
  const auto windows = spread_windows(scenario.tokens(), kPoints);
  const auto taus = spread_taus(kLargestTau, kSmallestTau, kPoints);
  ExploreOptions options;
  options.threads = hooks.threads;
  options.cancelled = hooks.cancelled;
  options.more_settings = windows;
  options.more_settings.insert(options.more_settings.end(), taus.begin(), taus.end());

  ParetoBand band;
  for (int i = 0; i < draws; ++i) {
    draw.simulator.seed = scenario.simulator.seed + static_cast<std::uint64_t>(i);
    options.progressed = [&](double share) { hooks.report((i + share) / draws); };
    const auto exploration = explore(draw, options);
    if (!exploration) {
      return std::nullopt;
    }
    const auto points = [&](const std::vector<CurveSetting>& settings, std::size_t from) {
      std::vector<ParetoPoint> curve;
      for (std::size_t s = 0; s < settings.size(); ++s) {
        curve.push_back({parameter_of(settings[s]), summarise(exploration->more_series(from + s))});
      }
      return curve;
    };
    band.window.push_back(points(windows, 0));
    band.mass.push_back(points(taus, windows.size()));
  }
  hooks.report(1.0);
  return band;
}

SizeCurve as_function(SizeCurve curve) {
  std::ranges::sort(curve);
  const auto same_size = [](const auto& a, const auto& b) { return a.first == b.first; };
  curve.erase(std::unique(curve.begin(), curve.end(), same_size), curve.end());
  return curve;
}

std::vector<BandPoint> band_of(const std::vector<SizeCurve>& curves, int points) {
  double low = -std::numeric_limits<double>::infinity();
  double high = -low;
  for (const SizeCurve& curve : curves) {
    if (curve.empty()) {
      return {};
    }
    low = std::max(low, curve.front().first);
    high = std::min(high, curve.back().first);
  }
  std::vector<BandPoint> band;
  for (int i = 0; i < points && low < high && points > 1; ++i) {
    BandPoint point;
    point.size = low + (high - low) * i / (points - 1);
    point.low = std::numeric_limits<double>::infinity();
    for (const SizeCurve& curve : curves) {
      const double error = interpolated(curve, point.size);
      point.low = std::min(point.low, error);
      point.high = std::max(point.high, error);
    }
    band.push_back(point);
  }
  return band;
}

}  // namespace kvbudget
