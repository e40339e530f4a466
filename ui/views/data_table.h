#pragma once

#include <QDialog>

class QAbstractItemModel;
class QTableView;

namespace kvbudget::ui {

class DataSource;

/// A table of what a view draws, with copy as CSV.
class DataTable final : public QDialog {
  Q_OBJECT

 public:
  DataTable(const DataSource& source, QWidget* parent);

  /// Opens the table of the focused view within `window`; false when none shows data.
  static bool openFor(QWidget* window);

  [[nodiscard]] QTableView& table() const { return *m_table; }
  /// The selected rows, or all.
  [[nodiscard]] QString csv() const;
  void copy() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QAbstractItemModel* m_model;
  QTableView* m_table;
};

/// The given rows (all when empty) with a header, for spreadsheets of any language: a dot as
/// decimal point, 17 digits, quotes where they are needed, lines ended by a line feed.
[[nodiscard]] QString csvOf(const QAbstractItemModel& model, const QList<int>& rows = {});

}  // namespace kvbudget::ui
