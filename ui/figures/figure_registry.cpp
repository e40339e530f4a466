#include <QCoreApplication>
#include <algorithm>

#include "core/base/error.h"
#include "ui/figures/attention_figure.h"
#include "ui/figures/bounds_figure.h"
#include "ui/figures/cell_map_figure.h"
#include "ui/figures/figure.h"
#include "ui/figures/kept_sets_figure.h"
#include "ui/figures/lever_figure.h"
#include "ui/figures/map_figure.h"
#include "ui/figures/mass_tray_figure.h"
#include "ui/figures/plot_figure.h"
#include "ui/figures/strip_figure.h"
#include "ui/pages/selection_plots.h"
#include "ui/pages/sink_strength_model.h"
#include "ui/views/cause_model.h"
#include "ui/views/error_model.h"
#include "ui/views/pareto_model.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

using Content = std::unique_ptr<const FigureContent>;
using AxisScale = FigureSpec::AxisScale;
using Need = FigureKind::Need;

constexpr double kNarrow = 20.0;  // mm for each pt of type: a column of a paper is 10.6, a page 22

// In a column of a paper the screen's note would be cut.
void shortenNote(PlotModel& model, const FigureData& data) {
  if (!data.comparison->has_errors()) {
    model.note = QStringLiteral("errors need values");
  }
}

