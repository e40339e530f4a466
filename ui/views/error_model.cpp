#include "ui/views/error_model.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/scenario/kept_views.h"
#include "ui/views/timeline_view.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr double kJump = 3.0;        // times the query before
constexpr double kWorthIt = 0.15;    // of the track's largest
constexpr double kSameSpike = 0.95;  // of the larger one at the same query
constexpr std::size_t kMostSpikes = 4;

QString tr(const char* text) {
  return QCoreApplication::translate("ErrorView", text);
}

const std::vector<double>& valuesOf(const Comparison& comparison, std::size_t track) {
  const QuerySeries& series = comparison.tracks[track].series;
  return comparison.has_errors() ? series.error : series.dropped;
}

std::optional<Position> keyframeJustDropped(const Comparison& comparison, const KeptView& kept,
                                            std::size_t query) {
  for (const Position keyframe : comparison.exploration->attention->keyframes()) {
    if (keyframe <= comparison.queries()[query - 1] && kept.contains(query - 1, keyframe) &&
        !kept.contains(query, keyframe)) {
      return keyframe;
    }
  }
  return std::nullopt;
}

void addSpikes(const Comparison& comparison, std::size_t track, std::vector<Spike>& spikes) {
  const std::vector<double>& values = valuesOf(comparison, track);
  if (values.size() < 2) {
    return;
  }
  const double largest = *std::ranges::max_element(values);
  std::vector<Spike> found;
  for (std::size_t q = 1; q < values.size(); ++q) {
    if (values[q] > kJump * values[q - 1] && values[q] >= kWorthIt * largest) {
      found.push_back({track, q, values[q], std::nullopt});
    }
  }
  std::ranges::sort(found, std::ranges::greater(), &Spike::value);
  found.resize(std::min(found.size(), kMostSpikes));
  if (!found.empty()) {
    const KeptView kept = kept_view(comparison, track);
    for (Spike& spike : found) {
      spike.keyframe = keyframeJustDropped(comparison, kept, spike.query);
    }
  }
  // A line that jumps about has many; those with a cause tell something, else the largest.
  const auto known =
      std::ranges::count_if(found, [](const Spike& s) { return s.keyframe.has_value(); });
  if (known > 0) {
    std::erase_if(found, [](const Spike& s) { return !s.keyframe; });
  } else {
    found.resize(std::min<std::size_t>(found.size(), 1));
  }
  spikes.insert(spikes.end(), found.begin(), found.end());
}

QString detailAt(const Comparison& comparison, std::size_t track, std::size_t q) {
  const QuerySeries& series = comparison.tracks[track].series;
  QStringList lines = {tr("query %1").arg(shortNumber(comparison.queries()[q]))};
  if (comparison.has_errors()) {
    lines << tr("error %1").arg(shortNumber(series.error[q]));
    lines
        << tr("bound m × range %1").arg(shortNumber(series.dropped[q] * comparison.value_range()));
  }
  lines << tr("dropped mass m %1").arg(shortNumber(series.dropped[q]))
        << tr("tokens read %1").arg(shortNumber(static_cast<double>(series.read[q])));
  return lines.join(u'\n');
}

Series lineOf(const std::shared_ptr<const Comparison>& comparison, std::size_t track) {
  const PolicyStyle style = styleOf(comparison->tracks[track]);
  Series series;
  series.id = QStringLiteral("track %1").arg(track);
  series.key = keyOf(comparison->tracks[track]);
  series.name = nameOf(comparison->tracks[track].choice);
  series.label = labelOf(*comparison, track);
  series.colour = style.colour;
  series.width = std::min(style.width, 1.5);
  series.dashes = style.dashes;
  series.marker = style.marker;
  const auto& values = valuesOf(*comparison, track);
  for (std::size_t q = 0; q < values.size(); ++q) {
    series.points.emplace_back(comparison->queries()[q], values[q]);
  }
  series.detail = [comparison, track](int q) {
    return detailAt(*comparison, track, static_cast<std::size_t>(q));
  };
  return series;
}

Series boundOf(const Comparison& comparison, std::size_t track) {
  Series series = {};
  series.id = QStringLiteral("bound %1").arg(track);
  series.key = keyOf(comparison.tracks[track]) + QStringLiteral("_bound");
  series.name = tr("bound of %1").arg(nameOf(comparison.tracks[track].choice));
  series.colour = styleOf(comparison.tracks[track]).colour;
  series.width = 1.0;
  series.dashes = {4, 3};
  series.hoverable = false;
  const auto& dropped = comparison.tracks[track].series.dropped;
  for (std::size_t q = 0; q < dropped.size(); ++q) {
    series.points.emplace_back(comparison.queries()[q], dropped[q] * comparison.value_range());
  }
  return series;
}

