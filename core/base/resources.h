#pragma once

#include <filesystem>

namespace kvbudget {

/// The folder with presets, traces and the like: $KVBUDGET_RESOURCES; or share/kvbudget beside the
/// program's bin/ folder; or the source tree that the program was built from. Throws Error when
/// none is there.
[[nodiscard]] std::filesystem::path resource_directory();

}  // namespace kvbudget
