#include <QApplication>
#include <QMouseEvent>
#include <QTest>
#include <catch2/catch.hpp>

#include "tests/ui/plot/picture.h"
#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"

using namespace kvbudget::ui;

namespace {

Mark markAt(double x, double y, const char* id) {
  Mark mark;
  mark.id = QString::fromLatin1(id);
  mark.at = {x, y};
  mark.text = QStringLiteral("spike at %1").arg(x);
  mark.detail = QStringLiteral("Window\nspike at %1").arg(x);
  mark.hint = QStringLiteral("Click to see why.");
  return mark;
}

PlotModel withMarks() {
  PlotModel model;
  model.title = QStringLiteral("Error per query");
  model.x.name = QStringLiteral("query");
  model.y.name = QStringLiteral("error");
  model.x.high = 10;
  model.y.high = 10;
  Series line;
  line.name = QStringLiteral("Window");
  line.points = {{0, 1}, {3, 6}, {7, 8}, {10, 1}};
  model.series = {line};
  model.marks = {markAt(7, 8, "second"), markAt(3, 6, "first")};
  return model;
}

struct Shown {
  PlotView view;
  std::vector<QString> clicked;
  std::vector<double> wanted;

  Shown() {
    view.setTimeline(true);
    view.setModel(withMarks());
    view.resize(500, 320);
    view.show();
    view.activateWindow();
    view.setFocus();
    QObject::connect(&view, &PlotView::markClicked,
                     [this](const QString& id) { clicked.push_back(id); });
    // As a linked view does: the cursor goes where it is asked to.
    QObject::connect(&view, &PlotView::cursorWanted, &view, [this](double x) {
      wanted.push_back(x);
      view.setCursorAt(x);
    });
    CHECK(QTest::qWaitForWindowActive(&view));
  }
  void move(const QPointF& to) {
    QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
  }
};

}  // namespace

TEST_CASE("each mark is read when hovered, and shows that it can be clicked", "[plotview]") {
  Shown shown;
  for (const Mark& mark : shown.view.model().marks) {
    shown.move(shown.view.toPixel(mark.at) + QPointF(4, -3));
    REQUIRE(shown.view.readMark() != nullptr);
    CHECK(shown.view.readMark()->id == mark.id);
    CHECK(shown.view.cursor().shape() == Qt::PointingHandCursor);
    const QPoint at = (shown.view.toPixel(mark.at) + QPointF(4, -3)).toPoint();
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, at);
    CHECK(shown.clicked.back() == mark.id);
  }
  shown.move(shown.view.toPixel({5, 2}));
  CHECK(shown.view.readMark() == nullptr);
  CHECK(shown.view.cursor().shape() == Qt::ArrowCursor);
  shown.move(shown.view.toPixel({7, 8}));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&shown.view, &leave);
  CHECK(shown.view.readMark() == nullptr);
}

TEST_CASE("Down and Up go from mark to mark, Enter takes one", "[plotview]") {
  Shown shown;
  QTest::keyClick(&shown.view, Qt::Key_Return);  // at none
  CHECK(shown.clicked.empty());
  QTest::keyClick(&shown.view, Qt::Key_Down);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  QTest::keyClick(&shown.view, Qt::Key_Down);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  QTest::keyClick(&shown.view, Qt::Key_Down);  // the last one
  QTest::keyClick(&shown.view, Qt::Key_Up);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  const std::vector<QString> all = {QStringLiteral("first"), QStringLiteral("second"),
                                    QStringLiteral("first")};
  CHECK(shown.clicked == all);
  CHECK(shown.wanted == std::vector<double>{3, 7, 3});
  CHECK(shown.view.readMark() != nullptr);
  shown.view.setCursorAt(5.0);  // moved on: it is no longer at the mark
  CHECK(shown.view.readMark() == nullptr);
  QTest::keyClick(&shown.view, Qt::Key_Down);
  CHECK(shown.wanted.back() == 7);
}

TEST_CASE("marks of a model that goes are not read", "[plotview]") {
  Shown shown;
  shown.move(shown.view.toPixel({7, 8}));
  REQUIRE(shown.view.readMark() != nullptr);
  PlotModel bare = withMarks();
  bare.marks.clear();
  shown.view.setModel(bare);
  CHECK(shown.view.readMark() == nullptr);
  shown.view.grab();
  QTest::keyClick(&shown.view, Qt::Key_Down);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  CHECK(shown.clicked.empty());
}

TEST_CASE("the cursor line stops where a label stands", "[plotview]") {
  Shown shown;
  shown.view.grab();
  REQUIRE_FALSE(shown.view.painted().labels.empty());
  const QRectF label = shown.view.painted().labels.front().rect;
  const QRectF plot = shown.view.plotRect();
  const double x = (label.center().x() - plot.left()) / plot.width() * 10.0;
  shown.view.setCursorAt(x);
  const QImage image = shown.view.grab().toImage();
  const auto darkRows = [&](double from, double to) {
    int rows = 0;
    for (int y = static_cast<int>(from); y < static_cast<int>(to); ++y) {
      const QRect row(static_cast<int>(label.center().x()) - 1, y, 3, 1);
      rows += test::pixelsOf(image, row, Theme::light().ink, 70) > 0 ? 1 : 0;
    }
    return rows;
  };
  const double below = label.bottom() + 2.0;
  CHECK(darkRows(below, plot.bottom()) > static_cast<int>(plot.bottom() - below) - 3);
  // Letters may be dark there; a line would be so in every row.
  CHECK(darkRows(label.top(), label.bottom()) < static_cast<int>(label.height()) - 3);
}

TEST_CASE("the cursor line stays within the plot, whatever the legend below has", "[plotview]") {
  PlotModel model = withMarks();
  model.marks.clear();
  for (int i = 0; i < 12; ++i) {
    Series line;
    line.name = line.label = QStringLiteral("a policy with a long name, %1").arg(i);
    line.points = {{0, 1}, {10, 2}};
    model.series.push_back(line);
  }
  PlotView view;
  view.setTimeline(true);
  view.setModel(model);
  view.resize(420, 500);
  view.show();
  CHECK(QTest::qWaitForWindowExposed(&view));
  view.clearFocus();
  const QImage without = view.grab().toImage();
  REQUIRE(view.painted().labels.size() == 12);
  for (const double at : {0.5, 2.0, 5.0, 9.0}) {
    view.setCursorAt(at);
    const QImage with = view.grab().toImage();
    const int bottom = static_cast<int>(view.plotRect().bottom()) + 2;
    const QRect below(0, bottom, 420, 500 - bottom);
    CHECK(with.copy(below) == without.copy(below));
  }
}
