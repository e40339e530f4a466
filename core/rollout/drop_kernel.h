#pragma once

#include "core/base/types.h"

namespace kvbudget {

/// Input and output of one run of the drop kernel: tokens are taken in `order`, and after each the
/// norm of the weighted sum of values so far is written.
///   sum_i = weights[0] v(order[0]) + ... + weights[i] v(order[i])
///   norms[i] = |sum_i - mass[i] centre|      (without centre: |sum_i|)
/// Plain pointers, because the kernel is compiled once per instruction set and must not
/// instantiate shared inline code with different flags.
struct DropSteps {
  Index steps = 0;
  const Position* order = nullptr;  // [steps]
  const double* weights = nullptr;  // [steps], in the order of `order`
  const double* values = nullptr;   // [tokens, stride], 64-byte aligned
  Index stride = 0;                 // multiple of 8; the padding is 0
  const double* centre = nullptr;   // [stride], aligned, or null
  const double* mass = nullptr;     // [steps], with centre only
  double* norms = nullptr;          // out [steps], or null: only `total` is wanted
  double* total = nullptr;          // out [stride]: the sum after the last step
  double* lanes = nullptr;          // scratch [steps, 8], aligned, with norms only
};

/// Runs the widest kernel this processor has. Results depend on the processor's instruction set at
/// rounding level, never on threads.
void run_drop_kernel(const DropSteps& steps);

/// The instruction set that run_drop_kernel uses here, for bench reports.
const char* drop_kernel_name();

}  // namespace kvbudget
