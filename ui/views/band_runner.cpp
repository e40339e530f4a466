#include "ui/views/band_runner.h"
#include "ui/words/engine_sentences.h"

#include <QPromise>
#include <QThread>
#include <QtConcurrent>
#include <algorithm>
#include <exception>

namespace kvbudget::ui {

BandRunner::BandRunner(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  connect(&m_watcher, &QFutureWatcherBase::progressValueChanged, this, &BandRunner::progressed);
  connect(&m_watcher, &QFutureWatcherBase::finished, this, &BandRunner::finish);
}

BandRunner::~BandRunner() {
  m_watcher.disconnect(this);
  m_watcher.cancel();
  m_watcher.waitForFinished();
}

void BandRunner::start(const Scenario& scenario, int draws) {
  m_pending = Request{scenario, draws};
  if (m_running) {
    m_watcher.cancel();
  } else {
    launch();
  }
}

void BandRunner::cancel() {
  m_pending.reset();
  m_watcher.cancel();
}

void BandRunner::launch() {
  const Request request = *m_pending;
  m_pending.reset();
  m_running = true;
  m_watcher.setFuture(QtConcurrent::run(&m_pool, [request](QPromise<Outcome>& promise) {
    promise.setProgressRange(0, 100);
    Hooks hooks;
    // One core is left to the window.
    hooks.threads = std::max(1, QThread::idealThreadCount() - 1);
    hooks.cancelled = [&promise] { return promise.isCanceled(); };
    hooks.progressed = [&promise](double share) {
      promise.setProgressValue(static_cast<int>(100.0 * share));
    };
    Outcome outcome;
    try {
      if (auto band = pareto_band(request.scenario, request.draws, hooks)) {
        outcome.band = std::make_shared<const ParetoBand>(std::move(*band));
      }
    } catch (const std::exception& error) {
      outcome.error = engineSentence(error);
    }
    promise.addResult(std::move(outcome));
  }));
}

void BandRunner::finish() {
  m_running = false;
  const QFuture<Outcome> future = m_watcher.future();
  const bool usable = !future.isCanceled() && future.resultCount() > 0;
  const Outcome outcome = usable ? future.result() : Outcome{};
  if (m_pending) {
    launch();
  } else if (!outcome.error.isEmpty()) {
    Q_EMIT failed(outcome.error);
  } else {
    Q_EMIT finished(outcome.band);
  }
}

}  // namespace kvbudget::ui
