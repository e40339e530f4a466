#include "ui/pages/selection_page.h"

#include <QAbstractItemModel>
#include <QPushButton>
#include <QToolButton>
#include <QtTest/QSignalSpy>
#include <catch2/catch.hpp>

#include "core/selection/audit_documents.h"
#include "tests/paths.h"
#include "tests/ui/views/preset_comparison.h"
#include "tests/ui/views/small_rollout.h"
#include "ui/pages/audit_view.h"
#include "ui/pages/selection_help.h"
#include "ui/pages/selection_plots.h"
#include "ui/plot/plot_view.h"
#include "ui/views/ranked_sets.h"
#include "ui/views/set_words.h"
#include "ui/views/swap_player.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

const char* const kTrace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";

std::shared_ptr<const Comparison> traceComparison(Index layer, Index head) {
  Scenario scenario;
  scenario.trace = TraceSource{kTrace, layer, head};
  scenario.query_stride = 16;
  return comparisonOf(scenario);
}

// A row on which balancing makes several swaps.
std::shared_ptr<const RowSets> rowWithSwaps() {
  const AuditDocument document = trace_document(kTrace);
  for (Index layer = 0; layer < 4; ++layer) {
    const auto attention = document.open(layer, 1);
    for (const Position t : {150, 250, 350, 450}) {
      auto sets = row_sets(*attention, t, 8, false).value();
      if (sets.row.balanced.swaps.size() > 1) {
        return std::make_shared<const RowSets>(std::move(sets));
      }
    }
  }
  return nullptr;
}

AuditOverview overview() {
  return audit_overview(trace_document(kTrace), 2, 8).value();
}

}  // namespace

TEST_CASE("the page ranks the sets of the query under the cursor", "[selection]") {
  SelectionPage page;
  page.setComparison(comparisonOf(smallScenario()));
  CHECK(page.shown() == nullptr);  // nobody looks
  page.setCursor(30);
  REQUIRE(showAt(page, {1100, 700}, [&] { return page.isSettled(); }));
  const Position query = comparisonOf(smallScenario())->queries()[30];
  CHECK(page.shown()->query == query);
  CHECK(page.shown()->row.budget == 8);
  CHECK(page.shown()->complete);
  CHECK(page.ranking().dataTitle().contains(QString::number(query)));
  const std::unique_ptr<QAbstractItemModel> table(page.ranking().dataModel(nullptr));
  CHECK(table->rowCount() == static_cast<int>(page.shown()->ranked.size()) + 1);
  CHECK(table->index(0, 1).data(Qt::EditRole).toDouble() ==
        cleaned(page.shown()->ranked.front().set.error, *page.shown()));

  page.setCursor(31);
  CHECK_FALSE(page.isSettled());
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(page.shown()->query == query + 1);
  page.setBudget(4);
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 5000));
  CHECK(page.shown()->row.budget == 4);
}

TEST_CASE("sets are gone through by keys and clicks, and told", "[selection]") {
  SelectionPage page;
  page.setComparison(comparisonOf(smallScenario()));
  page.setCursor(30);
  REQUIRE(showAt(page, {1100, 700}, [&] { return page.isSettled(); }));
  RankedSets& ranking = page.ranking();
  CHECK(ranking.accessibleDescription().contains(QStringLiteral("Least error")));
  QTest::keyClick(&ranking, Qt::Key_Down);
  CHECK(ranking.selected() == 0);
  QTest::keyClick(&ranking, Qt::Key_Down);
  CHECK(ranking.selected() == 1);
  QTest::keyClick(&ranking, Qt::Key_Up);
  QTest::keyClick(&ranking, Qt::Key_Up);
  CHECK(ranking.selected() == 0);
  QTest::mouseClick(&ranking, Qt::LeftButton, Qt::NoModifier,
                    ranking.rowRect(2).center().toPoint());
  CHECK(ranking.selected() == 2);
  CHECK(ranking.accessibleDescription().contains(
      namesOf(page.shown()->ranked[2], *page.shown()).section(QLatin1Char(','), 0, 0)));
}

