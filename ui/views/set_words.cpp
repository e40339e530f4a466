#include "ui/views/set_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "ui/plot/axis.h"
#include "ui/theme/policy_style.h"

namespace kvbudget::ui {
namespace {

using Kind = SetChooser::Kind;

constexpr double kSame = 1e-9;        // relative: the same but for rounding
constexpr double kOnePercent = 1.01;  // from here on the pool has missed something

QString tr(const char* text) {
  return QCoreApplication::translate("KeptSets", text);
}

bool isOptimal(const RowSets& sets) {
  return sets.row.exact && sets.row.exact->status == ExactStatus::optimal;
}

}  // namespace

QString nameOf(const SetChooser& chooser, const RowSets& sets) {
  switch (chooser.kind) {
    case Kind::best_of_all:
      return isOptimal(sets) ? tr("best") : tr("best found");
    case Kind::best_of_pool:
      return tr("best of the pool");
    case Kind::balance_all:
      return tr("balancing over all keys");
    case Kind::balance:
      return tr("balancing");
    case Kind::top_mass:
      return tr("top-mass");
    case Kind::rule:
      return tr(chooser.rule->title.data());
  }
  return {};
}

QString ruleOf(const SetChooser& chooser, const RowSets& sets) {
  switch (chooser.kind) {
    case Kind::best_of_all:
      return isOptimal(sets)
                 ? tr("no set of this size has a smaller error: proved by branch and bound")
                 : tr("the search over all keys was cut short; there may be better sets");
    case Kind::best_of_pool:
      return tr(
          "the best set within the top-mass set and the keys of largest p |v − mean| beyond "
          "it, by looking at all of them");
    case Kind::balance_all:
      return tr(
          "from the top-mass set, the best single swap until none helps; any key may come in");
    case Kind::balance:
      return tr(
          "from the top-mass set, the best single swap until none helps; keys of the pool "
          "may come in");
    case Kind::top_mass:
      return tr("the heaviest keys of this row");
    case Kind::rule:
      return tr(chooser.rule->keeps.data());
  }
  return {};
}

QString namesOf(const RankedSet& set, const RowSets& sets) {
  QStringList names;
  for (const SetChooser& chooser : set.by) {
    names << nameOf(chooser, sets);
  }
  return names.join(QStringLiteral(", "));
}

QString labelOf(const RankedSet& set, const RowSets& sets) {
  const auto has = [&](Kind kind) {
    return std::ranges::find(set.by, kind, &SetChooser::kind) != set.by.end();
  };
  QStringList names;
  for (const SetChooser& chooser : set.by) {
    const bool implied = (chooser.kind == Kind::best_of_pool && has(Kind::best_of_all)) ||
                         (chooser.kind == Kind::balance_all && has(Kind::balance)) ||
                         (chooser.rule != nullptr && chooser.rule->id == "tova");
    if (!implied) {
      names << nameOf(chooser, sets);
    }
  }
  return names.join(QStringLiteral(", "));
}

QColor colourOf(const RankedSet& set) {
  const SetChooser& first = set.by.front();
  switch (first.kind) {
    case Kind::best_of_all:
    case Kind::best_of_pool:
      return {};  // the ink
    case Kind::balance_all:
    case Kind::balance:
      return styleOf("balance").colour;
    case Kind::top_mass:
      return styleOf("top").colour;
    case Kind::rule:
      break;
  }
  // A rule has the colour of its policy, in both readings.
  const std::string_view id = first.rule->id;
  return styleOf(id == "streaming" ? "sink_window" : id.substr(0, id.find('_'))).colour;
}

QString keyList(const std::vector<Position>& keys, std::size_t most) {
  QStringList texts;
  for (std::size_t i = 0; i < std::min(keys.size(), most); ++i) {
    texts << QLocale().toString(keys[i]);
  }
  if (keys.size() > most) {
    texts << tr("and so on");
  }
  return texts.join(QStringLiteral(", "));
}

double cleaned(double error, const RowSets& sets) {
  return error < 1e-12 * sets.row.radius ? 0.0 : error;
}

QString lessonOf(const RowSets& sets) {
  const RowSelection& row = sets.row;
  if (row.budget == 0) {
    return {};
  }
  QStringList lessons;
  const double balanced = cleaned(row.balanced.set.error, sets);
  const double pool = cleaned(row.pool.error, sets);
  if (balanced > pool * (1.0 + kSame)) {
    lessons << tr("Here balancing sticks: the pool holds a set with an error of %1 instead of %2, "
                  "but no single swap leads on.")
                   .arg(shortNumber(pool), shortNumber(balanced));
  }
  if (row.exact) {
    const double exact = cleaned(row.exact->set.error, sets);
    if (pool > exact * kOnePercent) {
      lessons << tr("Here the pool misses a better set: %1 over all keys, %2 in the pool.")
                     .arg(shortNumber(exact), shortNumber(pool));
    }
  }
  return lessons.join(QLatin1Char(' '));
}

}  // namespace kvbudget::ui
