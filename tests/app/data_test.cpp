#include <catch2/catch.hpp>
#include <fstream>
#include <nlohmann/json.hpp>

#include "tests/app/run.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using testing::run;

namespace {

// Reads a CSV as one does without having been told anything about it, with two readers that are not
// the program's; prints its columns that hold numbers, and complains of whatever would need a hand.
constexpr const char* kReader = R"(
import csv, sys, numpy
with open(sys.argv[1], newline='', encoding='utf-8') as f:
    rows = list(csv.reader(f))
head, body = rows[0], rows[1:]
assert len(body) > 3, len(body)
assert len(set(head)) == len(head), 'a name stands twice'
assert all(name.isidentifier() for name in head), head
assert all(len(row) == len(head) for row in body), 'rows differ in length'
table = numpy.genfromtxt(sys.argv[1], delimiter=',', names=True, dtype=None, encoding='utf-8')
assert len(table) == len(body) and len(table.dtype.names) == len(head)
for name, column in zip(head, zip(*body)):
    kind = table.dtype[name].kind
    filled = [x for x in column if x]
    try:
        numbers = [float(x) for x in filled]
    except ValueError:
        assert kind == 'U', (name, kind)
        print('words', name, *sorted(set(column))[:1])
        continue
    if filled:
        assert kind in 'if', (name, kind)
        assert numpy.array_equal(table[name][[i for i, x in enumerate(column) if x]], numbers), name
        print('numbers', name, numbers[0])
)";

std::string read_by_others(const std::string& csv, const testing::TemporaryFolder& folder) {
  const auto script = folder.file("reader.py", kReader);
  const auto file = folder.file("data.csv", csv);
  const auto outcome =
      testing::shell("'" KVBUDGET_PYTHON "' '" + script.string() + "' '" + file.string() + "'");
  INFO(outcome.out);
  CHECK(outcome.code == 0);
  return outcome.out;
}

}  // namespace

TEST_CASE("every command's CSV is read as it is, and says units and parameters in its head") {
  const testing::TemporaryFolder folder;
  const std::vector<std::string> policies = {
      "--set", R"(policies=["window","mass",{"policy":"h2o","budget":40},"tova"])"};
  for (const char* command : {"pareto", "rollout", "sinks"}) {
    CAPTURE(command);
    std::vector<std::string> arguments = {command, "--csv", "-"};
    arguments.insert(arguments.end(), policies.begin(), policies.end());
    const auto outcome = run(arguments);
    REQUIRE(outcome.code == 0);
    CHECK(outcome.out.find('#') == std::string::npos);
    const std::string seen = read_by_others(outcome.out, folder);
    CHECK_THAT(seen, Contains("numbers scenario_seed ") && Contains("numbers scenario_tau 0.05"));
    CHECK_THAT(seen, Contains("words scenario_sinks 8 136"));
    CHECK_THAT(seen, Contains("words scenario_policies window mass h2o:budget=40 tova"));
    CHECK_THAT(seen, Contains("words program kvbudget 0.1.0"));
    CHECK_THAT(seen, !Contains("scenario_layer"));
  }
  CHECK_THAT(run({"pareto", "--csv", "-"}).out, Contains("mean_read_tokens,") &&
                                                    Contains("mean_resident_bytes,") &&
                                                    !Contains("bytes_bytes"));
  CHECK_THAT(run({"sinks", "--csv", "-"}).out,
             Contains("sink_boost,window_tokens,") && !Contains("scenario_sink_boost"));
}

TEST_CASE("the CSV of a trace names its cell and none of the simulator's parameters") {
  const testing::TemporaryFolder folder;
  const auto outcome = run({"rollout", "--csv", "-", "--preset", "moving_shapes"});
  const std::string seen = read_by_others(outcome.out, folder);
  CHECK_THAT(seen, Contains("numbers scenario_layer") && Contains("numbers scenario_head") &&
                       Contains("moving_shapes.safetensors") && !Contains("scenario_recency"));
}

TEST_CASE("JSON says units and parameters in its head") {
  for (const char* command : {"pareto", "rollout", "sinks"}) {
    CAPTURE(command);
    const auto document = nlohmann::ordered_json::parse(run({command, "--json", "-"}).out);
    CHECK(document["scenario"]["tau"] == 0.05);
    CHECK(document.contains("units"));
    const auto names = document.items();
    CHECK((*names.begin()).key() == "program");
  }
  const auto pareto = nlohmann::json::parse(run({"pareto", "--json", "-"}).out);
  CHECK(pareto["units"]["mean_resident"] == "tokens");
  CHECK(pareto["units"]["peak_resident_bytes"] == "bytes");
  CHECK_FALSE(pareto["units"].contains("policy"));
}
