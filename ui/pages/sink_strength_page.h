#pragma once

#include <memory>
#include <optional>

#include "core/scenario/comparison.h"
#include "ui/pages/scrolled_page.h"
#include "ui/pages/sweep_runner.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;

namespace kvbudget::ui {

class Card;
class PlotView;

/// Errors of window and mass budget against the strength of the sinks, or against recency. Computed
/// in the background while the page is shown: a few values first, and at large sizes from every
/// k-th query, then all. Moving the swept key itself only moves the cursor.
class SinkStrengthPage final : public ScrolledPage {
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
  /// Nothing until the first sweep.
  [[nodiscard]] const std::optional<SweepResult>& shown() const { return m_runner.result(); }
  [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }

 Q_SIGNALS:
  /// The cursor was moved: the scenario's key should take that value. Not finished: the drag goes
  /// on.
  void valueRequested(const QString& key, double value, bool finished);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] QString reasonNot() const;
  [[nodiscard]] double current() const;
  [[nodiscard]] SweepTask wanted() const;
  void refresh();
  void cancelOrResume();
  [[nodiscard]] QString noteOf() const;
  void moveTo(double value);
  void showState();
  void applyType();

  std::shared_ptr<const Comparison> m_comparison;
  std::string m_key = "sink_boost";
  SweepRunner m_runner;
  double m_moved = 0.0;  // the value that was last requested in a drag
  bool m_moving = false;

  Card* m_card;
  PlotView* m_plot;
  QLabel* m_verdict;
  QProgressBar* m_bar;
  QPushButton* m_cancel;
  QTimer* m_tick;
};

}  // namespace kvbudget::ui
