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
constexpr std::size_t kWorthKeeping = std::size_t{64} << 10U;

// Freed blocks for the next arrays of the same size, oldest first.
class KeptBlocks {
 public:
  void* take(std::size_t bytes) {
    const std::scoped_lock lock(m_mutex);
    // The block freed last is the likeliest to be still in a cache.
    const auto found = std::find_if(m_blocks.rbegin(), m_blocks.rend(),
                                    [&](const Block& block) { return block.bytes == bytes; });
    if (found == m_blocks.rend()) {
      return nullptr;
    }
    void* memory = found->memory;
    m_bytes -= bytes;
    m_blocks.erase(std::next(found).base());
    return memory;
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

  struct Block {
    void* memory;
    std::size_t bytes;
  };
  std::mutex m_mutex;
  std::deque<Block> m_blocks;
  std::size_t m_bytes = 0;
};

// Never destroyed: an array that outlives main() may still come back to it.
KeptBlocks& kept_blocks() {
  static auto* const blocks = new KeptBlocks;
  return *blocks;
}

}  // namespace

void* allocate_large(std::size_t bytes) {
  if (bytes >= kWorthKeeping) {
    if (void* kept = kept_blocks().take(bytes)) {
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
  return memory;
}

void Free::operator()(void* memory) const {
  if (memory != nullptr && bytes >= kWorthKeeping) {
    kept_blocks().keep(memory, bytes);
  } else {
    std::free(memory);
  }
}

}  // namespace kvbudget::detail
