#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAccessible>
#include <QtGui/QClipboard>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTableView>
#include <catch2/catch.hpp>
#include <set>

#include "tests/ui/window_support.h"
#include "ui/pages/rollout_page.h"
#include "ui/plot/plot_view.h"
#include "ui/trace/cell_picker.h"
#include "ui/views/data_table.h"
#include "ui/views/kept_map.h"
#include "ui/views/keyframe_editor.h"
#include "ui/views/query_card_body.h"
#include "ui/views/sink_strips.h"
#include "ui/views/token_strip.h"
#include "ui/window/transport_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Fixture : OpenWindow {
  Fixture() { session().setCursor(40); }

  void open(const QString& page) {
    REQUIRE(window.showPage(page));
    CHECK(QTest::qWaitFor([this] { return window.isSettled(); }, 20'000));
  }

  // Every chart, map and strip of the page in front.
  QList<QWidget*> charts() const {
    QList<QWidget*> found;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      const bool chart = qobject_cast<PlotView*>(widget) != nullptr ||
                         qobject_cast<TimelineView*>(widget) != nullptr ||
                         qobject_cast<QueryCardBody*>(widget) != nullptr;
      if (chart && widget->isVisible()) {
        found << widget;
      }
    }
    return found;
  }
};

QString spoken(QWidget* widget, QAccessible::Text part) {
  QAccessibleInterface* about = QAccessible::queryAccessibleInterface(widget);
  return about != nullptr ? about->text(part) : QString();
}

std::string nameOf(const QWidget* widget) {
  return std::string(widget->metaObject()->className()) + " '" +
         widget->objectName().toStdString() + "' in " +
         (widget->parentWidget() != nullptr ? widget->parentWidget()->metaObject()->className()
                                            : "nothing");
}

bool takesFocus(const QWidget* widget) {
  return widget->focusPolicy() != Qt::NoFocus && widget->focusProxy() == nullptr &&
         widget->isVisible() && widget->isEnabled();
}

const char* const kPages[] = {"rollout", "sink-strength"};

}  // namespace

TEST_CASE_METHOD(Fixture, "whatever takes the focus has a name to be read out", "[accessibility]") {
  window.session().change(QStringLiteral("All"), [](Scenario& s) {
    s.policies.clear();
    for (const char* id : {"window", "mass", "sink_window", "keyframe_window", "h2o"}) {
      s.policies.push_back({id, {}});
    }
  });
  REQUIRE(settles(window.session()));
  for (const char* page : kPages) {
    open(QString::fromLatin1(page));
    int focusable = 0;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (takesFocus(widget)) {
        ++focusable;
        INFO(nameOf(widget));
        CHECK_FALSE(spoken(widget, QAccessible::Name).trimmed().isEmpty());
      }
    }
    CHECK(focusable > 25);
  }
}

TEST_CASE_METHOD(Fixture, "Tab reaches every control and chart, and comes back",
                 "[accessibility]") {
  for (const char* page : kPages) {
    open(QString::fromLatin1(page));
    window.findChild<QTabBar*>()->setFocus();
    std::set<const QWidget*> reached;
    const QWidget* first = window.focusWidget();
    REQUIRE(first != nullptr);
    for (int i = 0; i < 300; ++i) {
      reached.insert(window.focusWidget());
      QTest::keyClick(window.focusWidget(), Qt::Key_Tab);
      if (window.focusWidget() == first) {
        break;
      }
    }
    CHECK(window.focusWidget() == first);
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
      if (takesFocus(widget) && (widget->focusPolicy() & Qt::TabFocus) != 0) {
        INFO(nameOf(widget));
        CHECK(reached.count(widget) == 1);
      }
    }
    for (const QWidget* chart : charts()) {
      INFO(nameOf(chart));
      CHECK(reached.count(chart) == 1);
    }
  }
}

