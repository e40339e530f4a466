#include "core/scenario/scenario.h"

#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/policies/registry.h"
#include "core/scenario/presets.h"
#include "core/scenario/scenario_keys.h"
#include "tests/core/support/temporary_folder.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using nlohmann::json;

namespace {

std::string message_of(const std::string& text) {
  try {
    (void)scenario_from_json(json::parse(text));
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

std::string set_message(const std::string& assignment) {
  try {
    Scenario scenario;
    set_scenario_key(scenario, assignment);
    check_scenario(scenario);
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

}  // namespace

TEST_CASE("a scenario written is the scenario read") {
  Scenario scenario;
  scenario.simulator.recency = 0.1 + 0.2;  // no short decimal
  scenario.simulator.seed = 0xffffffffffffffffULL;
  scenario.simulator.sinks = {3, 17};
  scenario.readout = Readout::renormalised;
  scenario.window_matched = true;
  scenario.policies = {
      {"window", {}}, {"snapkv", {{"budget", 32}, {"kernel", 5}}}, {"mass_evict", {{"tau", 0.01}}}};
  scenario.about = "quotes \" and \n lines, \xC3\xA4";
  scenario.element_bytes = 4;
  CHECK(scenario_from_json(scenario_to_json(scenario)) == scenario);
  const testing::TemporaryFolder folder;
  save_scenario(scenario, folder / "s.json");
  CHECK(load_scenario(folder / "s.json") == scenario);
}

TEST_CASE("a trace's path is stored relative to the scenario and found again") {
  const testing::TemporaryFolder folder;
  std::filesystem::create_directories(folder / "a/b");
  Scenario scenario;
  scenario.trace = TraceSource{folder / "traces/x.npz", 1, 2};
  save_scenario(scenario, folder / "a/b/s.json");
  std::ifstream stream(folder / "a/b/s.json");
  const json stored = json::parse(stream);
  CHECK(stored["trace"] == "../../traces/x.npz");
  CHECK(stored["layer"] == 1);
  const Scenario loaded = load_scenario(folder / "a/b/s.json");
  CHECK(loaded.trace->path == folder / "traces/x.npz");
  CHECK(loaded.trace->head == 2);
}

TEST_CASE("keys left out are the defaults; the defaults are the published preset's") {
  CHECK(scenario_from_json(json::parse(R"({"kvbudget": 1})")) == Scenario{});
  Scenario preset = load_preset("kvbudget");
  preset.about.clear();
  CHECK(preset == Scenario{});
}

TEST_CASE("every preset loads, says what it is, and names a trace that is there") {
  const auto names = preset_names();
  REQUIRE(names.size() >= 4);
  CHECK(names.front() == "kvbudget");
  for (const std::string& name : names) {
    INFO(name);
    const Scenario scenario = load_preset(name);
    CHECK_FALSE(scenario.about.empty());
    if (scenario.trace) {
      CHECK(std::filesystem::exists(scenario.trace->path));
    }
  }
  CHECK_THROWS_WITH(load_preset("nope"), Contains("no preset 'nope'") && Contains("kvbudget"));
}

TEST_CASE("bad scenarios are refused in one sentence that names key and range") {
  CHECK_THAT(message_of("[]"), Contains("must be a JSON object"));
  CHECK_THAT(message_of("{}"), Contains("\"kvbudget\": 1"));
  CHECK_THAT(message_of(R"({"kvbudget": 2})"), Contains("not 2"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "sink_bost": 3})"),
             Contains("'sink_bost'") && Contains("did you mean 'sink_boost'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "xyzzyplugh": 3})"),
             Contains("the keys are") && Contains("recency"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "recency": 1.5})"),
             Contains("'recency' must be a number from 0 to 1, not 1.5"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "recency": "fast"})"), Contains("not \"fast\""));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "noise": null})"), Contains("'noise'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "frames": -1})"),
             Contains("'frames'") && Contains("-1"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "frames": 1e300})"), Contains("'frames'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "frames": 2.5})"),
             Contains("'frames'") && Contains("2.5"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "frames": 1048576, "tokens_per_frame": 2})"),
             Contains("at most 1048576 tokens"));
  CHECK_THAT(
      message_of(R"({"kvbudget": 1, "frames": 1048576, "tokens_per_frame": 1, "value_dim": 4096})"),
      Contains("'value_dim'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "sinks": [8, 512]})"),
             Contains("inside the rollout, tokens 0 to 511, not at 512"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "sinks": [8, -1]})"),
             Contains("'sinks'") && Contains("-1"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "sinks": [8, 8]})"), Contains("twice"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "sinks": 8})"), Contains("'sinks'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "seed": -3})"), Contains("'seed'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "seed": 1e30})"), Contains("'seed'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "first_query": 512})"), Contains("'first_query'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "query_stride": 0})"), Contains("'query_stride'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "readout": "sum"})"),
             Contains("zero_fill") && Contains("renormalised"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "tau": 1})"), Contains("'tau'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "window": 0})"),
             Contains("'window'") && Contains("matched"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "window": "match"})"), Contains("matched"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "taus": [0.1, 2]})"), Contains("'taus'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "windows": [0]})"), Contains("'windows'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "layer": 3})"), Contains("'trace'"));
  CHECK_THAT(message_of(R"({"kvbudget": 1, "trace": 3})"), Contains("'trace'"));
  for (
      const char* text :
      {R"({"kvbudget": 1, "frames": [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25]})"}) {
    CHECK(message_of(text).size() < 200);  // a long value is shortened
  }
}

