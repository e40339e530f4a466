#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/attention/attention.h"
#include "core/policies/policy.h"
#include "core/rollout/curves.h"
#include "core/rollout/readout.h"
#include "core/rollout/series.h"

namespace kvbudget {

/// What to compute on a rollout.
struct EvaluationPlan {
  std::vector<Position> queries;  // ascending, each below tokens()
  Readout readout = Readout::zero_fill;
  std::vector<CurveSetting> settings;   // any number; each costs a look-up a query
  std::vector<CurveSetting> summaries;  // the same, of which only the summaries are kept
  std::vector<PolicyChoice> policies;
  bool keep_curves = false;                // for look-ups afterwards; O(queries x tokens) memory
  bool keep_kept_sets = false;             // of policies that do not lie on a curve
  int threads = 0;                         // 0: all
  std::function<bool()> cancelled;         // polled from all threads
  std::function<void(double)> progressed;  // share done, 0 to 1, from any thread
};

/// One policy's outcome.
struct PolicyOutcome {
  PolicyChoice choice;
  QuerySeries series;
  std::vector<std::vector<Position>> kept;  // a set a query, ascending; when asked for
};

/// The results of one evaluation: plain values, in the order of the plan.
struct Evaluation {
  std::vector<Position> queries;
  Index tokens = 0;
  Readout readout = Readout::zero_fill;
  /// The value range of the readout: largest norm (zero_fill) or diameter (renormalised) of the
  /// values of the whole rollout; nothing without values.
  std::optional<double> value_range;
  std::vector<QuerySeries> settings;
  std::vector<Summary> summaries;
  std::vector<PolicyOutcome> policies;
  Curves curves;
};

/// Evaluates a rollout in O(tokens) memory a thread beyond what is asked to be kept. The same bits
/// for any number of threads. Nothing when cancelled.
[[nodiscard]] std::optional<Evaluation> evaluate(const Attention& attention,
                                                 const EvaluationPlan& plan);

/// first, first + stride, ... below tokens.
[[nodiscard]] std::vector<Position> queries_from(Index tokens, Index first, Index stride);

/// The value range of a readout; nothing without values.
[[nodiscard]] std::optional<double> value_range(const Attention& attention, Readout readout);

}  // namespace kvbudget
