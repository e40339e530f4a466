#include "ui/session/background.h"

#if defined(_OPENMP)
#include <omp.h>
#endif

namespace kvbudget::ui {

void limitThreads([[maybe_unused]] int threads) {
#if defined(_OPENMP)
  omp_set_num_threads(threads);
#endif
}

}  // namespace kvbudget::ui
