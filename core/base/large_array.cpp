#include "core/base/large_array.h"

#include <sys/mman.h>

#include <cstdlib>
#include <new>

namespace kvbudget::detail {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20U;

}  // namespace

void* allocate_large(std::size_t bytes) {
  const bool huge = bytes >= 2 * kHugePage;
  const std::size_t size = (bytes + kHugePage - 1) / kHugePage * kHugePage;
  void* memory = huge ? std::aligned_alloc(kHugePage, size) : std::malloc(bytes > 0 ? bytes : 1);
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
  std::free(memory);
}

}  // namespace kvbudget::detail
