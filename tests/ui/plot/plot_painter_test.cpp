#include "ui/plot/plot_painter.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QSvgGenerator>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>

#include "tests/ui/plot/picture.h"

using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
const QSize kSize(480, 320);
const QColor kOrange(0xd5, 0x5e, 0x00);

Series line(const QString& name, const std::vector<QPointF>& points,
            const QColor& colour = kOrange) {
  Series series;
  series.name = name;
  series.label = name;
  series.colour = colour;
  series.width = 3.0;
  series.points = points;
  return series;
}

PlotModel modelOf(std::vector<Series> series, Scale y = Scale::linear) {
  PlotModel model;
  model.title = QStringLiteral("Test");
  model.x.name = QStringLiteral("tokens");
  model.y.name = QStringLiteral("error");
  model.x.low = 0;
  model.x.high = 10;
  model.y.scale = y;
  model.y.low = y == Scale::logarithmic ? 0.01 : 0;
  model.y.high = 10;
  model.series = std::move(series);
  return model;
}

// Pixels of the series' colour around where a value lies.
int inkAt(const QImage& image, const PlotLayout& layout, const QPointF& value,
          const QColor& colour = kOrange) {
  const QPointF at = layout.toPixel(value) * image.devicePixelRatio();
  return pixelsOf(image, QRect(at.toPoint() - QPoint(4, 4), QSize(9, 9)), colour);
}

QByteArray svgOf(const PlotModel& model, int resolution, PlotLayout* layout = nullptr) {
  QBuffer buffer;
  QSvgGenerator generator;
  generator.setOutputDevice(&buffer);
  generator.setSize(kSize);
  generator.setViewBox(QRect(QPoint(), kSize));
  generator.setResolution(resolution);
  QPainter painter(&generator);
  const TypeScale type = TypeScale::screen();
  const PlotLayout at =
      layoutPlot(model, QRectF(QPointF(), QSizeF(kSize)), type, {}, painter.device());
  paintPlot(painter, model, at, Theme::light(), type);
  painter.end();
  if (layout != nullptr) {
    *layout = at;
  }
  return buffer.data();
}

}  // namespace

TEST_CASE("a line is drawn where its values are, at any pixel ratio", "[plot][probe]") {
  const PlotModel model = modelOf({line(QStringLiteral("a"), {{0, 2}, {10, 8}})});
  for (const double ratio : {1.0, 1.5, 2.0}) {
    for (const Theme& theme : {Theme::light(), Theme::night()}) {
      PlotLayout layout;
      const QImage image = painted(model, kSize, theme, ratio, nullptr, &layout);
      CHECK(inkAt(image, layout, {3, 3.8}, theme.lineColour(kOrange)) > 5);
      CHECK(inkAt(image, layout, {3, 6.5}, theme.lineColour(kOrange)) == 0);
    }
  }
}

TEST_CASE("zeros, negatives, NaN and infinities are gaps, and the rest stays", "[plot][probe]") {
  const std::vector<QPointF> points = {{0, 1}, {2, 1}, {3, 0},          {4, -2}, {5, kNaN},
                                       {6, 1}, {8, 1}, {8.5, HUGE_VAL}, {9, 1}};
  for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
    PlotLayout layout;
    const QImage image = painted(modelOf({line(QStringLiteral("a"), points)}, scale), kSize,
                                 Theme::light(), 1.0, nullptr, &layout);
    CHECK(inkAt(image, layout, {1, 1}) > 5);
    CHECK(inkAt(image, layout, {7, 1}) > 5);
    CHECK(inkAt(image, layout, {9, 1}) > 0);  // a lone point is a dot
    CHECK(inkAt(image, layout, {5.2, 1}) == 0);
    // No floor: nothing runs along the lower edge.
    const QRect floor(static_cast<int>(layout.toPixel({3.4, 1}).x()),
                      static_cast<int>(layout.plot.bottom()) - 5, 40, 5);
    if (scale == Scale::logarithmic) {
      CHECK(pixelsOf(image, floor, kOrange) == 0);
    }
  }
}

TEST_CASE("a reversed, an empty or an impossible range still draws", "[plot]") {
  for (const Range range : {Range{10, 0}, Range{5, 5}, Range{0, 0}, Range{-1, -1},
                            Range{1e12, 1e12 + 1}, Range{kNaN, 3}}) {
    for (const Scale scale : {Scale::linear, Scale::logarithmic}) {
      PlotModel model = modelOf({line(QStringLiteral("a"), {{0, 5}, {10, 5}})}, scale);
      model.y.low = range.low;
      model.y.high = range.high;
      model.x.low = range.low;
      model.x.high = range.high;
      PlotLayout layout;
      painted(model, kSize, Theme::light(), 1.0, nullptr, &layout);
      CHECK(std::isfinite(layout.y.toPixel(5)));
      CHECK(std::isfinite(layout.x.toPixel(5)));
      CHECK(layout.plot.width() > 100);
    }
  }
}

