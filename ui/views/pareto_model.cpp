#include "ui/views/pareto_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/scenario/explore.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr int kBandPoints = 60;

QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("ParetoView", text, nullptr, n);
}

// Reads a summary as the axes ask for it.
class Reader {
 public:
  Reader(const Comparison& comparison, const ParetoChoice& choice)
      : m_choice(choice), m_errors(comparison.has_errors()) {
    if (choice.unit == ParetoChoice::Unit::bytes) {
      m_scale = bytes_per_token(comparison.scenario, *comparison.exploration->attention);
      // One unit for the whole axis, from its largest number.
      const double most = m_scale * static_cast<double>(comparison.exploration->evaluation.tokens);
      const std::array<std::pair<double, const char*>, 4> units = {
          {{1.0, "bytes"}, {1024.0, "KiB"}, {1048576.0, "MiB"}, {1073741824.0, "GiB"}}};
      for (const auto& [size, name] : units) {
        if (most >= size) {
          m_divisor = size;
          m_unit = QString::fromLatin1(name);
        }
      }
    }
  }

  [[nodiscard]] double size(const Summary& s) const {
    const bool mean = m_choice.over == ParetoChoice::Over::mean;
    const double tokens = m_choice.count == ParetoChoice::Count::read
                              ? (mean ? s.mean_read : s.peak_read)
                              : (mean ? s.mean_resident : s.peak_resident);
    return tokens * m_scale / m_divisor;
  }
  [[nodiscard]] double error(const Summary& s) const {
    const bool mean = m_choice.error == ParetoChoice::Error::mean;
    return m_errors ? (mean ? s.mean_error : s.max_error) : (mean ? s.mean_dropped : s.max_dropped);
  }
  [[nodiscard]] QPointF point(const Summary& s) const { return {size(s), error(s)}; }

  [[nodiscard]] QString sizeName() const {
    const bool read = m_choice.count == ParetoChoice::Count::read;
    const bool mean = m_choice.over == ParetoChoice::Over::mean;
    if (m_choice.unit == ParetoChoice::Unit::bytes) {
      return (read ? (mean ? tr("%1 read, mean") : tr("%1 read, peak"))
                   : (mean ? tr("%1 stored, mean") : tr("%1 stored, peak")))
          .arg(m_unit);
    }
    return read ? (mean ? tr("tokens read, mean") : tr("tokens read, peak"))
                : (mean ? tr("tokens stored, mean") : tr("tokens stored, peak"));
  }
  /// As `kvbudget pareto` names its columns.
  [[nodiscard]] QString sizeColumn() const {
    const bool read = m_choice.count == ParetoChoice::Count::read;
    const bool mean = m_choice.over == ParetoChoice::Over::mean;
    return QStringLiteral("%1_%2 [%3]")
        .arg(mean ? QStringLiteral("mean") : QStringLiteral("peak"),
             read ? QStringLiteral("read") : QStringLiteral("resident"),
             m_choice.unit == ParetoChoice::Unit::bytes ? m_unit : QStringLiteral("tokens"));
  }
  [[nodiscard]] QString errorColumn() const {
    const bool mean = m_choice.error == ParetoChoice::Error::mean;
    return QStringLiteral("%1_%2").arg(
        mean ? QStringLiteral("mean") : QStringLiteral("max"),
        m_errors ? QStringLiteral("error") : QStringLiteral("dropped_mass"));
  }
  [[nodiscard]] QString errorName() const {
    const bool mean = m_choice.error == ParetoChoice::Error::mean;
    return m_errors ? (mean ? tr("mean error") : tr("largest error"))
                    : (mean ? tr("mean dropped mass m") : tr("largest dropped mass m"));
  }
  [[nodiscard]] QString detail(const QString& setting, const Summary& s) const {
    return QStringList{setting, tr("%1: %2").arg(sizeName(), shortNumber(size(s))),
                       tr("%1: %2").arg(errorName(), shortNumber(error(s)))}
        .join(u'\n');
  }

 private:
  ParetoChoice m_choice;
  bool m_errors;
  double m_scale = 1.0;
  double m_divisor = 1.0;
  QString m_unit;
};

Series curveOf(const Reader& read, const std::vector<ParetoPoint>& points, std::string_view id,
               const QString& symbol) {
  const PolicyStyle style = styleOf(id);
  Series series;
  series.id = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
  series.label = style.label;
  series.name = style.label;
  series.colour = style.colour;
  series.width = 2.0;
  series.dashes = style.dashes;
  series.marker = style.marker;
  for (const ParetoPoint& point : points) {
    series.points.push_back(read.point(point.summary));
    series.parameters.push_back(point.parameter);
  }
  series.detail = [read, points, symbol](int i) {
    const ParetoPoint& point = points[static_cast<std::size_t>(i)];
    return read.detail(tr("%1 = %2").arg(symbol, shortNumber(point.parameter)), point.summary);
  };
  return series;
}

// Another track costs no more in either and less in one.
bool dominated(const Reader& read, const Comparison& comparison, std::size_t track) {
  const QPointF own = read.point(comparison.tracks[track].summary);
  return std::ranges::any_of(comparison.tracks, [&](const PolicyTrack& other) {
    const QPointF at = read.point(other.summary);
    return at.x() <= own.x() && at.y() <= own.y() && at != own;
  });
}