Content pareto(const FigureData& data, const FigureSpec& spec) {
  ParetoChoice choice = spec.pareto;
  if (spec.x.scale != AxisScale::automatic) {
    choice.logarithmicSize = spec.x.scale == AxisScale::logarithmic;
  }
  PlotModel model =
      paretoModel(*withPolicies(data.comparison, spec.policies), choice, data.band.get());
  shortenNote(model, data);
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
  const bool brief = spec.width_mm / spec.type_pt < kNarrow;
  PlotModel model = errorModel(withPolicies(data.comparison, spec.policies), choice, brief);
  shortenNote(model, data);
  return std::make_unique<PlotFigure>(std::move(model), spec, 0.6);
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

Content lever(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<LeverFigure>(leverSubject(data.comparison, spec), spec);
}

Content bounds(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<BoundsFigure>(leverSubject(data.comparison, spec));
}

Content massTray(const FigureData& data, const FigureSpec& spec) {
  return std::make_unique<MassTrayFigure>(leverSubject(data.comparison, spec));
}

Content attention(const FigureData& data, const FigureSpec& spec) {
  const auto shown = withPolicies(data.comparison, spec.policies);
  return std::make_unique<AttentionFigure>(shown,
                                           indexOfQuery(shown->queries(), queryOf(data, spec)));
}

// Mass or direction? With the names of the policies, which on screen stand at the cursor.
Content causes(const FigureData& data, const FigureSpec& spec) {
  const auto shown = withPolicies(data.comparison, spec.policies);
  PlotModel model = causeModel(
      shown, spec.x.scale == AxisScale::logarithmic && spec.y.scale == AxisScale::logarithmic);
  for (std::size_t i = 0; shown->has_errors() && i < shown->tracks.size(); ++i) {
    model.series[i].label = labelOf(*shown, i);
  }
  if (spec.query) {
    markQuery(model, *shown, static_cast<int>(querySubject(shown, spec).query));
  }
  return std::make_unique<PlotFigure>(std::move(model), spec, 0.8);
}

// One line a figure.
const std::vector<FigureKind>& kinds() {
  using Of = FigureKind::Of;
  static const std::vector<FigureKind> all = {
      {"pareto", QT_TRANSLATE_NOOP("Figures", "Error against cache size"), "", pareto},
      {"error-per-query", QT_TRANSLATE_NOOP("Figures", "Error per query"), "", errorPerQuery},
      {"kept-maps", QT_TRANSLATE_NOOP("Figures", "Kept maps"), "", keptMaps},
      {"kept-map", QT_TRANSLATE_NOOP("Figures", "Kept map of one policy"), "", keptMaps,
       Need::nothing, Of::policy},
      {"sink-strips", QT_TRANSLATE_NOOP("Figures", "Fates of the sinks"), "", sinkStrips},
      {"sink-boost", QT_TRANSLATE_NOOP("Figures", "Error against sink boost"), "sink_boost",
       [](const FigureData& data, const FigureSpec& spec) {
         return sweepOf("sink_boost", data, spec);
       }},
      {"recency", QT_TRANSLATE_NOOP("Figures", "Error against recency"), "recency",
       [](const FigureData& data, const FigureSpec& spec) {
         return sweepOf("recency", data, spec);
       }},
      {"lever", QT_TRANSLATE_NOOP("Figures", "The lever of one query"), "", lever, Need::nothing,
       Of::query, true},
      {"bounds", QT_TRANSLATE_NOOP("Figures", "Bounds of one query"), "", bounds, Need::nothing,
       Of::query, true},
      {"mass-tray", QT_TRANSLATE_NOOP("Figures", "Kept and dropped mass of one query"), "",
       massTray, Need::nothing, Of::query, true},
      {"attention", QT_TRANSLATE_NOOP("Figures", "Attention of one query"), "", attention,
       Need::nothing, Of::query},
      {"causes", QT_TRANSLATE_NOOP("Figures", "Mass or direction?"), "", causes},
      {"kept-sets", QT_TRANSLATE_NOOP("Figures", "Kept sets of one query"), "", keptSets,
       Need::row},
      {"ceiling", QT_TRANSLATE_NOOP("Figures", "What a better set can close"), "", ceiling,
       Need::audit},
      {"certificate", QT_TRANSLATE_NOOP("Figures", "Dropped mass against κ"), "", certificate,
       Need::audit},
      {"forced-price", QT_TRANSLATE_NOOP("Figures", "What forced weights cost, π"), "", forcedPrice,
       Need::audit},
      {"cell-map", QT_TRANSLATE_NOOP("Figures", "Map of the cells"), "", cellMap, Need::audit},
  };
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

namespace {

// Figures in the style of a base, each once.
class Set {
 public:
  explicit Set(const FigureSpec& base) : m_base(base) {}

  void add(std::string_view figure, const std::vector<std::string>& policies) {
    FigureSpec spec = m_base;
    spec.figure = figure;
    spec.policies = policies;
    if (spec.figure != m_base.figure) {
      spec.x = spec.y = {};
    }
    add(spec);
  }
  void add(const FigureSpec& spec) {
    const auto same = [&](const FigureSpec& other) { return stemOf(other) == stemOf(spec); };
    if (std::ranges::none_of(specs, same)) {
      specs.push_back(spec);
    }
  }

  std::vector<FigureSpec> specs;

 private:
  FigureSpec m_base;
};

void addStandard(Set& set, const Comparison& shown, const FigureSpec& base) {
  set.add("pareto", base.policies);
  set.add("error-per-query", base.policies);
  if (!shown.tracks.empty()) {
    set.add("kept-maps", base.policies);
    for (const PolicyTrack& track : shown.tracks) {
      set.add("kept-map", {std::string(track.choice.info->id)});
    }
    if (!shown.exploration->attention->keyframes().empty()) {
      set.add("sink-strips", base.policies);
    }
  }
  for (const FigureKind& kind : kinds()) {
    if (!kind.sweep.empty() && can_sweep(shown.scenario, std::string(kind.sweep))) {
      set.add(kind.id, base.policies);
    }
  }
}

}  // namespace

std::vector<FigureSpec> standardSet(const FigureData& data, const FigureSpec& base) {
  Set set(base);
  addStandard(set, *withPolicies(data.comparison, base.policies), base);
  set.add(base);
  return set.specs;
}

std::vector<FigureSpec> allFigures(const FigureData& data, const FigureSpec& base) {
  const auto shown = withPolicies(data.comparison, base.policies);
  FigureSpec plain = base;  // of queries
  plain.tokens.clear();
  Set set(plain);
  addStandard(set, *shown, base);
  if (!shown->tracks.empty()) {
    set.add("attention", base.policies);
  }
  if (!shown->tracks.empty() && shown->has_errors()) {
    for (const PolicyTrack& track : shown->tracks) {
      for (const char* figure : {"lever", "bounds", "mass-tray"}) {
        set.add(figure, {std::string(track.choice.info->id)});
      }
    }
    set.add("causes", base.policies);
  }
  for (const FigureKind& kind : kinds()) {
    if (kind.by_hand && !base.tokens.empty()) {
      FigureSpec hand = base;
      hand.figure = kind.id;
      set.add(hand);
    }
  }
  if (shown->has_errors()) {
    for (const FigureKind& kind : kinds()) {
      if (kind.need != Need::nothing) {
        set.add(kind.id, base.policies);
      }
    }
  }
  if (std::ranges::any_of(kinds(), [&](const FigureKind& k) { return k.id == base.figure; })) {
    set.add(base);
  }
  return set.specs;
}

}  // namespace kvbudget::ui
