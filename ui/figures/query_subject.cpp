#include "ui/figures/query_subject.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/base/error.h"
#include "ui/figures/figure_data.h"
#include "ui/views/lever_scene.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {

LeverSubject leverSubject(const std::shared_ptr<const Comparison>& comparison,
                          const FigureSpec& spec) {
  LeverSubject result;
  if (!spec.tokens.empty()) {
    result.scene = leverScene(spec.tokens, spec.hand_readout);
    result.where = QCoreApplication::translate("Figures", "of tokens made by hand");
    result.notes
        << QStringLiteral("%1 tokens made by hand").arg(static_cast<qsizetype>(spec.tokens.size()));
  } else {
    const QuerySubject subject = querySubject(comparison, spec);
    const PolicyChoice& choice = subject.comparison->tracks[subject.track].choice;
    result.scene = leverScene(*subject.comparison, subject.track, subject.query);
    result.where = QCoreApplication::translate("Figures", "at query %1 under %2")
                       .arg(subject.position())
                       .arg(inSentence(choice));
    result.notes << QStringLiteral("query %1 under %2").arg(subject.position()).arg(nameOf(choice));
  }
  result.scene.plainMeans = spec.plain_means;
  return result;
}

std::size_t indexOfQuery(const std::vector<Position>& queries, Position query) {
  const auto found = std::ranges::lower_bound(queries, query);
  if (found == queries.end() || *found != query) {
    const auto near = found == queries.end() ? std::prev(found) : found;
    throw Error("query " + std::to_string(query) +
                " is not evaluated; the evaluated queries are from " +
                std::to_string(queries.front()) + " to " + std::to_string(queries.back()) +
                ", and the next is " + std::to_string(*near));
  }
  return static_cast<std::size_t>(found - queries.begin());
}

QuerySubject querySubject(const std::shared_ptr<const Comparison>& comparison,
                          const FigureSpec& spec) {
  QuerySubject subject{withPolicies(comparison, spec.policies)};
  const Comparison& shown = *subject.comparison;
  if (shown.tracks.empty()) {
    throw Error("the figure '" + spec.figure + "' needs a policy, and the scenario lists none");
  }
  if (!shown.has_errors()) {
    throw Error("the figure '" + spec.figure + "' needs values; this trace has none");
  }
  if (!spec.query) {
    const auto& errors = shown.tracks.front().series.error;
    subject.query = static_cast<std::size_t>(std::ranges::max_element(errors) - errors.begin());
    return subject;
  }
  subject.query = indexOfQuery(shown.queries(), *spec.query);
  return subject;
}

}  // namespace kvbudget::ui
