#include "core/selection/audit.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/report/audit_output.h"
#include "core/selection/audit_documents.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

const std::string kTrace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";

AuditPlan small_plan() {
  AuditPlan plan;
  plan.documents = {trace_document(kTrace)};
  plan.cells = cells_of(plan.documents, 1);
  plan.rows_per_cell = 3;
  plan.selection.budgets = {4, 8};
  plan.selection.exact.nodes = 50;
  for (const char* id : {"snapkv", "h2o_cache", "streaming", "quest16"}) {
    plan.selection.rules.push_back(find_selection_rule(id));
  }
  return plan;
}

std::vector<std::string> lines_of(const AuditPlan& plan, std::size_t done = 0, int threads = 0) {
  std::vector<std::string> lines;
  Hooks hooks;
  hooks.threads = threads;
  CHECK(run_audit(
      plan, done, [&](const AuditRecord& r) { lines.push_back(audit_csv_line(plan, r)); }, hooks));
  return lines;
}

AuditRecord record(const AuditCell& cell, double top, double balance, double pool) {
  AuditRecord r;
  r.cell = cell;
  r.query = 40;
  r.budget = 8;
  r.keys = 41;
  r.es_top = top;
  r.es_balance = balance;
  r.es_pool = pool;
  r.ef_fw = 0.625;
  r.ef_least = 0.5;
  r.radius = 1.0;
  return r;
}

}  // namespace

