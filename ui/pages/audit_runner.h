#pragma once

#include <QObject>
#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>

#include "core/attention/simulated_attention.h"
#include "core/scenario/comparison.h"
#include "core/selection/audit_overview.h"
#include "ui/session/compute_queue.h"

namespace kvbudget::ui {

/// What an audit depends on: a trace, all of its cells, or the simulator.
struct AuditTask {
  std::optional<std::filesystem::path> trace;
  SimulatorParameters simulator;  // of a simulator only
  Index firstQuery = 0;
  bool operator==(const AuditTask&) const = default;

  [[nodiscard]] static AuditTask of(const Comparison& comparison);
};

/// What an audit reads: the trace, or the simulator's attention as it was drawn. Throws Error when
/// the trace cannot be read.
[[nodiscard]] AuditDocument auditDocument(const AuditTask& task,
                                          std::shared_ptr<const Attention> simulated);

/// Sampled rows of each cell, first few for a quick picture, then all.
inline constexpr int kAuditStages = 2;
[[nodiscard]] Index auditRows(Index cells, int stage);

/// Audits in the background, in stages. The newest task wins; a cancelled one keeps what it has.
class AuditRunner final : public QObject {
  Q_OBJECT

 public:
  explicit AuditRunner(QObject* parent = nullptr);

  /// Audits what `comparison` shows; goes on where it stopped when that is the same.
  void run(const Comparison& comparison);
  /// Until run() is called; for a page that nobody looks at.
  void pause();
  void cancel();
  void resume();

  /// Null until the first stage is done.
  [[nodiscard]] const std::shared_ptr<const AuditOverview>& result() const { return m_result; }
  [[nodiscard]] bool isBusy() const { return m_queue.isBusy(); }
  [[nodiscard]] bool isCancelled() const { return m_cancelled; }
  /// The result is of this task; complete: with all rows.
  [[nodiscard]] bool isOf(const AuditTask& task) const { return m_result && m_resultTask == task; }
  [[nodiscard]] bool isDone(const AuditTask& task) const {
    return isOf(task) && m_stage == kAuditStages - 1;
  }
  [[nodiscard]] double progress() const { return m_progress->load(std::memory_order_relaxed); }
  [[nodiscard]] const QString& failure() const { return m_failure; }

 Q_SIGNALS:
  void changed();

 private:
  void goOn();
  void request(int stage);

  ComputeQueue m_queue;
  std::shared_ptr<std::atomic<double>> m_progress;
  std::shared_ptr<const Attention> m_attention;  // the simulator's
  std::optional<AuditTask> m_task;
  AuditTask m_resultTask;
  int m_stage = 0;  // of the result
  std::shared_ptr<const AuditOverview> m_result;
  QString m_failure;
  bool m_paused = false;
  bool m_cancelled = false;
};

}  // namespace kvbudget::ui
