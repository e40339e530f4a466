#include "ui/views/query_card.h"

#include <QAbstractItemModel>
#include <QTest>
#include <catch2/catch.hpp>
#include <cmath>

#include "tests/ui/views/preset_comparison.h"
#include "ui/views/query_card_body.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

TEST_CASE("the card's numbers are the identity", "[querycard]") {
  const auto comparison = presetWith();
  const std::size_t query = 182;  // position 190
  const QueryReadings readings = computed(*comparison, query);
  REQUIRE(readings.columns.size() == 2);
  CHECK(readings.exact);
  for (const auto& column : readings.columns) {
    REQUIRE(column.identity);
    CHECK(column.identity->product == Approx(column.error).epsilon(1e-9));
    CHECK(column.identity->residual <= column.identity->rounding);
    CHECK(column.error <= column.bound);
  }
  const auto rows = rowsOf(*comparison, readings);
  REQUIRE(rows.size() == 6);
  CHECK(rows[0].texts[0] == QStringLiteral("48"));
  CHECK(rows[1].values[0] * rows[2].values[0] == Approx(rows[3].values[0]));
  CHECK(rows[3].strong);
}

TEST_CASE("the sentence names what was dropped and who keeps it", "[querycard]") {
  const auto comparison = presetWith();
  const QString text = verdictOn(*comparison, 182);
  const int share = static_cast<int>(std::lround(100 * comparison->row(182)[136]));
  CHECK(text.toStdString() == "The window has dropped keyframe 136, which holds " +
                                  std::to_string(share) +
                                  " % of the attention. The mass budget keeps it.");
  CHECK(verdictOn(*presetWith({"window"}), 0).toStdString() == "Nothing is dropped at this query.");
  CHECK(
      verdictOn(*presetWith({"mass"}), 300).startsWith(QStringLiteral("No token that is dropped")));
  CHECK(verdictOn(*presetWith({}), 182).isEmpty());
  const QString two = verdictOn(*presetWith({"window", "sink_window", "mass"}), 182);
  CHECK(two.startsWith(QStringLiteral("The window and the sinks + window have dropped")));
}

TEST_CASE("each readout has its own words", "[querycard]") {
  Scenario scenario;
  scenario.simulator.frames = 16;
  scenario.simulator.sinks = {8};
  scenario.window = 16;
  scenario.readout = Readout::renormalised;
  const auto comparison = compared(scenario);
  const auto rows = rowsOf(*comparison, computed(*comparison, 100));
  CHECK(rows[2].label.contains(QStringLiteral("of kept")));
  CHECK_FALSE(rowsOf(*presetWith(), computed(*presetWith(), 100))[2].label.contains(
      QStringLiteral("of kept")));
}

TEST_CASE("the card follows the cursor and speaks", "[querycard][smoke]") {
  const auto comparison = presetWith();
  QueryCard card;
  card.resize(460, 320);
  card.setComparison(comparison);
  card.setCursor(182);
  card.show();
  CHECK(card.title() == QStringLiteral("Query 190"));
  const QString spoken = card.body()->accessibleDescription();
  CHECK(spoken.contains(QStringLiteral("dropped mass m")));
  CHECK(spoken.contains(QStringLiteral("keyframe 136")));
  card.setCursor(-1);
  card.setCursor(10'000);
  CHECK(card.title() == QStringLiteral("Query 190"));

  std::vector<int> cursors;
  std::vector<int> whys;
  QObject::connect(&card, &QueryCard::cursorRequested, [&](int q) { cursors.push_back(q); });
  QObject::connect(&card, &QueryCard::whyRequested, [&](int track, int) { whys.push_back(track); });
  card.setCursor(182);
  QTest::keyClick(card.body(), Qt::Key_Left);
  QTest::keyClick(card.body(), Qt::Key_Return);
  CHECK(cursors == std::vector<int>{181});
  CHECK(whys == std::vector<int>{0});  // the window errs most

  const std::unique_ptr<QAbstractItemModel> table(card.dataModel(nullptr));
  CHECK(table->rowCount() == 6);
  CHECK(table->columnCount() == 3);
  CHECK(table->index(3, 1).data(Qt::EditRole).toDouble() ==
        card.readings().columns[0].identity->product);
}

TEST_CASE("a narrow card shows fewer columns, and says so; a wide one at most four",
          "[querycard]") {
  const auto comparison =
      presetWith({"window", "mass", "sink_window", "mass_evict", "tova", "h2o"});
  QueryCard card;
  card.setComparison(comparison);
  card.setCursor(182);
  CHECK(card.readings().columns.size() == kMostColumns);
  auto* body = qobject_cast<QueryCardBody*>(card.body());
  REQUIRE(body != nullptr);
  body->resize(1000, 300);
  CHECK(body->shownColumns() == 4);
  body->resize(260, 300);
  CHECK(body->shownColumns() < 4);
  CHECK(body->shownColumns() >= 1);
  body->resize(10, 10);
  body->grab();  // nothing to divide by
}

TEST_CASE("a long row is read in the background, the newest cursor wins", "[querycard]") {
  Scenario scenario;
  scenario.simulator.frames = 256;
  scenario.simulator.value_dim = 64;
  scenario.query_stride = 64;
  const auto comparison = compared(scenario);
  QueryCard card;
  card.resize(460, 320);
  card.setComparison(comparison);
  const int last = static_cast<int>(comparison->queries().size()) - 1;
  for (int q = last - 8; q <= last; ++q) {
    card.setCursor(q);
  }
  CHECK(card.readings().query == static_cast<std::size_t>(last));  // the look-ups at once
  CHECK_FALSE(card.readings().exact);
  CHECK(QTest::qWaitFor([&] { return card.readings().exact; }, 10000));
  CHECK(card.readings().query == static_cast<std::size_t>(last));
  CHECK(card.readings().columns[0].identity->product ==
        Approx(card.readings().columns[0].error).epsilon(1e-9));
}

TEST_CASE("without values the card has masses only", "[querycard]") {
  const auto comparison = withoutValues();
  const auto rows = rowsOf(*comparison, computed(*comparison, 40));
  CHECK(rows.size() == 2);
  QueryCard card;
  card.setComparison(comparison);
  card.setCursor(40);
  CHECK(card.body()->accessibleDescription().contains(QStringLiteral("Errors need values")));
}
