#include "core/base/arena.h"

#include <catch2/catch.hpp>
#include <cstdint>
#include <utility>
#include <vector>

using namespace kvbudget;

namespace {

constexpr std::size_t kNumbers = Arena::kBlockBytes / sizeof(double);

}  // namespace

TEST_CASE("arrays of an arena lie apart, aligned, and hold what is written") {
  Arena arena;
  std::vector<std::span<double>> arrays;
  const std::vector<std::size_t> counts = {1, 7, 300'001, kNumbers - 5, kNumbers, kNumbers + 1, 3};
  for (const std::size_t count : counts) {
    arrays.push_back(arena.allocate<double>(count));
    REQUIRE(arrays.back().size() == count);
    CHECK(reinterpret_cast<std::uintptr_t>(arrays.back().data()) % 64 == 0);
    std::ranges::fill(arrays.back(), static_cast<double>(arrays.size()));
  }
  for (std::size_t i = 0; i < arrays.size(); ++i) {
    CHECK(std::ranges::count(arrays[i], static_cast<double>(i + 1)) ==
          static_cast<std::ptrdiff_t>(counts[i]));
  }
  CHECK(arena.allocate<double>(0).empty());
}

TEST_CASE("an arena's memory serves the next one, whatever its arrays' sizes, and not before") {
  trim_arenas(0);
  const void* freed = nullptr;
  {
    Arena first;
    freed = first.allocate<double>(kNumbers / 2).data();
    Arena second;
    CHECK(second.allocate<int>(5).data() != freed);
    CHECK(kept_for_arenas() == 0);
  }
  CHECK(kept_for_arenas() == 2 * Arena::kBlockBytes);
  Arena third;
  CHECK(third.allocate<int>(5).data() == freed);  // the last one freed
  CHECK(kept_for_arenas() == Arena::kBlockBytes);
  trim_arenas(0);
  CHECK(kept_for_arenas() == 0);
}

TEST_CASE("memory is kept ready, and given back") {
  trim_arenas(0);
  warm_arenas(Arena::kBlockBytes + 1);
  CHECK(kept_for_arenas() == 2 * Arena::kBlockBytes);
  warm_arenas(Arena::kBlockBytes);
  CHECK(kept_for_arenas() == 2 * Arena::kBlockBytes);
  Arena arena;
  CHECK(arena.allocate<double>(kNumbers).front() == 0.0);
  trim_arenas(Arena::kBlockBytes / 2);
  CHECK(kept_for_arenas() == 0);
}

TEST_CASE("an arena that was moved leaves its memory to the new one") {
  trim_arenas(0);
  Arena first;
  const std::span<double> array = first.allocate<double>(10);
  array[9] = 4.0;
  Arena second = std::move(first);
  Arena third;
  third = std::move(second);
  CHECK(kept_for_arenas() == 0);
  CHECK(array[9] == 4.0);
  CHECK(third.allocate<double>(1).data() == array.data() + 16);  // behind it, at 128 bytes
}
