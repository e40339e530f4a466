#include "ui/figures/figure_data.h"

#include <algorithm>

#include "core/base/error.h"
#include "ui/figures/figure.h"
#include "ui/figures/query_subject.h"
#include "ui/pages/audit_runner.h"
#include "ui/pages/sink_strength_model.h"
#include "ui/session/workload.h"

namespace kvbudget::ui {
namespace {

double valueOf(const Scenario& scenario, const std::string& key) {
  return key == "recency" ? scenario.simulator.recency : scenario.simulator.sink_boost;
}

std::optional<Sweep> swept(const Scenario& scenario, const std::string& key, const Hooks& hooks) {
  const SweepAxis axis = sweepAxis(key, valueOf(scenario, key));
  return sweep(scenario, key, even_values(axis.low, axis.high, axis.steps), hooks);
}

}  // namespace

Scenario FigureData::scenario() const {
  Scenario result = comparison->scenario;
  result.query_stride = comparison->exploration->scenario.query_stride;
  return result;
}

std::optional<FigureData> computeFigureData(const Scenario& scenario, const Hooks& hooks) {
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  options.threads = hooks.threads;
  options.cancelled = hooks.cancelled;
  options.progressed = hooks.progressed;
  options.attention = make_attention(scenario);
  Scenario evaluated = scenario;
  evaluated.query_stride = strideInMemory(scenario, options.attention->tokens());
  auto exploration = explore(evaluated, options);
  if (!exploration) {
    return std::nullopt;
  }
  FigureData data;
  data.comparison = std::make_shared<const Comparison>(
      compare(std::make_shared<const Exploration>(std::move(*exploration)), scenario));
  return data;
}

namespace {

bool addSelection(FigureData& data, const FigureSpec& spec, const Hooks& hooks) {
  const FigureKind::Need need = findFigure(spec.figure).need;
  const Exploration& exploration = *data.comparison->exploration;
  if (need == FigureKind::Need::nothing) {
    return true;
  }
  if (exploration.attention->values().empty()) {
    throw Error("the figure '" + spec.figure +
                "' needs errors, and this trace has no values 'v' to find them from");
  }
  if (need == FigureKind::Need::audit && !data.audit) {
    const AuditTask task = AuditTask::of(*data.comparison);
    const AuditDocument document = auditDocument(task, exploration.attention);
    auto audit =
        audit_overview(document, auditRows(document.layers * document.heads, kAuditStages - 1),
                       task.firstQuery, hooks);
    if (!audit) {
      return false;
    }
    data.audit = std::make_shared<const AuditOverview>(std::move(*audit));
  }
  if (need == FigureKind::Need::row) {
    auto& row = data.rows[{queryOf(data, spec), spec.budget}];
    if (!row) {
      auto sets = row_sets(*exploration.attention, queryOf(data, spec), spec.budget, true, hooks);
      if (!sets) {
        return false;
      }
      row = std::make_shared<const RowSets>(std::move(*sets));
    }
  }
  return true;
}

}  // namespace

Position queryOf(const FigureData& data, const FigureSpec& spec) {
  const auto& queries = data.comparison->queries();
  return spec.query ? queries[indexOfQuery(queries, *spec.query)] : queries.back();
}

bool addSweeps(FigureData& data, std::span<const FigureSpec> specs, const Hooks& hooks) {
  std::vector<std::string> keys;
  for (const FigureSpec& spec : specs) {
    const std::string key(findFigure(spec.figure).sweep);
    if (!key.empty() && !data.sweeps.contains(key) && std::ranges::find(keys, key) == keys.end()) {
      keys.push_back(key);
    }
  }
  const Scenario scenario = data.scenario();
  for (std::size_t i = 0; i < keys.size(); ++i) {
    Hooks part = hooks;
    part.progressed = [&hooks, i, count = keys.size()](double share) {
      hooks.report((static_cast<double>(i) + share) / static_cast<double>(count));
    };
    auto result = swept(scenario, keys[i], part);
    if (!result) {
      return false;
    }
    data.sweeps[keys[i]] = std::make_shared<const Sweep>(std::move(*result));
  }
  return std::ranges::all_of(
      specs, [&](const FigureSpec& spec) { return addSelection(data, spec, hooks); });
}

std::shared_ptr<const Comparison> withPolicies(const std::shared_ptr<const Comparison>& comparison,
                                               const std::vector<std::string>& policies) {
  if (policies.empty()) {
    return comparison;
  }
  std::string names;
  for (const PolicyTrack& track : comparison->tracks) {
    names += (names.empty() ? "" : ", ") + std::string(track.choice.info->id);
  }
  for (const std::string& policy : policies) {
    if (std::ranges::none_of(comparison->tracks, [&](const PolicyTrack& track) {
          return track.choice.info->id == policy;
        })) {
      throw Error("the scenario has no policy '" + policy + "' to show; it has " +
                  (names.empty() ? "none" : names));
    }
  }
  auto shown = std::make_shared<Comparison>(*comparison);
  std::erase_if(shown->tracks, [&](const PolicyTrack& track) {
    return std::ranges::find(policies, track.choice.info->id) == policies.end();
  });
  return shown;
}

}  // namespace kvbudget::ui
