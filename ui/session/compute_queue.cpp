#include "ui/session/compute_queue.h"

#include <QtConcurrent/QtConcurrentRun>
#include <utility>

namespace kvbudget::ui {

ComputeQueue::ComputeQueue(QObject* parent) : QObject(parent) {
  m_pool.setMaxThreadCount(1);
  m_pool.setExpiryTimeout(-1);  // OpenMP keeps a team for each thread that ever opened one
  connect(&m_watcher, &QFutureWatcherBase::finished, this, &ComputeQueue::finish);
}

ComputeQueue::~ComputeQueue() {
  m_watcher.disconnect(this);
  m_pending.reset();
  if (isBusy()) {  // a future whose result has been taken would never count as finished
    m_watcher.cancel();
    m_watcher.waitForFinished();
  }
}

void ComputeQueue::request(Job job) {
  if (isBusy()) {
    m_pending = std::move(job);
  } else {
    start(std::move(job));
  }
}

void ComputeQueue::cancelRunning() {
  if (isBusy()) {
    m_watcher.cancel();
  }
}

void ComputeQueue::clear() {
  m_pending.reset();
  cancelRunning();
}

qint64 ComputeQueue::runningMilliseconds() const {
  return isBusy() ? m_since.elapsed() : 0;
}

void ComputeQueue::start(Job job) {
  ++m_started;
  m_since.start();
  m_running = std::move(job);
  m_watcher.setFuture(QtConcurrent::run(&m_pool, [work = m_running->work](QPromise<std::any>& p) {
    std::any result = work([&p] { return p.isCanceled(); });
    if (!p.isCanceled()) {
      p.addResult(std::move(result));
    }
  }));
}

void ComputeQueue::finish() {
  std::any result;
  std::optional<Job> finished;
  std::swap(finished, m_running);
  const bool delivered = !m_watcher.isCanceled() && m_watcher.future().resultCount() > 0;
  if (delivered) {
    result = m_watcher.future().takeResult();
  }
  if (m_pending) {
    start(*std::exchange(m_pending, std::nullopt));
  }
  if (delivered) {
    finished->done(std::move(result));
  }
  if (!isBusy()) {
    Q_EMIT idle();
  }
}

}  // namespace kvbudget::ui
