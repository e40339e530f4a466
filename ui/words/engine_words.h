#pragma once

#include <span>

namespace kvbudget::ui {

/// Words of the engine's registries that the window shows, listed for translators: the engine knows
/// no Qt. A word that is missing here appears in English.
[[nodiscard]] std::span<const char* const> engineWords();

}  // namespace kvbudget::ui
