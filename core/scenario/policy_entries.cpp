#include "core/scenario/policy_entries.h"

#include <algorithm>
#include <cmath>

#include "core/base/error.h"
#include "core/policies/registry.h"
#include "core/scenario/json_values.h"

namespace kvbudget {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view kRange = "a list of policy ids or of {\"policy\": id, parameters}";

std::string known_ids() {
  std::string ids;
  for (const PolicyInfo* policy : policies()) {
    ids += (ids.empty() ? "" : ", ") + std::string(policy->id);
  }
  return ids;
}

const PolicyInfo& policy_named(const std::string& id) {
  const PolicyInfo* info = find_policy(id);
  if (info == nullptr) {
    throw Error("'policies' names an unknown policy '" + id + "'; there are " + known_ids());
  }
  return *info;
}

std::string number_text(double x) {
  return json(x).dump();
}

std::string range_text(const ParameterInfo& p) {
  const auto bound = [&](double x) {
    return p.whole ? std::to_string(std::llround(x)) : number_text(x);
  };
  return std::string(p.odd     ? "an odd integer"
                     : p.whole ? "an integer"
                               : "a number") +
         " from " + bound(p.lowest) + " to " + bound(p.highest);
}

PolicyEntry entry_from(const json& item) {
  if (item.is_string()) {
    return {std::string(policy_named(item.get<std::string>()).id), {}};
  }
  if (!item.is_object() || !item.contains("policy") || !item["policy"].is_string()) {
    reject(item, {"policies", kRange});
  }
  const PolicyInfo& info = policy_named(item["policy"].get<std::string>());
  PolicyEntry entry{std::string(info.id), {}};
  for (const auto& [name, value] : item.items()) {
    if (name == "policy") {
      continue;
    }
    const auto parameter = std::ranges::find(info.parameters, name, &ParameterInfo::name);
    if (parameter == info.parameters.end()) {
      std::string known;
      for (const ParameterInfo& p : info.parameters) {
        known += (known.empty() ? "" : ", ") + std::string(p.name);
      }
      throw Error("policy '" + entry.policy + "' has no parameter '" + name + "'; it has " +
                  (known.empty() ? "none" : known));
    }
    if (!value.is_number()) {
      throw Error("parameter '" + name + "' of policy '" + entry.policy + "' must be " +
                  range_text(*parameter) + ", not " + quoted(value));
    }
    check_policy_parameter(info, *parameter, value.get<double>());
    entry.parameters[name] = value.get<double>();
  }
  return entry;
}

ordered_json entry_to(const PolicyEntry& entry) {
  ordered_json item = {{"policy", entry.policy}};
  const PolicyInfo* info = find_policy(entry.policy);
  for (const auto& [name, value] : entry.parameters) {
    const auto parameter = std::ranges::find(info->parameters, name, &ParameterInfo::name);
    if (parameter->whole) {
      item[name] = static_cast<Index>(value);
    } else {
      item[name] = value;
    }
  }
  return item;
}

double settled(const PolicyEntry& entry, const ParameterInfo& p, double tau, Index window) {
  if (const auto given = entry.parameters.find(std::string(p.name));
      given != entry.parameters.end()) {
    return given->second;
  }
  switch (p.inherits) {
    case ParameterInfo::Inherits::tau:
      return tau;
    case ParameterInfo::Inherits::window:
      return static_cast<double>(window);
    case ParameterInfo::Inherits::nothing:
      break;
  }
  return p.fallback;
}

}  // namespace

void check_policy_parameter(const PolicyInfo& policy, const ParameterInfo& parameter,
                            double value) {
  const bool in_range = value >= parameter.lowest && value <= parameter.highest;
  const bool kind = (!parameter.whole || value == std::floor(value)) &&
                    (!parameter.odd || std::fmod(value, 2.0) == 1.0);
  if (!in_range || !kind) {
    throw Error("parameter '" + std::string(parameter.name) + "' of policy '" +
                std::string(policy.id) + "' must be " + range_text(parameter) + ", not " +
                number_text(value));
  }
}

ScenarioKey policies_key() {
  return {"policies",
          kRange,
          "policies that are compared",
          false,
          true,
          0.0,
          0.0,
          [](const Scenario& s) {
            ordered_json list = ordered_json::array();
            for (const PolicyEntry& entry : s.policies) {
              list.push_back(entry_to(entry));
            }
            return list;
          },
          [](Scenario& s, const json& value) {
            if (!value.is_array()) {
              reject(value, {"policies", kRange});
            }
            std::vector<PolicyEntry> entries;
            for (const json& item : value) {
              entries.push_back(entry_from(item));
            }
            s.policies = std::move(entries);
          }};
}

std::vector<PolicyChoice> policy_choices(const Scenario& scenario, Index window) {
  std::vector<PolicyChoice> choices;
  for (const PolicyEntry& entry : scenario.policies) {
    PolicyChoice choice{&policy_named(entry.policy), {}};
    for (const ParameterInfo& parameter : choice.info->parameters) {
      choice.values.push_back(settled(entry, parameter, scenario.tau, window));
    }
    choices.push_back(std::move(choice));
  }
  return choices;
}

}  // namespace kvbudget
