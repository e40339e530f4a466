#pragma once

#include <QWidget>

#include "ui/pages/audit_runner.h"
#include "ui/pages/cell_map.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QTimer;
class QVBoxLayout;

namespace kvbudget::ui {

class Card;
class PlotView;

/// What sampled rows of all cells come to: ceiling, certificate or pi; and the map.
class AuditView final : public QWidget {
  Q_OBJECT

 public:
  enum class Chart { ceiling, certificate, pi };

  explicit AuditView(QWidget* parent = nullptr);

  /// Audits what the comparison shows while the view is visible. `reason`: why there can be no
  /// audit; empty: there can.
  void setComparison(std::shared_ptr<const Comparison> comparison, const QString& reason);
  void setBudget(Index budget);
  void setChart(Chart chart);

  [[nodiscard]] const AuditRunner& runner() const { return m_runner; }
  [[nodiscard]] PlotView& plot() const { return *m_plot; }
  [[nodiscard]] CellMap& map() const { return *m_map; }
  [[nodiscard]] QPushButton* cancelButton() const { return m_cancel; }
  [[nodiscard]] QString note() const;
  [[nodiscard]] bool isSettled() const;

 Q_SIGNALS:
  void cellChosen(int layer, int head);

 protected:
  void showEvent(QShowEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  // What plot and map were made for.
  struct Drawn {
    std::shared_ptr<const AuditOverview> audit;
    Chart chart = Chart::ceiling;
    Index budget = 0;
    bool stale = false;
    QString reason;
    bool operator==(const Drawn&) const = default;
  };

  void makeLayout();
  void refresh();
  void showState();
  void showPlot(bool stale);
  void applyType();

  std::shared_ptr<const Comparison> m_comparison;
  QString m_reason;
  Index m_budget = 8;
  Chart m_chart = Chart::ceiling;
  AuditRunner m_runner;
  Drawn m_drawn;

  Card* m_plotCard;
  Card* m_mapCard;
  PlotView* m_plot;
  CellMap* m_map;
  QLabel* m_conversion;
  QLabel* m_note;
  QProgressBar* m_bar;
  QPushButton* m_cancel;
  QTimer* m_tick;
  QVBoxLayout* m_column = nullptr;
};

}  // namespace kvbudget::ui
