#include "core/scenario/comparison.h"

#include <algorithm>

namespace kvbudget {
namespace {

constexpr int kParetoPoints = 72;
constexpr double kLargestTau = 0.5;
constexpr double kSmallestTau = 1e-4;

// Where a policy that lies on no curve was evaluated.
const PolicyOutcome* outcome_of(const Exploration& exploration, const PolicyChoice& choice) {
  const auto& all = exploration.evaluation.policies;
  const auto found = std::ranges::find(all, choice, &PolicyOutcome::choice);
  return found == all.end() ? nullptr : &*found;
}

// A scenario without what is only looked up.
Scenario explored_part(Scenario scenario) {
  scenario.about.clear();
  scenario.tau = 0.0;
  scenario.window = 1;
  scenario.window_matched = false;
  scenario.taus.clear();
  scenario.windows.clear();
  scenario.policies.clear();
  scenario.key_dim = 0;
  scenario.element_bytes = 1;
  return scenario;
}

Index current_window(const Exploration& exploration, const Scenario& now) {
  if (!now.window_matched) {
    return now.window;
  }
  const Curves& curves = exploration.evaluation.curves;
  return matched_window(curves.queries(),
                        summarise(curves.series(CurveSetting::mass_budget(now.tau))).mean_read);
}

}  // namespace

std::vector<Position> Comparison::kept(std::size_t i, std::size_t q) const {
  const PolicyChoice& choice = tracks[i].choice;
  if (const auto setting = choice.curve()) {
    return exploration->evaluation.curves.kept(*setting, q);
  }
  const PolicyOutcome* outcome = outcome_of(*exploration, choice);
  return outcome != nullptr && q < outcome->kept.size() ? outcome->kept[q]
                                                        : std::vector<Position>{};
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

bool only_looks_up(const Exploration& exploration, const Scenario& now) {
  if (explored_part(exploration.scenario) != explored_part(now)) {
    return false;
  }
  const auto choices = policy_choices(now, current_window(exploration, now));
  return std::ranges::all_of(choices, [&](const PolicyChoice& choice) {
    return choice.curve() || outcome_of(exploration, choice) != nullptr;
  });
}

Comparison compare(std::shared_ptr<const Exploration> exploration, const Scenario& now,
                   const Comparison* earlier) {
  Comparison result;
  result.exploration = std::move(exploration);
  result.scenario = now;
  const Curves& curves = result.exploration->evaluation.curves;
  result.window = current_window(*result.exploration, now);
  for (PolicyChoice& choice : policy_choices(now, result.window)) {
    PolicyTrack track;
    const auto setting = choice.curve();
    if (setting) {
      track.series = curves.series(*setting);
      if (setting->order == CurveSetting::Order::time && !choice.info->evicts) {
        for (std::size_t q = 0; q < track.series.resident.size(); ++q) {
          track.series.resident[q] = result.queries()[q] + 1;
        }
      }
      track.promised_tau = setting->tau;
    } else if (const PolicyOutcome* outcome = outcome_of(*result.exploration, choice)) {
      track.series = outcome->series;
    }
    track.summary = summarise(track.series);
    track.choice = std::move(choice);
    result.tracks.push_back(std::move(track));
  }
  const Summary mass = summarise(curves.series(CurveSetting::mass_budget(now.tau)));
  result.matched_window = matched_window(curves.queries(), mass.mean_read);
  if (mass.mean_error > 0.0) {
    result.ratio_at_matched =
        summarise(curves.series(CurveSetting::window(result.matched_window))).mean_error /
        mass.mean_error;
  }
  if (earlier != nullptr && earlier->exploration == result.exploration) {
    result.window_curve = earlier->window_curve;
    result.mass_curve = earlier->mass_curve;
  } else {
    result.window_curve =
        pareto_curve(curves, spread_windows(result.exploration->evaluation.tokens, kParetoPoints));
    result.mass_curve = pareto_curve(curves, spread_taus(kLargestTau, kSmallestTau, kParetoPoints));
  }
  return result;
}

}  // namespace kvbudget
