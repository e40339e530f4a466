#pragma once

#include <span>

namespace kvbudget {

/// Replaces logits by exp(logit - largest) / sum, in place. Weights below 2.2e-308 become 0.
/// Needs at least one logit; they must be finite.
void softmax_in_place(std::span<double> logits);

/// Divides by the sum, in place; leaves a row of zeros as it is.
void normalise_in_place(std::span<double> weights);

}  // namespace kvbudget
