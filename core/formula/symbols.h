#pragma once

#include <string_view>
#include <vector>

#include "core/formula/formula.h"

namespace kvbudget {

/// A command that stands for a character or a word, without arguments.
struct FormulaSymbol {
  std::string_view name;  // without the backslash
  std::string_view text;
  AtomClass atom = AtomClass::ordinary;
  bool italic = false;
  bool word = false;
  bool limits = false;
};

/// Null when there is no such command.
[[nodiscard]] const FormulaSymbol* find_symbol(std::string_view name);

/// Names of all commands, those with arguments too: for "did you mean".
[[nodiscard]] const std::vector<std::string_view>& formula_commands();

}  // namespace kvbudget
