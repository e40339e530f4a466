#pragma once

#include <QAbstractTableModel>
#include <QStringList>
#include <QVariant>
#include <vector>

namespace kvbudget::ui {

/// A table of columns with names, for the data behind a view. Numbers are shown short and given in
/// full precision under Qt::EditRole.
class ColumnTable final : public QAbstractTableModel {
  Q_OBJECT

 public:
  ColumnTable(QStringList names, std::vector<std::vector<QVariant>> rows, QObject* parent);

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                    int role) const override;

 private:
  QStringList m_names;
  std::vector<std::vector<QVariant>> m_rows;
};

}  // namespace kvbudget::ui
