// The engine against the numpy oracle selection_reference.py, on rows of real traces: equal to 1e-9
// relative. The oracle subtracts two outputs that may be all but equal, and then only its rounding
// is left. Where the two differ, exact_error.py decides, in decimals of 60 digits.

#include <catch2/catch.hpp>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>

#include "core/selection/audit_documents.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;

namespace {

const std::string kFolder = KVBUDGET_REFERENCE;
const std::string kPython = KVBUDGET_PYTHON;
constexpr double kSame = 1e-9;  // relative

struct Asked {
  AuditCell cell;
  Position query;
  Index budget;

  [[nodiscard]] std::string row() const {
    return std::to_string(cell.layer) + " " + std::to_string(cell.head) + " " +
           std::to_string(query);
  }
};

struct Answer {
  std::map<std::string, double> figures;
  std::map<std::string, std::vector<Position>> sets;
};

std::vector<std::string> lines_of(const std::string& command) {
  std::vector<std::string> lines;
  FILE* pipe = popen((command + " 2>&1").c_str(), "r");
  REQUIRE(pipe != nullptr);
  char line[4096];
  while (std::fgets(line, sizeof line, pipe) != nullptr) {
    lines.emplace_back(line);
  }
  CHECK(pclose(pipe) == 0);
  return lines;
}

// The oracle's figures for many rows, from one process: a line of "name value name value ..." and a
// line of "balance KEY ..." and "pool KEY ..." each.
std::vector<Answer> ask_oracle(const std::string& trace, const std::vector<Asked>& rows) {
  std::string list;
  for (const Asked& a : rows) {
    list += "(" + std::to_string(a.cell.layer) + "," + std::to_string(a.cell.head) + "," +
            std::to_string(a.query) + "," + std::to_string(a.budget) + "),";
  }
  const auto lines = lines_of(
      kPython + " -c \"import sys; sys.path.insert(0, '" + kFolder +
      "'); sys.dont_write_bytecode = True\n"
      "import numpy as np, selection_reference as s\n"
      "kept = {}\n"
      "def noting(name, f, i):\n"
      "  def noted(*a):\n"
      "    r = f(*a); kept[name] = r[i]; return r\n"
      "  return noted\n"
      "s.balance = noting('balance', s.balance, 1); s.es_best = noting('pool', s.es_best, 1)\n"
      "for l, h, q, b in [" +
      list + "]:\n  p, v = s.trace_row('" + trace +
      "', l, h, q)\n"
      "  f = s.figures(p, v, b)\n"
      "  f['D'] = float(np.linalg.norm(v - p @ v, axis=1).max())\n"
      "  print(*['%s %.17g' % x for x in f.items()])\n"
      "  for name in ('balance', 'pool'): print(*kept[name])\"");
  REQUIRE(lines.size() == 3 * rows.size());
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < lines.size(); i += 3) {
    Answer& answer = answers.emplace_back();
    std::istringstream words(lines[i]);
    std::string name;
    double value = 0.0;
    while (words >> name >> value) {
      answer.figures[name] = value;
    }
    INFO(lines[i]);
    CHECK(answer.figures.size() == 10);
    for (const auto& [set, line] : {std::pair("es_balance", i + 1), {"es_pool", i + 2}}) {
      std::istringstream keys(lines[line]);
      Position key = 0;
      while (keys >> key) {
        answer.sets[set].push_back(key);
      }
      std::ranges::sort(answer.sets[set]);
    }
  }
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

// An error on which engine and oracle do not agree.
struct Dispute {
  Asked asked;
  std::string what;
  KeptSet ours;
  double theirs = 0.0;
  std::vector<Position> their_set;
};

std::string question(const Asked& asked, const std::vector<Position>& kept) {
  std::string line = asked.row();
  for (const Position j : kept) {
    line += " " + std::to_string(j);
  }
  return line + "\n";
}

// The engine must be right to 1e-9, and its set no worse than the oracle's.
void settle(const std::string& trace, const std::vector<Dispute>& disputes) {
  if (disputes.empty()) {
    return;
  }
  const testing::TemporaryFolder folder;
  const std::string questions = (folder / "questions").string();
  {
    std::ofstream out(questions);
    for (const Dispute& d : disputes) {
      out << question(d.asked, d.ours.kept) << question(d.asked, d.their_set);
    }
  }
  const auto answers =
      lines_of(kPython + " '" KVBUDGET_SOURCE_DIR "/tests/core/selection/exact_error.py' '" +
               trace + "' < '" + questions + "'");
  REQUIRE(answers.size() == 2 * disputes.size());
  for (std::size_t i = 0; i < disputes.size(); ++i) {
    const Dispute& d = disputes[i];
    const double exact = std::stod(answers[2 * i]);
    const double their_exact = std::stod(answers[2 * i + 1]);
    char text[200];
    std::snprintf(text, sizeof text,
                  "%s: engine %.15g, of its set exactly %.15g; oracle %.15g, of its set exactly "
                  "%.15g",
                  d.what.c_str(), d.ours.error, exact, d.theirs, their_exact);
    WARN(trace << ", row " << d.asked.row() << ", budget " << d.asked.budget << ", " << text);
    CHECK(d.ours.error == Approx(exact).epsilon(kSame).margin(0.0));
    CHECK(exact <= their_exact * (1.0 + kSame));
    CHECK(std::abs(d.theirs - their_exact) > kSame * their_exact);  // so the oracle is off
  }
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
  std::vector<Dispute> disputes;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const Asked& asked = rows[i];
    const auto& oracle = answers[i].figures;
    INFO(name << ", row " << asked.row() << ", budget " << asked.budget);
    SelectionSettings settings;
    settings.budgets = {asked.budget};
    settings.exact.nodes = 0;
    const auto attention = document.open(asked.cell.layer, asked.cell.head);
    const RowSelection ours = select_row(*attention, asked.query, settings).value().at(0);
    const double zero = 1e-12 * oracle.at("D");
    const auto agree = [&](const char* what, const KeptSet& set,
                           const std::vector<Position>& theirs) {
      const double value = oracle.at(what);
      const bool same = set.error == Approx(value).epsilon(kSame).margin(0.0) ||
                        (set.error < zero && value < zero);
      if (!same) {
        disputes.push_back({asked, what, set, value, theirs});
      }
      return same;
    };
    CHECK(ours.keys == static_cast<Index>(oracle.at("keys")));
    CHECK(ours.dropped == Approx(oracle.at("dropped_mass")).epsilon(kSame).margin(1e-15));
    agree("es_top", ours.top, ours.top.kept);
    // The oracle adds up kept contributions, of which each may be as large as D.
    CHECK(ours.phi == Approx(oracle.at("phi")).epsilon(kSame).margin(4e-3 * zero));
    CHECK(ours.phi == Approx((1.0 - ours.dropped) * ours.top.error).epsilon(kSame).margin(zero));
    if (agree("es_balance", ours.balanced.set, answers[i].sets.at("es_balance")) &&
        ours.top.error > zero) {
      CHECK(static_cast<double>(ours.balanced.swaps.size()) == oracle.at("swaps"));
    }
    agree("es_pool", ours.pool, answers[i].sets.at("es_pool"));
    // Both sides prove how far they can be off; the oracle stops at 1e-14 of the largest square.
    const double gap = oracle.at("ef_top") - oracle.at("ef_top_lower") + zero;
    CHECK(ours.top_free.value == Approx(oracle.at("ef_top")).epsilon(kSame).margin(gap));
    CHECK(ours.top_free.lower <= oracle.at("ef_top") * (1.0 + kSame) + zero);
    CHECK(ours.top_free.value >= oracle.at("ef_top_lower") * (1.0 - kSame) - zero);
  }
  settle(trace, disputes);
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
