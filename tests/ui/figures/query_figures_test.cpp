// Figures of the page on the bound: lever, bounds, causes.
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>

#include "core/base/error.h"
#include "core/rollout/lever.h"
#include "tests/ui/views/small_rollout.h"
#include "ui/figures/figure_files.h"
#include "ui/figures/query_subject.h"
#include "ui/views/lever_scene.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using Catch::Matchers::Contains;

namespace {

FigureData dataOf(const Scenario& scenario) {
  return {comparisonOf(scenario), {}, {}};
}

FigureSpec specOf(const char* figure, std::vector<std::string> policies = {}) {
  FigureSpec spec;
  spec.figure = figure;
  spec.policies = std::move(policies);
  return spec;
}

std::string textOf(const QByteArray& bytes) {
  return bytes.toStdString();
}

}  // namespace

TEST_CASE("a figure of one query shows that of the largest error unless one is named",
          "[figures]") {
  const auto comparison = comparisonOf(smallScenario());
  const QuerySubject worst = querySubject(comparison, specOf("lever"));
  const auto& errors = comparison->tracks[0].series.error;
  for (const double error : errors) {
    CHECK(error <= errors[worst.query]);
  }
  FigureSpec spec = specOf("lever");
  spec.query = comparison->queries()[3];
  CHECK(querySubject(comparison, spec).query == 3);
  spec.query = 1;  // before the first query
  CHECK_THROWS_WITH(querySubject(comparison, spec),
                    Contains("query 1 is not evaluated") &&
                        Contains(std::to_string(comparison->queries().front())));
  spec.query = 1'000'000;
  CHECK_THROWS_WITH(querySubject(comparison, spec),
                    Contains(std::to_string(comparison->queries().back())));
  Scenario none = smallScenario();
  none.policies.clear();
  CHECK_THROWS_WITH(querySubject(comparisonOf(none), specOf("bounds")), Contains("needs a policy"));
}

TEST_CASE("policy and query are in the names of a query's files", "[figures]") {
  FigureSpec spec = specOf("lever", {"window"});
  CHECK(stemOf(spec) == "lever-window");
  spec.query = 148;
  CHECK(stemOf(spec) == "lever-window-148");
  spec.figure = "pareto";
  CHECK(stemOf(spec) == "pareto");
}

TEST_CASE("the bars are the bounds that hold for the readout, and none is below the error",
          "[figures]") {
  for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
    Scenario scenario = smallScenario();
    scenario.readout = readout;
    const FigureData data = dataOf(scenario);
    const Table table = makeFigure(data, specOf("bounds", {"window"})).content->table();
    const std::string csv = table.csv();
    INFO(csv);
    CHECK_THAT(csv, readout == Readout::zero_fill
                        ? Contains("m_largest_norm") && !Contains("m_diameter")
                        : Contains("m_diameter") && !Contains("m_largest_norm"));
    std::vector<double> values;
    for (const QString& line :
         QString::fromStdString(csv).split(u'\n', Qt::SkipEmptyParts).mid(1)) {
      values.push_back(line.section(u',', 1, 1).toDouble());
    }
    REQUIRE(values.size() >= 2);
    CHECK(std::ranges::min_element(values) == values.begin());
    // As measured by the comparison, not by the figure.
    const auto& errors = data.comparison->tracks[0].series.error;
    CHECK(values.front() == Approx(std::ranges::max(errors)).epsilon(1e-12));
  }
}

TEST_CASE("the lever's table balances: the full output divides the beam as m : 1 - m",
          "[figures]") {
  const FigureData data = dataOf(smallScenario());
  const QString csv =
      QString::fromStdString(makeFigure(data, specOf("lever", {"window"})).content->table().csv());
  std::map<QString, std::array<double, 3>> means;
  double weight = 0.0;
  double kept = 0.0;
  for (const QString& line : csv.split(u'\n', Qt::SkipEmptyParts).mid(1)) {
    const QStringList cells = line.split(u',');
    REQUIRE(cells.size() == 5);
    if (cells[0].endsWith(QStringLiteral("_token"))) {
      weight += cells[4].toDouble();
      kept += cells[0] == QLatin1String("kept_token") ? cells[4].toDouble() : 0.0;
    } else {
      means[cells[0]] = {cells[2].toDouble(), cells[3].toDouble(), cells[4].toDouble()};
    }
  }
  CHECK(weight == Approx(1.0).epsilon(1e-12));
  const auto& k = means.at(QStringLiteral("kept_mean"));
  const auto& d = means.at(QStringLiteral("dropped_mean"));
  const auto& full = means.at(QStringLiteral("full_output"));
  CHECK(k[2] == Approx(kept).epsilon(1e-12));
  CHECK(k[2] + d[2] == Approx(1.0).epsilon(1e-12));
  for (const int axis : {0, 1}) {
    const auto a = static_cast<std::size_t>(axis);
    CHECK(full[a] == Approx(k[2] * k[a] + d[2] * d[a]).margin(1e-12));
  }
}

TEST_CASE("each kind is written in each format, and says what it needs", "[figures]") {
  FigureData data = dataOf(smallScenario());
  for (const FigureKind& kind : figureKinds()) {
    const FigureSpec spec = specOf(std::string(kind.id).c_str());
    REQUIRE(addSweeps(data, {&spec, 1}));
    const Figure figure = makeFigure(data, spec);
    CHECK_FALSE(nameOf(kind).isEmpty());
    CHECK_FALSE(figure.content->notes().isEmpty());
    for (const FigureFormat format : allFormats()) {
      INFO(kind.id << "." << endingOf(format));
      CHECK(bytesOf(figure, format).size() > 100);
    }
  }
  CHECK_THROWS_WITH(findFigure("nonsense"), Contains("causes"));
}

TEST_CASE("causes: m times gap is the error, point by point; a chosen query is marked",
          "[figures]") {
  const FigureData data = dataOf(smallScenario());
  FigureSpec spec = specOf("causes", {"window"});
  spec.query = data.comparison->queries().back();
  const std::string csv = textOf(csvOf(makeFigure(data, spec)));
  CHECK_THAT(csv, Contains("mark_0,mark,"));
  const auto& series = data.comparison->tracks[0].series;
  std::vector<double> products;
  for (const QString& line : QString::fromStdString(csv).split(u'\n')) {
    const QStringList cells = line.split(u',');
    if (cells[0] == QLatin1String("window")) {
      products.push_back(cells[2].toDouble() * cells[3].toDouble());
    }
  }
  std::vector<double> errors;
  for (std::size_t q = 0; q < series.error.size(); ++q) {
    if (series.dropped[q] > 0.0) {
      errors.push_back(series.error[q]);
    }
  }
  REQUIRE(products.size() == errors.size());
  for (std::size_t i = 0; i < errors.size(); ++i) {
    CHECK(products[i] == Approx(errors[i]).epsilon(1e-12));
  }
}
