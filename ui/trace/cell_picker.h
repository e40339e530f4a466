#pragma once

#include <QWidget>

#include "ui/trace/cell_grid.h"
#include "ui/trace/cell_survey.h"
#include "ui/views/data_source.h"

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace kvbudget::ui {

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
  [[nodiscard]] CellLook lookOf(int layer, int head) const;
  [[nodiscard]] QString readingOf(int layer, int head) const;
  void showState();
  void applyType();

  CellFigure m_figure = CellFigure::effectiveKeys;
  CellSurvey m_survey;
  TraceInfo m_info;
  CellGrid* m_grid;
  QScrollArea* m_area;
  QComboBox* m_choice;
  QProgressBar* m_bar;
  QPushButton* m_cancel;
  QLabel* m_note;
};

}  // namespace kvbudget::ui
