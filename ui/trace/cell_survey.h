#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/rollout/cell_figures.h"
#include "core/trace/trace.h"
#include "ui/session/compute_queue.h"

namespace kvbudget::ui {

/// Finds the figures of all cells of a trace in the background, cell by cell.
class CellSurvey final : public QObject {
  Q_OBJECT

 public:
  static constexpr Index kRows = 24;  // sampled in each cell

  explicit CellSurvey(QObject* parent = nullptr);

  /// Begins anew; the same trace goes on where it was left.
  void start(const TraceInfo& info);
  void cancel();

  [[nodiscard]] bool isRunning() const { return m_running; }
  [[nodiscard]] int cellCount() const { return static_cast<int>(m_figures.size()); }
  [[nodiscard]] int doneCount() const { return m_next; }
  /// Nothing until the cell is read, or when it could not be.
  [[nodiscard]] const std::optional<CellFigures>& figures(Index layer, Index head) const;
  /// Why the cell has no figures; empty: none yet, or it has.
  [[nodiscard]] QString failure(Index layer, Index head) const;

 Q_SIGNALS:
  void cellDone(int layer, int head);
  /// All cells are done, or cancel() was called.
  void ended();

 private:
  void next();
  [[nodiscard]] std::size_t at(Index layer, Index head) const {
    return static_cast<std::size_t>(layer * m_info.heads + head);
  }

  TraceInfo m_info;
  std::vector<std::optional<CellFigures>> m_figures;
  std::vector<QString> m_failures;
  std::shared_ptr<const Trace> m_trace;  // open since the first cell
  int m_next = 0;
  bool m_running = false;
  ComputeQueue m_queue;
};

}  // namespace kvbudget::ui
