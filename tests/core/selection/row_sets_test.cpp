#include "core/selection/row_sets.h"

#include <catch2/catch.hpp>
#include <set>

#include "core/base/error.h"
#include "core/selection/audit_documents.h"
#include "core/selection/audit_overview.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

using Kind = SetChooser::Kind;

const std::string kTrace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";

std::shared_ptr<const Attention> cell(Index layer, Index head) {
  return trace_document(kTrace).open(layer, head);
}

bool chosen_by(const RankedSet& set, Kind kind) {
  return std::ranges::any_of(set.by, [kind](const SetChooser& c) { return c.kind == kind; });
}

std::size_t rank_of(const RowSets& sets, Kind kind) {
  std::size_t i = 0;
  while (i < sets.ranked.size() && !chosen_by(sets.ranked[i], kind)) {
    ++i;
  }
  return i;
}

}  // namespace

TEST_CASE("the sets of a row: by error, each set of keys once, every chooser once") {
  const auto attention = cell(2, 1);
  for (const bool complete : {false, true}) {
    for (const Position t : {40, 511}) {
      const RowSets sets = row_sets(*attention, t, 8, complete).value();
      CHECK(sets.complete == complete);
      CHECK(sets.query == t);
      CHECK(static_cast<Position>(sets.weights.size()) == t + 1);
      CHECK(
          std::ranges::is_sorted(sets.ranked, {}, [](const RankedSet& s) { return s.set.error; }));
      std::set<std::vector<Position>> different;
      std::size_t choosers = 0;
      for (const RankedSet& set : sets.ranked) {
        CHECK(set.set.kept.size() == 8);
        different.insert(set.set.kept);
        choosers += set.by.size();
      }
      CHECK(different.size() == sets.ranked.size());
      CHECK(choosers == sets.row.rules.size() + (complete ? 5 : 3));
      CHECK(rank_of(sets, Kind::best_of_pool) <= rank_of(sets, Kind::balance));
      CHECK(rank_of(sets, Kind::balance) <= rank_of(sets, Kind::top_mass));
      if (complete) {
        CHECK(rank_of(sets, Kind::best_of_all) == 0);
        CHECK(rank_of(sets, Kind::balance_all) < sets.ranked.size());
      }
      CHECK(sets.row.free_least <= sets.ranked.front().set.error * (1 + 1e-12));
    }
  }
}

TEST_CASE("the sets of a row with no more keys than are kept: none") {
  const RowSets sets = row_sets(*cell(0, 0), 5, 8, true).value();
  CHECK(sets.ranked.empty());
  CHECK(sets.row.budget == 0);
  CHECK(sets.weights.size() == 6);
}

TEST_CASE("the sets of a row can be cancelled") {
  Hooks hooks;
  hooks.cancelled = [] { return true; };
  CHECK_FALSE(row_sets(*cell(0, 0), 200, 8, true, hooks).has_value());
}

TEST_CASE("an overview is the audit of all cells, and its points are the audit's records") {
  const AuditDocument document = trace_document(kTrace);
  const AuditOverview overview = audit_overview(document, 2, 8).value();
  CHECK(overview.layers == 4);
  CHECK(overview.heads == 4);
  REQUIRE(overview.summary.cells.size() == 16);
  CHECK(overview.points.size() == 16 * 2 * 4);
  CHECK(overview.cell(2, 3).cell == AuditCell{0, 2, 3});
  REQUIRE(overview.at(8) != nullptr);
  CHECK(overview.at(8)->instances == 32);
  CHECK(overview.at(5) == nullptr);
  std::vector<double> kappas;
  for (const AuditPoint& point : overview.points) {
    CHECK(point.kappa >= 1.0);
    if (point.budget == 16) {
      kappas.push_back(point.kappa);
    }
  }
  CHECK(overview.at(16)->kappa.value == median(kappas));
  CHECK(overview.summary.conversions.size() == 4);
  Hooks hooks;
  hooks.cancelled = [] { return true; };
  CHECK_FALSE(audit_overview(document, 2, 8, hooks).has_value());
}

TEST_CASE("attention that is there already is audited as it is") {
  const auto attention = cell(1, 1);
  const AuditDocument document = attention_document("one", attention);
  CHECK(document.open(0, 0) == attention);
  const AuditOverview overview = audit_overview(document, 3, 8).value();
  CHECK(overview.name == "one");
  CHECK(overview.summary.cells.size() == 1);
  CHECK(overview.points.size() == 12);
  CHECK_FALSE(overview.at(8)->kappa.interval.has_value());  // nothing to resample
}