Series pointOf(const Reader& read, const Comparison& comparison, std::size_t track) {
  const PolicyTrack& policy = comparison.tracks[track];
  const PolicyStyle style = styleOf(policy);
  Series series;
  series.id = QStringLiteral("track %1").arg(track);
  series.key = keyOf(policy);
  series.kind = Series::Kind::points;
  series.name = titleOf(*policy.choice.info);
  series.label = labelOf(comparison, track);
  series.colour = style.colour;
  series.marker = style.marker;
  series.muted = dominated(read, comparison, track);
  series.points = {read.point(policy.summary)};
  series.detail = [read, choice = policy.choice, summary = policy.summary](int) {
    return read.detail(settingOf(choice), summary);
  };
  return series;
}

Band bandOf(const std::vector<std::vector<ParetoPoint>>& draws, const Reader& read,
            std::string_view id) {
  std::vector<SizeCurve> curves;
  for (const auto& draw : draws) {
    SizeCurve curve;
    for (const ParetoPoint& point : draw) {
      curve.emplace_back(read.size(point.summary), read.error(point.summary));
    }
    curves.push_back(as_function(std::move(curve)));
  }
  Band band;
  band.name = tr("%1 over %Ln draws", static_cast<int>(draws.size())).arg(styleOf(id).label);
  band.colour = styleOf(id).colour;
  for (const BandPoint& point : band_of(curves, kBandPoints)) {
    band.x.push_back(point.size);
    band.low.push_back(point.low);
    band.high.push_back(point.high);
  }
  return band;
}

// The ratio at matched size, where the axes are those it is of.
void addRatio(PlotModel& model, const Comparison& comparison, const ParetoChoice& choice,
              const QPointF& mass) {
  if (choice.count != ParetoChoice::Count::read || choice.over != ParetoChoice::Over::mean ||
      choice.error != ParetoChoice::Error::mean || !(comparison.ratio_at_matched > 0.0)) {
    return;
  }
  const double ratio = comparison.ratio_at_matched;
  const QString text = ratio >= 1.0 ? tr("%1× smaller").arg(shortNumber(ratio))
                                    : tr("%1× larger").arg(shortNumber(1.0 / ratio));
  model.links.push_back({{mass.x(), mass.y() * ratio}, mass, text});
}

// A window of nearly all tokens errs by 1e-9: with that on the axis, nothing else could be told
// apart. The axis ends below what the mass budget and the settings reach.
void keepWorthSeeing(PlotModel& model) {
  double least = model.y.high;
  const auto take = [&](double y) { least = y > 0.0 ? std::min(least, y) : least; };
  for (std::size_t i = 1; i < model.series.size(); ++i) {
    for (const QPointF& point : model.series[i].points) {
      take(point.y());
    }
  }
  for (const Mark& mark : model.marks) {
    take(mark.at.y());
  }
  model.y.low = std::max(model.y.low, least / 3.0);
  double most = 0.0;
  for (const Series& series : model.series) {
    for (const QPointF& point : series.points) {
      most = point.y() >= model.y.low ? std::max(most, point.x()) : most;
    }
  }
  if (most > model.x.low) {
    model.x.high = std::min(model.x.high, most * 1.08);
  }
}

}  // namespace

PlotModel paretoModel(const Comparison& comparison, const ParetoChoice& choice,
                      const ParetoBand* band) {
  const Reader read(comparison, choice);
  PlotModel model;
  model.title = comparison.has_errors() ? tr("Error against cache size")
                                        : tr("Dropped mass against cache size");
  model.x.name = read.sizeName();
  model.x.column = read.sizeColumn();
  model.y.name = read.errorName();
  model.y.column = read.errorColumn();
  model.x.scale = choice.logarithmicSize ? Scale::logarithmic : Scale::linear;
  model.y.scale = Scale::logarithmic;
  if (!comparison.has_errors()) {
    model.note = tr("Errors need values; this trace has none.");
  }
  model.series.push_back(curveOf(read, comparison.window_curve(), "window", QStringLiteral("W")));
  model.series.push_back(curveOf(read, comparison.mass_curve(), "mass", QStringLiteral("τ")));
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    const PolicyTrack& track = comparison.tracks[i];
    const std::string_view id = track.choice.info->id;
    const QPointF at = read.point(track.summary);
    if (id == "window" || id == "mass") {
      const PolicyStyle style = styleOf(track);
      Mark mark;
      mark.id = QStringLiteral("track %1").arg(i);
      mark.at = at;
      mark.text = settingOf(track.choice);
      mark.detail = read.detail(nameOf(track.choice), track.summary);
      mark.colour = style.colour;
      mark.marker = style.marker;
      mark.side = id == "window" ? Mark::Side::right : Mark::Side::left;
      model.marks.push_back(mark);
      if (id == "mass" && track.promised_tau == comparison.scenario.tau) {
        addRatio(model, comparison, choice, at);
      }
    } else if (showable(at.y(), Scale::logarithmic)) {
      model.series.push_back(pointOf(read, comparison, i));
    }
  }
  if (band != nullptr && band->draws() > 0) {
    model.bands.push_back(bandOf(band->window, read, "window"));
    model.bands.push_back(bandOf(band->mass, read, "mass"));
  }
  fitY(model);
  fitX(model);
  keepWorthSeeing(model);
  return model;
}

QString shortText(const ParetoChoice& choice) {
  const bool mean = choice.over == ParetoChoice::Over::mean;
  return choice.count == ParetoChoice::Count::read
             ? (mean ? tr("read, mean") : tr("read, peak"))
             : (mean ? tr("stored, mean") : tr("stored, peak"));
}

}  // namespace kvbudget::ui
