#pragma once

#if defined(_OPENMP)
#include <omp.h>
#endif

namespace kvbudget {

/// The number of threads to use when `wanted` are asked for; 0 asks for all.
inline int thread_count([[maybe_unused]] int wanted) {
#if defined(_OPENMP)
  return wanted > 0 ? wanted : omp_get_max_threads();
#else
  return 1;
#endif
}

}  // namespace kvbudget
