#include "core/lessons/lesson_numbers.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/numbers.h"
#include "core/policies/registry.h"
#include "core/rollout/lever_presets.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

std::string key_of(const Scenario& scenario) {
  return scenario_to_json(scenario).dump();
}

bool lies_on_curves(const Scenario& scenario) {
  const auto choices = policy_choices(scenario, std::max<Index>(1, scenario.window));
  return std::ranges::all_of(choices, [](const PolicyChoice& c) { return c.curve().has_value(); });
}

std::size_t index_of(const Comparison& comparison, double position) {
  const auto& queries = comparison.queries();
  const auto found = std::ranges::find(queries, static_cast<Position>(position));
  if (found == queries.end()) {
    throw Error("query " + rounded(position, 9) + " is not among the evaluated queries");
  }
  return static_cast<std::size_t>(found - queries.begin());
}

double lever_quantity(const Expression& asked, const Scenario& scenario) {
  const auto preset = std::ranges::find(lever_presets(), asked.subject, &LeverPreset::id);
  const Lever lever = lever_of(preset->tokens, scenario.readout);
  const std::map<std::string_view, double> values = {
      {"lever_error", lever.identity.measured},
      {"lever_dropped", lever.identity.dropped},
      {"lever_gap", lever.identity.gap},
      {"lever_plain_gap", lever.plain_gap},
      {"lever_diameter_bound", lever.bounds.diameter},
      {"lever_norm_bound", lever.bounds.zero_fill},
      {"lever_deviation_bound", lever.bounds.deviation},
      {"lever_radius_bound", lever.bounds.radius},
  };
  return values.at(asked.name);
}

double global_quantity(const Expression& asked, std::span<const double> numbers,
                       const Comparison& c) {
  const Attention& attention = *c.exploration->attention;
  if (asked.name == "weight") {
    const auto row = c.row(index_of(c, numbers[0]));
    if (!(numbers[1] >= 0.0 && numbers[1] < static_cast<double>(row.size()))) {
      throw Error("query " + rounded(numbers[0], 9) + " has no token " + rounded(numbers[1], 9));
    }
    return row[static_cast<std::size_t>(numbers[1])];
  }
  const std::map<std::string_view, double> values = {
      {"value_range", c.value_range()},
      {"promise", c.promise()},
      {"largest_norm", attention.largest_norm()},
      {"tau", c.scenario.tau},
      {"window", static_cast<double>(c.window)},
      {"matched_window", static_cast<double>(c.matched_window)},
      {"tokens", static_cast<double>(c.exploration->evaluation.tokens)},
      {"queries", static_cast<double>(c.queries().size())},
  };
  return asked.name == "diameter" ? attention.diameter() : values.at(asked.name);
}

double first_loss(const Comparison& c, std::size_t track, double token) {
  const auto wanted = static_cast<Position>(token);
  for (std::size_t q = 0; q < c.queries().size(); ++q) {
    if (c.queries()[q] >= wanted && !std::ranges::binary_search(c.kept(track, q), wanted)) {
      return static_cast<double>(c.queries()[q]);
    }
  }
  return -1.0;
}

