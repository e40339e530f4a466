#pragma once

#include <QObject>
#include <atomic>
#include <memory>
#include <optional>
#include <vector>

#include "ui/pages/sink_strength_model.h"
#include "ui/session/compute_queue.h"

namespace kvbudget::ui {

/// What is to be swept.
struct SweepTask {
  Scenario scenario;  // with the swept key at 0
  SweepAxis axis;
  bool operator==(const SweepTask&) const = default;
};

/// One pass over the axis; later ones are finer.
struct SweepStage {
  int steps = 0;
  Index stride = 0;  // every how-many-th query
  bool operator==(const SweepStage&) const = default;
};

struct SweepResult {
  SweepTask task;
  SweepStage stage;
  Sweep sweep;

  [[nodiscard]] bool coarse() const { return stage.steps < task.axis.steps; }
  [[nodiscard]] bool preview() const { return stage.stride > task.scenario.query_stride; }
};

/// Sweeps in the background: a few values first, and at large sizes from every k-th query, then
/// all. The newest task wins.
class SweepRunner final : public QObject {
  Q_OBJECT

 public:
  explicit SweepRunner(QObject* parent = nullptr);

  /// Goes on where it stopped when the task is the same.
  void run(const SweepTask& task);
  /// Until run() is called; for a page that nobody looks at.
  void pause();
  void cancel();
  void resume();

  [[nodiscard]] const std::optional<SweepResult>& result() const { return m_result; }
  [[nodiscard]] bool isBusy() const { return m_queue.isBusy(); }
  [[nodiscard]] bool isCancelled() const { return m_cancelled; }
  /// The result is of this task, complete.
  [[nodiscard]] bool isDone(const SweepTask& task) const;
  [[nodiscard]] double progress() const { return m_progress->load(std::memory_order_relaxed); }
  [[nodiscard]] const QString& failure() const { return m_failure; }

  [[nodiscard]] static std::vector<SweepStage> stagesOf(const SweepTask& task);

 Q_SIGNALS:
  void changed();

 private:
  void goOn();
  void request(const SweepTask& task, const SweepStage& stage);

  ComputeQueue m_queue;
  std::shared_ptr<std::atomic<double>> m_progress;
  std::optional<SweepTask> m_task;
  std::optional<SweepResult> m_result;
  QString m_failure;
  bool m_paused = false;
  bool m_cancelled = false;
};

}  // namespace kvbudget::ui
