#pragma once

#include <QWidget>
#include <vector>

#include "ui/views/bound_bars_painter.h"
#include "ui/views/data_source.h"

namespace kvbudget::ui {

/// The error and each bound on it as bars of one scale, so that one sees which bound is tight.
class BoundBars final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  using Bar = BoundBar;

  explicit BoundBars(QWidget* parent = nullptr);

  /// The bounds that hold for the readout, the error first.
  void setBounds(double error, const Bounds& bounds, Readout readout);
  [[nodiscard]] const std::vector<Bar>& bars() const { return m_bars; }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] bool isStacked() const;
  [[nodiscard]] double rowHeight() const;

  std::vector<Bar> m_bars;
};

}  // namespace kvbudget::ui
