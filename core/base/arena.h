#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace kvbudget {

/// Memory for many arrays of numbers that are freed together, left unset until they are written.
///
/// It comes in blocks of equal size, in huge pages where the system has them, and freed blocks
/// serve the next arenas: while a slider is dragged every rollout needs as much again, and a page
/// touched for the first time costs more than what is computed for it, most of all on a virtual
/// machine. Blocks of one size serve rollouts of every size.
class Arena {
 public:
  Arena() = default;
  Arena(Arena&& other) noexcept;
  Arena& operator=(Arena&& other) noexcept;
  Arena(const Arena&) = delete;
  Arena& operator=(const Arena&) = delete;
  ~Arena();

  /// `count` numbers, from a multiple of 64 bytes on; they live as long as the arena. Throws
  /// std::bad_alloc.
  template <typename T>
  [[nodiscard]] std::span<T> allocate(std::size_t count) {
    return {static_cast<T*>(allocate_bytes(count * sizeof(T))), count};
  }

  static constexpr std::size_t kBlockBytes = std::size_t{8} << 20U;

 private:
  struct Block {
    void* memory = nullptr;
    std::size_t bytes = 0;
  };
  [[nodiscard]] void* allocate_bytes(std::size_t bytes);

  std::vector<Block> m_blocks;  // the last one is being filled
  std::size_t m_used = 0;       // bytes of it
};

/// Sees to it that at least `bytes` are kept for the next arenas, in pages touched already. Throws
/// std::bad_alloc.
void warm_arenas(std::size_t bytes);
/// Gives freed blocks back to the system until at most `bytes` are kept for the next arenas.
void trim_arenas(std::size_t bytes);
/// Bytes of freed blocks that are kept.
[[nodiscard]] std::size_t kept_for_arenas();

}  // namespace kvbudget
