#include "ui/views/cause_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr int kCurvePoints = 80;

QString tr(const char* text) {
  return QCoreApplication::translate("CauseModel", text);
}

double gapAt(const QuerySeries& series, std::size_t q) {
  return series.error[q] / series.dropped[q];
}

Series pointsOf(const std::shared_ptr<const Comparison>& comparison, std::size_t track) {
  const PolicyStyle style = styleOf(comparison->tracks[track]);
  const QuerySeries& data = comparison->tracks[track].series;
  const std::vector<int> queries = queriesOfPoints(*comparison, track);
  Series series;
  series.id = QStringLiteral("track %1").arg(track);
  series.key = keyOf(comparison->tracks[track]);
  series.name = nameOf(comparison->tracks[track].choice);
  series.kind = Series::Kind::points;
  series.colour = style.colour;
  series.marker = style.marker;
  for (const int q : queries) {
    const auto i = static_cast<std::size_t>(q);
    series.points.emplace_back(data.dropped[i], gapAt(data, i));
  }
  series.detail = [comparison, track, queries](int point) {
    const auto q = static_cast<std::size_t>(queries[static_cast<std::size_t>(point)]);
    const QuerySeries& s = comparison->tracks[track].series;
    return QStringList{tr("query %1").arg(shortNumber(comparison->queries()[q])),
                       tr("dropped mass m %1").arg(shortNumber(s.dropped[q])),
                       tr("gap %1").arg(shortNumber(gapAt(s, q))),
                       tr("error %1").arg(shortNumber(s.error[q]))}
        .join(u'\n');
  };
  return series;
}

// m x gap = error. The axes are those of the points alone, so that no curve stretches them.
Series curveOf(double error, const QString& label, const Axis& x, const Axis& y) {
  Series series;
  series.id = QStringLiteral("equal error %1").arg(error);
  series.key = QStringLiteral("equal_error_%1").arg(error);
  series.name = tr("error %1").arg(shortNumber(error));
  series.label = label;
  series.width = 1.0;
  series.dashes = {4, 3};
  series.hoverable = false;
  series.muted = true;
  const double first = std::max(x.low > 0.0 ? x.low : x.high * 1e-4, error / y.high);
  const double last = y.low > 0.0 ? std::min(x.high, error / y.low) : x.high;
  for (int i = 0; i < kCurvePoints && first < last; ++i) {
    const double m = first * std::pow(last / first, static_cast<double>(i) / (kCurvePoints - 1));
    series.points.emplace_back(m, error / m);
  }
  return series;
}

// A decade below and above the largest error that there is, and the promise.
void addCurves(PlotModel& model, const Comparison& comparison) {
  double most = 0.0;
  for (const PolicyTrack& track : comparison.tracks) {
    most = std::max(most, track.summary.max_error);
  }
  if (most <= 0.0) {
    return;
  }
  const double decade = std::pow(10.0, std::floor(std::log10(most)));
  const Axis x = model.x;
  const Axis y = model.y;
  for (const double error : {decade / 10.0, decade}) {
    model.series.push_back(curveOf(error, tr("error %1").arg(shortNumber(error)), x, y));
  }
}

}  // namespace

std::vector<int> queriesOfPoints(const Comparison& comparison, std::size_t track) {
  std::vector<int> queries;
  const QuerySeries& series = comparison.tracks[track].series;
  for (std::size_t q = 0; q < series.error.size(); ++q) {
    if (series.dropped[q] > 0.0) {
      queries.push_back(static_cast<int>(q));
    }
  }
  return queries;
}

PlotModel causeModel(const std::shared_ptr<const Comparison>& comparison, bool logarithmic) {
  PlotModel model;
  model.title = tr("Mass or direction?");
  model.x.name = tr("dropped mass m");
  model.x.column = QStringLiteral("dropped_mass");
  model.y.name = comparison->scenario.readout == Readout::zero_fill
                     ? tr("gap: |weighted mean of dropped|")
                     : tr("gap: |weighted mean of dropped − of kept|");
  model.y.column = QStringLiteral("gap");
  model.x.scale = model.y.scale = logarithmic ? Scale::logarithmic : Scale::linear;
  if (!comparison->has_errors()) {
    model.emptyText = tr("The gap needs values; this trace has none.");
    return model;
  }
  model.emptyText = tr("The chosen policies drop nothing.");
  for (std::size_t i = 0; i < comparison->tracks.size(); ++i) {
    model.series.push_back(pointsOf(comparison, i));
  }
  fitX(model);
  fitY(model);
  if (!logarithmic) {
    model.x.low = 0.0;
    model.y.low = 0.0;
  }
  addCurves(model, *comparison);
  return model;
}

void markQuery(PlotModel& model, const Comparison& comparison, int query) {
  model.marks.clear();
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    const QuerySeries& series = comparison.tracks[i].series;
    const auto q = static_cast<std::size_t>(query);
    if (query < 0 || q >= series.error.size() || series.dropped[q] <= 0.0) {
      continue;
    }
    Mark mark;
    mark.id = QStringLiteral("query %1").arg(i);
    mark.at = {series.dropped[q], gapAt(series, q)};
    mark.text = labelOf(comparison, i);
    mark.colour = styleOf(comparison.tracks[i]).colour;
    mark.filled = false;
    model.marks.push_back(mark);
  }
}

}  // namespace kvbudget::ui
