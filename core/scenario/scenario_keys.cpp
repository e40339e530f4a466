#include "core/scenario/scenario_keys.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/scenario/json_values.h"
#include "core/scenario/policy_entries.h"

namespace kvbudget {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr double kMost = static_cast<double>(kMaxTokens);

// A number or integer that lives in one field; `field` maps a Scenario& to it.
template <typename Field>
ScenarioKey number(std::string_view name, std::string_view range, double lowest, double highest,
                   std::string_view meaning, bool simulator_only, Field field) {
  ScenarioKey key{name, range, meaning, simulator_only, false, lowest, highest, {}, {}};
  key.get = [field](const Scenario& s) -> ordered_json { return field(const_cast<Scenario&>(s)); };
  key.set = [=](Scenario& s, const json& value) {
    auto& target = field(s);
    if constexpr (std::is_same_v<std::decay_t<decltype(target)>, double>) {
      target = number_in(value, lowest, highest, {name, range});
    } else {
      target =
          integer_in(value, static_cast<Index>(lowest), static_cast<Index>(highest), {name, range});
    }
  };
  return key;
}

template <typename Field, typename Read>
ScenarioKey list(std::string_view name, std::string_view range, std::string_view meaning,
                 bool simulator_only, Field field, Read read) {
  ScenarioKey key{name, range, meaning, simulator_only, true, 0.0, 0.0, {}, {}};
  key.get = [field](const Scenario& s) -> ordered_json { return field(const_cast<Scenario&>(s)); };
  key.set = [=](Scenario& s, const json& value) {
    if (!value.is_array()) {
      reject(value, {name, range});
    }
    std::decay_t<decltype(field(s))> items;
    for (const json& item : value) {
      items.push_back(read(item, Expectation{name, range}));
    }
    field(s) = std::move(items);
  };
  return key;
}

Index positive(const json& item, const Expectation& expected) {
  return integer_in(item, 1, kMaxTokens, expected);
}

ScenarioKey seed_key() {
  static constexpr std::string_view kRange = "an integer from 0 to 18446744073709551615";
  return {"seed",
          kRange,
          "of the draw: noise and values",
          true,
          false,
          0.0,
          0x1p64,
          [](const Scenario& s) -> ordered_json { return s.simulator.seed; },
          [](Scenario& s, const json& v) {
            s.simulator.seed = seed_in(v, {"seed", kRange});
          }};
}

ScenarioKey about_key() {
  static constexpr std::string_view kRange = "a text";
  return {"about",
          kRange,
          "what the scenario shows, in words",
          false,
          false,
          0.0,
          0.0,
          [](const Scenario& s) -> ordered_json { return s.about; },
          [](Scenario& s, const json& v) {
            if (!v.is_string()) {
              reject(v, {"about", kRange});
            }
            s.about = v.get<std::string>();
          }};
}

ScenarioKey readout_key() {
  static constexpr std::string_view kRange = "\"zero_fill\" or \"renormalised\"";
  return {"readout",
          kRange,
          "how the bounded cache reads what it keeps",
          false,
          false,
          0.0,
          0.0,
          [](const Scenario& s) -> ordered_json { return std::string(name(s.readout)); },
          [](Scenario& s, const json& v) {
            for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
              if (v.is_string() && v.get<std::string>() == name(readout)) {
                s.readout = readout;
                return;
              }
            }
            reject(v, {"readout", kRange});
          }};
}

ScenarioKey window_key() {
  static constexpr std::string_view kRange = "an integer from 1 to 1048576, or \"matched\"";
  return {"window",
          kRange,
          "current window size; \"matched\": as large as the mass budget's mean size",
          false,
          false,
          1.0,
          kMost,
          [](const Scenario& s) -> ordered_json {
            return s.window_matched ? ordered_json("matched") : ordered_json(s.window);
          },
          [](Scenario& s, const json& v) {
            s.window_matched = v.is_string() && v.get<std::string>() == "matched";
            if (!s.window_matched) {
              s.window = integer_in(v, 1, kMaxTokens, {"window", kRange});
            }
          }};
}

TraceSource& source(Scenario& s) {
  return s.trace ? *s.trace : s.trace.emplace();
}

ScenarioKey trace_key() {
  static constexpr std::string_view kRange = "the path of a trace file, or null for the simulator";
  return {"trace",
          kRange,
          "attention captured from a model, instead of the simulator",
          false,
          false,
          0.0,
          0.0,
          [](const Scenario& s) -> ordered_json {
            return s.trace ? ordered_json(s.trace->path.string()) : ordered_json(nullptr);
          },
          [](Scenario& s, const json& v) {
            if (v.is_null()) {
              s.trace.reset();
            } else if (v.is_string() && !v.get<std::string>().empty()) {
              source(s).path = v.get<std::string>();
            } else {
              reject(v, {"trace", kRange});
            }
          }};
}

