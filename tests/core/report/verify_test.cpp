#include "core/report/verify.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/report/verify_output.h"
#include "core/scenario/presets.h"
#include "tests/paths.h"

using namespace kvbudget;
using Catch::Matchers::Contains;
using nlohmann::json;

namespace {

json published() {
  std::ifstream stream(KVBUDGET_SOURCE_DIR "/tests/core/report/published.json");
  return json::parse(stream);
}

const VerifyReport& preset_report() {
  static const VerifyReport report = verify(load_preset("kvbudget"));
  return report;
}

json find_row(const json& rows, const std::string& key, const json& value) {
  for (const json& row : rows) {
    if (row.at(key) == value) {
      return row;
    }
  }
  FAIL("no row with " << key << " " << value);
  return {};
}

// A published figure and ours, to a relative tolerance; counts what was compared.
struct Comparison {
  int compared = 0;
  void operator()(const std::string& what, const json& ours, const json& theirs, double tolerance) {
    INFO(what << ": ours " << ours << ", published " << theirs);
    CHECK(std::abs(ours.get<double>() - theirs.get<double>()) <=
          tolerance * std::abs(theirs.get<double>()));
    ++compared;
  }
};

}  // namespace

TEST_CASE("the preset meets every published figure within its tolerance") {
  const json theirs = published();
  const json ours = verify_json(preset_report());
  const json& tolerance = theirs["tolerance"];
  Comparison compare;
  for (const json& row : theirs["window"]) {
    const json mine = find_row(ours["pareto"]["window"], "window", row["window"]);
    // Cache sizes of windows are exact: the published ones are rounded to a digit.
    CHECK(std::abs(mine["mean_cache"].get<double>() - row["mean_cache"].get<double>()) <= 0.0501);
    compare("window mean error", mine["mean_error"], row["mean_error"],
            tolerance["pareto_mean_error"]);
    if (row.contains("max_error")) {
      compare("window max error", mine["max_error"], row["max_error"],
              tolerance["pareto_max_error"]);
    }
  }
  for (const json& row : theirs["mass"]) {
    const json mine = find_row(ours["pareto"]["mass"], "tau", row["tau"]);
    const json bound = find_row(ours["bound"], "tau", row["tau"]);
    compare("mass cache", mine["mean_cache"], row["mean_cache"], tolerance["cache"]);
    if (row.contains("mean_error")) {
      compare("mass mean error", mine["mean_error"], row["mean_error"],
              tolerance["pareto_mean_error"]);
    }
    if (row.contains("max_error")) {
      compare("mass max error", mine["max_error"], row["max_error"], tolerance["pareto_max_error"]);
    }
    if (row.contains("limit")) {
      // The file gives no tolerance for tau x value range; the strictest of its own is used.
      compare("limit", bound["limit"], row["limit"], tolerance["cache"]);
    }
    CHECK(bound["holds"] == true);
  }
  for (const json& row : theirs["sink_sweep"]) {
    const json mine = find_row(ours["sink_sweep"], "sink_boost", row["sink_boost"]);
    for (const char* policy : {"window", "mass"}) {
      compare("sweep mean", mine[policy]["mean"], row[policy]["mean"], tolerance["sweep_mean"]);
      compare("sweep max", mine[policy]["max"], row[policy]["max"], tolerance["sweep_max"]);
    }
  }
  for (const char* key : {"median", "min"}) {
    compare("ratio", ours["ratio"][key], theirs["ratio"][key], tolerance["ratio"]);
  }
  compare("tail", ours["tail"]["window_max"], theirs["tail"]["window_max"],
          tolerance["pareto_max_error"]);
  compare("tail", ours["tail"]["mass_max"], theirs["tail"]["mass_max"],
          tolerance["pareto_max_error"]);
  compare("tail ratio", ours["tail"]["ratio"], theirs["tail"]["ratio"], tolerance["tail_ratio"]);
  CHECK(compare.compared == 41);
}

