#include "ui/views/pareto_view.h"

#include <QAction>
#include <QMenu>
#include <QTest>
#include <catch2/catch.hpp>

#include "core/scenario/explore.h"
#include "tests/ui/views/preset_comparison.h"
#include "ui/plot/plot_view.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

TEST_CASE("exact curves, the current settings and their ratio", "[pareto]") {
  const auto comparison = presetWith();
  const PlotModel model = paretoModel(*comparison, {});
  REQUIRE(model.series.size() == 2);
  CHECK(model.series[0].points.size() == comparison->window_curve().size());
  CHECK(model.series[1].points[3] == QPointF(comparison->mass_curve()[3].summary.mean_read,
                                             comparison->mass_curve()[3].summary.mean_error));
  REQUIRE(model.marks.size() == 2);
  CHECK(model.marks[0].text == QStringLiteral("W = 48"));
  CHECK(model.marks[1].text == QStringLiteral("τ = 0.05"));
  CHECK(model.marks[1].at ==
        QPointF(comparison->tracks[1].summary.mean_read, comparison->tracks[1].summary.mean_error));
  REQUIRE(model.links.size() == 1);
  CHECK(model.links[0].text.endsWith(QStringLiteral("× smaller")));
  CHECK(model.links[0].from.y() / model.links[0].to.y() == Approx(comparison->ratio_at_matched));
  // Hovering names the setting exactly.
  const QString detail = model.series[0].detailOf(5);
  CHECK(detail.startsWith(QStringLiteral("W = %1\n").arg(comparison->window_curve()[5].parameter)));
  CHECK(detail.contains(QStringLiteral("mean error")));
}

TEST_CASE("the axes count what they are asked to", "[pareto]") {
  const auto comparison = presetWith({"window", "mass", "mass_evict"});
  const Summary& s = comparison->tracks[2].summary;
  using Choice = ParetoChoice;
  const auto at = [&](const Choice& choice) {
    return paretoModel(*comparison, choice).series.at(2).points.front();
  };
  CHECK(at({}) == QPointF(s.mean_read, s.mean_error));
  CHECK(at({Choice::Count::resident}) == QPointF(s.mean_resident, s.mean_error));
  CHECK(at({Choice::Count::read, Choice::Over::peak}).x() == s.peak_read);
  CHECK(at({Choice::Count::resident, Choice::Over::peak}).x() == s.peak_resident);
  Choice largest;
  largest.error = Choice::Error::largest;
  CHECK(at(largest).y() == s.max_error);
  Choice bytes;
  bytes.unit = Choice::Unit::bytes;
  const double each = bytes_per_token(comparison->scenario, *comparison->exploration->attention);
  CHECK(at(bytes).x() == Approx(s.mean_read * each / 1024));
  CHECK(paretoModel(*comparison, bytes).x.name == QStringLiteral("KiB read, mean"));
  CHECK(paretoModel(*comparison, largest).links.empty());  // the ratio is of mean errors
}

TEST_CASE("the axis ends where there is something to compare", "[pareto]") {
  const PlotModel model = paretoModel(*presetWith(), {});
  CHECK(model.y.low > 1e-6);
  CHECK(model.y.low < model.series[1].points.back().y());
  CHECK(model.x.high < 400);
}

TEST_CASE("without values the masses stand for the errors", "[pareto]") {
  const PlotModel model = paretoModel(*withoutValues(), {});
  CHECK(model.y.name == QStringLiteral("mean dropped mass m"));
  CHECK_FALSE(model.note.isEmpty());
  CHECK(model.links.empty());
}

TEST_CASE("a band of draws encloses the curves", "[pareto]") {
  Scenario scenario;
  scenario.simulator.frames = 12;
  scenario.simulator.value_dim = 8;
  scenario.simulator.sinks = {8, 40};
  const auto comparison = compared(scenario);
  const auto band = pareto_band(scenario, 4);
  const PlotModel model = paretoModel(*comparison, {}, &*band);
  REQUIRE(model.bands.size() == 2);
  for (const Band& each : model.bands) {
    REQUIRE(each.x.size() > 10);
    for (std::size_t i = 0; i < each.x.size(); ++i) {
      CHECK(each.low[i] <= each.high[i]);
    }
  }
}

TEST_CASE("a band is computed in the background, and can be given up", "[pareto][smoke]") {
  Scenario scenario;
  scenario.simulator.frames = 12;
  scenario.simulator.value_dim = 8;
  scenario.simulator.sinks = {8, 40};
  ParetoView view;
  view.resize(480, 360);
  view.setComparison(compared(scenario));
  view.show();
  view.setBandDraws(8);
  CHECK(view.plot().model().bands.empty());
  CHECK(QTest::qWaitFor([&] { return view.plot().model().bands.size() == 2; }, 20000));
  // A look-up keeps the band, another draw does not.
  scenario.tau = 0.1;
  view.setComparison(compared(scenario));
  CHECK(view.plot().model().bands.size() == 2);
  scenario.simulator.seed = 99;
  view.setComparison(compared(scenario));
  CHECK(view.plot().model().bands.empty());
  CHECK(QTest::qWaitFor([&] { return view.plot().model().bands.size() == 2; }, 20000));
  view.setBandDraws(0);
  CHECK(view.plot().model().bands.empty());
}

TEST_CASE("the choice's menu changes the axes, a click on a curve takes its setting", "[pareto]") {
  ParetoView view;
  view.resize(520, 420);
  view.setComparison(presetWith());
  view.show();
  CHECK(QTest::qWaitForWindowExposed(&view));
  for (QAction* action : view.choiceMenu()->actions()) {
    if (action->text() == QStringLiteral("Tokens Stored")) {
      action->trigger();
      CHECK(action->isChecked());
    }
  }
  CHECK(view.choice().count == ParetoChoice::Count::resident);
  CHECK(view.plot().model().x.name == QStringLiteral("tokens stored, mean"));
  view.setChoice({});

  std::vector<int> windows;
  std::vector<double> taus;
  QObject::connect(&view, &ParetoView::windowWanted, [&](int w) { windows.push_back(w); });
  QObject::connect(&view, &ParetoView::tauWanted, [&](double t) { taus.push_back(t); });
  const auto& curve = presetWith()->window_curve();
  const std::size_t i = curve.size() - 16;
  PlotView& plot = view.plot();
  const QPointF value(curve[i].summary.mean_read, curve[i].summary.mean_error);
  QTest::mouseClick(&plot, Qt::LeftButton, {}, plot.toPixel(value).toPoint());
  REQUIRE(windows.size() == 1);
  CHECK(windows[0] == static_cast<int>(curve[i].parameter));
  QTest::keyClick(&plot, Qt::Key_Down);
  QTest::keyClick(&plot, Qt::Key_Home);
  QTest::keyClick(&plot, Qt::Key_Return);
  CHECK(taus == std::vector<double>{presetWith()->mass_curve().front().parameter});
}
