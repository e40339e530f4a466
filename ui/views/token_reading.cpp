#include "ui/views/token_reading.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "core/scenario/kept_views.h"
#include "ui/plot/axis.h"
#include "ui/views/column_table.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("TokenReading", text);
}

double weightOf(const Comparison& comparison, std::size_t q, Position position) {
  const Curves& curves = comparison.exploration->evaluation.curves;
  return weight_at(curves.view(CurveSetting::Order::time, q), static_cast<std::size_t>(position));
}

QString fateLine(const Comparison& comparison, std::size_t track, std::size_t q,
                 Position position) {
  const KeptView view = kept_view(comparison, track);
  const QString name = labelOf(comparison, track);
  if (view.contains(q, position)) {
    return tr("%1: kept").arg(name);
  }
  const auto& queries = comparison.queries();
  std::size_t since = q;
  while (since > 0 && queries[since - 1] >= position) {
    if (view.contains(since - 1, position)) {
      return tr("%1: dropped since query %2").arg(name, QLocale().toString(queries[since]));
    }
    --since;
  }
  return tr("%1: dropped at every query so far").arg(name);
}

}  // namespace

Position heaviestOf(const Comparison& comparison, std::size_t q, Position first, Position last) {
  Position best = first;
  double most = -1.0;
  for (Position j = first; j <= last; ++j) {
    const double weight = weightOf(comparison, q, j);
    if (weight > most) {
      most = weight;
      best = j;
    }
  }
  return best;
}

QString tokenReading(const Comparison& comparison, std::size_t q, Position position) {
  const QLocale locale;
  const QString query = locale.toString(comparison.queries()[q]);
  const QString token = locale.toString(position);
  const QString weight = shortNumber(weightOf(comparison, q, position));
  const auto keyframe = keyframe_of(*comparison.exploration->attention, position);
  QStringList lines;
  if (position == comparison.queries()[q]) {
    lines << tr("Query %1, its own token, weight %2").arg(query, weight);
  } else if (keyframe == position) {
    lines << tr("Query %1, keyframe %2, weight %3").arg(query, token, weight);
  } else if (keyframe && comparison.scenario.trace) {
    lines << tr("Query %1, token %2 of keyframe %3, weight %4")
                 .arg(query, token, locale.toString(*keyframe), weight);
  } else {
    lines << tr("Query %1, token %2, weight %3").arg(query, token, weight);
  }
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    lines << fateLine(comparison, i, q, position);
  }
  return lines.join(QLatin1Char('\n'));
}

QAbstractItemModel* rowTable(const Comparison& comparison, std::size_t q, QObject* parent) {
  QStringList names = {tr("position"), tr("weight")};
  std::vector<std::vector<char>> kept;
  const auto length = static_cast<std::size_t>(comparison.queries()[q]) + 1;
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    names << labelOf(comparison, i);
    kept.emplace_back(length);
    kept_view(comparison, i).mark(q, kept.back());
  }
  std::vector<std::vector<QVariant>> rows;
  for (std::size_t j = 0; j < length; ++j) {
    std::vector<QVariant> row = {static_cast<int>(j),
                                 weightOf(comparison, q, static_cast<Position>(j))};
    for (const auto& marks : kept) {
      row.emplace_back(marks[j] != 0 ? tr("kept") : tr("dropped"));
    }
    rows.push_back(std::move(row));
  }
  return new ColumnTable(std::move(names), std::move(rows), parent);
}

}  // namespace kvbudget::ui