double policy_quantity(const Expression& asked, std::span<const double> numbers,
                       const Comparison& c) {
  const auto track = static_cast<std::size_t>(
      std::ranges::find_if(
          c.tracks, [&](const PolicyTrack& t) { return t.choice.info->id == asked.subject; }) -
      c.tracks.begin());
  const PolicyTrack& of = c.tracks.at(track);
  const Summary& summary = of.summary;
  const std::map<std::string_view, double> values = {
      {"mean_error", summary.mean_error},     {"max_error", summary.max_error},
      {"mean_read", summary.mean_read},       {"peak_read", summary.peak_read},
      {"mean_stored", summary.mean_resident}, {"peak_stored", summary.peak_resident},
      {"mean_dropped", summary.mean_dropped}, {"max_dropped", summary.max_dropped},
  };
  if (const auto found = values.find(asked.name); found != values.end()) {
    return found->second;
  }
  if (asked.name == "worst_query") {
    return summary.worst < 0
               ? -1.0
               : static_cast<double>(c.queries()[static_cast<std::size_t>(summary.worst)]);
  }
  const auto above = [&c](double error) { return error > c.promise(); };
  if (asked.name == "above_promise") {
    return static_cast<double>(std::ranges::count_if(of.series.error, above));
  }
  if (asked.name == "first_above") {
    const auto first = std::ranges::find_if(of.series.error, above);
    return first == of.series.error.end()
               ? -1.0
               : static_cast<double>(
                     c.queries()[static_cast<std::size_t>(first - of.series.error.begin())]);
  }
  if (asked.name == "first_loss") {
    return first_loss(c, track, numbers[0]);
  }
  const std::size_t q = index_of(c, numbers[0]);
  if (asked.name == "gap_at") {
    return c.identity(track, q).gap;
  }
  return asked.name == "error_at"     ? of.series.error.at(q)
         : asked.name == "dropped_at" ? of.series.dropped.at(q)
                                      : static_cast<double>(of.series.read.at(q));
}

}  // namespace

LessonNumbers::LessonNumbers(Scenario scenario, Hooks hooks)
    : m_scenario(std::move(scenario)), m_hooks(std::move(hooks)) {}

double LessonNumbers::value(const Expression& expression) {
  return value(expression, {});
}

double LessonNumbers::value(const Expression& expression, const std::string& setting) {
  return evaluate(expression, [&](const Expression& asked, std::span<const double> numbers) {
    return quantity(asked, numbers, setting);
  });
}

double LessonNumbers::quantity(const Expression& asked, std::span<const double> numbers,
                               const std::string& setting) {
  const auto info = std::ranges::find(quantities(), asked.name, &QuantityInfo::name);
  Scenario wanted = m_scenario;
  if (info->subject == QuantityInfo::Subject::lever) {
    wanted.readout = Readout::renormalised;  // what the Bound page begins with
  }
  if (!setting.empty()) {
    set_scenario_key(wanted, setting);
  }
  for (const std::string& own : asked.settings) {
    set_scenario_key(wanted, own);
  }
  check_scenario(wanted);
  switch (info->subject) {
    case QuantityInfo::Subject::lever:
      return lever_quantity(asked, wanted);
    case QuantityInfo::Subject::none:
      return global_quantity(asked, numbers, comparison(wanted));
    case QuantityInfo::Subject::policy:
      break;
  }
  if (std::ranges::find(wanted.policies, asked.subject, &PolicyEntry::policy) ==
      wanted.policies.end()) {
    wanted.policies = {{asked.subject, {}}};
  }
  const Comparison& result = comparison(wanted);
  if (!result.has_errors() && asked.name.find("error") != std::string::npos) {
    throw Error("this trace has no values, so there is no " + asked.name);
  }
  return policy_quantity(asked, numbers, result);
}

// Policies on curves share one exploration, whatever tau and the window's size are.
const Comparison& LessonNumbers::comparison(const Scenario& wanted) {
  const std::string key = key_of(wanted);
  if (const auto found = m_comparisons.find(key); found != m_comparisons.end()) {
    return found->second;
  }
  Scenario base = wanted;
  if (lies_on_curves(wanted)) {
    const Scenario any;
    base.tau = any.tau;
    base.window = any.window;
    base.window_matched = false;
    base.policies = any.policies;
  }
  std::shared_ptr<const Exploration>& exploration = m_explorations[key_of(base)];
  if (exploration == nullptr) {
    ExploreOptions options;
    options.keep_curves = true;
    options.keep_kept_sets = true;
    options.cancelled = m_hooks.cancelled;
    auto made = explore(base, options);
    if (!made) {
      throw Error("cancelled");
    }
    exploration = std::make_shared<const Exploration>(*std::move(made));
  }
  return m_comparisons.emplace(key, compare(exploration, wanted)).first->second;
}

}  // namespace kvbudget
