// Faults that charts of Qt Charts 6.4 have, one test each: that ours do not have them. Some are
// also part of a broader test elsewhere; here each stands under its own name.
#include <QAccessible>
#include <QApplication>
#include <QBuffer>
#include <QFontDatabase>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTest>
#include <QWheelEvent>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/ui/plot/picture.h"
#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"

using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const QColor kBlue(0x00, 0x72, 0xb2);
const QSize kSize(480, 320);

Series seriesOf(const QString& name, std::vector<QPointF> points) {
  Series series;
  series.name = name;
  series.label = name;
  series.colour = kBlue;
  series.width = 3.0;
  series.points = std::move(points);
  return series;
}

PlotModel modelOf(std::vector<Series> series, Scale y = Scale::linear) {
  PlotModel model;
  model.title = QStringLiteral("Test");
  model.x.name = QStringLiteral("tokens");
  model.y.name = QStringLiteral("error");
  model.x.high = 10;
  model.y.scale = y;
  model.y.low = y == Scale::logarithmic ? 0.01 : 0.0;
  model.y.high = 10;
  model.series = std::move(series);
  return model;
}

PlotModel oneLine(Scale y = Scale::linear) {
  return modelOf({seriesOf(QStringLiteral("a"), {{0, 1}, {10, 1}})}, y);
}

int inkAt(const QImage& image, const PlotLayout& layout, const QPointF& value) {
  const QPoint at = layout.toPixel(value).toPoint();
  return pixelsOf(image, QRect(at - QPoint(4, 4), QSize(9, 9)), kBlue);
}

struct Shown {
  PlotView view;
  explicit Shown(const PlotModel& model) {
    view.setModel(model);
    view.resize(kSize);
    view.show();
    CHECK(QTest::qWaitForWindowExposed(&view));
  }
  void move(const QPointF& to) {
    QMouseEvent event(QEvent::MouseMove, to, view.mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
  }
};

}  // namespace

TEST_CASE("charts fault: a press where no item lies crashes", "[charts_faults]") {
  Shown shown(oneLine());
  const QPoint corners[] = {{0, 0}, {kSize.width() - 1, 0}, {0, kSize.height() - 1}, {240, 20}};
  for (const auto button : {Qt::LeftButton, Qt::MiddleButton, Qt::RightButton}) {
    for (const QPoint& at : corners) {
      QTest::mouseClick(&shown.view, button, {}, at);
    }
  }
  Shown empty{PlotModel{}};
  QTest::mouseClick(&empty.view, Qt::LeftButton, {}, empty.view.rect().center());
  QTest::mouseDClick(&empty.view, Qt::LeftButton, {}, empty.view.rect().center());
  CHECK(empty.view.isVisible());
}

TEST_CASE("charts fault: changing the series from the slot of its click uses a deleted item",
          "[charts_faults]") {
  PlotModel model = oneLine();
  Mark mark;
  mark.id = QStringLiteral("m");
  mark.at = {5, 5};
  model.marks = {mark};
  Shown shown(model);
  int clicks = 0;
  const auto empty = [&] {
    ++clicks;
    shown.view.setModel(PlotModel{});
  };
  QObject::connect(&shown.view, &PlotView::pointClicked, &shown.view, empty);
  QObject::connect(&shown.view, &PlotView::markClicked, &shown.view, empty);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.view.toPixel({10, 1}).toPoint());
  shown.view.setModel(model);
  QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.view.toPixel({5, 5}).toPoint());
  CHECK(clicks == 2);
}

TEST_CASE("charts fault: one zero or NaN on a logarithmic axis empties the series",
          "[charts_faults]") {
  for (const double bad : {0.0, -3.0, kNaN, HUGE_VAL, -HUGE_VAL}) {
    PlotLayout layout;
    const PlotModel model =
        modelOf({seriesOf(QStringLiteral("a"), {{0, 1}, {3, 1}, {5, bad}, {6, 1}, {10, 1}})},
                Scale::logarithmic);
    const QImage image = painted(model, kSize, Theme::light(), 1.0, nullptr, &layout);
    CHECK(inkAt(image, layout, {1.5, 1}) > 5);
    CHECK(inkAt(image, layout, {8, 1}) > 5);
    CHECK(inkAt(image, layout, {4.4, 1}) == 0);  // and a gap is a gap
  }
}

TEST_CASE("charts fault: a range from 0 on a logarithmic axis is ignored", "[charts_faults]") {
  PlotModel model = oneLine(Scale::logarithmic);
  model.y.low = 0.0;
  PlotLayout layout;
  const QImage image = painted(model, kSize, Theme::light(), 1.0, nullptr, &layout);
  CHECK(inkAt(image, layout, {3, 1}) > 5);
  CHECK(layout.yTicks.size() >= 2);
}

