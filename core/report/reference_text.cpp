#include "core/report/reference_text.h"

#include <cmath>

#include "core/policies/registry.h"
#include "core/report/table.h"
#include "core/scenario/scenario_keys.h"

namespace kvbudget {
namespace {

std::string fallback_text(const ParameterInfo& p) {
  switch (p.inherits) {
    case ParameterInfo::Inherits::tau:
      return "the scenario's tau";
    case ParameterInfo::Inherits::window:
      return "the scenario's window";
    case ParameterInfo::Inherits::nothing:
      break;
  }
  return shortest(p.fallback);
}

std::string dropped_text(const PolicyInfo& p) {
  if (p.reads == Reads::nothing) {
    return "nothing";
  }
  return p.evicts ? "for good" : "chosen again at each query";
}

std::string default_text(const ScenarioKey& key) {
  return key.get(Scenario{}).dump();
}

}  // namespace

std::string policies_text() {
  std::string text;
  for (const PolicyInfo* p : policies()) {
    text += std::string(p->id) + ": keeps " + std::string(p->keeps) + "; reads " +
            std::string(name(p->reads)) + "; dropped " + dropped_text(*p) + "\n";
    for (const ParameterInfo& parameter : p->parameters) {
      text += "    " + std::string(parameter.name) + " (" + fallback_text(parameter) +
              "): " + std::string(parameter.meaning) + "\n";
    }
  }
  return text +
         "\nUse: --set policies=window,mass,tova or "
         "--set 'policies=[\"window\",{\"policy\":\"tova\",\"budget\":32}]'\n";
}

std::string policies_markdown() {
  std::string text =
      "# Policies\n\nWhat `kvbudget policies --markdown` prints; a test holds this page to it.\n\n"
      "| id | name | keeps | reads | dropped |\n| --- | --- | --- | --- | --- |\n";
  for (const PolicyInfo* p : policies()) {
    text += "| `" + std::string(p->id) + "` | " + std::string(p->title) + " | " +
            std::string(p->keeps) + " | " + std::string(name(p->reads)) + " | " + dropped_text(*p) +
            " |\n";
  }
  text +=
      "\n## Parameters\n\n| policy | parameter | default | meaning |\n| --- | --- | --- | --- |\n";
  for (const PolicyInfo* p : policies()) {
    for (const ParameterInfo& parameter : p->parameters) {
      text += "| `" + std::string(p->id) + "` | `" + std::string(parameter.name) + "` | " +
              fallback_text(parameter) + " | " + std::string(parameter.meaning) + " |\n";
    }
  }
  return text +
         "\nA policy that chooses again at each query needs the whole cache in memory: it saves "
         "reading, not\nstorage. So every result carries *read* (tokens in the kept set) and "
         "*resident* (tokens stored after\nthe query, to be carried to the next). An evicting "
         "policy "
         "is shown the weights that a cache holding\nonly its residents computes, and no later "
         "row.\n";
}

std::string keys_text() {
  std::string text;
  for (const ScenarioKey& key : scenario_keys()) {
    text += std::string(key.name) + " (" + default_text(key) + "): " + std::string(key.meaning) +
            "; " + std::string(key.range) + "\n";
  }
  return text;
}

std::string keys_markdown() {
  std::string text =
      "# Scenario\n\nA scenario is a JSON object with `\"kvbudget\": 1` as its version and any of "
      "these keys. This page is\nwhat `kvbudget keys --markdown` prints; a test holds it to that. "
      "With a trace, the keys of the\nsimulator are not used.\n\n"
      "| key | default | range | meaning |\n| --- | --- | --- | --- |\n";
  for (const ScenarioKey& key : scenario_keys()) {
    text += "| `" + std::string(key.name) + "` | `" + default_text(key) + "` | " +
            std::string(key.range) + " | " + std::string(key.meaning) +
            (key.simulator_only ? " (simulator)" : "") + " |\n";
  }
  return text;
}

}  // namespace kvbudget
