#include "ui/plot/plot_view.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/ui/plot/picture.h"
#include "ui/theme/appearance.h"

using namespace kvbudget::ui;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

PlotModel twoLines() {
  PlotModel model;
  model.title = QStringLiteral("Error per query");
  model.x.name = QStringLiteral("query");
  model.y.name = QStringLiteral("error");
  model.x.high = 10;
  model.y.high = 10;
  Series rising;
  rising.name = QStringLiteral("Window");
  rising.colour = QColor(0xd5, 0x5e, 0x00);
  rising.points = {{0, 0}, {2, 2}, {5, 5}, {8, 8}};
  Series level;
  level.name = QStringLiteral("Mass budget");
  level.colour = QColor(0x00, 0x72, 0xb2);
  level.points = {{0, 1}, {5, kNaN}, {8, 1}};
  model.series = {rising, level};
  return model;
}

struct Shown {
  PlotView view;
  std::vector<PointRef> clicked;
  std::vector<double> wanted;
  std::vector<int> steps;
  std::vector<QString> marks;

  explicit Shown(const PlotModel& model = twoLines(), bool timeline = false) {
    view.setTimeline(timeline);
    view.setModel(model);
    view.resize(500, 320);
    view.show();
    QObject::connect(&view, &PlotView::pointClicked, [this](PointRef p) { clicked.push_back(p); });
    QObject::connect(&view, &PlotView::cursorWanted, [this](double x) { wanted.push_back(x); });
    QObject::connect(&view, &PlotView::cursorStepWanted, [this](int n) { steps.push_back(n); });
    QObject::connect(&view, &PlotView::markClicked,
                     [this](const QString& m) { marks.push_back(m); });
    CHECK(QTest::qWaitForWindowExposed(&view));
  }

  QPoint at(double x, double y) const { return view.toPixel({x, y}).toPoint(); }
  void move(const QPoint& to, Qt::MouseButtons buttons = Qt::NoButton,
            Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, buttons,
                      modifiers);
    QApplication::sendEvent(&view, &event);
  }
  void drag(const QPoint& from, const QPoint& to,
            Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
    QTest::mousePress(&view, Qt::LeftButton, modifiers, from);
    for (int i = 1; i <= 5; ++i) {
      move(from + (to - from) * i / 5, Qt::LeftButton, modifiers);
    }
    QTest::mouseRelease(&view, Qt::LeftButton, modifiers, to);
  }
  bool wheel(int delta, Qt::KeyboardModifiers modifiers) {
    const QPointF at = view.plotRect().center();
    QWheelEvent event(at, view.mapToGlobal(at), QPoint(), QPoint(0, delta), Qt::NoButton, modifiers,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(&view, &event);
    return event.isAccepted();
  }
};

}  // namespace

TEST_CASE("a click where nothing lies does nothing", "[plotview][smoke]") {
  Shown shown;
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(2, 9));
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, QPoint(1, 1));
  QTest::mouseClick(&shown.view, Qt::RightButton, {}, shown.at(2, 9));
  CHECK(shown.clicked.empty());

  Shown empty{PlotModel{}};
  QTest::mouseClick(&empty.view, Qt::LeftButton, {}, empty.view.rect().center());
  QTest::keyClick(&empty.view, Qt::Key_Right);
  CHECK(empty.clicked.empty());
}

TEST_CASE("a click takes the nearest point, never a gap", "[plotview][smoke]") {
  Shown shown;
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(5, 5) + QPoint(6, -4));
  REQUIRE(shown.clicked.size() == 1);
  CHECK(shown.clicked[0] == PointRef{0, 2});
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(5, 1));  // the gap
  CHECK(shown.clicked.size() == 1);
}

TEST_CASE("moving over a point hovers it, leaving ends that", "[plotview]") {
  Shown shown;
  std::vector<std::optional<PointRef>> hovered;
  QObject::connect(&shown.view, &PlotView::hovered,
                   [&](std::optional<PointRef> p) { hovered.push_back(p); });
  const int painted = shown.view.staticPaints();
  shown.move(shown.at(8, 8));
  shown.move(shown.at(8, 8) + QPoint(1, 1));
  shown.move(shown.at(3, 9.5));
  shown.move(shown.at(0, 1));
  QEvent leave(QEvent::Leave);
  QApplication::sendEvent(&shown.view, &leave);
  shown.view.grab();
  using Hover = std::optional<PointRef>;
  CHECK(hovered == std::vector<Hover>{PointRef{0, 3}, Hover(), PointRef{1, 0}, Hover()});
  CHECK(shown.view.staticPaints() - painted <= 1);
}

