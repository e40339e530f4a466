#include "ui/plot/plot_table.h"

#include <QLocale>
#include <cmath>

namespace kvbudget::ui {

PlotTable::PlotTable(const PlotModel& model, QObject* parent)
    : QAbstractTableModel(parent), m_xName(model.x.name), m_yName(model.y.name) {
  for (const Series& series : model.series) {
    int source = -1;
    if (series.detail) {
      source = static_cast<int>(m_sources.size());
      m_sources.push_back(series.detail);
      m_details = true;
    }
    for (std::size_t i = 0; i < series.points.size(); ++i) {
      m_rows.push_back({series.name,
                        series.points[i].x(),
                        series.points[i].y(),
                        {},
                        source,
                        static_cast<int>(i)});
    }
  }
  for (const Band& band : model.bands) {
    for (std::size_t i = 0; i < band.x.size(); ++i) {
      m_rows.push_back({tr("%1, lowest").arg(band.name), band.x[i], band.low[i], {}, -1, 0});
      m_rows.push_back({tr("%1, highest").arg(band.name), band.x[i], band.high[i], {}, -1, 0});
    }
  }
  for (const ReferenceLine& line : model.lines) {
    const double none = std::nan("");
    const bool level = line.orientation == Qt::Horizontal;
    m_rows.push_back({line.text, level ? none : line.value, level ? line.value : none, {}, -1, 0});
  }
  for (const Mark& mark : model.marks) {
    // As in a point's detail, its lines are one cell.
    const QString detail = QString(mark.detail).replace(u'\n', QStringLiteral(", "));
    m_rows.push_back({mark.text, mark.at.x(), mark.at.y(), detail, -1, 0});
    m_details = m_details || !mark.detail.isEmpty();
  }
}

QString PlotTable::detailOf(const Row& row) const {
  return row.source < 0 ? row.detail
                        : m_sources[static_cast<std::size_t>(row.source)](row.point).replace(
                              u'\n', QStringLiteral(", "));
}

int PlotTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PlotTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : (m_details ? 4 : 3);
}

QVariant PlotTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid() ||
      (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::TextAlignmentRole)) {
    return {};
  }
  const bool number = index.column() == 1 || index.column() == 2;
  if (role == Qt::TextAlignmentRole) {
    return QVariant::fromValue(Qt::Alignment(number ? Qt::AlignRight | Qt::AlignVCenter
                                                    : Qt::AlignLeft | Qt::AlignVCenter));
  }
  const Row& row = m_rows[static_cast<std::size_t>(index.row())];
  if (!number) {
    return index.column() == 0 ? row.series : detailOf(row);
  }
  const double value = index.column() == 1 ? row.x : row.y;
  if (!std::isfinite(value)) {
    return QString();
  }
  return role == Qt::EditRole ? QVariant(value) : QVariant(QLocale().toString(value, 'g', 6));
}

QVariant PlotTable::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole || orientation != Qt::Horizontal) {
    return QAbstractTableModel::headerData(section, orientation, role);
  }
  switch (section) {
    case 0:
      return tr("Series");
    case 1:
      return m_xName;
    case 2:
      return m_yName;
    default:
      return tr("Details");
  }
}

}  // namespace kvbudget::ui
