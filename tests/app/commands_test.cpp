#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include "core/policies/registry.h"
#include "core/scenario/scenario_keys.h"
#include "tests/app/run.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using nlohmann::json;
using testing::run;

namespace {

const std::vector<std::string> kCommands = {"verify", "rollout",  "pareto", "sinks",
                                            "info",   "policies", "keys"};

}  // namespace

TEST_CASE("every command explains itself") {
  const auto top = run({"--help"});
  CHECK(top.code == 0);
  for (const std::string& command : kCommands) {
    CHECK_THAT(top.out, Contains(command));
    const auto help = run({command, "--help"});
    CHECK(help.code == 0);
    CHECK(help.out.size() > 200);
  }
  CHECK(run({}).out == top.out);
  CHECK_THAT(run({"--version"}).out, Contains("0.1.0"));
  for (const char* option :
       {"--preset", "--scenario", "--set", "--trace", "--layer", "--head", "--threads"}) {
    for (const char* command : {"verify", "rollout", "pareto", "sinks"}) {
      CHECK_THAT(run({command, "--help"}).out, Contains(option));
    }
  }
}

TEST_CASE("verify exits with 1 and names the query when a bound is broken") {
  CHECK(run({"verify"}).code == 0);
  const Engine faulty = [](const Scenario& scenario, const ExploreOptions& options) {
    auto e = explore(scenario, options);
    e->evaluation.settings[0].error[100] = 99.0;
    return e;
  };
  const auto broken = run({"verify"}, faulty);
  CHECK(broken.code == 1);
  CHECK_THAT(broken.out, Contains("query 108") && Contains("BROKEN") && Contains("window 16"));
}

TEST_CASE("commands run on the trace in the box") {
  const std::string trace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";
  for (const char* command : {"verify", "rollout", "pareto"}) {
    INFO(command);
    const auto outcome = run({command, "--trace", trace, "--layer", "1", "--head", "2"});
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Contains("moving_shapes.safetensors, layer 1, head 2"));
    CHECK(run({command, "--preset", "moving_shapes"}).code == 0);
  }
  const auto info = run({"info", trace});
  CHECK(info.code == 0);
  CHECK_THAT(info.out, Contains("4 layers, 4 heads, 2 KV heads") && Contains("513 tokens") &&
                           Contains("145") && Contains("16 tokens a frame"));
}

TEST_CASE("files hold what standard output holds, and standard output alone what was asked for") {
  const testing::TemporaryFolder folder;
  const std::string file = folder / "r.json";
  const auto text = run({"rollout", "--json", file});
  CHECK(text.code == 0);
  CHECK_THAT(text.out, Contains("resident"));
  const auto piped = run({"rollout", "--json", "-"});
  CHECK(piped.out == testing::read_all(file));
  const json document = json::parse(piped.out);
  CHECK(document["policies"].size() == 2);
  CHECK(document["policies"][0]["read"].size() == 504);
  CHECK(document["policies"][1]["summary"]["mean_resident_bytes"].get<double>() ==
        Approx(260.5 * 256));
  CHECK(run({"rollout", "--json", "-", "--csv", "-"}).code == 2);
  const auto verify = run({"verify", "--json", "-"});
  CHECK(json::parse(verify.out)["bound"].size() == 5);
}

TEST_CASE("the same scenario gives the same bytes again, at any thread count") {
  const std::vector<std::string> base = {"rollout", "--csv", "-", "--set",
                                         "policies=window,mass,tova,h2o,snapkv"};
  auto with = [&](const char* threads) {
    auto arguments = base;
    arguments.insert(arguments.end(), {"--threads", threads});
    return run(arguments).out;
  };
  const std::string one = with("1");
  CHECK(one == with("2"));
  CHECK(one == with("7"));
  CHECK(one == run(base).out);
}

TEST_CASE("a policy shows up in commands and exports by being in the registry") {
  std::string ids;
  for (const PolicyInfo* info : policies()) {
    ids += (ids.empty() ? "" : ",") + std::string(info->id);
  }
  const auto rollout = run({"rollout", "--set", "policies=" + ids});
  const auto pareto = run({"pareto", "--points", "2", "--csv", "-", "--set", "policies=" + ids});
  const auto list = run({"policies"});
  for (const PolicyInfo* info : policies()) {
    CHECK_THAT(rollout.out, Contains(std::string(info->id)));
    CHECK_THAT(pareto.out, Contains(std::string(info->id)));
    CHECK_THAT(list.out, Contains(std::string(info->id) + ": keeps"));
  }
  const auto keys = run({"keys"});
  for (const ScenarioKey& key : scenario_keys()) {
    CHECK_THAT(keys.out, Contains(std::string(key.name) + " ("));
  }
}

TEST_CASE("the documentation's pages are what the program says") {
  CHECK(testing::read_all(KVBUDGET_SOURCE_DIR "/docs/policies.md") ==
        run({"policies", "--markdown"}).out);
  CHECK(testing::read_all(KVBUDGET_SOURCE_DIR "/docs/scenario.md") ==
        run({"keys", "--markdown"}).out);
}

TEST_CASE("pareto lists exact settings in order, in tokens and bytes") {
  const auto outcome = run({"pareto", "--points", "5", "--json", "-", "--set", "key_dim=32",
                            "--set", "element_bytes=4"});
  const json rows = json::parse(outcome.out)["pareto"];
  double last = 0.0;
  int windows = 0;
  for (const json& row : rows) {
    if (row["policy"] == "window") {
      ++windows;
      CHECK(row["parameter"].get<double>() > last);
      last = row["parameter"].get<double>();
    }
    CHECK(row["mean_resident_bytes"].get<double>() ==
          Approx(row["mean_resident"].get<double>() * (32 + 64) * 4));
    CHECK(row["mean_resident"].get<double>() >= row["mean_read"].get<double>());
  }
  CHECK(windows == 11);
}

TEST_CASE("sinks finds where the window breaks the promise; the mass budget never does") {
  const auto outcome = run({"sinks", "--steps", "7", "--json", "-"});
  REQUIRE(outcome.code == 0);
  const json document = json::parse(outcome.out);
  const double promise = document["promise"].get<double>();
  bool broken = false;
  for (const json& row : document["sweep"]) {
    CHECK(row["mass_max_error"].get<double>() <= promise);
    if (!broken && row["window_max_error"].get<double>() > promise) {
      broken = true;
      CHECK(document["window_breaks_at"] == row["sink_boost"]);
    }
  }
  CHECK(broken);
  CHECK(document["sweep"].size() == 7);
  const auto none = run({"sinks", "--preset", "moving_shapes"});
  CHECK(none.code == 2);
}