Mark markOf(const Comparison& comparison, const Spike& spike, bool largest, bool brief) {
  Mark mark;
  const Position t = comparison.queries()[spike.query];
  mark.id = QStringLiteral("spike %1 %2").arg(spike.track).arg(spike.query);
  mark.at = {static_cast<double>(t), spike.value};
  mark.colour = styleOf(comparison.tracks[spike.track]).colour;
  mark.filled = false;
  const QString number = shortNumber(spike.value);
  const QString text = spike.keyframe
                           ? tr("spike %1 at %2: keyframe %3 just dropped")
                                 .arg(number, shortNumber(t), shortNumber(*spike.keyframe))
                           : tr("spike %1 at %2").arg(number, shortNumber(t));
  mark.text =
      brief && spike.keyframe ? tr("keyframe %1 dropped").arg(shortNumber(*spike.keyframe)) : text;
  mark.shortText = spike.keyframe ? tr("keyframe %1").arg(shortNumber(*spike.keyframe)) : number;
  mark.mayBeUnnamed = !largest;
  const QString name = nameOf(comparison.tracks[spike.track].choice);
  mark.detail = name + u'\n' + text;
  mark.hint = tr("Click or press Enter to see why.");
  return mark;
}

void addPromises(PlotModel& model, const Comparison& comparison) {
  for (const PolicyTrack& track : comparison.tracks) {
    if (track.promised_tau < 0.0) {
      continue;
    }
    ReferenceLine line;
    line.colour = styleOf(track).colour;
    if (comparison.has_errors()) {
      line.value = track.promised_tau * comparison.value_range();
      line.text = tr("promise τ × range = %1").arg(shortNumber(line.value));
    } else {
      line.value = track.promised_tau;
      line.text = tr("promise τ = %1").arg(shortNumber(line.value));
    }
    model.lines.push_back(line);
  }
}

}  // namespace

std::vector<Spike> spikesOf(const Comparison& comparison) {
  std::vector<Spike> spikes;
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    addSpikes(comparison, i, spikes);
  }
  std::ranges::stable_sort(spikes, std::ranges::greater(), &Spike::value);
  // Policies that drop the same key at the same query make one spike: the first of them has it.
  std::vector<Spike> apart;
  for (const Spike& spike : spikes) {
    const auto same = std::ranges::find_if(apart, [&](const Spike& other) {
      return other.query == spike.query && spike.value > kSameSpike * other.value;
    });
    if (same == apart.end()) {
      apart.push_back(spike);
    } else if (spike.track < same->track) {
      *same = spike;
    }
  }
  spikes = std::move(apart);
  // What is small beside the largest is no spike in the same picture.
  std::erase_if(spikes, [&](const Spike& s) { return s.value < kWorthIt * spikes.front().value; });
  spikes.resize(std::min(spikes.size(), kMostSpikes));
  return spikes;
}

Axis timelineAxis(const Comparison& comparison) {
  Axis axis = timelineAxis(comparison.exploration->evaluation.tokens);
  axis.column = QStringLiteral("query");
  return axis;
}

int queryNearest(const Comparison& comparison, double x) {
  const auto& queries = comparison.queries();
  if (queries.empty() || !std::isfinite(x)) {
    return -1;
  }
  const auto above =
      std::ranges::lower_bound(queries, x, {}, [](Position t) { return static_cast<double>(t); });
  if (above == queries.begin()) {
    return 0;
  }
  const auto index = static_cast<int>(above - queries.begin());
  return above == queries.end() || x - *std::prev(above) <= *above - x ? index - 1 : index;
}

PlotModel errorModel(const std::shared_ptr<const Comparison>& comparison, const ErrorChoice& choice,
                     bool brief) {
  PlotModel model;
  const bool errors = comparison->has_errors();
  model.title = errors ? tr("Error per query") : tr("Dropped mass per query");
  model.x = timelineAxis(*comparison);
  model.y.name = errors ? tr("error") : tr("dropped mass m");
  model.y.column = errors ? QStringLiteral("error") : QStringLiteral("dropped_mass");
  model.y.scale = choice.logarithmic ? Scale::logarithmic : Scale::linear;
  if (!errors) {
    model.note = tr("Errors need values; this trace has none.");
  }
  for (std::size_t i = 0; i < comparison->tracks.size(); ++i) {
    model.series.push_back(lineOf(comparison, i));
  }
  for (std::size_t i = 0; errors && i < comparison->tracks.size(); ++i) {
    if (choice.bounds == ErrorChoice::Bounds::all ||
        (choice.bounds == ErrorChoice::Bounds::promised &&
         comparison->tracks[i].promised_tau >= 0.0)) {
      model.series.push_back(boundOf(*comparison, i));
    }
  }
  addPromises(model, *comparison);
  const std::vector<Spike> spikes = spikesOf(*comparison);
  for (const Spike& spike : spikes) {
    model.marks.push_back(markOf(*comparison, spike, &spike == &spikes.front(), brief));
  }
  model.emptyText = comparison->tracks.empty()
                        ? tr("No policy is chosen.")
                        : tr("The chosen policies drop nothing: every error is 0.");
  fitY(model);
  if (choice.logarithmic && !model.marks.empty()) {
    model.y.high *= 2.0;  // room for the spike's words above it
  }
  return model;
}

}  // namespace kvbudget::ui
