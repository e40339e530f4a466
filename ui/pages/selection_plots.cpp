#include "ui/pages/selection_plots.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "ui/plot/number_locale.h"
#include "ui/theme/policy_style.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr double kHalfBar = 1.3;  // keys
constexpr double kTickStep = 4.0;
constexpr double kWorthwhile = 1.11;
constexpr double kFlat = 0.25;

QString tr(const char* text, const char* disambiguation = nullptr, int n = -1) {
  return QCoreApplication::translate("Selection", text, disambiguation, n);
}

Axis budgetAxis(const AuditOverview& audit) {
  Axis axis;
  axis.name = tr("keys kept, s");
  axis.column = QStringLiteral("budget");
  axis.tickStep = kTickStep;
  axis.low = 0.0;
  axis.high = static_cast<double>(audit.summary.budgets.back().budget) + 3.0 * kHalfBar;
  return axis;
}

QString withInterval(double value, const std::optional<Interval>& interval) {
  return interval
             ? tr("%1, 95 % interval %2 to %3")
                   .arg(shortNumber(value), shortNumber(interval->low), shortNumber(interval->high))
             : shortNumber(value);
}

// One point a budget; what is not finite is left out.
struct Medians {
  std::vector<double> budgets, values;
  std::vector<std::optional<Interval>> intervals;
};

template <typename Get>
Medians mediansOf(const AuditOverview& audit, const Get& get) {
  Medians medians;
  for (const BudgetSummary& s : audit.summary.budgets) {
    const MedianFigure figure = get(s);
    if (figure.instances > 0 && std::isfinite(figure.value)) {
      medians.budgets.push_back(static_cast<double>(s.budget));
      medians.values.push_back(figure.value);
      medians.intervals.push_back(figure.interval);
    }
  }
  return medians;
}

// 1 - a median, whose interval turns round.
MedianFigure rest(MedianFigure figure) {
  figure.value = 1.0 - figure.value;
  if (figure.interval) {
    figure.interval = Interval{1.0 - figure.interval->high, 1.0 - figure.interval->low};
  }
  return figure;
}

void addMedians(PlotModel& model, const Medians& medians, const QString& id, const QString& name,
                const QColor& colour, Marker marker) {
  Series series;
  series.id = id;
  series.name = name;
  series.label = name;
  series.kind = Series::Kind::linePoints;
  series.colour = colour;
  series.marker = marker;
  for (std::size_t i = 0; i < medians.values.size(); ++i) {
    series.points.emplace_back(medians.budgets[i], medians.values[i]);
  }
  series.detail = [medians](int i) {
    const auto at = static_cast<std::size_t>(i);
    return withInterval(medians.values[at], medians.intervals[at]);
  };
  model.series.push_back(std::move(series));
  for (std::size_t i = 0; i < medians.values.size(); ++i) {
    if (medians.intervals[i]) {
      Series bar;
      bar.id = QStringLiteral("%1.interval_%2").arg(id).arg(medians.budgets[i]);
      bar.name = tr("%1, interval at s = %2").arg(name).arg(medians.budgets[i]);
      bar.colour = colour;
      bar.width = 1.25;
      bar.hoverable = false;
      bar.points = {{medians.budgets[i], medians.intervals[i]->low},
                    {medians.budgets[i], medians.intervals[i]->high}};
      model.series.push_back(std::move(bar));
    }
  }
}

Band bar(double budget, double low, double high, const QString& name, const QColor& colour) {
  return {name, colour, {budget - kHalfBar, budget + kHalfBar}, {low, low}, {high, high}};
}

}  // namespace

PlotModel ceilingPlot(const AuditOverview& audit) {
  PlotModel model;
  model.title = tr("What a better set can close");
  model.x = budgetAxis(audit);
  model.y.name = tr("error, as a share of top-mass");
  model.y.column = QStringLiteral("share_of_top_mass_error");
  model.y.low = 0.0;
  model.y.high = 1.08;
  const Medians best = mediansOf(audit, [](const BudgetSummary& s) { return rest(s.closable); });
  const Medians balanced = mediansOf(audit, [](const BudgetSummary& s) { return rest(s.closed); });
  const QColor closable = styleOf("mass").colour;
  for (std::size_t i = 0; i < best.values.size(); ++i) {
    const double budget = best.budgets[i];
    const double share = best.values[i];
    const QString size = shortNumber(budget);
    model.bands.push_back(bar(budget, 0.0, share, tr("no set closes this, s = %1").arg(size), {}));
    if (share < 1.0) {
      model.bands.push_back(
          bar(budget, share, 1.0, tr("a set closes this, s = %1").arg(size), closable));
    }
  }
  addMedians(model, best, QStringLiteral("pool"), tr("best of the pool"), {}, Marker::square);
  addMedians(model, balanced, QStringLiteral("balance"), tr("balancing"), styleOf("balance").colour,
             Marker::circle);
  model.note = tr("blue: can be closed");
  if (best.values.empty()) {
    model.note.clear();
    model.emptyText = tr("No row has more keys than the smallest budget.");
  }
  return model;
}

