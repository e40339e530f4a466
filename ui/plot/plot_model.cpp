#include "ui/plot/plot_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("PlotModel", text);
}

void fit(Axis& axis, const std::vector<double>& values) {
  const Range fallback = axis.scale == Scale::logarithmic ? Range{0.01, 1.0} : Range{0.0, 1.0};
  Range range = usableRange(rangeOf(values, axis.scale, fallback), axis.scale);
  if (axis.scale == Scale::logarithmic) {
    // Room for a label above and for a marker below, whatever the number of decades.
    const double decades = std::log10(range.high / range.low);
    range.high *= std::pow(10.0, 0.08 * decades + 0.08);
    range.low /= std::pow(10.0, 0.04 * decades + 0.04);
  } else {
    const double room = 0.08 * (range.high - range.low);
    range.high += room;
    range.low = range.low >= 0.0 ? std::max(0.0, range.low - room) : range.low - room;
    if (range.low < 0.25 * range.high && range.low > 0.0) {
      range.low = 0.0;
    }
  }
  axis.low = range.low;
  axis.high = range.high;
}

// The finite values of a series, where its name would be read out.
QString seriesSentence(const Series& series, const Axis& x, const Axis& y) {
  std::vector<double> values;
  for (const QPointF& point : series.points) {
    if (showable(point.x(), x.scale) && showable(point.y(), y.scale)) {
      values.push_back(point.y());
    }
  }
  if (values.empty()) {
    return tr("%1: nothing to show.").arg(series.name);
  }
  const auto [low, high] = std::ranges::minmax(values);
  return tr("%1: from %2 to %3.").arg(series.name, shortNumber(low), shortNumber(high));
}

QString readingAt(const Series& series, const Axis& y, double at) {
  const auto nearest = std::ranges::min_element(
      series.points, {}, [at](const QPointF& point) { return std::abs(point.x() - at); });
  if (nearest == series.points.end()) {
    return {};
  }
  const QString value = showable(nearest->y(), y.scale) ? shortNumber(nearest->y()) : tr("none");
  return tr("%1 %2").arg(series.name, value);
}

}  // namespace

bool showable(double value, Scale scale) {
  return std::isfinite(value) && (scale == Scale::linear || value > 0.0);
}

int hiddenPoints(const PlotModel& model) {
  int count = 0;
  for (const Series& series : model.series) {
    count += static_cast<int>(std::ranges::count_if(series.points, [&](const QPointF& point) {
      return std::isfinite(point.x()) && std::isfinite(point.y()) &&
             !(showable(point.x(), model.x.scale) && showable(point.y(), model.y.scale));
    }));
  }
  return count;
}

void fitY(PlotModel& model) {
  std::vector<double> values;
  for (const Series& series : model.series) {
    for (const QPointF& point : series.points) {
      values.push_back(point.y());
    }
  }
  for (const Band& band : model.bands) {
    values.insert(values.end(), band.low.begin(), band.low.end());
    values.insert(values.end(), band.high.begin(), band.high.end());
  }
  for (const ReferenceLine& line : model.lines) {
    if (line.orientation == Qt::Horizontal) {
      values.push_back(line.value);
    }
  }
  for (const Mark& mark : model.marks) {
    values.push_back(mark.at.y());
  }
  fit(model.y, values);
}

void fitX(PlotModel& model) {
  std::vector<double> values;
  for (const Series& series : model.series) {
    for (const QPointF& point : series.points) {
      if (showable(point.y(), model.y.scale)) {
        values.push_back(point.x());
      }
    }
  }
  for (const ReferenceLine& line : model.lines) {
    if (line.orientation == Qt::Vertical) {
      values.push_back(line.value);
    }
  }
  for (const Mark& mark : model.marks) {
    values.push_back(mark.at.x());
  }
  fit(model.x, values);
}

QString description(const PlotModel& model, std::optional<double> x) {
  QStringList parts;
  if (model.series.empty() && !model.emptyText.isEmpty()) {
    return model.emptyText;
  }
  parts << tr("%1 against %2, from %3 to %4.")
               .arg(model.y.name, model.x.name, shortNumber(model.x.low),
                    shortNumber(model.x.high));
  for (const Series& series : model.series) {
    if (series.hoverable) {
      parts << seriesSentence(series, model.x, model.y);
    }
  }
  for (const ReferenceLine& line : model.lines) {
    if (!line.text.isEmpty()) {
      parts << tr("Line: %1.").arg(line.text);
    }
  }
  for (const Mark& mark : model.marks) {
    QString what = mark.detail.isEmpty() ? mark.text : mark.detail;
    if (!what.isEmpty()) {
      parts << tr("Marked: %1.").arg(what.replace(u'\n', QStringLiteral(", ")));
    }
  }
  if (x) {
    QStringList readings;
    for (const Series& series : model.series) {
      if (series.hoverable) {
        readings << readingAt(series, model.y, *x);
      }
    }
    parts << tr("At %1: %2.").arg(shortNumber(*x), readings.join(QStringLiteral(", ")));
  }
  return parts.join(u' ');
}

}  // namespace kvbudget::ui
