#pragma once

#include <string>
#include <vector>

#include "app/commands/program.h"

namespace kvbudget::testing {

struct Outcome {
  int code = 0;
  std::string out, err;
};

/// Runs the program in this process.
[[nodiscard]] Outcome run(const std::vector<std::string>& arguments,
                          const Engine& engine = explore);

/// Runs the built program through a shell: for exit codes, redirections and limits as a user meets
/// them. `shell_line` stands after the program's path.
[[nodiscard]] Outcome run_in_shell(const std::string& shell_line, const std::string& before = "");

/// Runs a command line; out is its standard output and error together.
[[nodiscard]] Outcome shell(const std::string& line);

}  // namespace kvbudget::testing
