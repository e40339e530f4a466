#include "ui/session/session.h"

#include <QtCore/QRandomGenerator>
#include <algorithm>
#include <utility>

#include "core/base/error.h"
#include "ui/session/locks.h"
#include "ui/session/scenario_command.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

// A smaller rollout loses the sinks beyond its end and keeps a first query: no reason to refuse it.
void fitParts(Scenario& scenario) {
  if (scenario.trace) {
    return;
  }
  const Index tokens = scenario.tokens();
  std::erase_if(scenario.simulator.sinks, [tokens](Position p) { return p >= tokens; });
  scenario.first_query = std::min(scenario.first_query, tokens - 1);
}

}  // namespace

Session::Session(const Scenario& scenario, QObject* parent)
    : QObject(parent), m_scenario(scenario), m_baseline(scenario) {
  for (QUndoStack* stack : {&m_undo, &m_lentUndo}) {
    stack->setUndoLimit(500);
    m_history.addStack(stack);
  }
  m_history.setActiveStack(&m_undo);
  connect(&m_updater, &Updater::delivered, this, &Session::take);
  connect(&m_updater, &Updater::failed, this, &Session::fail);
  connect(&m_updater, &Updater::busyChanged, this, [this] {
    if (m_status.busy != m_updater.isBusy()) {
      m_status.busy = m_updater.isBusy();
      Q_EMIT statusChanged();
    }
  });
  m_updater.want(m_scenario, false);
}

bool Session::change(const QString& text, const std::function<void(Scenario&)>& edit,
                     const QString& key) {
  Scenario next = m_gesture ? m_gesture->before : m_scenario;
  try {
    edit(next);
    fitParts(next);
    check_scenario(next);
    Locks::of(*this).check(m_scenario, next);
  } catch (const Error& error) {
    Q_EMIT refused(engineSentence(error));
    Q_EMIT scenarioChanged();  // controls go back to what holds
    return false;
  }
  if (next == m_scenario) {
    return true;
  }
  if (m_gesture) {
    assign(next);
  } else {
    undoStack().push(new ScenarioCommand(*this, text, key, m_scenario, next));
  }
  return true;
}

void Session::beginEdit(const QString& text) {
  endEdit();
  m_gesture = Gesture{text, m_scenario};
}

void Session::endEdit() {
  if (!m_gesture) {
    return;
  }
  const Gesture gesture = *std::exchange(m_gesture, std::nullopt);
  if (gesture.before != m_scenario) {
    undoStack().push(new ScenarioCommand(*this, gesture.text, {}, gesture.before, m_scenario));
  }
  m_updater.release();
}

void Session::open(const Scenario& scenario, std::optional<Position> cursor) {
  m_kept.reset();
  for (QUndoStack* stack : {&m_lentUndo, &m_undo}) {
    stack->clear();
    stack->setClean();
  }
  m_history.setActiveStack(&m_undo);
  begin(scenario, cursor);
}

void Session::lend(const Scenario& scenario) {
  endEdit();
  const bool first = !m_kept;
  if (first) {
    m_kept = Kept{m_scenario, m_baseline, m_cursorQuery};
  }
  m_lentUndo.clear();
  m_history.setActiveStack(&m_lentUndo);
  if (first) {
    Q_EMIT lent();
  }
  begin(scenario, std::nullopt);
}

void Session::takeBack() {
  if (!m_kept) {
    return;
  }
  m_gesture.reset();
  const Kept kept = *std::exchange(m_kept, std::nullopt);
  m_lentUndo.clear();
  m_history.setActiveStack(&m_undo);
  Q_EMIT returned();
  begin(kept.scenario, kept.cursor);
  m_baseline = kept.baseline;
}

void Session::begin(const Scenario& scenario, std::optional<Position> cursor) {
  m_gesture.reset();
  m_baseline = scenario;
  m_cursorQuery = cursor;
  if (scenario == m_scenario && m_comparison != nullptr) {
    placeCursor();
    Q_EMIT cursorChanged(m_cursor);
  }
  assign(scenario);
  Q_EMIT opened();
}

void Session::reset() {
  Scenario next = m_baseline;
  next.simulator.seed = m_scenario.simulator.seed;
  // Where attention comes from is what is looked at, not a setting: another trace or cell than the
  // opened one stays.
  next.trace = m_scenario.trace;
  if (next.trace && next.trace != m_baseline.trace) {
    const bool known = m_comparison != nullptr && m_comparison->scenario.trace == next.trace;
    next.first_query =
        std::min(next.first_query,
                 known ? m_comparison->exploration->evaluation.tokens - 1 : m_scenario.first_query);
  }
  change(tr("Reset"), [&next](Scenario& s) { s = next; });
}

void Session::newDraw() {
  // Six digits can be read out and typed again.
  const auto seed = QRandomGenerator::global()->bounded(1'000'000U);
  change(tr("New Draw"), [seed](Scenario& s) { s.simulator.seed = seed; });
}

void Session::cancel() {
  m_updater.cancel();
  m_status.outdated = m_comparison != nullptr;
  Q_EMIT statusChanged();
}

void Session::assign(const Scenario& scenario) {
  if (scenario == m_scenario) {
    return;
  }
  m_scenario = scenario;
  m_status.failure.clear();
  m_updater.want(m_scenario, m_gesture.has_value());  // at work while the controls follow
  Q_EMIT scenarioChanged();
}

void Session::take(const Update& update) {
  m_comparison = update.comparison;
  m_status.preview = update.preview;
  m_status.outdated = update.outdated;
  m_status.thinned = update.thinned;
  m_status.milliseconds = update.milliseconds;
  m_status.failure.clear();
  const int before = m_cursor;
  placeCursor();
  Q_EMIT comparisonChanged(m_comparison);
  if (m_cursor != before) {
    Q_EMIT cursorChanged(m_cursor);
  }
  Q_EMIT statusChanged();
}

void Session::fail(const QString& sentence) {
  m_status.failure = sentence;
  Q_EMIT statusChanged();
}

void Session::placeCursor() {
  const std::vector<Position>& queries = m_comparison->queries();
  if (queries.empty()) {
    m_cursor = 0;
    return;
  }
  if (!m_cursorQuery) {
    // The most telling query: where a shown policy errs most.
    const auto& tracks = m_comparison->tracks;
    const auto telling = std::ranges::max_element(
        tracks, {}, [](const PolicyTrack& track) { return track.summary.max_error; });
    const Index worst = telling == tracks.end() ? -1 : telling->summary.worst;
    m_cursorQuery = queries[static_cast<std::size_t>(std::max<Index>(worst, 0))];
  }
  const auto next = std::ranges::lower_bound(queries, *m_cursorQuery);
  auto index = next - queries.begin();
  if (next == queries.end() ||
      (index > 0 &&
       *m_cursorQuery - queries[static_cast<std::size_t>(index - 1)] < *next - *m_cursorQuery)) {
    --index;
  }
  m_cursor = static_cast<int>(index);
}

void Session::setCursor(int queryIndex) {
  if (m_comparison == nullptr || m_comparison->queries().empty()) {
    return;
  }
  const int last = static_cast<int>(m_comparison->queries().size()) - 1;
  const int index = std::clamp(queryIndex, 0, last);
  m_cursorQuery = m_comparison->queries()[static_cast<std::size_t>(index)];
  if (index != m_cursor) {
    m_cursor = index;
    Q_EMIT cursorChanged(m_cursor);
  }
}

}  // namespace kvbudget::ui
