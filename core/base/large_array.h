#pragma once

#include <cstddef>
#include <memory>

namespace kvbudget {

namespace detail {
struct LargeBlock {
  void* memory = nullptr;
  std::size_t bytes = 0;  // at least those asked for
};
/// Memory left unset, in huge pages where it is large and the system has them. Throws
/// std::bad_alloc.
[[nodiscard]] LargeBlock allocate_large(std::size_t bytes);
struct Free {
  std::size_t bytes = 0;  // of the block
  void operator()(void* memory) const;
};
}  // namespace detail

/// An array of numbers left unset until it is written. Of tens of megabytes, most of the time to
/// fill it would go into 4 KiB pages touched for the first time; huge pages save that. Up to 256
/// MiB of what was freed last is kept for the next arrays: while a slider is dragged every rollout
/// needs as much again, and a page touched for the first time costs more than what is computed for
/// it, most of all on a virtual machine.
template <typename T>
using LargeArray = std::unique_ptr<T[], detail::Free>;

template <typename T>
[[nodiscard]] LargeArray<T> make_large_array(std::size_t count) {
  const detail::LargeBlock block = detail::allocate_large(count * sizeof(T));
  return LargeArray<T>(static_cast<T*>(block.memory), detail::Free{block.bytes});
}

}  // namespace kvbudget
