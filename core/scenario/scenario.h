#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/attention/simulated_attention.h"
#include "core/policies/policy.h"
#include "core/rollout/readout.h"

namespace kvbudget {

/// A policy as a scenario lists it: parameters left out take what they inherit, or the fallback.
struct PolicyEntry {
  std::string policy;
  std::map<std::string, double> parameters;

  bool operator==(const PolicyEntry&) const = default;
};

/// One cell of a trace file instead of the simulator.
struct TraceSource {
  std::filesystem::path path;  // absolute, or relative to the working folder
  Index layer = 0;
  Index head = 0;

  bool operator==(const TraceSource&) const = default;
};

/// Everything that determines a rollout's numbers and figures. Defaults are the preset `kvbudget`
/// without its seed. Field names are the keys of the file.
struct Scenario {
  SimulatorParameters simulator;
  Index first_query = 8;
  Index query_stride = 1;
  Readout readout = Readout::zero_fill;
  double tau = 0.05;
  Index window = 48;
  bool window_matched = false;  // "window": "matched"
  std::vector<double> taus = {0.1, 0.05, 0.03, 0.02, 0.01};
  std::vector<Index> windows = {16, 32, 48, 64, 96, 128};
  std::vector<PolicyEntry> policies = {{"window", {}}, {"mass", {}}};
  std::optional<TraceSource> trace;
  Index key_dim = 0;        // for bytes; 0: the trace's, or as value_dim
  Index element_bytes = 2;  // for bytes
  std::string about;        // free text

  [[nodiscard]] Index tokens() const { return simulator.frames * simulator.tokens_per_frame; }
  bool operator==(const Scenario&) const = default;
};

/// Reads a scenario file. A relative trace path is taken from the file's folder. Throws Error that
/// names file, key and range.
[[nodiscard]] Scenario load_scenario(const std::filesystem::path& file);

/// Writes it atomically, with every key; the trace's path relative to the file where that works.
void save_scenario(const Scenario& scenario, const std::filesystem::path& file);

/// From and to JSON, without a file. `from_json` starts at the defaults and throws Error on an
/// unknown key, a value out of range or parts that do not fit each other.
[[nodiscard]] Scenario scenario_from_json(const nlohmann::json& json);
[[nodiscard]] nlohmann::ordered_json scenario_to_json(const Scenario& scenario);

/// `key=value` as on the command line; the value is JSON, a bare word, or a comma list where the
/// key takes a list. Does not check how keys fit together: call check_scenario() after the last.
void set_scenario_key(Scenario& scenario, const std::string& assignment);

/// Throws Error when keys do not fit each other: a sink outside the rollout, and the like.
void check_scenario(const Scenario& scenario);

/// The scenario's policies with all parameters settled; `window` is the current window size, after
/// "matched" has been resolved.
[[nodiscard]] std::vector<PolicyChoice> policy_choices(const Scenario& scenario, Index window);

}  // namespace kvbudget
