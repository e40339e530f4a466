#pragma once

#include <QWidget>
#include <functional>
#include <optional>

#include "core/base/types.h"
#include "ui/theme/theme.h"

namespace kvbudget::ui {

/// How one cell of a grid looks.
struct CellLook {
  std::optional<double> value;  // its depth; nothing: an empty cell
  QString text;                 // in the cell, at most four characters
  bool outlined = false;        // dotted
  QString failure;              // why it has no value; empty: not yet
  QString reading;              // tooltip and description, a line each
};

/// Layers by heads, each cell shaded by its value; a click or Enter chooses one.
class CellGrid final : public QWidget {
  Q_OBJECT

 public:
  using Look = std::function<CellLook(int layer, int head)>;

  /// `look` must outlive the grid's use of it.
  explicit CellGrid(Look look, QWidget* parent = nullptr);

  void setSize(Index layers, Index heads);
  void setCurrent(int layer, int head);
  /// The value that is not shaded.
  void setLowest(double lowest);

  [[nodiscard]] QRectF cellRect(int layer, int head) const;
  [[nodiscard]] QString readingAt(int layer, int head) const { return m_look(layer, head).reading; }
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
  /// After a cell's figures came, or a new trace.
  void refresh();

 Q_SIGNALS:
  void cellChosen(int layer, int head);
  /// The cell under keyboard or pointer, for a scroll area to show.
  void focusMoved(const QRect& cell);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const;  // x: head, y: layer
  [[nodiscard]] QSizeF cellSize() const;
  [[nodiscard]] static QSizeF leastCell();
  void describe();

  Look m_look;
  int m_layers = 0;
  int m_heads = 0;
  double m_lowest = 0.0;
  QPoint m_current{-1, -1};  // x: head, y: layer
  QPoint m_focus{0, 0};
};

/// Paints one cell, on a screen and in figures alike: `depth` 0 to 1 of the accent.
void paintCell(QPainter& painter, const QRectF& rect, const CellLook& look, double depth,
               const Theme& theme);

}  // namespace kvbudget::ui