TEST_CASE("sampled rows: in range, each once, by seed and cell, and all where there are few") {
  AuditPlan plan = small_plan();
  plan.selection.budgets = {4, 32};
  plan.rows_per_cell = 100;
  const auto rows = sampled_rows(plan, plan.cells[0]);
  CHECK(rows.size() == 100);
  CHECK(std::ranges::is_sorted(rows));
  CHECK(std::ranges::adjacent_find(rows) == rows.end());
  CHECK(rows.front() >= 32);
  CHECK(rows.back() < 513);
  CHECK(sampled_rows(plan, plan.cells[0]) == rows);
  CHECK(sampled_rows(plan, plan.cells[1]) != rows);
  plan.seed = 1;
  CHECK(sampled_rows(plan, plan.cells[0]) != rows);
  plan.rows_per_cell = 1'000;
  CHECK(sampled_rows(plan, plan.cells[0]).size() == 513 - 32);
  plan.selection.budgets = {4, 1'000};  // no row has so many keys: the smallest budget counts
  CHECK(sampled_rows(plan, plan.cells[0]).front() == 8);
}

TEST_CASE("cells of a plan: all, one layer's, one head's") {
  const std::vector<AuditDocument> documents = {trace_document(kTrace)};
  CHECK(cells_of(documents).size() == 16);
  CHECK(cells_of(documents, 2).size() == 4);
  CHECK(cells_of(documents, 2, 3) == std::vector<AuditCell>{{0, 2, 3}});
  CHECK(cells_of(documents, 9).empty());
}

TEST_CASE("an audit is the same at any number of threads, and goes on where it stopped") {
  AuditPlan plan = small_plan();
  const auto all = lines_of(plan, 0, 1);
  REQUIRE(all.size() == 4 * 3 * 2);
  CHECK(lines_of(plan, 0, 2) == all);
  for (const std::size_t done : {1UL, 2UL, 7UL, 23UL, 24UL}) {
    const auto rest = lines_of(plan, done, 2);
    CHECK(rest == std::vector(all.begin() + static_cast<Index>(done), all.end()));
  }
  plan.cells = {plan.cells[2]};
  plan.rows_per_cell = 70;  // more than a block: rows in parallel
  const auto many = lines_of(plan, 0, 1);
  REQUIRE(many.size() == 140);
  CHECK(lines_of(plan, 0, 2) == many);
  CHECK(lines_of(plan, 131, 2) == std::vector(many.begin() + 131, many.end()));
}

TEST_CASE("an audit's lines read back, and a cut line does not") {
  AuditPlan plan = small_plan();
  plan.cells = {plan.cells[0]};
  plan.rows_per_cell = 2;
  plan.documents[0].name = "a \"name\", with a comma";
  const std::string names = audit_csv_names(plan);
  for (const std::string& line : lines_of(plan)) {
    const std::string text = line.substr(0, line.size() - 1);
    const auto read = audit_csv_record(plan, text);
    REQUIRE(read.has_value());
    CHECK(audit_csv_line(plan, *read) == line);
    CHECK(read->es_exact.has_value());
    CHECK_FALSE(read->rules[3].has_value());  // pages of 16 at a budget below
    CHECK_FALSE(audit_csv_record(plan, text + ",1").has_value());
    CHECK_FALSE(audit_csv_record(plan, text.substr(0, text.rfind(','))).has_value());
    CHECK_FALSE(audit_csv_record(plan, "x" + text).has_value());
    // The name holds one comma more.
    CHECK(std::ranges::count(text, ',') == std::ranges::count(names, ',') + 1);
  }
}

TEST_CASE("a cancelled audit hands over a beginning, and says so") {
  const AuditPlan plan = small_plan();
  const auto all = lines_of(plan);
  std::vector<std::string> some;
  Hooks hooks;
  hooks.threads = 1;
  hooks.cancelled = [&] { return some.size() >= 6; };
  CHECK_FALSE(run_audit(
      plan, 0, [&](const AuditRecord& r) { some.push_back(audit_csv_line(plan, r)); }, hooks));
  REQUIRE(some.size() >= 6);
  CHECK(some.size() < all.size());
  CHECK(std::equal(some.begin(), some.end(), all.begin()));
}

TEST_CASE("an audit passes on what is wrong with a trace from any thread") {
  AuditPlan plan = small_plan();
  const auto good = plan.documents[0].open;
  plan.documents[0].open = [good](Index layer, Index head) {
    if (head == 2) {
      throw Error("a damaged cell");
    }
    return good(layer, head);
  };
  CHECK_THROWS_WITH(run_audit(plan, 0, [](const AuditRecord&) {}), "a damaged cell");
}

TEST_CASE("records keep the orderings, on a trace and on the simulator") {
  AuditPlan plan = small_plan();
  plan.documents.push_back(simulator_document({}));
  plan.cells = cells_of(plan.documents);
  plan.rows_per_cell = 1;
  plan.selection.budgets = {4, 16};
  CHECK(run_audit(plan, 0, [&](const AuditRecord& r) {
    CHECK(*r.es_exact <= r.es_pool);
    CHECK(r.es_pool <= r.es_balance);
    CHECK(r.es_balance <= r.es_top);
    CHECK(r.ef_top <= r.es_top + 1e-12 * r.radius);
    CHECK(r.ef_top_lower <= r.ef_top);
    CHECK(r.ef_least <= std::min(r.ef_fw, r.ef_top));
    CHECK(r.ef_least <= r.es_pool + 1e-12 * r.radius);  // so that pi is at least 1
    CHECK(r.phi == Approx((1.0 - r.dropped) * r.es_top));
  }));
}

TEST_CASE("figures of one record, zeros and infinities among them") {
  const InstanceFigures f = figures_of(record({}, 1.0, 0.6, 0.5));
  CHECK(f.kappa == 2.0);
  CHECK(f.closable == 0.5);
  CHECK(f.closed == Approx(0.4));
  CHECK(f.recovered == Approx(0.8));
  CHECK(f.gains);
  CHECK(figures_of(record({}, 0.0, 0.0, 0.0)).kappa == 1.0);
  CHECK(figures_of(record({}, 1e-13, 1e-13, 1e-14)).kappa == 1.0);  // rounding counts as 0
  CHECK_FALSE(figures_of(record({}, 1e-13, 1e-13, 1e-14)).gains);
  CHECK(std::isinf(figures_of(record({}, 1.0, 1.0, 0.0)).kappa));
  CHECK(figures_of(record({}, 1.0, 1.0, 1.0)).recovered == 1.0);
  CHECK_FALSE(figures_of(record({}, 1.1, 1.1, 1.0)).gains);
}

TEST_CASE("a summary: medians, flat cells, and what switching only these brings") {
  AuditPlan plan;
  plan.documents.resize(2);
  plan.documents[0] = {"a", 1, 2, 100, {}};
  plan.documents[1] = {"b", 1, 2, 100, {}};
  plan.cells = cells_of(plan.documents);
  plan.selection.budgets = {8};
  AuditTally tally(plan);
  const double dropped[] = {0.1, 0.4, 0.2, 0.3};  // a: head 1 is flat; b: head 1
  const double gain[] = {0.1, 0.3, 0.0, 0.0};
  for (std::size_t c = 0; c < 4; ++c) {
    for (int i = 0; i < 3; ++i) {
      AuditRecord r = record(plan.cells[c], 1.0, 1.0 - gain[c], 0.5);
      r.dropped = dropped[c];
      r.phi = 0.1 * i;
      tally.add(r);
    }
  }
  const AuditSummary s = tally.summary();
  CHECK(s.instances == 12);
  CHECK(s.by_document);
  REQUIRE(s.budgets.size() == 1);
  CHECK(s.budgets[0].kappa.value == 2.0);
  CHECK(s.budgets[0].kappa.interval->low == 2.0);
  CHECK(s.budgets[0].closed.value == Approx(0.05));
  CHECK(s.budgets[0].pi.value == 1.0);
  CHECK(s.budgets[0].pi_fw.value == 0.8);
  CHECK(s.budgets[0].tenth_closable == 1.0);
  CHECK_FALSE(s.budgets[0].auc.has_value());  // all kappas are above 1.11
  REQUIRE(s.cells.size() == 4);
  CHECK(s.cells[0].flat == false);
  CHECK(s.cells[1].flat == true);
  CHECK(s.cells[1].dropped_8 == 0.4);
  CHECK(s.cells[1].median_kappas == std::vector<double>{2.0});
  CHECK(s.cells[2].rows == 3);
  REQUIRE(s.conversions.size() == 2);
  CHECK(s.conversions[0].flat_cells == 1);
  CHECK(s.conversions[0].gain == Approx(1.2));
  CHECK(s.conversions[0].share == Approx(0.75));
  CHECK(s.conversions[1].share == 1.0);  // nothing is gained anywhere
  const nlohmann::ordered_json json = audit_json(plan, s);
  CHECK(json["interval_clusters"] == "documents");
  CHECK(json["budgets"][0]["kappa"]["median"] == 2.0);
  CHECK(json["cells"][3]["flat"] == true);
  CHECK(json["conversion"][0]["trace"] == "a");
}

TEST_CASE("traces without values cannot be audited, and say so") {
  const std::string weights =
      std::string(KVBUDGET_SAMPLE_TRACES) + "/gpt2small_layer5_weights_only.npz";
  if (!std::filesystem::exists(weights)) {
    WARN("skipped: the sample trace gpt2small_layer5_weights_only.npz is not here");
    return;
  }
  CHECK_THROWS_WITH(trace_document(weights), Catch::Contains("has no values 'v'"));
  std::vector<std::string> left_out;
  const auto documents = folder_documents(KVBUDGET_SAMPLE_TRACES, left_out);
  CHECK(documents.size() >= 3);
  CHECK(std::ranges::find(left_out, "gpt2small_layer5_weights_only.npz") != left_out.end());
}
