#include "core/scenario/scenario.h"

#include <algorithm>
#include <fstream>
#include <set>
#include <sstream>

#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/scenario/json_values.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr int kVersion = 1;
constexpr std::string_view kVersionKey = "kvbudget";
// Values of the simulator beyond this are refused before anything is allocated.
constexpr double kMostValueBytes = 16.0 * 1024 * 1024 * 1024;

const ScenarioKey& key_named(const std::string& name) {
  if (const ScenarioKey* key = find_scenario_key(name)) {
    return *key;
  }
  std::vector<std::string_view> names;
  std::string listed;
  for (const ScenarioKey& key : scenario_keys()) {
    names.push_back(key.name);
    listed += (listed.empty() ? "" : ", ") + std::string(key.name);
  }
  const std::string_view near = nearest(name, names);
  throw Error(
      "unknown scenario key '" + name + "'; " +
      (near.empty() ? "the keys are " + listed : "did you mean '" + std::string(near) + "'?"));
}

json value_from(const ScenarioKey& key, const std::string& text) {
  json value = json::parse(text, nullptr, false);
  if (key.is_list && !value.is_array()) {
    value = json::parse("[" + text + "]", nullptr, false);
    if (value.is_discarded()) {  // bare words: window,mass
      value = json::array();
      std::istringstream words(text);
      for (std::string word; std::getline(words, word, ',');) {
        value.push_back(word);
      }
    }
  }
  return value.is_discarded() ? json(text) : value;
}

}  // namespace

Scenario scenario_from_json(const json& document) {
  if (!document.is_object()) {
    throw Error("a scenario must be a JSON object, not " + quoted(document));
  }
  if (!document.contains(kVersionKey) || document[kVersionKey] != kVersion) {
    throw Error("a scenario must have \"kvbudget\": 1 as its version" +
                (document.contains(kVersionKey) ? ", not " + quoted(document[kVersionKey]) : ""));
  }
  Scenario scenario;
  for (const auto& [name, value] : document.items()) {
    if (name != kVersionKey) {
      key_named(name).set(scenario, value);
    }
  }
  check_scenario(scenario);
  return scenario;
}

ordered_json scenario_to_json(const Scenario& scenario) {
  ordered_json document = {{kVersionKey, kVersion}};
  for (const ScenarioKey& key : scenario_keys()) {
    const bool of_trace = key.name == "trace" || key.name == "layer" || key.name == "head";
    if (scenario.trace ? !key.simulator_only : !of_trace) {
      document[std::string(key.name)] = key.get(scenario);
    }
  }
  return document;
}

Scenario load_scenario(const std::filesystem::path& file) {
  const std::string where = "scenario '" + file.string() + "': ";
  std::error_code failure;
  if (std::filesystem::is_directory(file, failure)) {
    throw Error(where + "is a folder, not a file");
  }
  std::ifstream stream(file, std::ios::binary);
  if (!stream) {
    throw Error(where + "cannot be opened; does it exist, and may you read it?");
  }
  constexpr std::uintmax_t kMostBytes = 64U << 20U;
  if (const auto size = std::filesystem::file_size(file, failure); !failure && size > kMostBytes) {
    throw Error(where + "is larger than 64 MiB, so it is no scenario");
  }
  std::ostringstream text;
  text << stream.rdbuf();
  try {
    Scenario scenario = scenario_from_json(json::parse(text.str()));
    if (scenario.trace && scenario.trace->path.is_relative()) {
      scenario.trace->path =
          (std::filesystem::absolute(file).parent_path() / scenario.trace->path).lexically_normal();
    }
    return scenario;
  } catch (const json::parse_error& error) {
    throw Error(where + not_json(text.str(), error));
  } catch (const Error& error) {
    throw Error(where + error.what());
  }
}

void save_scenario(const Scenario& scenario, const std::filesystem::path& file) {
  Scenario stored = scenario;
  if (stored.trace) {
    const auto folder = std::filesystem::absolute(file).parent_path();
    const auto relative = std::filesystem::absolute(stored.trace->path).lexically_proximate(folder);
    stored.trace->path = relative;
  }
  write_file(file, scenario_to_json(stored).dump(2) + "\n");
}

void set_scenario_key(Scenario& scenario, const std::string& assignment) {
  const auto equals = assignment.find('=');
  if (equals == std::string::npos || equals == 0) {
    throw Error("'" + assignment + "' must have the form key=value");
  }
  const ScenarioKey& key = key_named(assignment.substr(0, equals));
  key.set(scenario, value_from(key, assignment.substr(equals + 1)));
}

void check_scenario(const Scenario& scenario) {
  if (scenario.trace && scenario.trace->path.empty()) {
    throw Error("'layer' and 'head' need a 'trace'");
  }
  if (scenario.trace) {
    return;
  }
  const SimulatorParameters& s = scenario.simulator;
  if (s.frames > kMaxTokens / s.tokens_per_frame) {
    throw Error("'frames' times 'tokens_per_frame' must be at most 1048576 tokens, not " +
                std::to_string(s.frames) + " x " + std::to_string(s.tokens_per_frame));
  }
  if (static_cast<double>(scenario.tokens()) * static_cast<double>(s.value_dim) * 8.0 >
      kMostValueBytes) {
    throw Error("'value_dim' times the tokens must be at most 2^31 numbers, not " +
                std::to_string(s.value_dim) + " x " + std::to_string(scenario.tokens()));
  }
  std::set<Position> seen;
  for (const Position sink : s.sinks) {
    if (sink >= scenario.tokens()) {
      throw Error("'sinks' must lie inside the rollout, tokens 0 to " +
                  std::to_string(scenario.tokens() - 1) + ", not at " + std::to_string(sink));
    }
    if (!seen.insert(sink).second) {
      throw Error("'sinks' must not name a token twice, as it does " + std::to_string(sink));
    }
  }
  if (scenario.first_query >= scenario.tokens()) {
    throw Error("'first_query' must be a query of the rollout, 0 to " +
                std::to_string(scenario.tokens() - 1) + ", not " +
                std::to_string(scenario.first_query));
  }
}

}  // namespace kvbudget
