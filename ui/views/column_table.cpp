#include "ui/views/column_table.h"

#include "ui/plot/axis.h"

namespace kvbudget::ui {

ColumnTable::ColumnTable(QStringList names, std::vector<std::vector<QVariant>> rows,
                         QObject* parent)
    : QAbstractTableModel(parent), m_names(std::move(names)), m_rows(std::move(rows)) {}

int ColumnTable::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColumnTable::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_names.size());
}

QVariant ColumnTable::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const QVariant& value =
      m_rows[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
  const bool isNumber = value.typeId() == QMetaType::Double;
  switch (role) {
    case Qt::EditRole:
      return value;
    case Qt::DisplayRole:
      return isNumber ? QVariant(shortNumber(value.toDouble())) : value;
    case Qt::TextAlignmentRole:
      return value.typeId() == QMetaType::QString ? QVariant()
                                                  : QVariant(Qt::AlignRight | Qt::AlignVCenter);
    default:
      return {};
  }
}

QVariant ColumnTable::headerData(int section, Qt::Orientation orientation, int role) const {
  return role == Qt::DisplayRole && orientation == Qt::Horizontal
             ? QVariant(m_names[section])
             : QAbstractTableModel::headerData(section, orientation, role);
}

}  // namespace kvbudget::ui
