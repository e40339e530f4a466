#pragma once

#include <QWidget>
#include <atomic>
#include <memory>
#include <optional>

#include "core/scenario/comparison.h"
#include "ui/pages/sink_strength_model.h"
#include "ui/session/compute_queue.h"

class QLabel;
class QProgressBar;
class QTimer;

namespace kvbudget::ui {

class Card;
class PlotView;

/// Errors of window and mass budget against the strength of the sinks, or against recency. Computed
/// in the background while the page is shown, coarse first; moving the swept key itself only moves
/// the cursor.
class SinkStrengthPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SinkStrengthPage(QWidget* parent = nullptr);
  ~SinkStrengthPage() override;

  /// The settings to sweep are those of the comparison's scenario.
  void setComparison(std::shared_ptr<const Comparison> comparison);
  /// "sink_boost" or "recency".
  void setKey(const std::string& key);
  [[nodiscard]] const std::string& key() const { return m_key; }

  [[nodiscard]] PlotView& plot() const { return *m_plot; }
  [[nodiscard]] QString verdict() const;
  /// What is drawn belongs to the scenario as it stands, at full resolution.
  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] const std::optional<Sweep>& shown() const { return m_sweep; }

 Q_SIGNALS:
  /// The cursor was moved: the scenario's key should take that value. Not finished: the drag goes
  /// on.
  void valueRequested(const QString& key, double value, bool finished);

 protected:
  void showEvent(QShowEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  struct Wanted {
    Scenario scenario;  // with the swept key at 0
    SweepAxis axis;
    bool operator==(const Wanted&) const = default;
  };

  [[nodiscard]] QString reasonNot() const;
  [[nodiscard]] double current() const;
  [[nodiscard]] Wanted wanted() const;
  void refresh();
  void request(const Wanted& wanted, int steps);
  void take(const Wanted& wanted, int steps, const Sweep& sweep);
  void moveTo(double value);
  void showState();
  void applyType();

  std::shared_ptr<const Comparison> m_comparison;
  std::string m_key = "sink_boost";
  ComputeQueue m_queue;
  std::shared_ptr<std::atomic<double>> m_progress;
  std::optional<Wanted> m_asked;  // newest request
  std::optional<Wanted> m_drawn;  // what m_sweep is of
  int m_drawnSteps = 0;
  std::optional<Sweep> m_sweep;
  QString m_failure;
  double m_moved = 0.0;  // the value that was last requested in a drag
  bool m_moving = false;

  Card* m_card;
  PlotView* m_plot;
  QLabel* m_verdict;
  QProgressBar* m_bar;
  QTimer* m_tick;
};

}  // namespace kvbudget::ui
