#pragma once

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QTimer>
#include <atomic>
#include <memory>
#include <optional>

#include "core/scenario/comparison.h"
#include "ui/session/compute_queue.h"
#include "ui/session/workload.h"

namespace kvbudget::ui {

/// A comparison on its way to the views, and how it came about.
struct Update {
  std::shared_ptr<const Comparison> comparison;
  bool preview = false;     // fewer queries than will be evaluated after the slider is let go
  bool outdated = false;    // looked up in an earlier exploration while a new one is under way
  bool thinned = false;     // fewer queries than asked for, because more do not fit into memory
  double milliseconds = 0;  // from the change to its delivery
};

/// Keeps a comparison up to date with the scenario that is wanted, in the background.
///
/// Explorations run on one thread and look-ups on another, so that moving tau or W never waits for
/// a long exploration. Where an exploration takes long, a preview from every k-th query comes
/// first, and the exact result follows when the slider is let go or the changes pause. Policies
/// that lie on no curve are run alone, on a third thread; until one has run, its earlier track
/// stands in.
class Updater : public QObject {
  Q_OBJECT

 public:
  explicit Updater(QObject* parent = nullptr);

  /// `held`: a slider is down, more changes will follow.
  void want(const Scenario& scenario, bool held);
  /// The slider was let go.
  void release();
  /// Stops what runs; what is shown stays.
  void cancel();
  /// The attention of a trace's cell that was read already; it need not be read again.
  void offer(const TraceSource& source, std::shared_ptr<const Attention> attention);

  [[nodiscard]] bool isBusy() const;
  /// Share of the running exploration that is done.
  [[nodiscard]] double progress() const { return m_progress->load(std::memory_order_relaxed); }
  [[nodiscard]] int startedCount() const {
    return m_explorations.startedCount() + m_lookups.startedCount() + m_runs.startedCount();
  }

 Q_SIGNALS:
  void delivered(const kvbudget::ui::Update& update);
  void failed(const QString& sentence);
  void busyChanged();

 private:
  struct Explored {
    std::shared_ptr<const Exploration> exploration;
    Scenario asked;  // its query stride may be smaller than the exploration's
    bool preview = false;
    bool thinned = false;
  };
  struct Outcome {
    std::optional<Explored> explored;
    std::shared_ptr<const Comparison> comparison;
    double seconds = 0.0;
    int threads = 1;
    QString failure;
  };
  struct Run {
    std::shared_ptr<const Exploration> exploration;
    Outcomes outcomes;
    QString failure;
  };

  void explore(bool exact);
  void keepMemoryReady() const;
  void lookUp();
  void takeExploration(const Scenario& asked, const QElapsedTimer& since, const Outcome& outcome);
  void takeLookUp(const Scenario& asked, const QElapsedTimer& since, const Outcome& outcome);
  void runPending(const std::vector<PolicyChoice>& choices);
  void takeRun(const Run& run);
  void deliver(const Explored& explored, std::shared_ptr<const Comparison> comparison,
               bool outdated, const QElapsedTimer& since);
  [[nodiscard]] Index knownTokens(const Scenario& scenario) const;
  [[nodiscard]] bool isLarge(const Scenario& scenario) const;
  [[nodiscard]] static Outcome explored(const Scenario& asked, bool exact, const Pace& pace,
                                        const std::shared_ptr<const Exploration>& earlier,
                                        const ExploreOptions& base);

  ComputeQueue m_explorations;
  ComputeQueue m_lookups;
  ComputeQueue m_runs;
  QTimer m_settle;  // no change for a while: time for the exact result
  std::shared_ptr<std::atomic<double>> m_progress;
  Pace m_pace;
  Scenario m_wanted;
  bool m_held = false;
  QElapsedTimer m_since;  // the last change
  std::optional<Explored> m_explored;
  std::shared_ptr<const Comparison> m_comparison;
  Outcomes m_outcomes;                     // of policies run alone on m_explored
  std::vector<PolicyChoice> m_runRequest;  // the newest
  std::optional<std::pair<TraceSource, std::shared_ptr<const Attention>>> m_offered;
  std::optional<Scenario> m_running;  // what is being explored, if nothing cancelled it
  bool m_runningExact = false;
};

}  // namespace kvbudget::ui
