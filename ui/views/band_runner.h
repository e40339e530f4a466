#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <memory>
#include <optional>

#include "core/scenario/band.h"

namespace kvbudget::ui {

/// Computes a band over draws on a thread of its own. Interface thread; a newer start() cancels an
/// older one, as its scenario is no longer shown.
class BandRunner final : public QObject {
  Q_OBJECT

 public:
  explicit BandRunner(QObject* parent = nullptr);
  ~BandRunner() override;

  void start(const Scenario& scenario, int draws);
  void cancel();
  [[nodiscard]] bool isRunning() const { return m_running; }

 Q_SIGNALS:
  void progressed(int percent);
  void finished(std::shared_ptr<const kvbudget::ParetoBand> band);
  /// One sentence for the user.
  void failed(const QString& sentence);

 private:
  struct Outcome {
    std::shared_ptr<const ParetoBand> band;
    QString error;
  };
  void launch();
  void finish();

  QThreadPool m_pool;
  QFutureWatcher<Outcome> m_watcher;
  struct Request {
    Scenario scenario;
    int draws;
  };
  std::optional<Request> m_pending;
  bool m_running = false;
};

}  // namespace kvbudget::ui
