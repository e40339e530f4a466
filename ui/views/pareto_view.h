#pragma once

#include <QTimer>
#include <memory>

#include "ui/views/band_runner.h"
#include "ui/views/card.h"
#include "ui/views/data_source.h"
#include "ui/views/pareto_model.h"

class QActionGroup;
class QProgressBar;
class QToolButton;

namespace kvbudget::ui {

class PlotView;

/// Error against cache size.
class ParetoView final : public Card, public DataSource {
  Q_OBJECT

 public:
  explicit ParetoView(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  /// Linked views have a cursor; this one's axes know no query.
  void setCursor(int /*queryIndex*/) {}

  [[nodiscard]] const ParetoChoice& choice() const { return m_choice; }
  void setChoice(const ParetoChoice& choice);
  /// 0: no band.
  [[nodiscard]] int bandDraws() const { return m_draws; }
  void setBandDraws(int draws);

  [[nodiscard]] PlotView& plot() const { return *m_plot; }
  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);
  void choiceChanged();
  /// A point of the window's or the mass budget's curve was clicked: make it the setting.
  void windowWanted(int window);
  void tauWanted(double tau);
  void failed(const QString& sentence);

 private:
  void buildMenus();
  template <typename Value>
  void addChoice(QActionGroup* group, const QString& text, Value ParetoChoice::*member,
                 Value value);
  void updateModel();
  void updateActions();
  void updateBand();
  void showBand(std::shared_ptr<const ParetoBand> band);
  void pickPoint(int series, int point);

  std::shared_ptr<const Comparison> m_comparison;
  ParetoChoice m_choice;
  PlotView* m_plot;
  QProgressBar* m_progress;
  QToolButton* m_cancel;
  std::vector<std::pair<QAction*, std::function<bool(const ParetoChoice&)>>> m_actions;
  std::vector<std::pair<QAction*, int>> m_bandActions;

  int m_draws = 0;
  BandRunner m_runner;
  QTimer m_bandDelay;
  Scenario m_bandScenario;  // what the band is of, or is being computed of
  std::shared_ptr<const ParetoBand> m_band;
};

}  // namespace kvbudget::ui
