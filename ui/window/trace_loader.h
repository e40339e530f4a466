#pragma once

#include <QtCore/QObject>
#include <atomic>
#include <memory>

#include "core/attention/attention.h"
#include "core/scenario/scenario.h"
#include "core/trace/trace.h"
#include "ui/session/compute_queue.h"

namespace kvbudget::ui {

/// Reads and checks a trace file in the background, before the scenario takes it as its source: a
/// file that is no trace changes nothing.
class TraceLoader final : public QObject {
  Q_OBJECT

 public:
  explicit TraceLoader(QObject* parent = nullptr);

  /// Opens the file and reads the cell. A load that is under way is given up.
  void load(const TraceSource& source);
  void cancel();
  [[nodiscard]] bool isLoading() const { return m_loading; }
  /// Share of the cell's data that has been read and checked.
  [[nodiscard]] double progress() const { return m_progress->load(std::memory_order_relaxed); }

  /// `scenario` on the trace; a first query that the trace does not have becomes its first.
  [[nodiscard]] static Scenario applied(Scenario scenario, const TraceSource& source,
                                        const TraceInfo& info);

 Q_SIGNALS:
  void started(const QString& path);
  void loaded(const kvbudget::TraceSource& source, const kvbudget::TraceInfo& info,
              std::shared_ptr<const kvbudget::Attention> cell);
  void failed(const QString& sentence);
  void ended();  // after any of loaded, failed, cancel()

 private:
  ComputeQueue m_queue;
  std::shared_ptr<std::atomic<double>> m_progress;  // a load that was given up has one of its own
  bool m_loading = false;
};

/// Whether a path is a trace's rather than a scenario's, by its ending.
[[nodiscard]] bool looksLikeTrace(const QString& path);

}  // namespace kvbudget::ui
