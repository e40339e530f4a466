#include "core/base/arena.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <new>
#include <utility>

namespace kvbudget {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20U;
constexpr std::size_t kAlignment = 64;  // of a cache line, and of the widest vector
// A rollout of 4,096 tokens takes 300 MB, and the previews of one that is under way 40 MB each.
constexpr std::size_t kKeptBytes = std::size_t{512} << 20U;

std::size_t rounded_up(std::size_t bytes, std::size_t to) {
  return (bytes + to - 1) / to * to;
}

// Freed blocks of Arena::kBlockBytes.
class KeptBlocks {
 public:
  // The one last freed, which is likeliest to be in a cache; null: there is none.
  [[nodiscard]] void* take() {
    const std::scoped_lock lock(m_mutex);
    if (m_blocks.empty()) {
      return nullptr;
    }
    void* block = m_blocks.back();
    m_blocks.pop_back();
    return block;
  }

  // False where enough is kept already.
  [[nodiscard]] bool keep(void* block) {
    const std::scoped_lock lock(m_mutex);
    if ((m_blocks.size() + 1) * Arena::kBlockBytes > kKeptBytes) {
      return false;
    }
    m_blocks.push_back(block);
    return true;
  }

  [[nodiscard]] std::size_t bytes() {
    const std::scoped_lock lock(m_mutex);
    return m_blocks.size() * Arena::kBlockBytes;
  }

 private:
  std::mutex m_mutex;
  std::vector<void*> m_blocks;
};

// Never destroyed: an arena that outlives main() may still give its blocks back.
KeptBlocks& kept_blocks() {
  static auto* const blocks = new KeptBlocks;
  return *blocks;
}

void* new_block(std::size_t bytes) {
  void* memory = std::aligned_alloc(kHugePage, bytes);
  if (memory == nullptr) {
    trim_arenas(0);
    memory = std::aligned_alloc(kHugePage, bytes);
  }
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
#if defined(MADV_HUGEPAGE)
  (void)madvise(memory, bytes, MADV_HUGEPAGE);  // without it the memory is as good, only slower
#endif
  return memory;
}

}  // namespace

Arena::Arena(Arena&& other) noexcept
    : m_blocks(std::exchange(other.m_blocks, {})), m_used(std::exchange(other.m_used, 0)) {}

Arena& Arena::operator=(Arena&& other) noexcept {
  std::swap(m_blocks, other.m_blocks);
  std::swap(m_used, other.m_used);
  return *this;
}

Arena::~Arena() {
  for (const Block& block : m_blocks) {
    if (block.bytes != kBlockBytes || !kept_blocks().keep(block.memory)) {
      std::free(block.memory);
    }
  }
}

void* Arena::allocate_bytes(std::size_t bytes) {
  if (m_blocks.empty() || m_used + bytes > m_blocks.back().bytes) {
    Block block{nullptr, kBlockBytes};
    m_blocks.reserve(m_blocks.size() + 1);  // what is taken next is not to be lost
    if (bytes <= kBlockBytes) {
      block.memory = kept_blocks().take();
    } else {
      block.bytes = rounded_up(bytes, kHugePage);
    }
    if (block.memory == nullptr) {
      block.memory = new_block(block.bytes);
    }
    m_blocks.push_back(block);
    m_used = 0;
  }
  auto* const start = static_cast<std::byte*>(m_blocks.back().memory) + m_used;
  m_used += rounded_up(bytes, kAlignment);
  return start;
}

void warm_arenas(std::size_t bytes) {
  while (kept_for_arenas() < std::min(bytes, kKeptBytes)) {
    void* const block = new_block(Arena::kBlockBytes);
    std::memset(block, 0, Arena::kBlockBytes);
    if (!kept_blocks().keep(block)) {
      std::free(block);
    }
  }
}

void trim_arenas(std::size_t bytes) {
  while (kept_for_arenas() > bytes) {
    std::free(kept_blocks().take());
  }
}

std::size_t kept_for_arenas() {
  return kept_blocks().bytes();
}

}  // namespace kvbudget
