#include <QLocale>
#include <catch2/catch.hpp>

#include "core/base/error.h"
#include "tests/paths.h"
#include "tests/ui/views/preset_comparison.h"
#include "tests/ui/views/small_rollout.h"
#include "ui/figures/figure_files.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using Catch::Matchers::Contains;

namespace {

const char* const kFigures[] = {"kept-sets", "ceiling", "certificate", "forced-price", "cell-map"};

FigureData traceData() {
  Scenario scenario;
  scenario.trace =
      TraceSource{KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors", 1, 2};
  scenario.query_stride = 16;
  return {comparisonOf(scenario), {}, {}};
}

FigureSpec specOf(const char* figure) {
  FigureSpec spec;
  spec.figure = figure;
  spec.width_mm = 178.0;
  spec.query = 296;  // evaluated: 8 and 18 strides
  return spec;
}

}  // namespace

TEST_CASE("figures on kept sets: all files, the same in any locale", "[figures][selection]") {
  FigureData data = traceData();
  for (const char* figure : kFigures) {
    const FigureSpec spec = specOf(figure);
    REQUIRE(addSweeps(data, {&spec, 1}));
    for (const FigureFormat format : allFormats()) {
      INFO(figure << "." << endingOf(format));
      const QByteArray here = bytesOf(makeFigure(data, spec), format);
      CHECK_FALSE(here.isEmpty());
      const QLocale before;
      QLocale::setDefault(QLocale(QLocale::German, QLocale::Germany));
      const QByteArray there = bytesOf(makeFigure(data, spec), format);
      QLocale::setDefault(before);
      CHECK(here == there);
    }
  }
  CHECK(data.rows.size() == 1);
  CHECK(data.audit != nullptr);
}

TEST_CASE("figures on kept sets hold the numbers that they show", "[figures][selection]") {
  FigureData data = traceData();
  const FigureSpec spec = specOf("kept-sets");
  REQUIRE(addSweeps(data, {&spec, 1}));
  const Position query = queryOf(data, spec);
  CHECK(query == 296);
  const RowSets& sets = *data.rows.at({query, 8});
  CHECK(makeFigure(data, spec).content->table().rows() ==
        sets.weights.size() + 8 * sets.ranked.size());
  const FigureSpec map = specOf("cell-map");
  REQUIRE(addSweeps(data, {&map, 1}));
  CHECK(makeFigure(data, map).content->table().rows() == 16);
  const FigureSpec points = specOf("certificate");
  const std::string csv = csvOf(makeFigure(data, points)).toStdString();
  CHECK_THAT(csv, Contains("series,element,dropped_mass,kappa"));
}

TEST_CASE("figures on kept sets say what they cannot show", "[figures][selection]") {
  FigureData masses{test::withoutValues(), {}, {}};
  FigureSpec spec = specOf("ceiling");
  CHECK_THROWS_WITH(addSweeps(masses, {&spec, 1}), Contains("has no values"));
  FigureData data = traceData();
  spec = specOf("kept-sets");
  spec.query = 300;
  CHECK_THROWS_WITH(addSweeps(data, {&spec, 1}), Contains("query 300 is not evaluated"));
  spec.query = 8;
  spec.budget = 32;
  REQUIRE(addSweeps(data, {&spec, 1}));
  CHECK_THROWS_WITH(makeFigure(data, spec), Contains("no more than 32 keys"));
  spec = specOf("cell-map");
  spec.budget = 5;
  REQUIRE(addSweeps(data, {&spec, 1}));
  CHECK_THROWS_WITH(makeFigure(data, spec), Contains("not of 5"));
}
