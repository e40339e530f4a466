#include "ui/window/verdict.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <algorithm>
#include <limits>

#include "ui/controls/words.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text, int n = -1) {
  return QCoreApplication::translate("Verdict", text, nullptr, n);
}

QString number(double value) {
  return QLocale().toString(value, 'g', 3);
}
QString count(Index value) {
  return QLocale().toString(static_cast<qlonglong>(value));
}

struct Check {
  Index broken = 0;
  Position firstBroken = 0;
  double worst = 0.0;  // error over bound
  Position worstAt = 0;
  bool any = false;
};

// error <= m x range, which holds for both readouts with their own range; rounding of a sum of
// t + 1 products of d numbers is far below the tolerance.
Check check(const Comparison& c) {
  Check result;
  const double range = c.value_range();
  const double rounding = 1e-11 * range;
  for (std::size_t q = 0; q < c.queries().size(); ++q) {
    bool holds = true;
    for (const PolicyTrack& track : c.tracks) {
      const double bound = track.series.dropped[q] * range;
      const double error = track.series.error[q];
      holds = holds && error <= bound * (1.0 + 1e-9) + rounding;
      if (bound > rounding && error / bound > result.worst) {
        result.worst = error / bound;
        result.worstAt = c.queries()[q];
        result.any = true;
      }
    }
    if (!holds && result.broken++ == 0) {
      result.firstBroken = c.queries()[q];
    }
  }
  return result;
}

const PolicyTrack* trackOf(const Comparison& c, std::string_view policy) {
  const auto found = std::ranges::find_if(
      c.tracks, [policy](const PolicyTrack& t) { return t.choice.info->id == policy; });
  return found == c.tracks.end() ? nullptr : &*found;
}

QString markOf(const Comparison& c, const SessionStatus& status) {
  const Index stride = c.scenario.query_stride;
  if (status.preview) {
    return tr("preview from one query in %1").arg(count(stride));
  }
  if (status.outdated && status.busy) {
    return tr("earlier result, the new one is being computed");
  }
  if (status.outdated) {
    return tr("cancelled: an earlier result is shown");
  }
  if (!c.pending.empty()) {
    QStringList titles;
    for (const PolicyChoice& choice : c.pending) {
      titles.append(policyTitle(*choice.info));
    }
    const QString names = titles.join(QStringLiteral(", "));
    return (status.busy ? tr("%1 at an earlier setting, the new one is being computed")
                        : tr("cancelled: %1 at an earlier setting"))
        .arg(names);
  }
  if (status.thinned) {
    return tr("one query in %1, so that the result fits into memory").arg(count(stride));
  }
  return stride > 1 ? tr("one query in %1").arg(count(stride)) : QString();
}

}  // namespace

Verdict verdictOf(const Comparison* comparison, const SessionStatus& status) {
  Verdict verdict;
  if (!status.failure.isEmpty()) {
    verdict.state = Verdict::State::failed;
    verdict.verdict = engineSentence(status.failure);
    return verdict;
  }
  if (comparison == nullptr) {
    verdict.verdict = tr("computing the first result");
    return verdict;
  }
  const Comparison& c = *comparison;
  const auto queries = static_cast<int>(c.queries().size());
  verdict.mark = markOf(c, status);
  if (!c.has_errors()) {
    verdict.verdict = tr("this trace has no values: masses are shown, errors need values");
    return verdict;
  }
  const Check result = check(c);
  if (result.broken == 0) {
    verdict.state = Verdict::State::holds;
    verdict.verdict = tr("bound holds at all %Ln queries", queries);
  } else {
    verdict.state = Verdict::State::broken;
    verdict.verdict = tr("bound broken at %1 of %Ln queries, first at query %2", queries)
                          .arg(count(result.broken), count(result.firstBroken));
  }
  if (result.any) {
    verdict.worst =
        tr("worst error / bound %1 at query %2").arg(number(result.worst), count(result.worstAt));
  }
  const PolicyTrack* window = trackOf(c, "window");
  const PolicyTrack* mass = trackOf(c, "mass");
  if (window != nullptr && mass != nullptr && mass->summary.max_error > 0.0) {
    verdict.ratio = tr("window worst case %1× the mass budget’s")
                        .arg(number(window->summary.max_error / mass->summary.max_error));
  }
  return verdict;
}

}  // namespace kvbudget::ui
