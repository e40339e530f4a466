// Where the words of the two charts come to stand, with what the window shows when it opens.
#include <QImage>
#include <catch2/catch.hpp>

#include "tests/ui/plot/picture.h"
#include "tests/ui/views/preset_comparison.h"
#include "ui/theme/appearance.h"
#include "ui/views/error_model.h"
#include "ui/views/pareto_model.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

namespace {

PaintedPlot paintedAt(const PlotModel& model, const QSize& size, PlotLayout* layout) {
  PaintedPlot result;
  painted(model, size, Theme::light(), 1.0, &result, layout);
  return result;
}

void checkApart(const PaintedPlot& plot, const PlotLayout& layout) {
  for (std::size_t i = 0; i < plot.labels.size(); ++i) {
    INFO(plot.labels[i].text.toStdString());
    CHECK(layout.whole.adjusted(-1, -1, 1, 1).contains(plot.labels[i].rect));
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE(plot.labels[i].rect.intersects(plot.labels[j].rect));
    }
  }
}

int onCurves(const PaintedPlot& plot) {
  int count = 0;
  for (const PaintedPlot::Label& label : plot.labels) {
    UNSCOPED_INFO(label.text.toStdString() << (label.onCurve ? " lies on a curve" : ""));
    count += label.onCurve ? 1 : 0;
  }
  return count;
}

}  // namespace

TEST_CASE("no label of the preset's trade-off lies on a curve, at any size", "[labels]") {
  const PlotModel model = paretoModel(*presetWith(), ParetoChoice(), nullptr);
  for (const QSize& size : {QSize(270, 220), QSize(270, 320), QSize(430, 280), QSize(430, 340),
                            QSize(800, 500), QSize(1800, 1200)}) {
    INFO(size.width() << " x " << size.height());
    PlotLayout layout;
    const PaintedPlot plot = paintedAt(model, size, &layout);
    CHECK(plot.labels.size() == 5);  // W, tau, their ratio, both names
    CHECK(onCurves(plot) == 0);
    checkApart(plot, layout);
  }
}

TEST_CASE("no label of the preset's errors lies on a curve, and none is lost", "[labels]") {
  const PlotModel model = errorModel(presetWith(), ErrorChoice());
  for (const QSize& size : {QSize(380, 200), QSize(600, 210), QSize(600, 300), QSize(1500, 600)}) {
    INFO(size.width() << " x " << size.height());
    PlotLayout layout;
    const PaintedPlot plot = paintedAt(model, size, &layout);
    CHECK(onCurves(plot) == 0);
    CHECK(plot.labels.size() >= 4);  // the spike, the promise, both names
    checkApart(plot, layout);
  }
}

TEST_CASE("ten policies have a legend, and what else is said keeps apart", "[labels]") {
  const auto all = presetWith({"full", "window", "sink_window", "keyframe_window", "mass", "top",
                               "mass_evict", "tova", "h2o", "snapkv"});
  for (const QSize& size : {QSize(330, 330), QSize(600, 260)}) {
    PlotLayout layout;
    const PlotModel errors = errorModel(all, ErrorChoice());
    const PaintedPlot plot = paintedAt(errors, size, &layout);
    CHECK(layout.legend.size() == 10);
    checkApart(plot, layout);
    checkApart(paintedAt(paretoModel(*all, ParetoChoice(), nullptr), size, &layout), layout);
  }
}

TEST_CASE("policies that lose the same key at the same query make one spike", "[labels]") {
  const auto spikes = spikesOf(*presetWith({"window", "sink_window", "mass"}));
  REQUIRE_FALSE(spikes.empty());
  for (std::size_t i = 0; i < spikes.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE(spikes[i].query == spikes[j].query);
    }
  }
  CHECK(spikes.front().track == 0);
}

