#pragma once

#include <cstddef>
#include <memory>

namespace kvbudget {

namespace detail {
/// Memory left unset, in huge pages where it is large and the system has them. Throws
/// std::bad_alloc.
[[nodiscard]] void* allocate_large(std::size_t bytes);
struct Free {
  void operator()(void* memory) const;
};
}  // namespace detail

/// An array of numbers left unset until it is written. Of tens of megabytes, most of the time to
/// fill it would go into 4 KiB pages touched for the first time; huge pages save that.
template <typename T>
using LargeArray = std::unique_ptr<T[], detail::Free>;

template <typename T>
[[nodiscard]] LargeArray<T> make_large_array(std::size_t count) {
  return LargeArray<T>(static_cast<T*>(detail::allocate_large(count * sizeof(T))));
}

}  // namespace kvbudget