TEST_CASE("a moving cursor paints the curves once", "[plotview]") {
  Shown shown(twoLines(), true);
  shown.view.grab();
  const int painted = shown.view.staticPaints();
  for (int i = 0; i < 50; ++i) {
    shown.view.setCursorAt(0.2 * i);
    const QImage image = shown.view.grab().toImage();
    const int x = shown.at(0.2 * i, 1).x();
    const QRect line(x - 1, static_cast<int>(shown.view.plotRect().top()) + 2, 4, 8);
    CHECK(test::pixelsOf(image, line, Theme::light().ink, 60) > 3);
  }
  CHECK(shown.view.staticPaints() == painted);
}

TEST_CASE("replacing 100,000 points is one thinned painting", "[plotview]") {
  PlotModel model = twoLines();
  model.series[0].points.clear();
  for (int i = 0; i < 100'000; ++i) {
    model.series[0].points.emplace_back(i * 1e-4, 5.0 + 4.0 * std::sin(i * 0.7));
  }
  Shown shown;
  shown.view.grab();
  const int painted = shown.view.staticPaints();
  for (int i = 0; i < 20; ++i) {
    shown.view.setModel(model);  // a drag: nothing is painted before the screen asks
  }
  shown.view.grab();
  CHECK(shown.view.staticPaints() == painted + 1);
  CHECK(static_cast<double>(shown.view.painted().points) <
        2.0 * shown.view.plotRect().width() + 10);
}

TEST_CASE("a drag zooms, Esc and a double click show all again", "[plotview]") {
  Shown shown;
  shown.drag(shown.at(2, 8), shown.at(6, 2));
  REQUIRE(shown.view.isZoomed());
  CHECK(shown.view.model().x.low == Approx(2).margin(0.1));
  CHECK(shown.view.model().x.high == Approx(6).margin(0.1));
  CHECK(shown.view.model().y.low == Approx(2).margin(0.1));
  CHECK(shown.clicked.empty());  // a drag is no click
  QTest::keyClick(&shown.view, Qt::Key_Escape);
  CHECK_FALSE(shown.view.isZoomed());
  CHECK(shown.view.model().x.high == 10);

  shown.drag(shown.at(2, 8), shown.at(6, 2));
  QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.at(5, 4));
  CHECK_FALSE(shown.view.isZoomed());

  shown.drag(shown.at(5, 5), shown.at(5, 5) + QPoint(4, 3));  // too short to be meant
  CHECK_FALSE(shown.view.isZoomed());
}

TEST_CASE("Esc during a drag calls it off", "[plotview]") {
  Shown shown;
  QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.at(2, 8));
  shown.move(shown.at(6, 2), Qt::LeftButton);
  QTest::keyClick(&shown.view, Qt::Key_Escape);
  QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.at(6, 2));
  CHECK_FALSE(shown.view.isZoomed());
}

TEST_CASE("the wheel zooms only with Ctrl, and not without end", "[plotview]") {
  Shown shown;
  CHECK_FALSE(shown.wheel(120, Qt::NoModifier));
  CHECK_FALSE(shown.view.isZoomed());
  for (int i = 0; i < 200; ++i) {
    CHECK(shown.wheel(120, Qt::ControlModifier));
  }
  const Axis& x = shown.view.model().x;
  CHECK(x.high - x.low > 1e-4);
  CHECK(std::isfinite(shown.view.toPixel({5, 5}).x()));
  for (int i = 0; i < 200; ++i) {
    shown.wheel(-120, Qt::ControlModifier);
  }
  CHECK_FALSE(shown.view.isZoomed());
  CHECK(shown.view.model().x.high == 10);
}

TEST_CASE("a zoom stays while the data changes, and goes with another quantity", "[plotview]") {
  Shown shown;
  shown.view.zoomTo({2, 4}, {1, 5});
  PlotModel model = twoLines();
  model.series[0].points.back().setY(9);
  model.y.high = 12;
  shown.view.setModel(model);
  CHECK(shown.view.model().x.low == Approx(2));
  shown.view.zoomBack();
  CHECK(shown.view.model().y.high == 12);
  shown.view.zoomTo({2, 4}, {1, 5});
  model.y.name = QStringLiteral("dropped mass m");
  shown.view.setModel(model);
  CHECK_FALSE(shown.view.isZoomed());
}