ScenarioKey cell_key(std::string_view name, std::string_view meaning, Index TraceSource::*field) {
  static constexpr std::string_view kRange = "an integer from 0 to 65535";
  return {name,
          kRange,
          meaning,
          false,
          false,
          0.0,
          65535.0,
          [field](const Scenario& s) -> ordered_json {
            return s.trace ? ordered_json((*s.trace).*field) : ordered_json(nullptr);
          },
          [=](Scenario& s, const json& v) {
            if (!v.is_null()) {
              source(s).*field = integer_in(v, 0, 65535, {name, kRange});
            }
          }};
}

std::vector<ScenarioKey> make_keys() {
  using S = Scenario;
  const auto tau = [](const json& item, const Expectation& expected) {
    return number_in(item, 0.0, 0.999999, expected);
  };
  const auto position = [](const json& item, const Expectation& expected) {
    return static_cast<Position>(integer_in(item, 0, kMaxTokens - 1, expected));
  };
  std::vector<ScenarioKey> keys;
  keys.push_back(about_key());
  keys.push_back(number("recency", "a number from 0 to 1", 0, 1,
                        "decay of the logit per token of age", true,
                        [](S& s) -> double& { return s.simulator.recency; }));
  keys.push_back(number("sink_boost", "a number from 0 to 20", 0, 20, "added to a sink's logit",
                        true, [](S& s) -> double& { return s.simulator.sink_boost; }));
  keys.push_back(number("noise", "a number from 0 to 5", 0, 5,
                        "standard deviation of the logit's noise", true,
                        [](S& s) -> double& { return s.simulator.noise; }));
  keys.push_back(number("frames", "an integer from 1 to 1048576", 1, kMost, "frames of the video",
                        true, [](S& s) -> Index& { return s.simulator.frames; }));
  keys.push_back(number("tokens_per_frame", "an integer from 1 to 1048576", 1, kMost,
                        "tokens that make one frame", true,
                        [](S& s) -> Index& { return s.simulator.tokens_per_frame; }));
  keys.push_back(number("value_dim", "an integer from 1 to 4096", 1, 4096,
                        "dimension of the values", true,
                        [](S& s) -> Index& { return s.simulator.value_dim; }));
  keys.push_back(list(
      "sinks", "a list of token positions from 0 to 1048575",
      "keyframe tokens with boosted attention", true,
      [](S& s) -> std::vector<Position>& { return s.simulator.sinks; }, position));
  keys.push_back(seed_key());
  keys.push_back(trace_key());
  keys.push_back(cell_key("layer", "layer of the trace's cell", &TraceSource::layer));
  keys.push_back(cell_key("head", "head of the trace's cell", &TraceSource::head));
  keys.push_back(number("first_query", "an integer from 0 to 1048575", 0, kMost - 1,
                        "queries before it are not scored", false,
                        [](S& s) -> Index& { return s.first_query; }));
  keys.push_back(number("query_stride", "an integer from 1 to 1048576", 1, kMost,
                        "every how-many-th query is scored", false,
                        [](S& s) -> Index& { return s.query_stride; }));
  keys.push_back(readout_key());
  keys.push_back(number("tau", "a number from 0 to 0.999999", 0, 0.999999,
                        "current mass budget: attention mass that may be dropped", false,
                        [](S& s) -> double& { return s.tau; }));
  keys.push_back(window_key());
  keys.push_back(list(
      "taus", "a list of numbers from 0 to 0.999999", "mass budgets that tables list", false,
      [](S& s) -> std::vector<double>& { return s.taus; }, tau));
  keys.push_back(list(
      "windows", "a list of integers from 1 to 1048576", "window sizes that tables list", false,
      [](S& s) -> std::vector<Index>& { return s.windows; }, positive));
  keys.push_back(policies_key());
  keys.push_back(number("key_dim", "an integer from 0 to 65536", 0, 65536,
                        "dimension of the keys, for sizes in bytes; 0: the trace's, or value_dim",
                        false, [](S& s) -> Index& { return s.key_dim; }));
  keys.push_back(number("element_bytes", "an integer from 1 to 8", 1, 8,
                        "bytes of one cached number, for sizes in bytes", false,
                        [](S& s) -> Index& { return s.element_bytes; }));
  return keys;
}

}  // namespace

std::span<const ScenarioKey> scenario_keys() {
  static const std::vector<ScenarioKey> keys = make_keys();
  return keys;
}

const ScenarioKey* find_scenario_key(std::string_view name) {
  const auto keys = scenario_keys();
  const auto found = std::ranges::find(keys, name, &ScenarioKey::name);
  return found == keys.end() ? nullptr : &*found;
}

}  // namespace kvbudget
