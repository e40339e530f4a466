#include "core/base/large_array.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <mutex>
#include <new>

namespace kvbudget::detail {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20U;
constexpr std::size_t kKeptBytes = std::size_t{256} << 20U;
constexpr std::size_t kWaste = 16;  // a block may be so many times as large as what is asked for
constexpr std::size_t kWorthKeeping = std::size_t{64} << 10U;

// Freed blocks for the next arrays, oldest first.
class KeptBlocks {
 public:
  // The smallest block that holds `bytes` and is not far too large; none: null.
  LargeBlock take(std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    auto best = m_blocks.end();
    for (auto block = m_blocks.begin(); block != m_blocks.end(); ++block) {
      const bool fits = block->bytes >= bytes && block->bytes / kWaste <= bytes;
      if (fits && (best == m_blocks.end() || block->bytes <= best->bytes)) {
        best = block;  // of equal ones the last freed, which is likeliest to be in a cache
      }
    }
    if (best == m_blocks.end()) {
      return {};
    }
    const LargeBlock found = *best;
    m_bytes -= found.bytes;
    m_blocks.erase(best);
    return found;
  }

  void keep(void* memory, std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    m_blocks.push_back({memory, bytes});
    m_bytes += bytes;
    shrink_to(kKeptBytes);
  }

  void release() {
    const std::scoped_lock lock(m_mutex);
    shrink_to(0);
  }

 private:
  void shrink_to(std::size_t limit) {
    while (m_bytes > limit) {
      std::free(m_blocks.front().memory);
      m_bytes -= m_blocks.front().bytes;
      m_blocks.pop_front();
    }
  }

  std::mutex m_mutex;
  std::deque<LargeBlock> m_blocks;
  std::size_t m_bytes = 0;
};

// Never destroyed: an array that outlives main() may still come back to it.
KeptBlocks& kept_blocks() {
  static auto* const blocks = new KeptBlocks;
  return *blocks;
}

}  // namespace

LargeBlock allocate_large(std::size_t bytes) {
  if (bytes >= kWorthKeeping) {
    if (const LargeBlock kept = kept_blocks().take(bytes); kept.memory != nullptr) {
      return kept;
    }
  }
  const bool huge = bytes >= 2 * kHugePage;
  const std::size_t size = (bytes + kHugePage - 1) / kHugePage * kHugePage;
  const auto allocate = [&] {
    return huge ? std::aligned_alloc(kHugePage, size) : std::malloc(bytes > 0 ? bytes : 1);
  };
  void* memory = allocate();
  if (memory == nullptr) {
    kept_blocks().release();
    memory = allocate();
  }
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
#if defined(MADV_HUGEPAGE)
  if (huge) {
    (void)madvise(memory, size, MADV_HUGEPAGE);  // without it the memory is as good, only slower
  }
#endif
  return {memory, bytes};
}

void Free::operator()(void* memory) const {
  if (memory != nullptr && bytes >= kWorthKeeping) {
    kept_blocks().keep(memory, bytes);
  } else {
    std::free(memory);
  }
}

}  // namespace kvbudget::detail
