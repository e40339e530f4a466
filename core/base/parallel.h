#pragma once

#include <atomic>

#include "core/base/hooks.h"
#include "core/base/threads.h"
#include "core/base/types.h"

namespace kvbudget {

/// Calls body(0) to body(count - 1) on several threads, `chunk` at a time; each thread has a body
/// of its own from `make_body()`, which may hold scratch. False when cancelled, and then not all
/// calls were made.
template <typename MakeBody>
[[nodiscard]] bool for_each_index(Index count, [[maybe_unused]] int chunk, const Hooks& hooks,
                                  const MakeBody& make_body) {
  std::atomic<bool> stop{false};
#pragma omp parallel num_threads(thread_count(hooks.threads))
  {
    auto body = make_body();
#pragma omp for schedule(dynamic, chunk)
    for (Index i = 0; i < count; ++i) {
      if (stop.load(std::memory_order_relaxed)) {
        continue;
      }
      body(i);
      if (hooks.stop()) {
        stop.store(true, std::memory_order_relaxed);
      }
    }
  }
  return !stop.load();
}

}  // namespace kvbudget
