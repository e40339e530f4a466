#include "core/scenario/comparison.h"

#include <map>
#include <utility>

namespace kvbudget {
namespace {

Index current_window(const Exploration& exploration, const Scenario& now) {
  if (!now.window_matched) {
    return now.window;
  }
  const Curves& curves = exploration.evaluation.curves;
  return matched_window(curves.queries(),
                        summarise(curves.series(CurveSetting::mass_budget(now.tau))).mean_read);
}

PolicyTrack looked_up(const Comparison& comparison, PolicyChoice choice,
                      const CurveSetting& setting) {
  PolicyTrack track;
  track.series = comparison.exploration->evaluation.curves.series(setting);
  if (setting.order == CurveSetting::Order::time && !choice.info->evicts) {
    for (std::size_t q = 0; q < track.series.resident.size(); ++q) {
      track.series.resident[q] = comparison.queries()[q] + 1;
    }
  }
  track.promised_tau = setting.tau;
  track.choice = std::move(choice);
  return track;
}

// The track of an earlier comparison that stands in for the `nth` entry of that policy.
const PolicyTrack* stand_in(const Comparison* earlier, const PolicyInfo* policy, Index nth) {
  if (earlier == nullptr) {
    return nullptr;
  }
  for (const PolicyTrack& track : earlier->tracks) {
    if (track.choice.info == policy && track.outcome != nullptr && nth-- == 0) {
      return &track;
    }
  }
  return nullptr;
}

void add_tracks(Comparison& result, const Comparison* earlier, const Outcomes& more) {
  std::map<const PolicyInfo*, Index> seen;
  for (PolicyChoice& choice : policy_choices(result.scenario, result.window)) {
    const Index nth = seen[choice.info]++;
    PolicyTrack track;
    if (const auto setting = choice.curve()) {
      track = looked_up(result, std::move(choice), *setting);
    } else if ((track.outcome = outcome_of(result.exploration, choice, more)) == nullptr) {
      const PolicyTrack* other = stand_in(earlier, choice.info, nth);
      result.pending.push_back(std::move(choice));
      if (other == nullptr) {
        continue;
      }
      track.outcome = other->outcome;
    }
    if (track.outcome != nullptr) {
      track.choice = track.outcome->choice;
      track.series = track.outcome->series;
    }
    track.summary = summarise(track.series);
    result.tracks.push_back(std::move(track));
  }
}

}  // namespace

std::vector<Position> Comparison::kept(std::size_t i, std::size_t q) const {
  if (const auto setting = tracks[i].choice.curve()) {
    return exploration->evaluation.curves.kept(*setting, q);
  }
  const PolicyOutcome& outcome = *tracks[i].outcome;
  return q < outcome.kept.size() ? outcome.kept[q] : std::vector<Position>{};
}

std::vector<double> Comparison::row(std::size_t q) const {
  const Position t = queries()[q];
  std::vector<double> weights(static_cast<std::size_t>(t) + 1);
  exploration->attention->row(t, weights);
  return weights;
}

Identity Comparison::identity(std::size_t i, std::size_t q) const {
  return identity_of(row(q), exploration->attention->values(), kept(i, q), scenario.readout);
}

Comparison compare(std::shared_ptr<const Exploration> exploration, const Scenario& now,
                   const Comparison* earlier, const Outcomes& more) {
  Comparison result;
  result.exploration = std::move(exploration);
  result.scenario = now;
  const Curves& curves = result.exploration->evaluation.curves;
  result.window = current_window(*result.exploration, now);
  const bool of_same = earlier != nullptr && earlier->exploration == result.exploration;
  add_tracks(result, of_same ? earlier : nullptr, more);
  const Summary mass = summarise(curves.series(CurveSetting::mass_budget(now.tau)));
  result.matched_window = matched_window(curves.queries(), mass.mean_read);
  if (mass.mean_error > 0.0) {
    result.ratio_at_matched =
        summarise(curves.series(CurveSetting::window(result.matched_window))).mean_error /
        mass.mean_error;
  }
  return result;
}

}  // namespace kvbudget
