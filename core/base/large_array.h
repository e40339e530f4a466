#pragma once

#include <cstddef>
#include <memory>

namespace kvbudget {

namespace detail {
/// Memory left unset, in huge pages where it is large and the system has them. Throws
/// std::bad_alloc.
[[nodiscard]] void* allocate_large(std::size_t bytes);
struct Free {
  std::size_t bytes = 0;  // as asked for
  void operator()(void* memory) const;
};
}  // namespace detail

/// An array of numbers left unset until it is written. Of tens of megabytes, most of the time to
/// fill it would go into 4 KiB pages touched for the first time; huge pages save that. Up to 256
/// MiB of what was freed last is kept for the next arrays of the same size: while a slider is
/// dragged, every rollout needs the same again, and no page need be touched for the first time.
template <typename T>
using LargeArray = std::unique_ptr<T[], detail::Free>;

template <typename T>
[[nodiscard]] LargeArray<T> make_large_array(std::size_t count) {
  const std::size_t bytes = count * sizeof(T);
  return LargeArray<T>(static_cast<T*>(detail::allocate_large(bytes)), detail::Free{bytes});
}

}  // namespace kvbudget
