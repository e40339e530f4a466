#include "core/base/resources.h"

#include <cstdlib>
#include <vector>

#include "core/base/error.h"

namespace kvbudget {

std::filesystem::path resource_directory() {
  std::vector<std::filesystem::path> places;
  if (const char* chosen = std::getenv("KVBUDGET_RESOURCES")) {
    places.emplace_back(chosen);
  }
  std::error_code failure;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failure);
  if (!failure) {
    places.push_back(program.parent_path().parent_path() / "share" / "kvbudget");
  }
  places.emplace_back(std::filesystem::path(KVBUDGET_SOURCE_DIR) / "resources");
  for (const auto& place : places) {
    if (std::filesystem::is_directory(place / "presets", failure)) {
      return place;
    }
  }
  throw Error("the folder of presets is missing at '" + places.back().string() +
              "'; set KVBUDGET_RESOURCES to the project's resources folder");
}

}  // namespace kvbudget
