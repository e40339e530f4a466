#include "core/attention/softmax.h"

#include <algorithm>
#include <array>

#include "core/attention/exponential.h"
#include "core/base/aligned.h"

namespace kvbudget {
namespace {

constexpr std::size_t kLanes = 8;

// Sums in eight fixed lanes. A library's reduction may begin at the first aligned element, so that
// its bits depend on where the memory happens to lie.
double fixed_sum(std::span<const double> x) {
  std::array<double, kLanes> lanes{};
  const std::size_t whole = x.size() / kLanes * kLanes;
  for (std::size_t i = 0; i < whole; i += kLanes) {
    for (std::size_t lane = 0; lane < kLanes; ++lane) {
      lanes[lane] += x[i + lane];
    }
  }
  for (std::size_t i = whole; i < x.size(); ++i) {
    lanes[i - whole] += x[i];
  }
  return ((lanes[0] + lanes[1]) + (lanes[2] + lanes[3])) +
         ((lanes[4] + lanes[5]) + (lanes[6] + lanes[7]));
}

void divide(std::span<double> x, double divisor) {
  for (double& value : x) {
    value /= divisor;
  }
}

}  // namespace

void softmax_in_place(std::span<double> logits) {
  // Padded to whole vectors, so that every element takes the same code.
  thread_local AlignedVector scratch;
  scratch.resize((logits.size() + kLanes - 1) / kLanes * kLanes);
  const double largest = *std::max_element(logits.begin(), logits.end());
  for (std::size_t i = 0; i < logits.size(); ++i) {
    scratch[i] = logits[i] - largest;
  }
  exp_in_place(scratch.data(), scratch.size());
  std::copy_n(scratch.begin(), logits.size(), logits.begin());
  divide(logits, fixed_sum(logits));
}

void normalise_in_place(std::span<double> weights) {
  const double sum = fixed_sum(weights);
  if (sum > 0.0) {
    divide(weights, sum);
  }
}

}  // namespace kvbudget
