#pragma once

#include <cstddef>
#include <new>
#include <vector>

namespace kvbudget {

/// Allocates at cache-line (and widest vector register) boundaries.
template <typename T>
struct CacheLineAllocator {
  using value_type = T;
  static constexpr std::align_val_t kAlignment{64};

  CacheLineAllocator() = default;
  template <typename U>
  explicit CacheLineAllocator(const CacheLineAllocator<U>& /*other*/) {}

  T* allocate(std::size_t n) { return static_cast<T*>(::operator new(n * sizeof(T), kAlignment)); }
  void deallocate(T* p, std::size_t /*n*/) { ::operator delete(p, kAlignment); }
  bool operator==(const CacheLineAllocator& /*other*/) const { return true; }
};

using AlignedVector = std::vector<double, CacheLineAllocator<double>>;

}  // namespace kvbudget
