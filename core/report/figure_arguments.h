#pragma once

#include <string>

#include "core/report/figure_spec.h"

namespace kvbudget {

/// The options of `kvbudget figures` that give this spec, each after a space; its figure is not
/// among them. What is as by default is left out, but for the sizes.
[[nodiscard]] std::string figure_arguments(const FigureSpec& spec);

/// Tokens made by hand in one word: a preset's name, or "-1,0,0.9,kept/1,0,0.1,dropped".
[[nodiscard]] std::string tokens_text(const std::vector<LeverToken>& tokens);
/// Throws Error for anything else, and where none is kept.
[[nodiscard]] std::vector<LeverToken> tokens_from(const std::string& text);

}  // namespace kvbudget
