// Every bad input ends with exit code 2 and exactly one line that says what and where. Malformed
// trace files have their own tests beside the readers; here a few of each kind go through the
// whole program.

#include <catch2/catch.hpp>
#include <cstdlib>

#include "tests/app/run.h"
#include "tests/core/support/temporary_folder.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using testing::Outcome;
using testing::run;

namespace {

void check_refused(const Outcome& outcome, const std::string& says) {
  INFO(outcome.err);
  CHECK(outcome.code == 2);
  CHECK(outcome.out.empty());
  CHECK_THAT(outcome.err, Catch::StartsWith("kvbudget: ") && Contains(says));
  CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  CHECK(outcome.err.back() == '\n');
}

std::string box_trace() {
  return KVBUDGET_SOURCE_DIR "/resources/traces/moving_shapes.safetensors";
}

}  // namespace

TEST_CASE("bad usage is one line") {
  check_refused(run({"nonsense"}), "nonsense");
  check_refused(run({"verify", "--bogus"}), "--bogus");
  check_refused(run({"verify", "--threads", "many"}), "--threads");
  check_refused(run({"verify", "--threads", "-1"}), "--threads");
  check_refused(run({"pareto", "--points", "0"}), "--points");
  check_refused(run({"sinks", "--steps", "0"}), "--steps");
  check_refused(run({"sinks", "--steps", "99999999999999999999"}), "--steps");
  check_refused(run({"sinks", "--key", "noise"}), "--key");
  check_refused(run({"info"}), "TRACE");
  check_refused(run({"rollout", "--preset", "nope"}), "no preset 'nope'");
  check_refused(run({"rollout", "--preset", "kvbudget", "--scenario", "x.json"}), "--preset");
}

TEST_CASE("bad scenario values are one line that names the key") {
  const std::vector<std::pair<std::string, std::string>> bad = {
      {"sink_bost=3", "sink_boost"},
      {"recency=2", "'recency' must be a number from 0 to 1, not 2"},
      {"recency=nan", "'recency'"},
      {"frames=-4", "'frames'"},
      {"frames=99999999999999999999999", "'frames'"},
      {"value_dim=0", "'value_dim'"},
      {"sinks=9999", "'sinks'"},
      {"first_query=600", "'first_query'"},
      {"tau=-0.1", "'tau'"},
      {"window=0", "'window'"},
      {"policies=lru", "'lru'"},
      {"readout=mean", "'readout'"},
      {"layer=1", "'trace'"},
      {"novalue", "key=value"}};
  for (const auto& [assignment, says] : bad) {
    check_refused(run({"rollout", "--set", assignment}), says);
  }
  check_refused(run({"verify", "--set", "frames=1048576", "--set", "tokens_per_frame=1", "--set",
                     "value_dim=4096"}),
                "'value_dim'");
}

TEST_CASE("bad scenario and trace files are one line that names the file") {
  const testing::TemporaryFolder folder;
  const auto file = [&](std::string_view name, std::string_view bytes) {
    return folder.file(name, bytes).string();
  };
  check_refused(run({"verify", "--scenario", (folder / "none.json").string()}), "none.json");
  check_refused(run({"verify", "--scenario", file("cut.json", "{\"kvbudget\": 1")}), "cut.json");
  check_refused(run({"info", (folder / "none.npz").string()}), "none.npz");
  check_refused(run({"info", file("empty.npz", "")}), "empty.npz");
  check_refused(run({"info", file("text.npz", "hello")}), "text.npz");
  check_refused(run({"info", folder.path().string()}), folder.path().string());
  check_refused(run({"info", file("huge.safetensors", std::string("\0\0\0\0\0\0\0\x10{}", 10))}),
                "huge.safetensors");
  check_refused(run({"rollout", "--trace", box_trace(), "--layer", "4"}), "layer");
  check_refused(run({"rollout", "--trace", box_trace(), "--head", "4"}), "head");
  check_refused(run({"rollout", "--trace", box_trace(), "--layer", "-1"}), "layer");
  check_refused(run({"rollout", "--trace", box_trace(), "--set", "first_query=513"}),
                "'first_query'");
}

TEST_CASE("results that cannot be written leave nothing behind") {
  const testing::TemporaryFolder folder;
  const std::string nowhere = folder / "no/such/folder/x";
  check_refused(run({"rollout", "--npz", nowhere + ".npz"}), "x.npz");
  for (const char* option : {"--json", "--csv"}) {
    const Outcome outcome = run({"rollout", option, nowhere});
    CHECK(outcome.code == 2);
    CHECK_THAT(outcome.err, Contains("no/such/folder/x"));
    CHECK(std::count(outcome.err.begin(), outcome.err.end(), '\n') == 1);
  }
  const Outcome directory = run({"rollout", "--json", folder.path().string()});
  CHECK(directory.code == 2);
  CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("a full disk is one line, and nothing half-written stays") {
  if (!std::filesystem::exists("/dev/full")) {
    WARN("skipped: this system has no /dev/full");
    return;
  }
  for (const char* line :
       {"verify > /dev/full", "rollout --json /dev/full", "rollout --csv - > /dev/full"}) {
    INFO(line);
    const Outcome outcome = testing::run_in_shell(line);
    CHECK(outcome.code == 2);
    CHECK_THAT(outcome.out, Contains("kvbudget: "));
  }
  // A file-size limit stands for the disk that fills while an npz is written.
  const testing::TemporaryFolder folder;
  const Outcome outcome = testing::run_in_shell(
      "rollout --npz '" + (folder / "x.npz").string() + "'", "ulimit -f 100; trap '' XFSZ; ");
  CHECK(outcome.code == 2);
  CHECK_THAT(outcome.out, Contains("x.npz"));
  CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("npz is refused where it would not hold the rollout") {
  const testing::TemporaryFolder folder;
  const std::string file = folder / "x.npz";
  check_refused(run({"rollout", "--npz", file, "--set", "query_stride=2"}), "'query_stride'");
  check_refused(run({"rollout", "--npz", file, "--set", "frames=4096", "--set", "query_stride=1",
                     "--set", "value_dim=1", "--set", "first_query=32767"}),
                "16384");
  CHECK(std::filesystem::is_empty(folder.path()));
}

TEST_CASE("without a display, or with one that does not answer, one line says how to see it") {
  const std::string none = "env -u DISPLAY -u WAYLAND_DISPLAY -u QT_QPA_PLATFORM ";
  for (const std::string& before :
       {none, none + "DISPLAY=:7777 ", none + "DISPLAY=nowhere.invalid:0 "}) {
    INFO(before);
    const Outcome outcome = testing::run_in_shell("", before);
    CHECK(outcome.code == 2);
    CHECK_THAT(outcome.out,
               Contains("no display") && Contains("xvfb-run") && Contains("--screenshots"));
    CHECK(std::count(outcome.out.begin(), outcome.out.end(), '\n') == 1);
  }
}
