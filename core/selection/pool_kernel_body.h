// The pool kernel for one instruction set; included once by each pool_kernel_<set>.cpp, which
// defines KVBUDGET_KERNEL and KVBUDGET_VECTOR_BYTES. As for the drop kernel: no inline functions
// that another file could share.

#include "core/selection/pool_kernel.h"

namespace kvbudget {
namespace {

using Vector [[gnu::vector_size(KVBUDGET_VECTOR_BYTES)]] = double;
constexpr Index kWidth = KVBUDGET_VECTOR_BYTES / 8;

struct Walk {
  const PoolBlock& b;
  Index set = 0;

  static Vector load(const double* from, Index lane) {
    return *reinterpret_cast<const Vector*>(from + lane);
  }

  // The one subset of each lane whose last term is `cross`; O(1) each.
  void leaf(const double* partial, const double* cross) {
    const double* other = b.others + 3 * set;
    const double best = *b.best;
    Vector differences[kPoolLanes / kWidth];
    Vector least = {};
    for (Index lane = 0; lane < kPoolLanes; lane += kWidth) {
      const Vector value =
          load(b.base, lane) + (load(partial, lane) + load(cross, lane)) + other[0];
      const Vector mass = load(b.mass, lane) + other[1];
      const Vector size = load(b.size, lane) + other[2];
      const Vector difference = value - b.slack * (size * size) - best * (mass * mass);
      differences[lane / kWidth] = difference;
      least = difference < least ? difference : least;
    }
    double any = 0.0;
    for (Index i = 0; i < kWidth; ++i) {
      any += least[i];
    }
    if (any < 0.0) {
      b.found(b.context, set, reinterpret_cast<const double*>(differences));
    }
    ++set;
  }

  void choose(Index depth, Index first) {
    const double* partial = b.sums + depth * kPoolLanes;
    if (depth + 1 == b.picks) {
      for (Index l = first; l < b.choices; ++l) {
        leaf(partial, b.cross + l * kPoolLanes);
      }
      return;
    }
    double* next = b.sums + (depth + 1) * kPoolLanes;
    for (Index l = first; l + b.picks - depth <= b.choices; ++l) {
      for (Index lane = 0; lane < kPoolLanes; lane += kWidth) {
        *reinterpret_cast<Vector*>(next + lane) =
            load(partial, lane) + load(b.cross + l * kPoolLanes, lane);
      }
      choose(depth + 1, l + 1);
    }
  }
};

}  // namespace

void KVBUDGET_KERNEL(const PoolBlock& b);

void KVBUDGET_KERNEL(const PoolBlock& b) {
  for (Index lane = 0; lane < kPoolLanes; ++lane) {
    b.sums[lane] = 0.0;
  }
  Walk{b}.choose(0, 0);
}

}  // namespace kvbudget
