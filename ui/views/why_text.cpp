#include "ui/views/why_text.h"

#include <QCoreApplication>
#include <QLocale>

#include "ui/plot/axis.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("WhyCard", text, nullptr, n);
}

QString whole(Index number) {
  return QLocale().toString(static_cast<qlonglong>(number));
}

QString tokenText(const DroppedToken& token) {
  if (!token.keyframe) {
    return tr("token %1").arg(whole(token.position));
  }
  return *token.keyframe == token.position
             ? tr("keyframe %1").arg(whole(token.position))
             : tr("token %1 of keyframe %2").arg(whole(token.position), whole(*token.keyframe));
}

QString whenText(const Comparison& comparison, const DroppedToken& token, Position t) {
  const Position since = comparison.queries()[token.missing_since];
  if (!token.was_kept) {
    return tr("It has been missing since it appeared.");
  }
  return since == t
             ? tr("It was dropped just now.")
             : tr("It was dropped at query %1, %Ln tokens ago.", t - since).arg(whole(since));
}

QString keepersText(const Comparison& comparison, const DroppedToken& token) {
  QStringList names;
  for (const std::size_t track : token.kept_by) {
    names << inSentence(comparison.tracks[track].choice);
  }
  if (names.isEmpty()) {
    return comparison.tracks.size() > 1 ? tr("No other shown policy keeps it either.")
                                        : tr("Show more policies to see who would keep it.");
  }
  QString list = listed(names);
  list[0] = list[0].toUpper();
  return tr("%1 keep it.", static_cast<int>(names.size())).arg(list);
}

}  // namespace

QString WhyText::spoken() const {
  QStringList parts;
  for (const QString& part : {what, when, cost, keepers}) {
    if (!part.isEmpty()) {
      parts << part;
    }
  }
  return parts.join(u' ');
}

QString WhyText::lines() const {
  QStringList parts = {QString(what + u' ' + when).trimmed()};
  for (const QString& part : {cost, keepers}) {
    if (!part.isEmpty()) {
      parts << part;
    }
  }
  return parts.join(u'\n');
}

WhyText whyText(const Comparison& comparison, std::size_t track, std::size_t query,
                const std::optional<Why>& why) {
  const PolicyTrack& policy = comparison.tracks[track];
  const Position t = comparison.queries()[query];
  WhyText text;
  text.title = tr("Why %1 errs at query %2").arg(inSentence(policy.choice), whole(t));
  if (!why) {
    text.title = tr("Query %1 under %2").arg(whole(t), inSentence(policy.choice));
    text.what = tr("Nothing is dropped here, so there is no error.");
    return text;
  }
  const DroppedToken& token = why->heaviest;
  text.what = tr("Dropped: %1, which holds %2 of this query's attention.")
                  .arg(tokenText(token), percent(token.weight));
  text.when = whenText(comparison, token, t);
  if (comparison.has_errors()) {
    const double error = policy.series.error[query];
    text.cost = why->costliest && why->costliest->position != token.position
                    ? tr("The error is %1. Most of it comes from %2 (%3 on its own).")
                          .arg(shortNumber(error), tokenText(*why->costliest),
                               shortNumber(why->costliest->part))
                    : tr("The error is %1; this token alone would make %2.")
                          .arg(shortNumber(error), shortNumber(token.part));
  } else {
    text.cost = tr("All that is dropped holds %1. Errors need values; this trace has none.")
                    .arg(percent(policy.series.dropped[query]));
  }
  text.keepers = keepersText(comparison, token);
  return text;
}

}  // namespace kvbudget::ui