PlotModel certificatePlot(const AuditOverview& audit, Index budget) {
  PlotModel model;
  const BudgetSummary* summary = audit.at(budget);
  const QString size = numberLocale().toString(static_cast<qlonglong>(budget));
  const bool known = summary != nullptr && summary->auc.has_value();
  model.title = known
                    ? tr("κ by dropped mass, s = %1: AUC %2").arg(size, shortNumber(*summary->auc))
                    : tr("κ by dropped mass, s = %1: no AUC").arg(size);
  model.x.name = tr("dropped mass of top-mass");
  model.x.column = QStringLiteral("dropped_mass");
  model.x.high = 1.0;
  model.y.name = tr("κ, top-mass error over the pool's best");
  model.y.column = QStringLiteral("kappa");
  model.y.scale = Scale::logarithmic;
  Series points;
  points.id = QStringLiteral("rows");
  points.name = tr("rows");
  points.kind = Series::Kind::points;
  points.colour = styleOf("mass").colour;
  std::vector<const AuditPoint*> shown;
  int beyond = 0;
  for (const AuditPoint& point : audit.points) {
    if (point.budget == budget) {
      beyond += std::isfinite(point.kappa) ? 0 : 1;
      shown.push_back(&point);
      points.points.emplace_back(point.dropped, point.kappa);
    }
  }
  std::vector<AuditPoint> copies;
  std::ranges::transform(shown, std::back_inserter(copies), [](const auto* p) { return *p; });
  points.detail = [copies = std::move(copies)](int i) {
    const AuditPoint& point = copies[static_cast<std::size_t>(i)];
    return tr("layer %1, head %2, query %3").arg(point.layer).arg(point.head).arg(point.query);
  };
  if (points.points.empty()) {
    model.emptyText = tr("No row has more keys than this budget.");
  }
  model.series.push_back(std::move(points));
  ReferenceLine gain;
  gain.value = kWorthwhile;
  gain.text = tr("κ = 1.11");
  model.lines.push_back(gain);
  fitX(model);
  model.x.low = 0.0;
  fitY(model);
  model.y.low = 0.97;
  model.y.high = std::max(model.y.high, 1.5);
  if (beyond > 0) {
    model.note = tr("%Ln rows of infinite κ not shown", nullptr, beyond);
  }
  return model;
}

PlotModel priceOfForcedPlot(const AuditOverview& audit) {
  PlotModel model;
  model.title = tr("What forced weights cost");
  model.x = budgetAxis(audit);
  model.y.name = tr("π, best forced over free weights");
  model.y.column = QStringLiteral("pi");
  model.y.scale = Scale::logarithmic;
  const Medians pi = mediansOf(audit, [](const BudgetSummary& s) { return s.pi; });
  addMedians(model, pi, QStringLiteral("pi"), tr("π, median"), styleOf("mass").colour,
             Marker::circle);
  ReferenceLine one;
  one.value = 1.0;
  one.text = tr("π = 1");
  model.lines.push_back(one);
  fitY(model);
  model.y.low = 0.9;
  model.y.high = std::max(model.y.high, 1.5);
  if (pi.values.empty()) {
    model.emptyText = tr("Free weights leave no error at any budget: π is not defined.");
  }
  return model;
}

QString auditText(const AuditOverview& audit) {
  const auto cells = static_cast<int>(audit.summary.cells.size());
  QString text = cells > 1 ? tr("%1 of each of %Ln cells", nullptr, cells)
                           : tr("%1 of the single cell there is");
  const auto rows = static_cast<int>(audit.summary.cells.empty() ? 0 : audit.summary.cells[0].rows);
  text = text.arg(tr("%Ln rows", nullptr, rows));
  return text + (cells > 1 ? tr("; 95 % intervals resample whole cells")
                           : tr(": no intervals, which resample cells"));
}

QString conversionText(const AuditOverview& audit, Index budget) {
  const auto found = std::ranges::find(audit.summary.conversions, budget, &Conversion::budget);
  if (found == audit.summary.conversions.end() || found->cells < 2) {
    return {};
  }
  const QString flat = tr("%1 of %Ln cells are flat", nullptr, static_cast<int>(found->cells))
                           .arg(found->flat_cells);
  if (found->flat_cells == 0) {
    return tr("%1: at 8 keys none drops more than %2 of the mass in the median.")
        .arg(flat, shortNumber(kFlat));
  }
  return tr("%1. Switching only these to balancing brings %2 of what switching all brings at "
            "s = %3.")
      .arg(flat, percent(found->share))
      .arg(budget);
}

}  // namespace kvbudget::ui
