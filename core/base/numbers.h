#pragma once

#include <string>

namespace kvbudget {

/// Shortest decimal form of a number that reads back to the same bits, always with a point '.'.
[[nodiscard]] std::string shortest(double x);

/// At most `digits` significant digits, for people; fixed notation where that is short.
[[nodiscard]] std::string rounded(double x, int digits);

}  // namespace kvbudget
