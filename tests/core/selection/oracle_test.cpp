// The engine against the numpy oracle selection_reference.py, on rows of real traces.

#include <catch2/catch.hpp>
#include <cstdio>
#include <filesystem>
#include <map>
#include <sstream>

#include "core/selection/audit_documents.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

const std::string kFolder = KVBUDGET_REFERENCE;
const std::string kPython = KVBUDGET_PYTHON;

struct Asked {
  AuditCell cell;
  Position query;
  Index budget;
};

// The oracle's figures for many rows, from one process: a line each, "name value name value ...".
std::vector<std::map<std::string, double>> ask_oracle(const std::string& trace,
                                                      const std::vector<Asked>& rows) {
  std::string list;
  for (const Asked& a : rows) {
    list += "(" + std::to_string(a.cell.layer) + "," + std::to_string(a.cell.head) + "," +
            std::to_string(a.query) + "," + std::to_string(a.budget) + "),";
  }
  const std::string command =
      kPython + " -c \"import sys; sys.path.insert(0, '" + kFolder +
      "'); sys.dont_write_bytecode = True\n"
      "import numpy as np, selection_reference as s\n"
      "for l, h, q, b in [" +
      list +
      "]:\n"
      "  p, v = s.trace_row('" +
      trace +
      "', l, h, q)\n"
      "  f = s.figures(p, v, b)\n"
      "  f['mean'] = float(np.linalg.norm(p @ v)); f['D'] = float(np.linalg.norm(v - p @ v, "
      "axis=1).max())\n"
      "  print(*['%s %.17g' % x for x in f.items()])\" 2>&1";
  std::vector<std::map<std::string, double>> answers;
  FILE* pipe = popen(command.c_str(), "r");
  REQUIRE(pipe != nullptr);
  char line[1024];
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    std::istringstream words(line);
    std::string name;
    double value = 0.0;
    auto& answer = answers.emplace_back();
    while (words >> name >> value) {
      answer[name] = value;
    }
    INFO(line);
    CHECK(answer.size() == 11);
  }
  CHECK(pclose(pipe) == 0);
  return answers;
}

// Rows of every cell, budgets in turn.
std::vector<Asked> rows_to_ask(const AuditDocument& document, std::size_t count) {
  AuditPlan plan;
  plan.documents = {document};
  plan.cells = cells_of(plan.documents);
  plan.rows_per_cell = 1 + static_cast<Index>(count / plan.cells.size());
  plan.seed = 5;
  std::vector<Asked> rows;
  for (const AuditCell& cell : plan.cells) {
    for (const Position t : sampled_rows(plan, cell)) {
      rows.push_back({cell, t, plan.selection.budgets[rows.size() % 4]});
    }
  }
  rows.resize(std::min(rows.size(), count));
  return rows;
}

void check_trace(const std::string& name, std::size_t count) {
  const std::string trace = std::string(KVBUDGET_SAMPLE_TRACES) + "/" + name;
  if (!std::filesystem::exists(trace)) {
    WARN("skipped: the sample trace " << name << " is not here");
    return;
  }
  if (!std::filesystem::exists(kFolder + "/selection_reference.py")) {
    WARN("skipped: the numpy oracle selection_reference.py is not here");
    return;
  }
  if (std::system((kPython + " -c 'import numpy' 2>/dev/null").c_str()) != 0) {
    WARN("skipped: numpy is not installed");
    return;
  }
  const AuditDocument document = trace_document(trace);
  const std::vector<Asked> rows = rows_to_ask(document, count);
  REQUIRE(rows.size() == count);
  const auto answers = ask_oracle(trace, rows);
  REQUIRE(answers.size() == count);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Asked& asked = rows[i];
    const auto& oracle = answers[i];
    INFO(name << ", layer " << asked.cell.layer << ", head " << asked.cell.head << ", query "
              << asked.query << ", budget " << asked.budget);
    SelectionSettings settings;
    settings.budgets = {asked.budget};
    settings.exact.nodes = 0;
    const auto attention = document.open(asked.cell.layer, asked.cell.head);
    const RowSelection ours = select_row(*attention, asked.query, settings).value().at(0);
    const double radius = oracle.at("D");
    // 1e-9 relative, as promised. The oracle subtracts outputs of size |mu|, so that its own
    // rounding, some n sums of 1e-16 |mu|, is all that is left of an error much smaller than |mu|.
    const double rounding = 2e-15 * (oracle.at("mean") + radius);
    const auto same = [&](const char* what, double value, double margin) {
      INFO(what << " " << value << ", oracle " << oracle.at(what));
      const bool zero = value < 1e-12 * radius && oracle.at(what) < 1e-12 * radius;
      CHECK((zero || value == Approx(oracle.at(what)).epsilon(1e-9).margin(margin)));
    };
    CHECK(ours.keys == static_cast<Index>(oracle.at("keys")));
    same("dropped_mass", ours.dropped, 1e-15);
    same("phi", ours.phi, rounding);
    same("es_top", ours.top.error, rounding);
    same("es_balance", ours.balanced.set.error, rounding);
    same("es_pool", ours.pool.error, rounding);
    if (ours.top.error > 1e-12 * radius) {
      CHECK(static_cast<double>(ours.balanced.swaps.size()) == oracle.at("swaps"));
    }
    // Both sides prove how far they can be off, and the oracle stops at 1e-14 of the largest
    // square.
    const double gap = oracle.at("ef_top") - oracle.at("ef_top_lower");
    same("ef_top", ours.top_free.value, gap + rounding);
    CHECK(ours.top_free.lower <= oracle.at("ef_top") * (1.0 + 1e-9) + rounding);
    CHECK(ours.top_free.value >= oracle.at("ef_top_lower") * (1.0 - 1e-9) - rounding);
  }
}

}  // namespace

// 216 rows of three models, 54 at each budget.
TEST_CASE("selection oracle: rows of a story model") {
  check_trace("stories260k.npz", 72);
}
TEST_CASE("selection oracle: rows of an image model") {
  check_trace("image_gpt_fashion.npz", 72);
}
TEST_CASE("selection oracle: rows of a video model") {
  check_trace("moving_shapes.npz", 72);
}
