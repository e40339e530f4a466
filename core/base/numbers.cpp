#include "core/base/numbers.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace kvbudget {

std::string shortest(double x) {
  char text[32];
  const auto end = std::to_chars(text, text + sizeof text, x).ptr;
  return {text, end};
}

std::string rounded(double x, int digits) {
  char text[64];
  const double size = std::abs(x);
  const bool fixed = x == 0.0 || (size >= 1e-3 && size < 1e7);
  const int exponent = fixed && x != 0.0 ? static_cast<int>(std::floor(std::log10(size))) : 0;
  const auto end =
      fixed ? std::to_chars(text, text + sizeof text, x, std::chars_format::fixed,
                            std::max(0, digits - 1 - exponent))
                  .ptr
            : std::to_chars(text, text + sizeof text, x, std::chars_format::scientific, digits - 1)
                  .ptr;
  const std::string at_length(text, end);
  const std::string exact = shortest(x);
  return exact.size() < at_length.size() ? exact : at_length;
}

}  // namespace kvbudget
