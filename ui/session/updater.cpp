#include "ui/session/updater.h"

#include <QtCore/QThread>
#include <QtCore/QThreadPool>
#include <new>

#include "core/base/arena.h"
#include "core/base/error.h"
#include "core/base/threads.h"
#include "ui/session/background.h"

namespace kvbudget::ui {
namespace {

constexpr int kSettleMilliseconds = 120;

// One core is left to the interface while it has something else to draw.
int workerThreads() {
  return std::max(1, QThread::idealThreadCount() - 1);
}

QString sentenceOf(const std::exception& error) {
  return QString::fromUtf8(error.what());  // in English: it outlives a change of language
}

}  // namespace

Updater::Updater(QObject* parent)
    : QObject(parent), m_progress(std::make_shared<std::atomic<double>>(0.0)) {
  m_settle.setSingleShot(true);
  m_settle.setInterval(kSettleMilliseconds);
  connect(&m_settle, &QTimer::timeout, this, [this] { explore(true); });
  connect(&m_explorations, &ComputeQueue::idle, this, &Updater::busyChanged);
  connect(&m_lookups, &ComputeQueue::idle, this, &Updater::busyChanged);
  connect(&m_runs, &ComputeQueue::idle, this, &Updater::busyChanged);
}

bool Updater::isBusy() const {
  return m_explorations.isBusy() || m_lookups.isBusy() || m_runs.isBusy() || m_settle.isActive();
}

void Updater::want(const Scenario& scenario, bool held) {
  m_wanted = scenario;
  m_held = held;
  m_since.start();
  if (m_running && sameCurves(*m_running, scenario)) {
    lookUp();  // in what there is, until the exploration that is under way ends
  } else if (m_explored && sameCurves(m_explored->asked, scenario)) {
    m_running.reset();
    m_explorations.clear();  // whatever it was after, it is not wanted any more
    lookUp();
  } else {
    explore(!isLarge(scenario));
  }
  Q_EMIT busyChanged();
}

void Updater::release() {
  if (!m_held) {
    return;
  }
  m_held = false;
  if (m_runs.hasPending()) {
    m_runs.cancelRunning();  // of a setting that was passed by
  }
  if (m_settle.isActive() || (m_explored && m_explored->preview) ||
      (m_running && !m_runningExact)) {
    explore(true);
  }
}

void Updater::cancel() {
  m_settle.stop();
  m_running.reset();
  m_explorations.clear();
  m_lookups.clear();
  m_runs.clear();
}

void Updater::offer(const TraceSource& source, std::shared_ptr<const Attention> attention) {
  m_offered.emplace(source, std::move(attention));
}

Index Updater::knownTokens(const Scenario& scenario) const {
  if (!scenario.trace) {
    return scenario.tokens();
  }
  return m_explored && m_explored->asked.trace &&
                 m_explored->asked.trace->path == scenario.trace->path
             ? m_explored->exploration->attention->tokens()
             : 0;
}

bool Updater::isLarge(const Scenario& scenario) const {
  const Index tokens = knownTokens(scenario);
  return m_pace.seconds(scenario, tokens, strideInMemory(scenario, tokens)) > kPreviewAbove;
}

Updater::Outcome Updater::explored(const Scenario& asked, bool exact, const Pace& pace,
                                   const std::shared_ptr<const Exploration>& earlier,
                                   const ExploreOptions& base) {
  QElapsedTimer timer;
  timer.start();
  Outcome outcome;
  outcome.threads = base.threads;
  try {
    limitThreads(base.threads);
    ExploreOptions options = base;
    bool read = false;  // a trace, which takes the first half of the progress
    if (!options.attention) {
      const auto reading = [&](double share) {
        read = true;
        base.progressed(0.5 * share);
      };
      options.attention =
          make_attention(asked, earlier.get(), {base.threads, base.cancelled, reading});
    }
    if (!options.attention) {
      return outcome;
    }
    if (read) {
      options.progressed = [&base](double share) { base.progressed(0.5 + 0.5 * share); };
    }
    const Index tokens = options.attention->tokens();
    Scenario thinned = asked;
    const Index inMemory = strideInMemory(asked, tokens);
    thinned.query_stride = exact ? inMemory : pace.previewStride(asked, tokens);
    std::optional<Exploration> result = kvbudget::explore(thinned, options);
    if (!result) {
      return outcome;
    }
    Explored explored{freedInBackground(std::move(*result)), asked, thinned.query_stride > inMemory,
                      inMemory > asked.query_stride};
    outcome.comparison = std::make_shared<const Comparison>(compare(explored.exploration, thinned));
    outcome.explored = std::move(explored);
  } catch (const std::bad_alloc&) {
    outcome.failure = tr("There is not enough memory for a rollout of this size.");
  } catch (const std::exception& error) {
    outcome.failure = sentenceOf(error);
  }
  outcome.seconds = static_cast<double>(timer.nsecsElapsed()) * 1e-9;
  return outcome;
}

void Updater::explore(bool exact) {
  m_settle.stop();
  if (m_running && m_runningExact) {
    if (exact && sameCurves(*m_running, m_wanted)) {
      return;  // under way
    }
    if (isLarge(*m_running)) {
      m_explorations.cancelRunning();  // a long one that nobody waits for any more
    }
  }
  const auto earlier = m_explored ? m_explored->exploration : nullptr;
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  // What is over within a frame takes all cores: the interface waits for it anyway.
  const bool alone = !isLarge(m_wanted) || (exact && !m_held);
  options.threads = alone ? QThread::idealThreadCount() : workerThreads();
  m_progress->store(0.0, std::memory_order_relaxed);
  options.progressed = [progress = m_progress](double share) {
    progress->store(share, std::memory_order_relaxed);
  };
  if (m_offered && m_wanted.trace == m_offered->first) {
    options.attention = m_offered->second;
  }
  m_running = m_wanted;
  m_runningExact = exact;
  m_explorations.request({[=, asked = m_wanted,
                           pace = m_pace](const ComputeQueue::IsCancelled& cancelled) -> std::any {
                            ExploreOptions cancellable = options;
                            cancellable.cancelled = cancelled;
                            return explored(asked, exact, pace, earlier, cancellable);
                          },
                          [this, asked = m_wanted, since = m_since](const std::any& result) {
                            takeExploration(asked, since, std::any_cast<const Outcome&>(result));
                          }});
}

void Updater::takeExploration(const Scenario& asked, const QElapsedTimer& since,
                              const Outcome& outcome) {
  const bool isNewest = !m_explorations.isBusy();
  if (isNewest) {
    m_running.reset();
  }
  if (!outcome.failure.isEmpty()) {
    if (isNewest) {
      Q_EMIT failed(outcome.failure);
    }
    return;
  }
  if (!outcome.explored) {
    return;
  }
  const Explored& explored = *outcome.explored;
  m_explored = explored;
  m_outcomes.clear();
  m_runs.clear();
  m_offered.reset();  // the exploration has it now
  // As if on the threads that a preview gets.
  m_pace.learn(asked, explored.exploration->evaluation.tokens,
               explored.exploration->scenario.query_stride,
               outcome.seconds * outcome.threads / workerThreads());
  const bool asWanted = asked == m_wanted;
  if (!asWanted && sameCurves(asked, m_wanted)) {
    m_comparison = outcome.comparison;  // its tracks can stand in
    lookUp();
  } else {
    deliver(explored, outcome.comparison, !asWanted, since);
  }
  if (isNewest && !m_held) {
    explored.preview ? m_settle.start() : keepMemoryReady();
  }
}

// For what a drag computes next: some rollouts at a time are shown, under way, or being freed.
void Updater::keepMemoryReady() const {
  constexpr double kRollouts = 4.0;  // and a block for what settings of one cost at its queries
  const Scenario& scenario = m_explored->asked;
  const Index tokens = m_explored->exploration->evaluation.tokens;
  const Index stride = isLarge(scenario) ? m_pace.previewStride(scenario, tokens)
                                         : m_explored->exploration->scenario.query_stride;
  const double entries = entryCount(tokens, scenario.first_query, stride);
  const auto bytes =
      static_cast<std::size_t>(kRollouts * kBytesAnEntry * entries) + Arena::kBlockBytes;
  QThreadPool::globalInstance()->start([bytes] {
    try {
      trim_arenas(2 * bytes);
      warm_arenas(bytes);
    } catch (const std::bad_alloc&) {
      // Then the next rollout says so, if it needs as much.
    }
  });
}

void Updater::lookUp() {
  if (!m_explored) {
    return;
  }
  m_lookups.request(
      {[wanted = m_wanted, explored = *m_explored, earlier = m_comparison,
        outcomes = m_outcomes](const ComputeQueue::IsCancelled& /*cancelled*/) -> std::any {
         Outcome outcome;
         try {
           limitThreads(workerThreads());
           Scenario now = lookUpsOf(wanted, explored.asked);
           now.query_stride = explored.exploration->scenario.query_stride;
           outcome.explored = explored;
           outcome.comparison = std::make_shared<const Comparison>(
               compare(explored.exploration, now, earlier.get(), outcomes));
         } catch (const std::exception& error) {
           outcome.failure = sentenceOf(error);
         }
         return outcome;
       },
       [this, asked = m_wanted, since = m_since](const std::any& result) {
         takeLookUp(asked, since, std::any_cast<const Outcome&>(result));
       }});
}

void Updater::takeLookUp(const Scenario& asked, const QElapsedTimer& since,
                         const Outcome& outcome) {
  const bool isNewest = !m_lookups.isBusy();
  if (!outcome.failure.isEmpty()) {
    Q_EMIT failed(outcome.failure);
    return;
  }
  const Explored& explored = *outcome.explored;
  const bool fits = sameCurves(explored.asked, m_wanted);
  if (m_explored && explored.exploration != m_explored->exploration) {
    if (isNewest && sameCurves(m_explored->asked, m_wanted)) {
      lookUp();  // a newer exploration has arrived meanwhile
    }
    return;
  }
  if (!outcome.comparison->tracks.empty()) {  // else nothing has run yet that could be shown
    deliver(explored, outcome.comparison, !fits || asked != m_wanted, since);
  }
  runPending(outcome.comparison->pending);
  if (fits && explored.preview && isNewest && !m_held && !m_running) {
    m_settle.start();
  }
}

// Of the newest look-up.
void Updater::runPending(const std::vector<PolicyChoice>& choices) {
  if (choices.empty()) {
    m_runs.clear();  // whatever it was after, it is not wanted any more
    return;
  }
  if (m_runs.isBusy() && m_runRequest == choices) {
    return;  // under way
  }
  m_runRequest = choices;
  const bool alone = !m_held;
  m_runs.request({[exploration = m_explored->exploration, choices,
                   threads = alone ? QThread::idealThreadCount() : workerThreads()](
                      const ComputeQueue::IsCancelled& cancelled) -> std::any {
                    Run run{exploration, {}, {}};
                    try {
                      limitThreads(threads);
                      Hooks hooks;
                      hooks.threads = threads;
                      hooks.cancelled = cancelled;
                      if (auto outcomes = run_choices(*exploration, choices, hooks)) {
                        run.outcomes = std::move(*outcomes);
                      }
                    } catch (const std::exception& error) {
                      run.failure = sentenceOf(error);
                    }
                    return run;
                  },
                  [this](const std::any& result) { takeRun(std::any_cast<const Run&>(result)); }});
}

void Updater::takeRun(const Run& run) {
  if (!run.failure.isEmpty()) {
    Q_EMIT failed(run.failure);
    return;
  }
  if (!m_explored || run.exploration != m_explored->exploration) {
    return;
  }
  m_outcomes = run.outcomes;
  for (const PolicyTrack& track : m_comparison->tracks) {  // what is shown may be asked for again
    if (track.outcome != nullptr) {
      m_outcomes.push_back(track.outcome);
    }
  }
  lookUp();
}

void Updater::deliver(const Explored& explored, std::shared_ptr<const Comparison> comparison,
                      bool outdated, const QElapsedTimer& since) {
  m_comparison = std::move(comparison);
  Update update;
  update.comparison = m_comparison;
  update.preview = explored.preview;
  update.thinned = explored.thinned && !explored.preview;
  update.outdated = outdated;
  update.milliseconds = static_cast<double>(since.nsecsElapsed()) * 1e-6;
  Q_EMIT delivered(update);
}

}  // namespace kvbudget::ui
