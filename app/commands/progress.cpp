#include "app/commands/progress.h"

#include <unistd.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <mutex>

namespace kvbudget {
namespace {

// Shared by the threads of an evaluation; the last copy clears the line.
class Line {
 public:
  ~Line() {
    if (m_shown >= 0) {
      std::fputs("\r        \r", stderr);
    }
  }

  void show(double share) {
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    const auto percent = static_cast<int>(100.0 * share);
    if (lock && percent > m_shown &&
        std::chrono::steady_clock::now() - m_start > std::chrono::seconds(1)) {
      m_shown = percent;
      std::fprintf(stderr, "\r%3d %%", percent);
      std::fflush(stderr);
    }
  }

 private:
  std::mutex m_mutex;
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
  int m_shown = -1;
};

}  // namespace

std::function<void(double)> terminal_progress() {
  if (isatty(STDERR_FILENO) == 0) {
    return {};
  }
  return [line = std::make_shared<Line>()](double share) { line->show(share); };
}

}  // namespace kvbudget
