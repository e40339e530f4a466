#pragma once

#include <QAbstractTableModel>

#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// What a plot draws, a row a point: series, x, y, and what the point is. Points that the axis
/// cannot show are there too, their number empty only when it is not finite.
class PlotTable final : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit PlotTable(const PlotModel& model, QObject* parent = nullptr);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  struct Row {
    QString series;
    double x, y;
    QString detail;
    int source = -1;  // index into m_sources, which make the detail when it is looked at
    int point = 0;
  };
  [[nodiscard]] QString detailOf(const Row& row) const;

  std::vector<Row> m_rows;
  std::vector<std::function<QString(int)>> m_sources;
  QString m_xName, m_yName;
  bool m_details = false;
};

}  // namespace kvbudget::ui
