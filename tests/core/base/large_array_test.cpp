#include "core/base/large_array.h"

#include <catch2/catch.hpp>
#include <set>
#include <vector>

using namespace kvbudget;

TEST_CASE("an array takes memory that was freed and holds it, never that of one in use") {
  constexpr std::size_t kCount = 300'001;
  std::vector<LargeArray<double>> arrays;
  std::set<const void*> in_use;
  for (int i = 0; i < 4; ++i) {
    arrays.push_back(make_large_array<double>(kCount));
    arrays.back()[kCount - 1] = i;
    CHECK(in_use.insert(arrays.back().get()).second);
  }
  const void* const freed = arrays[2].get();
  arrays[2].reset();
  CHECK(make_large_array<double>(kCount + 1).get() != freed);
  CHECK(make_large_array<double>(kCount / 20).get() != freed);  // far too large for it
  CHECK(make_large_array<double>(kCount - 1).get() == freed);   // and comes back whole
  arrays[2] = make_large_array<double>(kCount);
  CHECK(arrays[2].get() == freed);
  CHECK(arrays[3][kCount - 1] == 3.0);
}

TEST_CASE("arrays of any size can be made and freed") {
  for (const std::size_t count : {0U, 1U, 8'191U, 8'192U, 600'000U, 40'000'000U}) {
    LargeArray<double> array = make_large_array<double>(count);
    if (count > 0) {
      array[0] = 1.0;
      array[count - 1] = 2.0;
    }
    CHECK(array != nullptr);
  }
}
