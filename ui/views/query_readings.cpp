#include "ui/views/query_readings.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "core/scenario/kept_views.h"
#include "ui/plot/axis.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

constexpr double kWorthTelling = 0.01;  // of the attention
constexpr int kMostNamed = 3;           // policies by name in a sentence, others are counted

QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("QueryCard", text, nullptr, n);
}

// The heaviest position that some track drops, keyframes first.
std::optional<Position> culprit(const std::vector<double>& row, const std::vector<char>& dropped,
                                const std::vector<Position>& keyframes) {
  std::optional<Position> worst;
  const auto consider = [&](Position j) {
    const auto i = static_cast<std::size_t>(j);
    if (i < row.size() && dropped[i] != 0 &&
        (!worst || row[i] > row[static_cast<std::size_t>(*worst)])) {
      worst = j;
    }
  };
  std::ranges::for_each(keyframes, consider);
  if (worst && row[static_cast<std::size_t>(*worst)] >= kWorthTelling) {
    return worst;
  }
  for (std::size_t j = 0; j < row.size(); ++j) {
    consider(static_cast<Position>(j));
  }
  return worst;
}

QString capitalised(QString sentence) {
  if (!sentence.isEmpty()) {
    sentence[0] = sentence[0].toUpper();
  }
  return sentence;
}

}  // namespace

QString verdictOn(const Comparison& comparison, std::size_t query) {
  const std::vector<double> row = comparison.row(query);
  const std::vector<KeptView> views = kept_views(comparison);
  std::vector<char> dropped(row.size(), 0);
  std::vector<char> kept(row.size(), 0);
  for (const KeptView& view : views) {
    view.mark(query, kept);
    for (std::size_t j = 0; j < row.size(); ++j) {
      dropped[j] = dropped[j] != 0 || kept[j] == 0 ? 1 : 0;
    }
  }
  const auto& keyframes = comparison.exploration->attention->keyframes();
  const auto found = culprit(row, dropped, keyframes);
  if (!found) {
    return views.empty() ? QString() : tr("Nothing is dropped at this query.");
  }
  const double weight = row[static_cast<std::size_t>(*found)];
  if (weight < kWorthTelling) {
    return tr("No token that is dropped here holds as much as 1 % of the attention.");
  }
  QStringList droppers, keepers;
  for (std::size_t i = 0; i < views.size(); ++i) {
    (views[i].contains(query, *found) ? keepers : droppers)
        << inSentence(comparison.tracks[i].choice);
  }
  const bool keyframe = std::ranges::find(keyframes, *found) != keyframes.end();
  const QString what =
      (keyframe ? tr("keyframe %1") : tr("token %1")).arg(QLocale().toString(*found));
  const auto dropping = static_cast<int>(droppers.size());
  const auto keeping = static_cast<int>(keepers.size());
  QString text =
      dropping <= kMostNamed
          ? tr("%1 have dropped %2, which holds %3 of the attention.", dropping)
                .arg(capitalised(listed(droppers)), what, percent(weight))
          : tr("%Ln of the shown policies have dropped %1, which holds %2 of the attention.",
               dropping)
                .arg(what, percent(weight));
  if (keeping > 0) {
    text +=
        u' ' + (keeping <= kMostNamed ? tr("%1 keep it.", keeping).arg(capitalised(listed(keepers)))
                : dropping <= kMostNamed ? tr("The other %Ln keep it.", keeping)
                                         : tr("%Ln shown policies keep it.", keeping));
  }
  return text;
}

QueryReadings lookedUp(const Comparison& comparison, std::size_t query) {
  QueryReadings readings;
  readings.query = query;
  const std::size_t count = std::min(comparison.tracks.size(), kMostColumns);
  for (std::size_t i = 0; i < count; ++i) {
    const QuerySeries& series = comparison.tracks[i].series;
    QueryReadings::Column column;
    column.track = i;
    if (query < series.read.size()) {
      column.read = series.read[query];
      column.dropped = series.dropped[query];
      column.error = comparison.has_errors() ? series.error[query] : 0.0;
      column.bound = column.dropped * comparison.value_range();
    }
    readings.columns.push_back(column);
  }
  return readings;
}

QueryReadings computed(const Comparison& comparison, std::size_t query) {
  QueryReadings readings = lookedUp(comparison, query);
  for (QueryReadings::Column& column : readings.columns) {
    if (comparison.has_errors()) {
      column.identity = comparison.identity(column.track, query);
    }
  }
  readings.sentence = verdictOn(comparison, query);
  readings.exact = true;
  return readings;
}

}  // namespace kvbudget::ui
