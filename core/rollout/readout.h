#pragma once

#include <string_view>

namespace kvbudget {

/// How the bounded cache reads its kept set A: `zero_fill` sums p v over A; `renormalised` divides
/// that by p(A), as a softmax over the kept keys does ("forced weights").
enum class Readout { zero_fill, renormalised };

[[nodiscard]] constexpr std::string_view name(Readout readout) {
  return readout == Readout::zero_fill ? "zero_fill" : "renormalised";
}

}  // namespace kvbudget
