#pragma once

#include <functional>
#include <memory>

#include "core/base/hooks.h"
#include "core/rollout/evaluate.h"
#include "core/rollout/pareto.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// How much of a scenario to compute and keep.
struct ExploreOptions {
  bool keep_curves = false;
  bool keep_kept_sets = false;
  int threads = 0;
  std::function<bool()> cancelled;
  std::function<void(double)> progressed;
  /// The scenario's attention where the caller has it; null: made anew.
  std::shared_ptr<const Attention> attention;
  /// Settings beyond the scenario's lists; their outcome follows those in `evaluation.settings`.
  std::vector<CurveSetting> more_settings;
};

/// A scenario and all that was computed of it. `evaluation.settings` holds the scenario's windows,
/// then its taus, then `more_settings`; `evaluation.policies` the scenario's policies.
struct Exploration {
  Scenario scenario;
  std::shared_ptr<const Attention> attention;
  Index window = 0;  // the current window, "matched" resolved
  Evaluation evaluation;
  std::vector<ParetoPoint> window_curve, mass_curve;  // exact; with kept curves only
  double seconds = 0.0;                               // wall-clock time it took

  [[nodiscard]] const QuerySeries& window_series(std::size_t i) const {
    return evaluation.settings[i];
  }
  [[nodiscard]] const QuerySeries& mass_series(std::size_t i) const {
    return evaluation.settings[scenario.windows.size() + i];
  }
  [[nodiscard]] const QuerySeries& more_series(std::size_t i) const {
    return evaluation.settings[scenario.windows.size() + scenario.taus.size() + i];
  }
};

/// Computes a scenario. Nothing when cancelled. Throws Error on a bad trace or a query outside it.
[[nodiscard]] std::optional<Exploration> explore(const Scenario& scenario,
                                                 const ExploreOptions& options = {});

/// What computes a scenario: explore(), or a stand-in under test.
using Engine = std::function<std::optional<Exploration>(const Scenario&, const ExploreOptions&)>;

/// The simulator or the trace's cell. What an earlier exploration has of it is used again: all of
/// it, or what its seed drew. `earlier` may be null. Reading a trace can take long: null when
/// cancelled.
[[nodiscard]] std::shared_ptr<const Attention> make_attention(const Scenario& scenario,
                                                              const Exploration* earlier = nullptr,
                                                              const Hooks& hooks = {});

/// The window size whose mean number of tokens read over `queries` is nearest to `mean_size`.
[[nodiscard]] Index matched_window(const std::vector<Position>& queries, double mean_size);

/// Bytes of one cached token in one cell: (key dimension + value dimension) x element size.
[[nodiscard]] double bytes_per_token(const Scenario& scenario, const Attention& attention);

}  // namespace kvbudget
