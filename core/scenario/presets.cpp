#include "core/scenario/presets.h"

#include <algorithm>

#include "core/base/error.h"
#include "core/base/resources.h"

namespace kvbudget {

std::vector<std::string> preset_names() {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(resource_directory() / "presets")) {
    if (entry.path().extension() == ".json") {
      names.push_back(entry.path().stem().string());
    }
  }
  std::ranges::sort(
      names, {}, [](const std::string& name) { return std::pair(name != kDefaultPreset, name); });
  return names;
}

Scenario load_preset(const std::string& name) {
  const std::vector<std::string> names = preset_names();
  if (std::ranges::find(names, name) == names.end()) {
    std::string listed;
    for (const std::string& known : names) {
      listed += (listed.empty() ? "" : ", ") + known;
    }
    throw Error("there is no preset '" + name + "'; there are " + listed);
  }
  return load_scenario(resource_directory() / "presets" / (name + ".json"));
}

}  // namespace kvbudget
