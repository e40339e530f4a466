#include "ui/pages/sink_strength_model.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>
#include <functional>

#include "ui/theme/policy_style.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("SinkStrength", text);
}

using Get = std::function<double(const SweepPoint&)>;

Series line(const Sweep& sweep, const QString& id, std::string_view policy, const QString& name,
            bool largest, const Get& get) {
  const PolicyStyle style = styleOf(policy);
  Series series;
  series.id = id;
  series.name = name;
  series.label = name;
  series.colour = style.colour;
  series.marker = style.marker;
  if (largest) {
    series.dashes = {5, 3};
  }
  for (const SweepPoint& point : sweep.points) {
    series.points.emplace_back(point.value, get(point));
  }
  const bool isWindow = policy == "window";
  series.detail = [points = sweep.points, tau = sweep.tau, isWindow](int i) {
    const SweepPoint& point = points[static_cast<std::size_t>(i)];
    const double read = isWindow ? point.window_side.mean_read : point.mass_side.mean_read;
    const QString setting =
        isWindow ? tr("W = %1").arg(QLocale().toString(static_cast<qlonglong>(point.window)))
                 : tr("τ = %1").arg(shortNumber(tau));
    return tr("%1, %2 tokens read in the mean").arg(setting, shortNumber(read));
  };
  return series;
}

bool massHolds(const Sweep& sweep) {
  // The mass budget's error reaches its bound in no case, but for a sum's last bits.
  return std::ranges::all_of(sweep.points, [&](const SweepPoint& point) {
    return point.mass_side.max_error <= sweep.promise * (1.0 + 1e-12);
  });
}

// Where the window breaks the promise, when that is one end of the axis: up to its last break, with
// promise kept beyond.
std::optional<std::size_t> breaksUpTo(const Sweep& sweep) {
  if (!sweep.window_breaks || *sweep.window_breaks != 0) {
    return std::nullopt;
  }
  std::size_t last = sweep.points.size();
  while (last > 0 && sweep.points[last - 1].window_side.max_error <= sweep.promise) {
    --last;
  }
  return last < sweep.points.size() ? std::optional(last - 1) : std::nullopt;
}

QString unitOf(const std::string& key) {
  return key == "recency" ? tr("recency, logit per token of age") : tr("sink boost, logit");
}

}  // namespace

SweepAxis sweepAxis(const std::string& key, double current) {
  if (key == "recency") {
    return {key, 0.0, current > 0.2 ? 1.0 : 0.2, 41};
  }
  return {key, 0.0, current > 12.0 ? 20.0 : 12.0, current > 12.0 ? 41 : 49};
}

QString sweepName(const std::string& key) {
  return key == "recency" ? tr("recency") : tr("sink boost");
}

PlotModel sweepPlot(const Sweep& sweep, const SweepAxis& axis) {
  PlotModel model;
  model.title = tr("Error against %1").arg(sweepName(sweep.key));
  model.x.name = unitOf(sweep.key);
  model.x.column = QString::fromStdString(sweep.key);
  model.x.low = axis.low;
  model.x.high = axis.high;
  model.y.name = tr("error");
  model.y.column = QStringLiteral("error");
  model.y.scale = Scale::logarithmic;
  model.series = {line(sweep, QStringLiteral("window.max"), "window", tr("window, largest"), true,
                       [](const SweepPoint& p) { return p.window_side.max_error; }),
                  line(sweep, QStringLiteral("window.mean"), "window", tr("window, mean"), false,
                       [](const SweepPoint& p) { return p.window_side.mean_error; }),
                  line(sweep, QStringLiteral("mass.max"), "mass", tr("mass budget, largest"), true,
                       [](const SweepPoint& p) { return p.mass_side.max_error; }),
                  line(sweep, QStringLiteral("mass.mean"), "mass", tr("mass budget, mean"), false,
                       [](const SweepPoint& p) { return p.mass_side.mean_error; })};
  ReferenceLine promise;
  promise.value = sweep.promise;
  promise.text = tr("promise τ × range = %1").arg(shortNumber(sweep.promise));
  promise.colour = styleOf("mass").colour;
  model.lines.push_back(promise);
  if (sweep.window_breaks) {
    const auto upTo = breaksUpTo(sweep);
    const SweepPoint& point = sweep.points[upTo.value_or(*sweep.window_breaks)];
    Mark mark;
    mark.id = QStringLiteral("breaks");
    mark.at = {point.value, point.window_side.max_error};
    mark.text = (upTo ? tr("breaks the promise up to %1") : tr("breaks the promise from %1 on"))
                    .arg(shortNumber(point.value));
    mark.shortText = (upTo ? tr("up to %1") : tr("from %1 on")).arg(shortNumber(point.value));
    mark.colour = styleOf("window").colour;
    mark.filled = false;
    mark.side = Mark::Side::above;
    model.marks.push_back(mark);
  }
  fitY(model);
  return model;
}

QString sweepVerdict(const Sweep& sweep) {
  if (sweep.points.empty()) {
    return {};
  }
  const QString key = sweepName(sweep.key);
  const QString promise = shortNumber(sweep.promise);
  QStringList sentences;
  if (!sweep.window_breaks) {
    sentences << tr("The window's largest error stays within the promise τ × range = %1 at every "
                    "%2 shown.")
                     .arg(promise, key);
  } else if (const auto upTo = breaksUpTo(sweep)) {
    sentences << tr("The window breaks the promise τ × range = %1 up to a %2 of %3.")
                     .arg(promise, key, shortNumber(sweep.points[*upTo].value));
  } else if (*sweep.window_breaks == 0) {
    sentences << tr("The window breaks the promise τ × range = %1 from the smallest %2 shown to "
                    "the largest.")
                     .arg(promise, key);
  } else {
    sentences << tr("The window breaks the promise τ × range = %1 from a %2 of %3 on.")
                     .arg(promise, key, shortNumber(sweep.points[*sweep.window_breaks].value));
  }
  sentences << (massHolds(sweep) ? tr("The mass budget keeps it throughout.")
                                 : tr("The mass budget breaks it, which must not happen."));
  return sentences.join(QLatin1Char(' '));
}

}  // namespace kvbudget::ui
