#include "core/selection/pool_kernel.h"

namespace kvbudget {

void pool_kernel_sse2(const PoolBlock& b);
void pool_kernel_avx2(const PoolBlock& b);
void pool_kernel_avx512(const PoolBlock& b);

namespace {

using Kernel = void (*)(const PoolBlock&);

Kernel best_kernel() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl")) {
    return pool_kernel_avx512;
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
    return pool_kernel_avx2;
  }
#endif
  return pool_kernel_sse2;
}

const Kernel kKernel = best_kernel();

}  // namespace

void run_pool_kernel(const PoolBlock& block) {
  kKernel(block);
}

}  // namespace kvbudget