TEST_CASE(
    "every bound holds on every simulated preset, for both readouts, and the residual is "
    "rounding") {
  for (const char* name : {"kvbudget", "no_sinks", "strong_sinks", "moving_shapes"}) {
    for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
      INFO(name);
      Scenario scenario = load_preset(name);
      scenario.readout = readout;
      const VerifyReport report = verify(scenario);
      CHECK(report.violations.empty());
      CHECK(report.identity_rows >= 900);
      CHECK(report.identity_share <= 1.0);
      CHECK(report.identity_residual < 1e-12);
      for (const auto& row : report.bound) {
        CHECK(row.holds);
      }
      CHECK(report.sink_sweep.empty() == scenario.trace.has_value());
    }
  }
}

TEST_CASE("verify can fail: each fault of the engine is named with its query") {
  struct Fault {
    const char* name;
    std::function<void(Exploration&)> plant;
    const char* expected;
  };
  const std::size_t at = 217;
  const std::vector<Fault> faults = {
      {"an error above the bound",
       [&](Exploration& e) { e.evaluation.settings[2].error[at] = 1e3; },
       "window 48 has error 1000, over dropped mass times value range"},
      {"a budget that drops too much",
       [&](Exploration& e) { e.evaluation.settings[7].dropped[at] = 0.0501; },
       "tau 0.05 drops mass 0.0501"},
      {"an error above tau x range where the dropped mass is overstated too",
       [&](Exploration& e) {
         e.evaluation.settings[9].error[at] = 0.2;
         e.evaluation.settings[9].dropped[at] = 0.03;
       },
       "over tau times value range"},
      {"an error slightly wrong, within all bounds",
       [&](Exploration& e) {
         QuerySeries& s = e.evaluation.settings[12];
         s.error[at] *= 0.999;
       },
       "is not the directly summed"},
      {"a policy that stores less than it reads",
       [&](Exploration& e) { e.evaluation.policies[0].series.resident[at] = 1; },
       "reads 48 tokens and stores 1"},
  };
  const Scenario scenario = load_preset("kvbudget");
  for (const Fault& fault : faults) {
    INFO(fault.name);
    const Engine faulty = [&](const Scenario& s, const ExploreOptions& options) {
      auto e = explore(s, options);
      if (s.windows.size() > 1) {  // not in the sink sweep
        fault.plant(*e);
      }
      return e;
    };
    const VerifyReport report = verify(scenario, faulty);
    REQUIRE_FALSE(report.violations.empty());
    CHECK(report.violations.size() <= 2);
    CHECK(report.violations[0].query == 225);  // query index 217 after the first 8
    CHECK_THAT(verify_text(report),
               Contains("query 225") && Contains(fault.expected) && Contains("BROKEN"));
    CHECK(verify_json(report)["violations"][0]["query"] == 225);
  }
}

TEST_CASE("the report reads as tables with a verdict") {
  const std::string text = verify_text(preset_report());
  CHECK_THAT(text, Contains("bound holds at all 504 queries"));
  CHECK_THAT(text, Contains("value range (largest norm)"));
  for (const char* heading : {"tau", "mean cache", "max error", "limit", "window", "sink boost"}) {
    CHECK_THAT(text, Contains(heading));
  }
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin);
    CHECK(end - begin <= 110);
    begin = end + 1;
  }
}

TEST_CASE("the JSON has the documented keys") {
  const json document = verify_json(preset_report());
  for (const char* key :
       {"bound", "pareto", "ratio", "sink_sweep", "tail", "scenario", "version"}) {
    CHECK(document.contains(key));
  }
  CHECK(document["bound"][0].contains("holds"));
  CHECK(document["pareto"]["window"][0].contains("mean_cache"));
  CHECK(document["pareto"]["mass"][0]["tau"] == 0.1);
  CHECK(document["sink_sweep"][0]["window"].contains("max"));
}