TEST_CASE("swaps are steps: by keys, by buttons, and played", "[selection]") {
  const auto sets = rowWithSwaps();
  REQUIRE(sets != nullptr);
  const RowSelection& row = sets->row;
  const int swaps = static_cast<int>(row.balanced.swaps.size());
  SwapPlayer player;
  player.setSets(sets);
  REQUIRE(showAt(player, {500, 80}, [] { return true; }));
  REQUIRE(player.stepCount() == swaps + 1);
  CHECK(player.keptAt(0) == row.top.kept);
  CHECK(player.keptAt(swaps) == row.balanced.set.kept);
  CHECK(player.errorAt(swaps) == Approx(row.balanced.set.error));
  for (int i = 0; i < swaps; ++i) {
    CHECK(player.errorAt(i + 1) < player.errorAt(i));
  }
  QTest::keyClick(&player, Qt::Key_Right);
  CHECK(player.step() == 1);
  CHECK(player.sentence().startsWith(QStringLiteral("Swap 1 of %1").arg(swaps)));
  CHECK(player.accessibleDescription() == player.sentence());
  QTest::keyClick(&player, Qt::Key_End);
  CHECK(player.step() == swaps);
  QTest::keyClick(&player, Qt::Key_Right);
  CHECK(player.step() == swaps);
  QTest::keyClick(&player, Qt::Key_Home);
  CHECK(player.step() == 0);
  QTest::mouseClick(player.playButton(), Qt::LeftButton);
  CHECK(player.isPlaying());
  REQUIRE(QTest::qWaitFor([&] { return player.step() == 1; }, 5000));
  QTest::keyClick(&player, Qt::Key_Space);
  CHECK_FALSE(player.isPlaying());
  const std::unique_ptr<QAbstractItemModel> table(player.dataModel(nullptr));
  CHECK(table->rowCount() == swaps + 1);
  player.setSets(nullptr);
  CHECK(player.stepCount() == 0);
  CHECK_FALSE(player.playButton()->isEnabled());
}

TEST_CASE("the audit runs while the page is shown, in two stages, for all cells of a trace",
          "[selection]") {
  SelectionPage page;
  page.setComparison(traceComparison(1, 2));
  AuditView& audit = page.audit();
  CHECK_FALSE(audit.runner().isBusy());
  page.resize(1100, 700);
  page.show();
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 60000));
  REQUIRE(audit.runner().result());
  CHECK(audit.runner().result()->summary.cells.size() == 16);
  CHECK(audit.runner().result()->rows_per_cell == auditRows(16, kAuditStages - 1));
  CHECK(audit.note().contains(QStringLiteral("16 cells")));
  CHECK(audit.plot().model().series.size() >= 2);
  const std::unique_ptr<QAbstractItemModel> table(audit.map().dataModel(nullptr));
  CHECK(table->rowCount() == 16);

  QSignalSpy spy(&page, &SelectionPage::cellChosen);
  CellGrid& grid = audit.map().grid();
  QTest::mouseClick(&grid, Qt::LeftButton, Qt::NoModifier, grid.cellRect(2, 3).center().toPoint());
  REQUIRE(spy.count() == 1);
  CHECK(spy.front() == QVariantList{2, 3});
  QTest::keyClick(&grid, Qt::Key_Up);
  QTest::keyClick(&grid, Qt::Key_Return);
  CHECK(spy.back() == QVariantList{1, 3});

  // Another cell of the trace is another row, and the same audit.
  const auto before = audit.runner().result();
  page.setComparison(traceComparison(2, 3));
  REQUIRE(QTest::qWaitFor([&] { return page.isSettled(); }, 10000));
  CHECK(audit.runner().result() == before);
}

