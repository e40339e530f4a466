#pragma once

#include "core/base/types.h"

namespace kvbudget {

/// Exchanges are counted in blocks of this many "rows" of the larger side.
inline constexpr Index kPoolLanes = 64;

/// 64 choices X of one side of an exchange, to be combined with every choice Y of `picks` of the
/// other side's `choices` terms. For each pair
///   value = base + cross(Y) + square(Y),   cross(Y) = sum of cross[l] over l in Y
/// is |G_A|^2, and the pair is reported when value - slack size^2 < best mass^2: when the error may
/// be less than the square root of `best`. Plain pointers: see rollout/drop_kernel.h.
struct PoolBlock {
  Index picks = 0;  // >= 1
  Index choices = 0;
  const double* base = nullptr;   // [64] |B|^2 and the squares of X
  const double* mass = nullptr;   // [64]
  const double* size = nullptr;   // [64] norms added up: what rounding is relative to
  const double* cross = nullptr;  // [choices, 64] twice the product of X with a term
  const double* others =
      nullptr;  // [sets Y, 3]: square, mass, size of each Y, in lexicographic order
  double slack = 0.0;
  const double* best = nullptr;  // may fall while the kernel runs
  double* sums = nullptr;        // scratch [picks + 1, 64]
  /// Told of a Y and the 64 differences; those below 0 may be better.
  void (*found)(void* context, Index set, const double* differences) = nullptr;
  void* context = nullptr;
};

/// Runs the widest kernel this processor has. All pointers to [.., 64] are aligned to 64 bytes.
void run_pool_kernel(const PoolBlock& block);

}  // namespace kvbudget