TEST_CASE("charts fault: a reversed or equal range is ignored or draws nothing",
          "[charts_faults]") {
  for (const Range range : {Range{10, 0}, Range{1, 1}, Range{0.999999999, 1}}) {
    PlotModel model = oneLine();
    model.y.low = range.low;
    model.y.high = range.high;
    PlotLayout layout;
    const QImage image = painted(model, kSize, Theme::light(), 1.0, nullptr, &layout);
    CHECK(layout.plot.adjusted(-1, -1, 1, 1).contains(layout.toPixel({3, 1})));
    CHECK(inkAt(image, layout, {3, 1}) > 5);
  }
}

TEST_CASE("charts fault: switching linear and logarithmic leaves a stale axis", "[charts_faults]") {
  Shown shown(oneLine());
  const QPointF linear = shown.view.toPixel({3, 1});
  for (int i = 0; i < 50; ++i) {
    shown.view.setModel(oneLine(Scale::logarithmic));
    CHECK(shown.view.toPixel({3, 1}).y() != linear.y());
    shown.view.setModel(oneLine());
  }
  CHECK(shown.view.toPixel({3, 1}) == linear);
}

TEST_CASE("charts fault: replacing the points does not rescale", "[charts_faults]") {
  PlotModel model = oneLine();
  model.series[0].points = {{0, 500}, {10, 900}};
  fitY(model);
  CHECK(model.y.high >= 900);
  CHECK(model.y.high < 1200);
}