TEST_CASE("an audit is cancelled and taken up again", "[selection]") {
  SelectionPage page;
  page.setComparison(traceComparison(0, 0));
  page.resize(1100, 700);
  page.show();
  AuditView& audit = page.audit();
  REQUIRE(QTest::qWaitFor([&] { return audit.runner().isBusy(); }, 5000));
  REQUIRE(audit.cancelButton()->isVisible());
  QTest::mouseClick(audit.cancelButton(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return !audit.runner().isBusy(); }, 20000));
  CHECK_FALSE(audit.isSettled());
  CHECK(audit.cancelButton()->text() == QStringLiteral("Resume"));
  QTest::mouseClick(audit.cancelButton(), Qt::LeftButton);
  REQUIRE(QTest::qWaitFor([&] { return audit.isSettled(); }, 60000));
  CHECK_FALSE(audit.cancelButton()->isVisible());
}

TEST_CASE("without values there are no errors, and the page says so", "[selection]") {
  SelectionPage page;
  page.setComparison(test::withoutValues());
  REQUIRE(showAt(page, {900, 600}, [&] { return page.isSettled(); }));
  CHECK(page.ranking().accessibleDescription().contains(QStringLiteral("no values")));
  CHECK(page.audit().plot().model().emptyText.contains(QStringLiteral("no values")));
  CHECK_FALSE(page.audit().runner().isBusy());
}

TEST_CASE("ceiling: bars fill the top-mass error, medians are the audit's", "[selection]") {
  const AuditOverview audit = overview();
  const PlotModel model = ceilingPlot(audit);
  const Series& best = model.series.front();
  REQUIRE(best.points.size() == 4);
  for (std::size_t i = 0; i < 4; ++i) {
    const BudgetSummary& s = audit.summary.budgets[i];
    CHECK(best.points[i] == QPointF(static_cast<double>(s.budget), 1.0 - s.closable.value));
    const auto balanced = std::ranges::find(model.series, QStringLiteral("balance"), &Series::id);
    CHECK(balanced->points[i].y() == 1.0 - s.closed.value);
    CHECK(balanced->points[i].y() >= best.points[i].y() - 1e-12);
  }
  CHECK(best.detailOf(0).contains(QStringLiteral("95 % interval")));
  const auto bars =
      std::ranges::count_if(model.bands, [](const Band& b) { return b.high[0] == 1.0; });
  CHECK(bars == 4);
}

TEST_CASE("certificate: a point a row, the AUC in its title", "[selection]") {
  const AuditOverview audit = overview();
  const PlotModel model = certificatePlot(audit, 8);
  CHECK(model.series.front().points.size() == 32);
  REQUIRE(audit.at(8)->auc);
  CHECK(model.title.contains(QStringLiteral("AUC %1").arg(shortNumber(*audit.at(8)->auc))));
  CHECK(model.series.front().detailOf(0).contains(QStringLiteral("layer 0, head 0")));
  CHECK(certificatePlot(audit, 5).emptyText.contains(QStringLiteral("No row")));
}

TEST_CASE("pi is at least 1 at every budget", "[selection]") {
  const PlotModel model = priceOfForcedPlot(overview());
  REQUIRE_FALSE(model.series.front().points.empty());
  for (const QPointF& point : model.series.front().points) {
    CHECK(point.y() >= 1.0 - 1e-9);
  }
}

TEST_CASE("one cell has no intervals, and that is said", "[selection]") {
  const auto attention = trace_document(kTrace).open(0, 0);
  const AuditOverview one =
      audit_overview(attention_document("simulator", attention), 4, 8).value();
  CHECK(auditText(one).contains(QStringLiteral("single cell")));
  CHECK(auditText(one).contains(QStringLiteral("no intervals")));
  CHECK(conversionText(one, 8).isEmpty());
  CHECK_FALSE(conversionText(overview(), 8).isEmpty());
}

TEST_CASE("the help tells both lessons and what the numbers are not", "[selection]") {
  const QString help = selectionHelp();
  for (const char* words : {"balancing can stick", "12/11", "the pool can miss the optimum",
                            "upper bound", "lower bounds", "few dimensions", "downstream"}) {
    INFO(words);
    CHECK(help.contains(QLatin1String(words)));
  }
}
