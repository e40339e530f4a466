// The engine against the numpy oracle: `rollout --npz` and then the oracle's own check, which
// recomputes every setting from p and v.

#include <catch2/catch.hpp>
#include <fstream>

#include "tests/app/run.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using testing::run;
using testing::shell;

namespace {

std::string oracle() {
  const std::string script = KVBUDGET_REFERENCE "/kvbudget_reference.py";
  return std::filesystem::exists(script) ? std::string(KVBUDGET_PYTHON) + " '" + script + "' " : "";
}

bool have_oracle() {
  if (oracle().empty()) {
    WARN("skipped: the numpy oracle kvbudget_reference.py is not here");
    return false;
  }
  if (shell(std::string(KVBUDGET_PYTHON) + " -c 'import numpy'").code != 0) {
    WARN("skipped: numpy is not installed");
    return false;
  }
  return true;
}

void check_against_oracle(std::vector<std::string> source) {
  const testing::TemporaryFolder folder;
  for (const char* readout : {"zero_fill", "renormalised"}) {
    const std::string file = folder / "rollout.npz";
    std::vector<std::string> arguments = {"rollout", "--npz", file, "--set",
                                          std::string("readout=") + readout};
    arguments.insert(arguments.end(), source.begin(), source.end());
    const auto written = run(arguments);
    INFO(written.err);
    REQUIRE(written.code == 0);
    const auto checked = shell(oracle() + "check '" + file + "'");
    INFO(checked.out);
    CHECK(checked.code == 0);
    CHECK_THAT(checked.out, Contains("33 passed, 0 failed"));
  }
}

}  // namespace

TEST_CASE("oracle: the preset, no sinks, and strong sinks with three keyframes") {
  if (have_oracle()) {
    check_against_oracle({});
    check_against_oracle({"--set", "sinks=[]"});
    check_against_oracle({"--set", "sinks=8,136,328", "--set", "sink_boost=12"});
  }
}

TEST_CASE("oracle: cells of the trace in the box") {
  if (have_oracle()) {
    const std::string trace = KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";
    check_against_oracle({"--trace", trace, "--layer", "0", "--head", "0"});
    check_against_oracle({"--trace", trace, "--layer", "3", "--head", "3"});
  }
}

TEST_CASE("oracle: cells of models' traces") {
  for (const char* name : {"stories260k.npz", "image_gpt_fashion.npz"}) {
    const std::string trace = std::string(KVBUDGET_SAMPLE_TRACES) + "/" + name;
    if (!std::filesystem::exists(trace)) {
      WARN("skipped: the sample trace " << name << " is not here");
    } else if (have_oracle()) {
      check_against_oracle({"--trace", trace, "--layer", "0", "--head", "1"});
      check_against_oracle({"--trace", trace, "--layer", "4", "--head", "0"});
    }
  }
}

TEST_CASE("oracle: weights without values give masses and sizes, and say that errors need values") {
  const std::string trace =
      std::string(KVBUDGET_SAMPLE_TRACES) + "/gpt2small_layer5_weights_only.npz";
  if (!std::filesystem::exists(trace)) {
    WARN("skipped: the sample trace gpt2small_layer5_weights_only.npz is not here");
    return;
  }
  for (const char* command : {"rollout", "verify", "pareto"}) {
    const auto outcome = run({command, "--trace", trace, "--head", "3"});
    INFO(command);
    CHECK(outcome.code == 0);
    CHECK_THAT(outcome.out, Contains("errors need values"));
  }
  if (!have_oracle()) {
    return;
  }
  const testing::TemporaryFolder folder;
  const std::string file = folder / "weights.npz";
  // v is [T, 0]: the oracle then compares sizes and masses.
  REQUIRE(run({"rollout", "--npz", file, "--trace", trace, "--head", "3"}).code == 0);
  const auto checked = shell(oracle() + "check '" + file + "'");
  INFO(checked.out);
  CHECK(checked.code == 0);
  CHECK_THAT(checked.out, Contains("22 passed, 0 failed"));
}

TEST_CASE("oracle: it fails on a wrong number, so its word counts") {
  if (!have_oracle()) {
    return;
  }
  const testing::TemporaryFolder folder;
  const std::string file = folder / "wrong.npz";
  const Engine faulty = [](const Scenario& scenario, const ExploreOptions& options) {
    auto e = explore(scenario, options);
    e->evaluation.settings[4].error[300] += 1e-8;
    return e;
  };
  REQUIRE(run({"rollout", "--npz", file}, faulty).code == 0);
  CHECK(shell(oracle() + "check '" + file + "'").code != 0);
}