TEST_CASE("charts fault: zoom has no end", "[charts_faults]") {
  Shown shown(oneLine(Scale::logarithmic));
  const auto wheel = [&](int delta) {
    const QPointF at = shown.view.plotRect().center();
    QWheelEvent event(at, shown.view.mapToGlobal(at), QPoint(), QPoint(0, delta), Qt::NoButton,
                      Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(&shown.view, &event);
  };
  for (int i = 0; i < 200; ++i) {
    wheel(120);
  }
  const Axis near = shown.view.model().y;
  CHECK(near.high / near.low > 1.0001);
  for (int i = 0; i < 60; ++i) {
    wheel(-120);
  }
  CHECK(shown.view.model().y.low == 0.01);
  CHECK(shown.view.model().y.high == 10);
}

TEST_CASE("charts fault: titles and names with < and & are taken as markup", "[charts_faults]") {
  const QString name = QStringLiteral("budget < 100 & x>2");
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(kSize);
  QPainter painter(&generator);
  PlotModel model = modelOf({seriesOf(name, {{0, 1}, {6, 5}})});
  model.x.name = QStringLiteral("a<b & c");
  const TypeScale type = TypeScale::screen();
  const PlotLayout layout =
      layoutPlot(model, QRectF(QPointF(), QSizeF(kSize)), type, {}, &generator);
  const PaintedPlot result = paintPlot(painter, model, layout, Theme::light(), type);
  painter.end();
  CHECK(result.labels.at(0).text == name);
  CHECK(buffer.data().contains(name.toHtmlEscaped().toUtf8()));
  CHECK(buffer.data().contains(model.x.name.toHtmlEscaped().toUtf8()));
}

TEST_CASE("charts fault: a legend of twenty series in one row loses names and entries",
          "[charts_faults]") {
  std::vector<Series> series;
  for (int i = 0; i < 20; ++i) {
    series.push_back(
        seriesOf(QStringLiteral("a policy, number %1").arg(i), {{0, 0.4 * i}, {9, 5}}));
  }
  PaintedPlot result;
  PlotLayout layout;
  painted(modelOf(series), QSize(600, 400), Theme::light(), 1.0, &result, &layout);
  REQUIRE(result.labels.size() == 20);
  QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
  const QFontMetricsF metrics(TypeScale::screen().font(TypeScale::Role::labels, &image), &image);
  for (const PaintedPlot::Label& label : result.labels) {
    CHECK(layout.whole.contains(label.rect));
    CHECK(label.rect.width() >= metrics.horizontalAdvance(label.text));  // not elided
  }
}

TEST_CASE("charts fault: the left margin follows the width of the labels", "[charts_faults]") {
  PlotMargins margins;
  margins.left = 64;
  for (const double high : {1.0, 1e7, 1e-6}) {
    PlotModel model = oneLine();
    model.y.high = high;
    QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
    const PlotLayout layout =
        layoutPlot(model, QRectF(QPointF(), QSizeF(kSize)), TypeScale::screen(), margins, &image);
    CHECK(layout.plot.left() == 64);
  }
}

TEST_CASE("charts fault: the palette is ignored", "[charts_faults]") {
  Shown shown(oneLine());
  const auto inkOf = [&](const Theme& theme) {
    const QImage image = shown.view.grab().toImage();
    return pixelsOf(image, image.rect(), theme.secondary, 4);
  };
  CHECK(inkOf(Theme::light()) > 20);
  const QPalette before = QApplication::palette();
  QApplication::setPalette(paletteOf(Theme::night()));
  CHECK(inkOf(Theme::night()) > 20);
  CHECK(inkOf(Theme::light()) == 0);
  QApplication::setPalette(before);
  CHECK(inkOf(Theme::light()) > 20);
}

TEST_CASE("charts fault: hovering tells of entering a line only, not of its points",
          "[charts_faults]") {
  std::vector<QPointF> points;
  for (int i = 0; i <= 10; ++i) {
    points.emplace_back(i, 5.0);
  }
  Shown shown(modelOf({seriesOf(QStringLiteral("a"), points)}));
  std::vector<int> seen;
  QObject::connect(&shown.view, &PlotView::hovered, [&](std::optional<PointRef> point) {
    if (point) {
      seen.push_back(point->point);
    }
  });
  const QPointF from = shown.view.toPixel({0, 5});
  const QPointF to = shown.view.toPixel({10, 5});
  for (int i = 0; i <= 100; ++i) {
    shown.move(from + (to - from) * (i / 100.0));
  }
  CHECK(seen == std::vector<int>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
}

// Time is never tested: what is painted is counted, and must not grow with the points.
TEST_CASE("charts fault: painting many points takes a time that grows faster than their number",
          "[charts_faults]") {
  const auto paintedPoints = [](int count, QList<qreal> dashes) {
    std::vector<QPointF> points;
    for (int i = 0; i < count; ++i) {
      points.emplace_back(10.0 * i / count, 5.0 + 4.0 * std::sin(i * 0.7));
    }
    Series series = seriesOf(QStringLiteral("a"), points);
    series.dashes = std::move(dashes);
    PaintedPlot result;
    painted(modelOf({series}), kSize, Theme::light(), 1.0, &result);
    return result.points;
  };
  for (const QList<qreal>& dashes : {QList<qreal>{}, QList<qreal>{5, 3}}) {
    const std::size_t few = paintedPoints(2'000, dashes);
    CHECK(paintedPoints(20'000, dashes) <= few + few / 10);
    CHECK(paintedPoints(200'000, dashes) <= few + few / 10);
  }
}

TEST_CASE("charts fault: a moving cursor repaints all series", "[charts_faults]") {
  Shown shown(oneLine());
  shown.view.grab();
  const int before = shown.view.staticPaints();
  for (int i = 0; i < 20; ++i) {
    shown.view.setCursorAt(0.5 * i);
    shown.view.grab();
  }
  CHECK(shown.view.staticPaints() == before);
}

TEST_CASE("charts fault: nothing is drawn where a plot is small, or it grows itself",
          "[charts_faults]") {
  for (const QSize& size : {QSize(1, 1), QSize(20, 300), QSize(300, 20), QSize(130, 125)}) {
    PlotView view;
    view.setModel(oneLine());
    view.resize(size);
    CHECK(view.grab().size() == size);
    CHECK(view.size() == size);
  }
}

TEST_CASE("charts fault: without fonts text becomes boxes, and nobody is told", "[charts_faults]") {
  REQUIRE_FALSE(QFontDatabase::families().isEmpty());
  QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
  for (const auto role : {TypeScale::Role::ticks, TypeScale::Role::labels, TypeScale::Role::text}) {
    for (const bool strong : {false, true}) {
      const QFontMetrics metrics(TypeScale::screen().font(role, &image, strong));
      for (const QChar c : QStringLiteral("Aa09τ×≤−·…▾✓✕")) {
        const bool drawn = metrics.inFont(c) || metrics.horizontalAdvance(c) > 0;
        CHECK(drawn);
      }
      CHECK(metrics.inFont(u'A'));
    }
  }
  // Boxes look alike: different letters must not.
  const auto glyph = [&](QChar c) {
    QImage one(24, 24, QImage::Format_ARGB32_Premultiplied);
    one.fill(Qt::white);
    QPainter painter(&one);
    painter.setFont(TypeScale::screen().font(TypeScale::Role::text, &one));
    painter.drawText(QPointF(4, 18), QString(c));
    return one;
  };
  CHECK(glyph(u'A') != glyph(u'O'));
  CHECK(glyph(u'τ') != glyph(u'O'));
  CHECK(glyph(u'τ') != glyph(u'×'));
}

TEST_CASE("charts fault: a chart has no accessible name, description, focus or keys",
          "[charts_faults]") {
  Shown shown(oneLine());
  const QAccessibleInterface* spoken = QAccessible::queryAccessibleInterface(&shown.view);
  REQUIRE(spoken != nullptr);
  CHECK(spoken->text(QAccessible::Name) == QStringLiteral("Test"));
  CHECK(spoken->text(QAccessible::Description)
            .startsWith(QStringLiteral("error against tokens, from 0 to 10.")));
  CHECK(shown.view.focusPolicy() == Qt::StrongFocus);
  QTest::keyClick(&shown.view, Qt::Key_End);
  CHECK(spoken->text(QAccessible::Description).contains(QStringLiteral("At 10: a 1.")));
}
