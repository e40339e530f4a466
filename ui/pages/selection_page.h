#pragma once

#include <QWidget>
#include <memory>

#include "core/scenario/comparison.h"
#include "core/selection/row_sets.h"
#include "ui/session/compute_queue.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QToolButton;

namespace kvbudget::ui {

class AuditView;
class Card;
class RankedSets;
class SwapPlayer;

/// How good is a kept set? For the query under the cursor all sets of one size by their error, and
/// the balancing selector's swaps; over sampled rows of all cells what a better set can close.
class SelectionPage final : public QWidget {
  Q_OBJECT

 public:
  explicit SelectionPage(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);
  /// One of the paper's budgets: 4, 8, 16, 32.
  void setBudget(Index budget);
  [[nodiscard]] Index budget() const { return m_budget; }

  [[nodiscard]] RankedSets& ranking() const { return *m_ranking; }
  [[nodiscard]] SwapPlayer& swaps() const { return *m_swaps; }
  [[nodiscard]] AuditView& audit() const { return *m_audit; }
  /// Null until the first row is computed.
  [[nodiscard]] const std::shared_ptr<const RowSets>& shown() const { return m_shown; }
  /// Everything is shown, complete, or there is a reason why not.
  [[nodiscard]] bool isSettled() const;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  /// A cell of the map was chosen.
  void cellChosen(int layer, int head);

 protected:
  void showEvent(QShowEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  // Which row the sets are of.
  struct Wanted {
    std::shared_ptr<const Attention> attention;
    Position query = -1;
    Index budget = 0;
    bool operator==(const Wanted&) const = default;
  };

  void makeLayout();
  void arrange();
  [[nodiscard]] QString reasonNot() const;
  [[nodiscard]] Wanted wanted() const;
  void refresh();
  void requestRow();
  void present();
  void applyType();

  std::shared_ptr<const Comparison> m_comparison;
  int m_cursor = 0;
  Index m_budget = 8;
  Wanted m_shownOf, m_asked;
  bool m_askedComplete = false;
  std::shared_ptr<const RowSets> m_shown;
  QString m_failure;

  Card* m_card;
  RankedSets* m_ranking;
  QScrollArea* m_area;
  SwapPlayer* m_swaps;
  QLabel* m_lesson;
  QToolButton* m_help;
  AuditView* m_audit;
  QBoxLayout* m_columns = nullptr;
  ComputeQueue m_queue;
};

}  // namespace kvbudget::ui