TEST_CASE_METHOD(Fixture, "each chart shows its focus, and tells what it shows",
                 "[accessibility]") {
  for (const char* page : kPages) {
    open(QString::fromLatin1(page));
    for (QWidget* chart : charts()) {
      INFO(nameOf(chart));
      window.findChild<QTabBar*>()->setFocus();
      const QImage without = chart->grab().toImage();
      chart->setFocus(Qt::OtherFocusReason);
      CHECK(chart->hasFocus());
      CHECK(chart->grab().toImage() != without);
      const QString description = spoken(chart, QAccessible::Description);
      CHECK(description.size() > 20);
      CHECK(description.contains(QRegularExpression(QStringLiteral("[0-9]"))));
      CHECK(spoken(chart, QAccessible::Help).isEmpty() == chart->whatsThis().isEmpty());
    }
  }
}

TEST_CASE_METHOD(Fixture, "what a chart tells follows the cursor and the data", "[accessibility]") {
  open(QStringLiteral("rollout"));
  std::vector<QString> before;
  const QList<QWidget*> all = charts();
  for (QWidget* chart : all) {
    before.push_back(spoken(chart, QAccessible::Description));
  }
  window.session().change(QStringLiteral("Sink boost"), [](Scenario& s) {
    s.simulator.sink_boost = 2.0;
    s.simulator.sinks = {12};
  });
  REQUIRE(settles(window.session()));
  open(QStringLiteral("rollout"));
  window.session().setCursor(60);
  for (qsizetype i = 0; i < all.size(); ++i) {
    INFO(nameOf(all[i]));
    CHECK(spoken(all[i], QAccessible::Description) != before[static_cast<std::size_t>(i)]);
  }
}

TEST_CASE_METHOD(Fixture, "Ctrl+D opens the table of every chart, and it is copied as CSV",
                 "[accessibility]") {
  int tables = 0;
  for (const char* page : kPages) {
    open(QString::fromLatin1(page));
    for (QWidget* chart : charts()) {
      INFO(nameOf(chart));
      window.activateWindow();  // a dialog that closed leaves no window active on some platforms
      CHECK(QTest::qWaitForWindowActive(&window));
      chart->setFocus(Qt::OtherFocusReason);
      QTest::keyClick(&window, Qt::Key_D, Qt::ControlModifier);
      auto* dialog = window.findChild<DataTable*>();
      REQUIRE(dialog != nullptr);
      CHECK_FALSE(dialog->windowTitle().isEmpty());
      const QAbstractItemModel* model = dialog->table().model();
      CHECK(model->rowCount() > 0);
      CHECK(model->columnCount() > 0);
      QApplication::clipboard()->setText(QStringLiteral("before"));
      for (auto* button : dialog->findChildren<QPushButton*>()) {
        if (button->text() == QStringLiteral("Copy as CSV")) {
          button->click();
        }
      }
      const QString text = QApplication::clipboard()->text();
      CHECK(text.count(u'\n') == model->rowCount() + 1);
      CHECK(text.startsWith(model->headerData(0, Qt::Horizontal).toString()));
      delete dialog;
      ++tables;
    }
  }
  CHECK(tables == 8);
}

TEST_CASE("Ctrl+D opens the table of the cell picker", "[accessibility]") {
  const QTemporaryDir folder;
  CellPicker picker;
  picker.show();
  picker.activateWindow();
  CHECK(QTest::qWaitForWindowActive(&picker));
  const Trace trace = Trace::open(writeTrace(folder.path().toStdString(), true));
  picker.setTrace(trace.info());
  CHECK(QTest::qWaitFor([&] { return !picker.survey().isRunning(); }, 20'000));
  picker.grid().setFocus();
  QTest::keyClick(&picker, Qt::Key_D, Qt::ControlModifier);
  auto* dialog = picker.findChild<DataTable*>();
  REQUIRE(dialog != nullptr);
  CHECK(dialog->table().model()->rowCount() == 2);
}

TEST_CASE("Ctrl+D on a view that has nothing yet opens an empty table", "[accessibility]") {
  KeptMap map;
  map.show();
  map.activateWindow();
  CHECK(QTest::qWaitForWindowActive(&map));
  map.setFocus();
  REQUIRE(DataTable::openFor(&map));
  CHECK(map.findChild<DataTable*>()->csv().count(u'\n') == 1);
}
