#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QFutureWatcher>
#include <QtCore/QObject>
#include <QtCore/QThreadPool>
#include <any>
#include <functional>
#include <optional>

namespace kvbudget::ui {

/// Runs jobs on one background thread: one runs, one waits, the newest wins. A running job is not
/// cancelled by a newer one, because then a slider that is dragged would never show anything; who
/// knows that a job has become pointless calls cancelRunning().
///
/// Lives on the interface thread; `done` functions are called there.
class ComputeQueue : public QObject {
  Q_OBJECT

 public:
  using IsCancelled = std::function<bool()>;
  struct Job {
    /// On the background thread. Owns copies of all it reads. What it throws is lost: catch inside.
    std::function<std::any(const IsCancelled&)> work;
    /// On the interface thread, unless the job was cancelled or superseded.
    std::function<void(std::any)> done;
  };

  explicit ComputeQueue(QObject* parent = nullptr);
  ~ComputeQueue() override;

  void request(Job job);
  void cancelRunning();
  /// Cancels what runs and forgets what waits.
  void clear();

  [[nodiscard]] bool isBusy() const { return m_running.has_value(); }
  [[nodiscard]] bool hasPending() const { return m_pending.has_value(); }
  [[nodiscard]] qint64 runningMilliseconds() const;
  [[nodiscard]] int startedCount() const { return m_started; }

 Q_SIGNALS:
  /// Nothing runs and nothing waits.
  void idle();

 private:
  void start(Job job);
  void finish();

  QThreadPool m_pool;
  QFutureWatcher<std::any> m_watcher;
  std::optional<Job> m_running;
  std::optional<Job> m_pending;
  QElapsedTimer m_since;
  int m_started = 0;
};

}  // namespace kvbudget::ui
