#pragma once

#include <QtCore/QObject>
#include <functional>

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

  /// `scenario` on the trace; a first query that the trace does not have becomes its first.
  [[nodiscard]] static Scenario applied(Scenario scenario, const TraceSource& source,
                                        const TraceInfo& info);

 Q_SIGNALS:
  void started(const QString& path);
  void loaded(const kvbudget::TraceSource& source, const kvbudget::TraceInfo& info);
  void failed(const QString& sentence);
  void ended();  // after any of loaded, failed, cancel()

 private:
  ComputeQueue m_queue;
  bool m_loading = false;
};

/// Whether a path is a trace's rather than a scenario's, by its ending.
[[nodiscard]] bool looksLikeTrace(const QString& path);

}  // namespace kvbudget::ui
