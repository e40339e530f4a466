#pragma once

#include <QString>

class QAbstractItemModel;
class QObject;
class QWidget;

namespace kvbudget::ui {

/// A view that can show what it draws as a table (Ctrl+D).
class DataSource {
 public:
  virtual ~DataSource() = default;
  [[nodiscard]] virtual QString dataTitle() const = 0;
  /// Exactly what is drawn now. Numbers stand under Qt::EditRole as double in full precision; the
  /// table shows Qt::DisplayRole.
  [[nodiscard]] virtual QAbstractItemModel* dataModel(QObject* parent) const = 0;
};

/// The widget itself or the nearest of its ancestors that is a data source; null if none is.
[[nodiscard]] DataSource* dataSourceOf(QWidget* widget);

}  // namespace kvbudget::ui
