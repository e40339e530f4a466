#pragma once

#include <span>

#include "core/selection/instance.h"

namespace kvbudget {

/// es(A), the error under forced weights: |mu - m_A|, where m_A is the mean of the kept values
/// under the attention weights divided by p(A). Three forms of one number; they differ by rounding
/// only.
struct ForcedErrorForms {
  double means = 0.0;        // p(C) |m_C - m_A|, with weighted means of dropped C and kept A
  double kept_sum = 0.0;     // |sum of g over A| / p(A)
  double dropped_sum = 0.0;  // |sum of g over C| / p(A)
};

/// O(n d). `kept` is ascending, not empty and of positive mass. All 0 when nothing is dropped.
[[nodiscard]] ForcedErrorForms forced_error_forms(const Instance& instance,
                                                  std::span<const Position> kept);

/// es(A) from the top-mass set: only the keys in which the two sets differ are added up, so that
/// the result is accurate where it is tiny, and takes O(|A| d). `kept` is ascending; +infinity when
/// its mass is 0.
[[nodiscard]] double forced_error(const Instance& instance, const TopMass& top,
                                  std::span<const Position> kept);

/// Sum of weights of some keys, from the last to the first.
[[nodiscard]] double mass_of(const Instance& instance, std::span<const Position> keys);

}  // namespace kvbudget