TEST_CASE("text is text: no name is markup", "[plot]") {
  const QString name = QStringLiteral("a<b & c > <b>d</b> &amp;");
  const PlotModel model = modelOf({line(name, {{0, 1}, {5, 5}})});
  PaintedPlot result;
  painted(model, kSize, Theme::light(), 1.0, &result);
  REQUIRE(result.labels.size() == 1);
  CHECK(result.labels[0].text.toStdString() == name.toStdString());
  const QByteArray svg = svgOf(model, 96);
  CHECK(svg.contains(name.toHtmlEscaped().toUtf8()));
}

TEST_CASE("labels at lines neither touch each other nor leave the plot", "[plot]") {
  // All five end in one point.
  std::vector<Series> series;
  for (int i = 0; i < kMostEndLabels; ++i) {
    series.push_back(line(QStringLiteral("policy %1").arg(i), {{0, 2.0 * i}, {9, 5}}));
  }
  PaintedPlot result;
  PlotLayout layout;
  painted(modelOf(series), kSize, Theme::light(), 1.0, &result, &layout);
  CHECK(layout.legend.empty());
  REQUIRE(result.labels.size() == static_cast<std::size_t>(kMostEndLabels));
  for (std::size_t i = 0; i < result.labels.size(); ++i) {
    CHECK(layout.plot.adjusted(-1, -1, 1, 1).contains(result.labels[i].rect));
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE(result.labels[i].rect.intersects(result.labels[j].rect));
    }
  }
}

TEST_CASE("a legend of twenty lines loses none", "[plot]") {
  std::vector<Series> series;
  for (int i = 0; i < 20; ++i) {
    series.push_back(line(QStringLiteral("policy number %1").arg(i), {{0, 0.4 * i}, {9, 5}}));
  }
  PaintedPlot result;
  PlotLayout layout;
  painted(modelOf(series), QSize(600, 400), Theme::light(), 1.0, &result, &layout);
  REQUIRE(layout.legend.size() == 20);
  REQUIRE(result.labels.size() == 20);
  for (std::size_t i = 0; i < 20; ++i) {
    const QRectF rect = layout.legend[i].second;
    CHECK(layout.whole.contains(rect));
    CHECK_FALSE(rect.intersects(layout.plot));
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE(rect.intersects(layout.legend[j].second));
    }
  }
}

TEST_CASE("a line of 100,000 points costs two points a pixel column", "[plot]") {
  std::vector<QPointF> points;
  for (int i = 0; i < 100'000; ++i) {
    points.emplace_back(i * 1e-4, 5.0 + 4.0 * std::sin(i * 0.7));
  }
  PaintedPlot result;
  PlotLayout layout;
  painted(modelOf({line(QStringLiteral("a"), points)}), kSize, Theme::light(), 1.0, &result,
          &layout);
  CHECK(result.points > 100);
  CHECK(static_cast<double>(result.points) <= 2.0 * layout.plot.width() + 6.0);
}

TEST_CASE("no curve leaves the plot area in SVG, which does not clip", "[plot][export]") {
  PlotLayout layout;
  const QByteArray svg = svgOf(
      modelOf({line(QStringLiteral("a"), {{-5, -40}, {5, 60}, {6, -50}, {20, 30}})}), 96, &layout);
  const QRegularExpression lines(QStringLiteral("<polyline[^>]*points=\"([^\"]*)\""));
  int found = 0;
  auto matches = lines.globalMatch(QString::fromUtf8(svg));
  while (matches.hasNext()) {
    for (const QString& pair : matches.next().captured(1).split(u' ', Qt::SkipEmptyParts)) {
      const QStringList xy = pair.split(u',');
      REQUIRE(xy.size() == 2);
      CHECK(
          layout.plot.adjusted(-1, -1, 1, 1).contains(QPointF(xy[0].toDouble(), xy[1].toDouble())));
      ++found;
    }
  }
  CHECK(found >= 4);
}

TEST_CASE("a solid line is one element in SVG", "[plot][export]") {
  std::vector<QPointF> points;
  for (int i = 0; i <= 400; ++i) {
    points.emplace_back(i / 40.0, 5.0 + std::sin(i));
  }
  const QByteArray svg = svgOf(modelOf({line(QStringLiteral("a"), points)}), 96);
  CHECK(svg.count("points=\"") < 30);
}

