#include "ui/session/background.h"

#include <QtCore/QtGlobal>

#if defined(_OPENMP)
#include <omp.h>
#endif
#if defined(__linux__)
#include <unistd.h>
#endif

namespace kvbudget::ui {

void limitThreads([[maybe_unused]] int threads) {
#if defined(_OPENMP)
  omp_set_num_threads(threads);
#endif
}

void waitWithoutSpinning([[maybe_unused]] char** argv) {
#if defined(_OPENMP) && defined(__linux__)
  constexpr const char* kPolicy = "OMP_WAIT_POLICY";
  if (qEnvironmentVariableIsEmpty(kPolicy)) {
    qputenv(kPolicy, "passive");
    execv("/proc/self/exe", argv);  // where that fails, things are only slower
  }
#endif
}

}  // namespace kvbudget::ui
