#pragma once

#include <memory>

#include "core/scenario/comparison.h"
#include "ui/plot/plot_model.h"
#include "ui/views/card.h"
#include "ui/views/data_source.h"

namespace kvbudget::ui {

class PlotView;

/// Mass or direction? All queries as points, m against the gap, with the cursor's ones ringed.
class CauseView final : public Card, public DataSource {
  Q_OBJECT

 public:
  explicit CauseView(QWidget* parent = nullptr);

  void setComparison(std::shared_ptr<const Comparison> comparison);
  void setCursor(int queryIndex);
  void setLogarithmic(bool logarithmic);

  [[nodiscard]] PlotView& plot() const { return *m_plot; }
  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cursorRequested(int queryIndex);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void rebuild();
  void pick(const PointRef& point);

  std::shared_ptr<const Comparison> m_comparison;
  int m_cursor = -1;
  bool m_logarithmic = false;
  PlotModel m_model;  // without the cursor's marks
  std::shared_ptr<const Comparison> m_built;
  bool m_builtLogarithmic = false;
  PlotView* m_plot;
};

}  // namespace kvbudget::ui
