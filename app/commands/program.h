#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "core/report/figure_order.h"
#include "core/report/verify.h"

namespace kvbudget {

struct Streams {
  std::ostream& out;
  std::ostream& err;
};

/// Exit codes of the program.
inline constexpr int kDone = 0;
inline constexpr int kCheckFailed = 1;  // a bound or check failed
inline constexpr int kBadInput = 2;  // bad usage or bad input; one line on err says what and where

/// Runs one command with its arguments (without the program's name). `engine` is explore(), or a
/// faulty one under test; `figures` writes figures, for which the commands know no Qt.
[[nodiscard]] int run_program(std::vector<std::string> arguments, Streams streams,
                              const Engine& engine = explore, const FigureWriter& figures = {});

}  // namespace kvbudget
