#include <catch2/catch.hpp>
#include <limits>

#include "tests/ui/plot/picture.h"
#include "ui/plot/plot_painter.h"

using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

namespace {

const QSize kSize(480, 320);
const QString kFull = QStringLiteral("breaks the promise from 2.25 on, whatever follows it");
const QString kShort = QStringLiteral("from 2.25 on");

// A mark in a plot crossed by so many level lines, with a gap in which only a short text has room.
PlotModel crossed(int lines, bool mayBeUnnamed) {
  PlotModel model;
  model.x.high = 10;
  model.y.high = 10;
  for (int i = 0; i < lines; ++i) {
    Series series;
    for (int x = 0; x <= 10; ++x) {
      const double y = 10.0 * (i + 0.5) / lines;
      series.points.emplace_back(x, x > 3 && x < 6 ? std::numeric_limits<double>::quiet_NaN() : y);
    }
    model.series.push_back(series);
  }
  Mark mark;
  mark.id = QStringLiteral("mark");
  mark.at = {4.5, 5.0};
  mark.text = kFull;
  mark.shortText = kShort;
  mark.mayBeUnnamed = mayBeUnnamed;
  model.marks.push_back(mark);
  return model;
}

QStringList labelsOf(const PlotModel& model) {
  PaintedPlot result;
  painted(model, kSize, Theme::light(), 1.0, &result);
  QStringList texts;
  for (const auto& label : result.labels) {
    texts << label.text;
  }
  return texts;
}

}  // namespace

TEST_CASE("a mark's text is said in full where it has a free place", "[plot][labels]") {
  CHECK(labelsOf(crossed(1, false)) == QStringList{kFull});
}

TEST_CASE("amid curves a mark is named in short, close by", "[plot][labels]") {
  for (const bool mayBeUnnamed : {false, true}) {
    CHECK(labelsOf(crossed(24, mayBeUnnamed)) == QStringList{kShort});
  }
}

TEST_CASE("a mark without a short text keeps its own, unless hovering tells it", "[plot][labels]") {
  PlotModel model = crossed(24, false);
  model.marks.front().shortText.clear();
  CHECK(labelsOf(model) == QStringList{kFull});
  model.marks.front().mayBeUnnamed = true;
  CHECK(labelsOf(model).isEmpty());
}
