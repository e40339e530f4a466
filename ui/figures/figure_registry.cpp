#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "core/base/error.h"
#include "ui/figures/cell_map_figure.h"
#include "ui/figures/figure.h"
#include "ui/figures/kept_sets_figure.h"
#include "ui/figures/map_figure.h"
#include "ui/figures/plot_figure.h"
#include "ui/figures/strip_figure.h"
#include "ui/pages/selection_plots.h"
#include "ui/pages/sink_strength_model.h"
#include "ui/views/error_model.h"
#include "ui/views/pareto_model.h"

namespace kvbudget::ui {
namespace {

using Content = std::unique_ptr<const FigureContent>;
using AxisScale = FigureSpec::AxisScale;
using Need = FigureKind::Need;

Content pareto(const FigureData& data, const FigureSpec& spec) {
  ParetoChoice choice = spec.pareto;
  if (spec.x.scale != AxisScale::automatic) {
    choice.logarithmicSize = spec.x.scale == AxisScale::logarithmic;
  }
  PlotModel model =
      paretoModel(*withPolicies(data.comparison, spec.policies), choice, data.band.get());
  // The two curves are there whatever policies a scenario lists; a choice leaves them out, too.
  if (!spec.policies.empty()) {
    const auto hidden = [&](const char* id) {
      return std::ranges::find(spec.policies, id) == spec.policies.end();
    };
    std::erase_if(model.series, [&](const Series& series) {
      return (series.id == QLatin1String("window") && hidden("window")) ||
             (series.id == QLatin1String("mass") && hidden("mass"));
    });
    if (hidden("window") || hidden("mass")) {
      model.links.clear();
      model.bands.clear();
    }
  }
  return std::make_unique<PlotFigure>(std::move(model), spec, 0.706);
}

Content errorPerQuery(const FigureData& data, const FigureSpec& spec) {
  ErrorChoice choice = spec.error;
  if (spec.y.scale != AxisScale::automatic) {
    choice.logarithmic = spec.y.scale == AxisScale::logarithmic;
  }
  return std::make_unique<PlotFigure>(
      errorModel(withPolicies(data.comparison, spec.policies), choice), spec, 0.6);
}

Content sweepOf(const std::string& key, const FigureData& data, const FigureSpec& spec) {
  const auto found = data.sweeps.find(key);
  if (found == data.sweeps.end()) {
    throw Error("the figure '" + spec.figure + "' needs a sweep of " + key +
                ", which is not computed");
  }
  const double value = key == "recency" ? data.comparison->scenario.simulator.recency
                                        : data.comparison->scenario.simulator.sink_boost;
  return std::make_unique<PlotFigure>(sweepPlot(*found->second, sweepAxis(key, value)), spec,
                                      0.706);
}

Content keptMaps(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<MapFigure>(withPolicies(data.comparison, spec.policies));
}

Content sinkStrips(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<StripFigure>(withPolicies(data.comparison, spec.policies));
}

Content keptSets(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<KeptSetsFigure>(data.rows.at({queryOf(data, spec), spec.budget}),
                                          spec.budget);
}

Content ceiling(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<PlotFigure>(ceilingPlot(*data.audit), spec, 0.706);
}

Content certificate(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<PlotFigure>(certificatePlot(*data.audit, spec.budget), spec, 0.706);
}

Content forcedPrice(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<PlotFigure>(priceOfForcedPlot(*data.audit), spec, 0.706);
}

Content cellMap(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<CellMapFigure>(data.audit, spec.budget);
}

// One line a figure.
const std::array<FigureKind, 12>& kinds() {
  static const std::array<FigureKind, 12> all = {{
      {"pareto", QT_TRANSLATE_NOOP("Figures", "Error against cache size"), "", pareto},
      {"error-per-query", QT_TRANSLATE_NOOP("Figures", "Error per query"), "", errorPerQuery},
      {"kept-maps", QT_TRANSLATE_NOOP("Figures", "Kept maps"), "", keptMaps},
      {"kept-map", QT_TRANSLATE_NOOP("Figures", "Kept map of one policy"), "", keptMaps},
      {"sink-strips", QT_TRANSLATE_NOOP("Figures", "Fates of the sinks"), "", sinkStrips},
      {"sink-boost", QT_TRANSLATE_NOOP("Figures", "Error against sink boost"), "sink_boost",
       [](const FigureData& data, const FigureSpec& spec) {
         return sweepOf("sink_boost", data, spec);
       }},
      {"recency", QT_TRANSLATE_NOOP("Figures", "Error against recency"), "recency",
       [](const FigureData& data, const FigureSpec& spec) {
         return sweepOf("recency", data, spec);
       }},
      {"kept-sets", QT_TRANSLATE_NOOP("Figures", "Kept sets of one query"), "", keptSets,
       Need::row},
      {"ceiling", QT_TRANSLATE_NOOP("Figures", "What a better set can close"), "", ceiling,
       Need::audit},
      {"certificate", QT_TRANSLATE_NOOP("Figures", "Dropped mass against κ"), "", certificate,
       Need::audit},
      {"forced-price", QT_TRANSLATE_NOOP("Figures", "What forced weights cost, π"), "", forcedPrice,
       Need::audit},
      {"cell-map", QT_TRANSLATE_NOOP("Figures", "Map of the cells"), "", cellMap, Need::audit},
  }};
  return all;
}

}  // namespace

std::span<const FigureKind> figureKinds() {
  return kinds();
}

const FigureKind& findFigure(std::string_view id) {
  std::string names;
  for (const FigureKind& kind : kinds()) {
    if (kind.id == id) {
      return kind;
    }
    names += (names.empty() ? "" : ", ") + std::string(kind.id);
  }
  throw Error("there is no figure '" + std::string(id) + "'; there are " + names);
}

QString nameOf(const FigureKind& kind) {
  return QCoreApplication::translate("Figures", kind.name);
}

std::vector<FigureSpec> standardSet(const FigureData& data, const FigureSpec& base) {
  const auto shown = withPolicies(data.comparison, base.policies);
  std::vector<FigureSpec> specs;
  const auto add = [&](const char* figure, const std::vector<std::string>& policies) {
    FigureSpec spec = base;
    spec.figure = figure;
    spec.policies = policies;
    specs.push_back(spec);
  };
  add("pareto", base.policies);
  add("error-per-query", base.policies);
  if (!shown->tracks.empty()) {
    add("kept-maps", base.policies);
    std::vector<std::string> seen;
    for (const PolicyTrack& track : shown->tracks) {
      const std::string id(track.choice.info->id);
      if (std::ranges::find(seen, id) == seen.end()) {
        seen.push_back(id);
        add("kept-map", {id});
      }
    }
    if (!shown->exploration->attention->keyframes().empty()) {
      add("sink-strips", base.policies);
    }
  }
  for (const FigureKind& kind : kinds()) {
    if (!kind.sweep.empty() && can_sweep(shown->scenario, std::string(kind.sweep))) {
      add(kind.id.data(), base.policies);
    }
  }
  return specs;
}

}  // namespace kvbudget::ui
