#include "tests/core/support/builders.h"

#include <algorithm>
#include <cmath>

namespace kvbudget::testing {

double Draws::uniform() {
  return 0.5 * std::erfc(-normal() / std::sqrt(2.0));
}

Index Draws::spread(Index low, Index high) {
  const double ratio = static_cast<double>(high + 1) / static_cast<double>(low);
  const double x = static_cast<double>(low) * std::pow(ratio, uniform());
  return std::clamp(static_cast<Index>(x), low, high);
}

}  // namespace kvbudget::testing
