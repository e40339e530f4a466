#include "ui/views/data_table.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/controls/thin_scroll_bar.h"
#include "ui/theme/appearance.h"
#include "ui/views/data_source.h"

namespace kvbudget::ui {
namespace {

QString quoted(const QString& text) {
  const bool needed = std::ranges::any_of(
      text, [](QChar c) { return c == u',' || c == u'"' || c == u'\n' || c == u'\r'; });
  if (!needed) {
    return text;
  }
  return u'"' + QString(text).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

QString cell(const QAbstractItemModel& model, int row, int column) {
  const QVariant value = model.index(row, column).data(Qt::EditRole);
  switch (value.typeId()) {
    case QMetaType::Double: {
      const double number = value.toDouble();
      return std::isfinite(number)
                 ? QLocale::c().toString(number, 'g', QLocale::FloatingPointShortest)
                 : QString();
    }
    case QMetaType::Int:
    case QMetaType::LongLong:
    case QMetaType::UInt:
    case QMetaType::ULongLong:
      return QString::number(value.toLongLong());
    default:
      return quoted(value.isValid() ? value.toString()
                                    : model.index(row, column).data(Qt::DisplayRole).toString());
  }
}

}  // namespace

QString csvOf(const QAbstractItemModel& model, const QList<int>& rows) {
  QString text;
  const int columns = model.columnCount();
  QStringList line;
  for (int column = 0; column < columns; ++column) {
    line << quoted(model.headerData(column, Qt::Horizontal).toString());
  }
  text += line.join(u',') + u'\n';
  const auto count = rows.isEmpty() ? model.rowCount() : static_cast<int>(rows.size());
  for (int i = 0; i < count; ++i) {
    line.clear();
    for (int column = 0; column < columns; ++column) {
      line << cell(model, rows.isEmpty() ? i : rows[i], column);
    }
    text += line.join(u',') + u'\n';
  }
  return text;
}

DataTable::DataTable(const DataSource& source, QWidget* parent)
    : QDialog(parent), m_model(source.dataModel(this)), m_table(new QTableView(this)) {
  if (m_model == nullptr) {
    m_model = new QStandardItemModel(this);  // a view before its first result
  }
  const TypeScale& type = Appearance::instance().type();
  setWindowTitle(source.dataTitle());
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(type.space(4), type.space(4), type.space(4), type.space(4));
  layout->setSpacing(type.space(3));
  auto* count =
      new QLabel(tr("%Ln rows, exactly what the view draws.", nullptr, m_model->rowCount()), this);
  count->setTextFormat(Qt::PlainText);
  layout->addWidget(count);
  m_table->setModel(m_model);
  m_table->setAccessibleName(source.dataTitle());
  m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
  m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_table->setWordWrap(false);
  m_table->verticalHeader()->hide();
  m_table->verticalHeader()->setDefaultSectionSize(type.space(6));
  m_table->setVerticalScrollBar(new ThinScrollBar);
  // The first rows tell the width; measuring all of a long table would take seconds.
  m_table->horizontalHeader()->setResizeContentsPrecision(50);
  m_table->resizeColumnsToContents();
  // As wide as it needs to be, if the window is: nothing is cut, and nothing stretched for long.
  const int needed = m_table->horizontalHeader()->length() + type.space(14);
  const int most = parent != nullptr ? parent->width() : type.space(250);
  const int width = std::clamp(needed, type.space(100), std::max(type.space(100), most));
  m_table->horizontalHeader()->setStretchLastSection(needed <= width);
  layout->addWidget(m_table, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
  QPushButton* copyButton = buttons->addButton(tr("Copy as CSV"), QDialogButtonBox::ActionRole);
  copyButton->setToolTip(tr("Copies the selected rows, or all, with full precision (Ctrl+C)."));
  connect(copyButton, &QPushButton::clicked, this, &DataTable::copy);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout->addWidget(buttons);
  // The table's own copy takes the current cell alone.
  m_table->installEventFilter(this);
  resize(width, type.space(120));
  m_table->setFocus();
}

bool DataTable::openFor(QWidget* window) {
  const DataSource* source = dataSourceOf(window->focusWidget());
  if (source == nullptr) {
    return false;
  }
  auto* dialog = new DataTable(*source, window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
  return true;
}

QString DataTable::csv() const {
  QList<int> rows;
  for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
    rows << index.row();
  }
  std::ranges::sort(rows);
  return csvOf(*m_model, rows);
}

bool DataTable::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_table && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
    copy();
    return true;
  }
  return QDialog::eventFilter(watched, event);
}

void DataTable::copy() const {
  QApplication::clipboard()->setText(csv());
}

}  // namespace kvbudget::ui
