#pragma once

#include <QWidget>

#include "ui/theme/theme.h"
#include "ui/trace/cell_survey.h"
#include "ui/views/data_source.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace kvbudget::ui {

class CellGrid;

/// Which figure of a cell the grid shows.
enum class CellFigure { effectiveKeys, firstTokenMass, droppedMass };

/// Layers by heads of a trace with a figure in each cell; a click or Enter chooses one.
class CellPicker final : public QWidget, public DataSource {
  Q_OBJECT

 public:
  explicit CellPicker(QWidget* parent = nullptr);

  /// Shows the trace's cells and begins to find their figures.
  void setTrace(const TraceInfo& info);
  /// The cell that the scenario uses.
  void setCurrent(int layer, int head);
  void setFigure(CellFigure figure);
  void cancel() { m_survey.cancel(); }

  [[nodiscard]] const CellSurvey& survey() const { return m_survey; }
  [[nodiscard]] CellGrid& grid() const { return *m_grid; }

  [[nodiscard]] QString dataTitle() const override;
  [[nodiscard]] QAbstractItemModel* dataModel(QObject* parent) const override;

 Q_SIGNALS:
  void cellChosen(int layer, int head);

 private:
  void showState();
  void applyType();

  CellSurvey m_survey;
  TraceInfo m_info;
  CellGrid* m_grid;
  QScrollArea* m_area;
  QComboBox* m_choice;
  QProgressBar* m_bar;
  QPushButton* m_cancel;
  QLabel* m_note;
};

/// The grid alone.
class CellGrid final : public QWidget {
  Q_OBJECT

 public:
  explicit CellGrid(const CellSurvey& survey, QWidget* parent = nullptr);

  void setSize(Index layers, Index heads);
  void setCurrent(int layer, int head);
  void setFigure(CellFigure figure);
  [[nodiscard]] CellFigure figure() const { return m_figure; }

  [[nodiscard]] QRectF cellRect(int layer, int head) const;
  [[nodiscard]] QString readingAt(int layer, int head) const;
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
  [[nodiscard]] std::optional<double> valueOf(int layer, int head) const;
  [[nodiscard]] std::optional<QPoint> cellAt(const QPointF& point) const;  // x: head, y: layer
  [[nodiscard]] QSizeF cellSize() const;
  [[nodiscard]] static QSizeF leastCell();
  void paintCell(QPainter& painter, int layer, int head, double low, double high) const;
  void describe();

  const CellSurvey& m_survey;
  int m_layers = 0;
  int m_heads = 0;
  QPoint m_current{-1, -1};  // x: head, y: layer
  QPoint m_focus{0, 0};
  CellFigure m_figure = CellFigure::effectiveKeys;
};

}  // namespace kvbudget::ui