TEST_CASE("bad policies are refused by name") {
  CHECK_THAT(set_message("policies=window,toova"),
             Contains("unknown policy 'toova'") && Contains("tova"));
  CHECK_THAT(set_message(R"(policies=[{"policy":"tova","size":3}])"),
             Contains("no parameter 'size'") && Contains("budget"));
  CHECK_THAT(set_message(R"(policies=[{"policy":"tova","budget":0}])"),
             Contains("an integer from 1"));
  CHECK_THAT(set_message(R"(policies=[{"policy":"tova","budget":2.5}])"), Contains("'budget'"));
  CHECK_THAT(set_message(R"(policies=[{"policy":"snapkv","kernel":4}])"),
             Contains("an odd integer"));
  CHECK_THAT(set_message(R"(policies=[{"policy":"h2o","recent_share":"x"}])"),
             Contains("'recent_share'"));
  CHECK_THAT(set_message(R"(policies=[3])"), Contains("'policies'"));
}

TEST_CASE("assignments take JSON, words and comma lists") {
  Scenario scenario;
  set_scenario_key(scenario, "sinks=1,2,3");
  CHECK(scenario.simulator.sinks == std::vector<Position>{1, 2, 3});
  set_scenario_key(scenario, "sinks=[4]");
  CHECK(scenario.simulator.sinks == std::vector<Position>{4});
  set_scenario_key(scenario, "sinks=[]");
  CHECK(scenario.simulator.sinks.empty());
  set_scenario_key(scenario, "readout=renormalised");
  CHECK(scenario.readout == Readout::renormalised);
  set_scenario_key(scenario, "policies=window,tova");
  CHECK(scenario.policies == std::vector<PolicyEntry>{{"window", {}}, {"tova", {}}});
  set_scenario_key(scenario, "window=matched");
  CHECK(scenario.window_matched);
  set_scenario_key(scenario, "window=32");
  CHECK(scenario.window == 32);
  CHECK_FALSE(scenario.window_matched);
  CHECK_THAT(set_message("recency"), Contains("key=value"));
  CHECK_THAT(set_message("=3"), Contains("key=value"));
}

TEST_CASE("bad files are refused with the file's name") {
  const testing::TemporaryFolder folder;
  const auto message = [&](const std::string& name, const char* content) {
    if (content != nullptr) {
      std::ofstream(folder / name) << content;
    }
    try {
      (void)load_scenario(folder / name);
    } catch (const Error& error) {
      return std::string(error.what());
    }
    return std::string();
  };
  CHECK_THAT(message("missing.json", nullptr),
             Contains("missing.json") && Contains("cannot be opened"));
  CHECK_THAT(message("empty.json", ""), Contains("empty.json") && Contains("not valid JSON"));
  CHECK_THAT(message("cut.json", "{\"kvbudget\": 1,\n\"tau\":"), Contains("line 2"));
  CHECK_THAT(message("tau.json", R"({"kvbudget": 1, "tau": 7})"),
             Contains("tau.json") && Contains("'tau'"));
  std::filesystem::create_directory(folder / "dir.json");
  CHECK_THAT(message("dir.json", nullptr), Contains("is a folder"));
}

TEST_CASE("a policy's parameter left out takes what it inherits") {
  Scenario scenario;
  scenario.tau = 0.07;
  scenario.policies = {
      {"window", {}}, {"mass", {}}, {"tova", {}}, {"mass_evict", {}}, {"tova", {{"budget", 12}}}};
  const auto choices = policy_choices(scenario, 31);
  CHECK(choices[0].values == std::vector<double>{31});
  CHECK(choices[1].values == std::vector<double>{0.07});
  CHECK(choices[2].values == std::vector<double>{31});
  CHECK(choices[3].values == std::vector<double>{0.003});
  CHECK(choices[4].values == std::vector<double>{12});
  CHECK(describe(choices[4]) == "tova budget 12");
}
