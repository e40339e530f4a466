#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/scenario/explore.h"

namespace kvbudget {

/// The published experiments on one scenario. Errors are absent (has_errors false) when the source
/// has no values; masses and sizes remain.
struct VerifyReport {
  struct BoundRow {
    double tau = 0, mean_cache = 0, max_error = 0, limit = 0;
    bool holds = false;
  };
  struct ParetoRow {
    double parameter = 0;  // window in tokens, or tau
    double mean_cache = 0, mean_error = 0, max_error = 0, mean_dropped = 0;
  };
  struct SweepRow {
    double sink_boost = 0, window_mean = 0, window_max = 0, mass_mean = 0, mass_max = 0;
  };
  /// A query at which something that must hold does not.
  struct Violation {
    std::string what;  // a sentence without a full stop
    Position query = 0;
  };

  Scenario scenario;
  Index tokens = 0, queries = 0;
  Index window = 0;  // current, "matched" resolved
  bool has_errors = false;
  double value_range = 0.0;
  std::vector<BoundRow> bound;
  std::vector<ParetoRow> windows, masses;
  /// Window error over mass-budget error at equal mean cache, at the ratio_taus that lie between
  /// the windows' sizes.
  std::vector<double> ratios;
  double ratio_median = 0.0, ratio_min = 0.0;
  std::vector<SweepRow> sink_sweep;  // simulator only
  double tail_window_max = 0.0, tail_mass_max = 0.0, tail_ratio = 0.0;
  /// Largest |measured - m x gap| over the current window and mass budget at `identity_rows` rows,
  /// and the largest share of its rounding allowance that any residual takes.
  Index identity_rows = 0;
  double identity_residual = 0.0, identity_share = 0.0;
  std::vector<Violation> violations;
};

/// The mass budgets of the ratio at matched cache.
inline constexpr double kRatioTaus[] = {0.1, 0.05, 0.03, 0.02};
/// The sink boosts of the sweep.
inline constexpr double kSweepBoosts[] = {0.0, 4.0, 8.0};

/// Runs the experiments and checks at every query that error <= dropped mass x value range, that a
/// mass budget drops at most tau, and that the engine's error is the directly summed one. `engine`
/// is explore(), or a faulty one under test.
[[nodiscard]] VerifyReport verify(const Scenario& scenario, const Engine& engine = explore,
                                  int threads = 0);

}  // namespace kvbudget
