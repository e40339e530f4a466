#pragma once

#include <functional>

namespace kvbudget {

/// A report of the share done, for ExploreOptions::progressed: after the first second it writes a
/// percentage to standard error, over itself, and clears it at the end. Nothing where standard
/// error is no terminal.
[[nodiscard]] std::function<void(double)> terminal_progress();

}  // namespace kvbudget
