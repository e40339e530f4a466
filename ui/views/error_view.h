#pragma once

#include <memory>

#include "ui/views/card.h"
#include "ui/views/data_source.h"
#include "ui/views/error_model.h"

namespace kvbudget::ui {

class PlotView;

/// Error of each policy over the queries.
class ErrorView final : public Card, public DataSource {
  Q_OBJECT

 public:
  explicit ErrorView(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);

  [[nodiscard]] const ErrorChoice& choice() const { return m_choice; }
  void setChoice(const ErrorChoice& choice);

  [[nodiscard]] PlotView& plot() const { return *m_plot; }
  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);
  /// A spike was clicked, or Enter pressed at the cursor: why does this track err at this query?
  void whyRequested(int trackIndex, int queryIndex);
  void choiceChanged();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void buildMenus();
  void updateModel();
  void updateActions();
  void applyMargins();
  void step(int samples);
  void askWhy(const QString& markId);

  std::shared_ptr<const Comparison> m_comparison;
  ErrorChoice m_choice;
  int m_cursor = -1;
  PlotView* m_plot;
  std::vector<std::pair<QAction*, ErrorChoice::Bounds>> m_boundActions;
  std::vector<std::pair<QAction*, bool>> m_scaleActions;
};

}  // namespace kvbudget::ui
