#include "ui/views/data_table.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QClipboard>
#include <QLocale>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <catch2/catch.hpp>

#include "tests/ui/views/preset_comparison.h"
#include "ui/plot/plot_table.h"
#include "ui/plot/plot_view.h"
#include "ui/views/error_view.h"
#include "ui/views/pareto_view.h"

using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

TEST_CASE("the table of a plot has what is drawn", "[table]") {
  const PlotModel model = paretoModel(*presetWith({"window", "mass", "tova"}), {});
  PlotTable table(model);
  const QAbstractItemModelTester tester(&table,
                                        QAbstractItemModelTester::FailureReportingMode::Warning);
  std::size_t points = model.marks.size() + model.lines.size();
  for (const Series& series : model.series) {
    points += series.points.size();
  }
  CHECK(table.rowCount() == static_cast<int>(points));
  CHECK(table.columnCount() == 4);
  CHECK(table.headerData(1, Qt::Horizontal, Qt::DisplayRole) == model.x.name);
  CHECK(table.index(4, 2).data(Qt::EditRole).toDouble() == model.series[0].points[4].y());
  CHECK(table.index(4, 3).data().toString().startsWith(QStringLiteral("W = ")));
  CHECK_FALSE(table.index(4, 3).data().toString().contains(u'\n'));
}

TEST_CASE("CSV is for any spreadsheet: dots, full precision, quotes", "[table]") {
  QStandardItemModel model;
  model.setHorizontalHeaderLabels({QStringLiteral("tokens read, mean"), QStringLiteral("error")});
  const auto row = [&](const QString& name, double value) {
    auto* item = new QStandardItem;
    item->setData(value, Qt::EditRole);
    model.appendRow({new QStandardItem(name), item});
  };
  row(QStringLiteral("say \"W\""), 0.1 + 0.2);
  row(QStringLiteral("plain"), 1e-300);
  row(QStringLiteral("two\nlines"), std::nan(""));
  const QLocale before;
  QLocale::setDefault(QLocale(QLocale::German));
  const std::string csv = csvOf(model).toStdString();
  const std::string second = csvOf(model, {1}).toStdString();
  QLocale::setDefault(before);
  CHECK(csv ==
        "\"tokens read, mean\",error\n\"say \"\"W\"\"\",0.30000000000000004\nplain,1e-300\n"
        "\"two\nlines\",\n");
  CHECK(second == "\"tokens read, mean\",error\nplain,1e-300\n");
}

TEST_CASE("the table opens for the focused view and copies", "[table][smoke]") {
  ErrorView view;
  view.resize(600, 300);
  view.setComparison(presetWith());
  view.show();
  view.activateWindow();
  CHECK(QTest::qWaitForWindowActive(&view));
  view.plot().setFocus();
  REQUIRE(DataTable::openFor(&view));
  auto* dialog = view.findChild<DataTable*>();
  REQUIRE(dialog != nullptr);
  CHECK(dialog->windowTitle() == QStringLiteral("Error per query"));
  CHECK(QTest::qWaitForWindowActive(dialog));
  QApplication::clipboard()->setText(QStringLiteral("before"));
  QTest::keyClick(&dialog->table(), Qt::Key_C, Qt::ControlModifier);
  const QString all = QApplication::clipboard()->text();
  CHECK(all.startsWith(QStringLiteral("Series,query,error")));
  CHECK(all.count(u'\n') == dialog->table().model()->rowCount() + 1);
  dialog->table().selectRow(7);
  QTest::keyClick(&dialog->table(), Qt::Key_C, Qt::ControlModifier);
  CHECK(QApplication::clipboard()->text().count(u'\n') == 2);
  QTest::keyClick(dialog, Qt::Key_Escape);
  CHECK(dialog->isHidden());

  QWidget bare;
  CHECK_FALSE(DataTable::openFor(&bare));
  CHECK(dataSourceOf(nullptr) == nullptr);
}