TEST_CASE("arrows walk along a line and between lines, Enter takes the point",
          "[plotview][smoke]") {
  Shown shown;
  QTest::keyClick(&shown.view, Qt::Key_Right);
  QTest::keyClick(&shown.view, Qt::Key_Right);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  QTest::keyClick(&shown.view, Qt::Key_Down);
  QTest::keyClick(&shown.view, Qt::Key_End);
  QTest::keyClick(&shown.view, Qt::Key_Right);  // the end is the end
  QTest::keyClick(&shown.view, Qt::Key_Return);
  QTest::keyClick(&shown.view, Qt::Key_Up);
  QTest::keyClick(&shown.view, Qt::Key_Home);
  QTest::keyClick(&shown.view, Qt::Key_Return);
  CHECK(shown.clicked == std::vector<PointRef>{{0, 1}, {1, 2}, {0, 0}});
  CHECK(shown.view.accessibleDescription().contains(QStringLiteral("At 0: Window 0")));
}

TEST_CASE("over time, arrows, clicks and drags move the shared cursor", "[plotview][smoke]") {
  Shown shown(twoLines(), true);
  QTest::keyClick(&shown.view, Qt::Key_Right);
  QTest::keyClick(&shown.view, Qt::Key_Left, Qt::ShiftModifier);
  CHECK(shown.steps == std::vector<int>{1, -10});
  QTest::keyClick(&shown.view, Qt::Key_End);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(4, 9));
  REQUIRE(shown.wanted.size() == 2);
  CHECK(shown.wanted[0] == 10);
  CHECK(shown.wanted[1] == Approx(4).margin(0.05));
  shown.wanted.clear();
  shown.drag(shown.at(2, 5), shown.at(7, 6));
  REQUIRE(shown.wanted.size() >= 5);
  CHECK(shown.wanted.back() == Approx(7).margin(0.05));
  CHECK_FALSE(shown.view.isZoomed());
  // Ctrl and drag zooms, but not the axis that other views share.
  shown.drag(shown.at(2, 8), shown.at(7, 3), Qt::ControlModifier);
  CHECK(shown.view.isZoomed());
  CHECK(shown.view.model().x.low == 0);
  CHECK(shown.view.model().x.high == 10);
  CHECK(shown.view.model().y.low == Approx(3).margin(0.1));
}

TEST_CASE("margins put the plot area where linked views have theirs", "[plotview]") {
  Shown shown;
  PlotMargins margins;
  margins.left = 56;
  margins.right = 24;
  shown.view.setMargins(margins);
  for (const double high : {1.0, 1e7}) {
    PlotModel model = twoLines();
    model.y.high = high;
    shown.view.setModel(model);
    CHECK(shown.view.plotRect().left() == 56);
    CHECK(shown.view.plotRect().right() == 500 - 24);
  }
}

TEST_CASE("a click on a mark tells which", "[plotview]") {
  PlotModel model = twoLines();
  Mark mark;
  mark.id = QStringLiteral("spike 0 2");
  mark.at = {5, 5};
  model.marks = {mark};
  Shown shown(model, true);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(5, 5) + QPoint(3, 2));
  CHECK(shown.marks == std::vector<QString>{mark.id});
  CHECK(shown.clicked.empty());
}

TEST_CASE("the description says what, against what, from where to where, and the reading",
          "[plotview]") {
  Shown shown(twoLines(), true);
  shown.view.setCursorAt(8);
  const std::string text = shown.view.accessibleDescription().toStdString();
  CHECK(text ==
        "error against query, from 0 to 10. Window: from 0 to 8. Mass budget: from 1 to 1. "
        "At 8: Window 8, Mass budget 1.");
  CHECK(shown.view.accessibleName() == QStringLiteral("Error per query"));
}

TEST_CASE("a plot turns dark and large with the application, and shows its focus", "[plotview]") {
  Shown shown;
  shown.view.grab();
  const int painted = shown.view.staticPaints();
  const QPalette before = QApplication::palette();
  QApplication::setPalette(paletteOf(Theme::night()));
  CHECK(Appearance::instance().theme().dark);
  shown.view.grab();
  CHECK(shown.view.staticPaints() > painted);
  QApplication::setPalette(before);
  CHECK_FALSE(Appearance::instance().theme().dark);

  const double left = shown.view.plotRect().left();
  Appearance::instance().setZoom(2.0);
  CHECK(shown.view.plotRect().left() > left * 1.4);
  Appearance::instance().setZoom(9.0);
  CHECK(Appearance::instance().zoom() == Appearance::kLargestZoom);
  Appearance::instance().setZoom(1.0);
  CHECK(shown.view.plotRect().left() == left);

  shown.view.clearFocus();
  const QImage without = shown.view.grab().toImage();
  shown.view.activateWindow();
  shown.view.setFocus();
  CHECK(QTest::qWaitFor([&] { return shown.view.hasFocus(); }, 2000));
  const QImage with = shown.view.grab().toImage();
  CHECK(test::pixelsOf(with, with.rect(), Theme::light().accent) >
        test::pixelsOf(without, without.rect(), Theme::light().accent) + 500);
}
