#pragma once

#include <memory>

#include "core/rollout/identity.h"
#include "core/scenario/outcomes.h"

namespace kvbudget {

/// One policy of a comparison at its current setting.
struct PolicyTrack {
  PolicyChoice choice;
  QuerySeries series;
  Summary summary;
  /// The scenario's tau caps this policy's dropped mass (the policy is a mass budget).
  double promised_tau = -1.0;
  /// Where a policy that lies on no curve was run; null for one that does.
  std::shared_ptr<const PolicyOutcome> outcome;
};

/// The current settings of a scenario laid over what was computed of it: what every view shows.
/// Immutable; shared by all views.
struct Comparison {
  std::shared_ptr<const Exploration> exploration;  // with curves and kept sets
  Scenario scenario;  // as it stands; tau, window and the like may differ from the exploration's
  Index window = 0;   // "matched" resolved
  std::vector<PolicyTrack> tracks;  // the scenario's policies, in its order
  /// Policies that lie on no curve and still have to be run at their present setting. Their tracks
  /// are those of an earlier one, whose choice they name; one that never ran has no track.
  std::vector<PolicyChoice> pending;
  /// Settings of equal mean size: the mass budget at tau, and the window matched to it.
  Index matched_window = 0;
  double ratio_at_matched = 0.0;  // mean window error over mean mass-budget error there; 0: none

  [[nodiscard]] const std::vector<ParetoPoint>& window_curve() const {
    return exploration->window_curve;
  }
  [[nodiscard]] const std::vector<ParetoPoint>& mass_curve() const {
    return exploration->mass_curve;
  }
  [[nodiscard]] const std::vector<Position>& queries() const {
    return exploration->evaluation.queries;
  }
  [[nodiscard]] bool has_errors() const { return exploration->evaluation.value_range.has_value(); }
  [[nodiscard]] double value_range() const {
    return exploration->evaluation.value_range.value_or(0.0);
  }
  [[nodiscard]] double promise() const { return scenario.tau * value_range(); }

  /// The kept set of track `i` at query index `q`, ascending positions.
  [[nodiscard]] std::vector<Position> kept(std::size_t i, std::size_t q) const;
  /// The identity of track `i` at query index `q`; needs values.
  [[nodiscard]] Identity identity(std::size_t i, std::size_t q) const;
  /// The attention row of query index `q`: weights over positions 0..t.
  [[nodiscard]] std::vector<double> row(std::size_t q) const;
};

/// Lays the current settings over an exploration made with keep_curves and keep_kept_sets; `now`
/// may differ from the explored scenario in tau, window and policies. Look-ups only. `more` are
/// outcomes of run_choices() on the same exploration. The tracks of an earlier comparison of the
/// same exploration stand in for what is still pending.
[[nodiscard]] Comparison compare(std::shared_ptr<const Exploration> exploration,
                                 const Scenario& now, const Comparison* earlier = nullptr,
                                 const Outcomes& more = {});

}  // namespace kvbudget
