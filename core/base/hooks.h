#pragma once

#include <functional>

namespace kvbudget {

/// How a long computation is run and watched.
struct Hooks {
  int threads = 0;                         // 0: all
  std::function<bool()> cancelled;         // polled from all threads
  std::function<void(double)> progressed;  // share done, 0 to 1, from any thread

  [[nodiscard]] bool stop() const { return cancelled && cancelled(); }
  void report(double share) const {
    if (progressed) {
      progressed(share);
    }
  }
};

}  // namespace kvbudget
