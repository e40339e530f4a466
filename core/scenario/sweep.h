#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/hooks.h"
#include "core/scenario/explore.h"

namespace kvbudget {

/// One policy at one value of the swept key.
struct SweepSide {
  double mean_error = 0.0, max_error = 0.0;
  double mean_read = 0.0, peak_read = 0.0;

  bool operator==(const SweepSide&) const = default;
};

struct SweepPoint {
  double value = 0.0;
  Index window = 0;  // the window's size, "matched" resolved at this value
  SweepSide window_side;
  SweepSide mass_side;

  bool operator==(const SweepPoint&) const = default;
};

/// Window and mass budget at their current settings while one key of the simulator varies.
struct Sweep {
  std::string key;
  double tau = 0.0;
  double promise = 0.0;  // tau x value range; no swept key changes the values
  std::vector<SweepPoint> points;
  /// The first point, in the order given, at which the window's largest error is above the promise.
  std::optional<std::size_t> window_breaks;
};

/// The keys that can be swept: sink_boost and recency.
[[nodiscard]] bool can_sweep(const Scenario& scenario, const std::string& key);

/// How the values are run, and who looks at each.
struct SweepWork {
  Engine engine = explore;
  /// Sees the run behind each point. Its first windows and taus are the sweep's two settings; with
  /// a matched window the two sides come from two runs, and `window` and `mass` may differ.
  std::function<void(const SweepPoint& point, const Exploration& window, const Exploration& mass)>
      visit;
};

/// Runs the scenario once for each value. Nothing when cancelled. Throws Error for a trace, for a
/// key that cannot be swept and for a value outside the key's range. O(tokens) memory a thread.
[[nodiscard]] std::optional<Sweep> sweep(const Scenario& scenario, const std::string& key,
                                         const std::vector<double>& values, const Hooks& hooks = {},
                                         const SweepWork& work = {});

/// `steps` values evenly from `from` to `to`, both included; one step gives `from`.
[[nodiscard]] std::vector<double> even_values(double from, double to, int steps);

}  // namespace kvbudget