TEST_CASE("a mark without a place on the axis is neither drawn nor named", "[labels]") {
  PlotModel model = paretoModel(*presetWith(), ParetoChoice(), nullptr);
  const auto named = [&](const QString& text) {
    PlotLayout layout;
    const PaintedPlot plot = paintedAt(model, QSize(430, 340), &layout);
    return std::ranges::any_of(plot.labels, [&](const auto& l) { return l.text == text; });
  };
  REQUIRE(model.marks.size() == 2);
  const QString text = model.marks[0].text;
  CHECK(named(text));
  model.marks[0].at.setY(0.0);  // nothing is dropped: no place on a logarithmic axis
  CHECK_FALSE(named(text));
}

TEST_CASE("words far from their mark are led to it", "[labels]") {
  // A band of curves around the mark leaves room for words only well above it.
  PlotModel model;
  model.x.low = 0.0;
  model.x.high = 100.0;
  model.y.low = 0.0;
  model.y.high = 100.0;
  for (int i = 0; i < 17; ++i) {
    Series series;
    series.id = QString::number(i);
    series.colour = Qt::gray;
    series.points = {{0.0, 2.0 + 3.0 * i}, {100.0, 2.0 + 3.0 * i}};
    model.series.push_back(series);
  }
  Mark mark;
  mark.id = QStringLiteral("mark");
  mark.at = {50.0, 36.0};
  mark.text = QStringLiteral("here");
  mark.colour = QColor(200, 0, 200);
  mark.filled = false;
  model.marks.push_back(mark);
  const auto between = [&](int height) {
    PaintedPlot plot;
    PlotLayout layout;
    const QImage image = painted(model, QSize(500, height), Theme::light(), 1.0, &plot, &layout);
    REQUIRE(plot.labels.size() == 1);
    const QRectF words = plot.labels.front().rect;
    const QPointF at = layout.toPixel(mark.at);
    CHECK_FALSE(plot.labels.front().onCurve);
    const QRect gap = QRectF(QPointF(std::min(words.left(), at.x()), words.bottom() + 1.0),
                             QPointF(std::max(words.right(), at.x()), at.y() - 9.0))
                          .toRect();
    int violet = 0;  // faint and smoothed, so by its hue
    for (int y = gap.top(); y <= gap.bottom(); ++y) {
      for (int x = gap.left(); x <= gap.right(); ++x) {
        const QColor pixel = image.pixelColor(x, y);
        violet += pixel.red() > pixel.green() + 25 && pixel.blue() > pixel.green() + 25 ? 1 : 0;
      }
    }
    return gap.height() < 8 ? -1 : violet;
  };
  CHECK(between(400) > 20);
  model.series.clear();
  CHECK(between(400) == -1);  // right beside its mark it needs no line
}

TEST_CASE("where curves fill the plot, a promise's words stand above it", "[labels]") {
  PlotModel model;
  model.x.name = QStringLiteral("query");
  model.x.low = 0.0;
  model.x.high = 400.0;
  model.y.name = QStringLiteral("error");
  model.y.low = 0.0;
  model.y.high = 1.0;
  Series dense;
  dense.id = QStringLiteral("dense");
  for (int q = 0; q <= 400; ++q) {
    dense.points.emplace_back(q, q % 2 == 0 ? 0.0 : 1.0);
  }
  model.series = {dense};
  ReferenceLine promise;
  promise.value = 0.5;
  promise.text = QStringLiteral("promise");
  model.lines = {promise};
  const QSize size(500, 240);
  PlotLayout layout;
  PaintedPlot plot = paintedAt(model, size, &layout);
  REQUIRE(plot.labels.size() == 1);
  CHECK(onCurves(plot) == 0);
  CHECK(plot.labels[0].rect.bottom() <= layout.plot.top());
  checkApart(plot, layout);
  // Beside a note that leaves no room it stays in the plot, and is not lost.
  model.note = QString(200, u'x');
  plot = paintedAt(model, size, &layout);
  REQUIRE(plot.labels.size() == 1);
  CHECK(layout.plot.contains(plot.labels[0].rect));
  CHECK(onCurves(plot) == 1);
}
