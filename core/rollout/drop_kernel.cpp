#include "core/rollout/drop_kernel.h"

namespace kvbudget {

void drop_kernel_sse2(const DropSteps& s);
void drop_kernel_avx2(const DropSteps& s);
void drop_kernel_avx512(const DropSteps& s);

namespace {

struct Kernel {
  void (*run)(const DropSteps&);
  const char* name;
};

Kernel best_kernel() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl")) {
    return {drop_kernel_avx512, "AVX-512"};
  }
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma")) {
    return {drop_kernel_avx2, "AVX2 and FMA"};
  }
#endif
  return {drop_kernel_sse2, "baseline"};
}

const Kernel kKernel = best_kernel();

}  // namespace

void run_drop_kernel(const DropSteps& steps) {
  kKernel.run(steps);
}

const char* drop_kernel_name() {
  return kKernel.name;
}

}  // namespace kvbudget