TEST_CASE("text has its size in SVG whatever the generator's resolution", "[plot][export]") {
  for (const int resolution : {72, 96, 300}) {
    const QByteArray svg =
        svgOf(modelOf({line(QStringLiteral("name"), {{0, 1}, {5, 5}})}), resolution);
    const QRegularExpression sizes(QStringLiteral("<text[^>]*font-size=\"([0-9.]+)\""));
    auto matches = sizes.globalMatch(QString::fromUtf8(svg));
    int found = 0;
    while (matches.hasNext()) {
      const double size = matches.next().captured(1).toDouble();
      const double wanted = TypeScale::screen().size(TypeScale::Role::ticks);
      CHECK(size >= wanted - 1.0);
      CHECK(size <= wanted + 2.0);
      ++found;
    }
    CHECK(found > 5);
  }
}

TEST_CASE("an image's dots per metre do not change the layout", "[plot][export]") {
  const PlotModel model = modelOf({line(QStringLiteral("a"), {{0, 2}, {10, 8}})});
  const auto layoutAt = [&](int dotsPerMetre) {
    QImage image(kSize, QImage::Format_ARGB32_Premultiplied);
    image.setDotsPerMeterX(dotsPerMetre);
    image.setDotsPerMeterY(dotsPerMetre);
    return layoutPlot(model, QRectF(QPointF(), QSizeF(kSize)), TypeScale::screen(), {}, &image)
        .plot;
  };
  const QRectF usual = layoutAt(3780);
  const QRectF fine = layoutAt(23622);
  CHECK(fine.left() == Approx(usual.left()).margin(2));
  CHECK(fine.bottom() == Approx(usual.bottom()).margin(2));
}

TEST_CASE("a PDF has the plot", "[plot][export]") {
  QBuffer buffer;
  buffer.open(QIODevice::WriteOnly);
  {
    QPdfWriter writer(&buffer);
    writer.setResolution(96);
    QPainter painter(&writer);
    const PlotModel model = modelOf({line(QStringLiteral("a"), {{0, 2}, {10, 8}})});
    const TypeScale type = TypeScale::screen();
    const PlotLayout at = layoutPlot(model, QRectF(0, 0, 400, 300), type, {}, &writer);
    CHECK(paintPlot(painter, model, at, Theme::light(), type).points == 2);
  }
  CHECK(buffer.data().startsWith("%PDF"));
  CHECK(buffer.data().size() > 2000);
}

TEST_CASE("the comparer of pictures sees a change", "[plot][golden]") {
  const QImage image =
      painted(modelOf({line(QStringLiteral("a"), {{0, 2}, {10, 8}})}), kSize, Theme::light());
  const QImage moved =
      painted(modelOf({line(QStringLiteral("a"), {{0, 2}, {10, 7.8}})}), kSize, Theme::light());
  CHECK(compare(image, image).acceptable(image));
  CHECK_FALSE(compare(image, moved).acceptable(image));
  CHECK_FALSE(
      compare(image, painted(modelOf({}), QSize(100, 100), Theme::light())).acceptable(image));
  CHECK_FALSE(compare(image, QImage()).acceptable(image));
  QImage tinted = image;
  for (int y = 0; y < tinted.height(); ++y) {
    tinted.setPixelColor(5, y, QColor(Qt::red));
  }
  CHECK(compare(image, tinted).pixels >= tinted.height() - 1);
}

TEST_CASE("plots look as they did", "[plot][golden]") {
  if (!hasPictureFont()) {
    WARN("The pictures were made with Inter, which is not installed: not compared.");
    return;
  }
  PlotModel model =
      modelOf({line(QStringLiteral("window"), {{0, 3}, {4, 0.5}, {10, 0.05}}),
               line(QStringLiteral("mass budget"), {{1, 0.4}, {6, 0.02}}, QColor(0, 0x72, 0xb2))},
              Scale::logarithmic);
  model.series[1].dashes = {5, 3};
  ReferenceLine promise;
  promise.value = 0.5;
  promise.text = QStringLiteral("promise τ × range = 0.5");
  promise.colour = QColor(0, 0x72, 0xb2);
  model.lines = {promise};
  Mark mark;
  mark.at = {4, 0.5};
  mark.text = QStringLiteral("W = 48");
  mark.colour = kOrange;
  mark.marker = Marker::square;
  model.marks = {mark};
  model.links = {{{4, 0.5}, {4, 0.06}, QStringLiteral("8.3× smaller")}};
  Band band;
  band.colour = kOrange;
  band.x = {1, 4, 9};
  band.low = {1.2, 0.3, 0};
  band.high = {2.5, 0.8, 0.2};
  model.bands = {band};
  CHECK(checkPicture(painted(model, kSize, Theme::light()), QStringLiteral("plot-light"))
            .toStdString()
            .empty());
  CHECK(checkPicture(painted(model, kSize, Theme::night()), QStringLiteral("plot-dark"))
            .toStdString()
            .empty());
  CHECK(checkPicture(painted(model, kSize, Theme::light(), 2.0), QStringLiteral("plot-2x"))
            .toStdString()
            .empty());
}
