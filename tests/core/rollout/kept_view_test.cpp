#include "core/rollout/kept_view.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/scenario/kept_views.h"
#include "tests/core/support/small_scenario.h"

using namespace kvbudget;

TEST_CASE("a kept view says what the copied kept sets say", "[kept_view]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  std::size_t kept_tokens = 0;
  std::size_t dropped_tokens = 0;
  for (std::size_t i = 0; i < comparison.tracks.size(); ++i) {
    const KeptView view = kept_view(comparison, i);
    for (std::size_t q = 0; q < comparison.queries().size(); ++q) {
      const std::vector<Position> kept = comparison.kept(i, q);
      std::vector<char> marks(static_cast<std::size_t>(comparison.queries()[q]) + 1, 7);
      view.mark(q, marks);
      for (std::size_t j = 0; j < marks.size(); ++j) {
        const bool expected = std::ranges::binary_search(kept, static_cast<Position>(j));
        CHECK((marks[j] == 1) == expected);
        CHECK(marks[j] <= 1);
        CHECK(view.contains(q, static_cast<Position>(j)) == expected);
        ++(expected ? kept_tokens : dropped_tokens);
      }
      CHECK_FALSE(view.contains(q, -1));
      CHECK_FALSE(view.contains(q, comparison.queries()[q] + 1));
    }
  }
  CHECK(kept_tokens > 500);
  CHECK(dropped_tokens > 500);
}

TEST_CASE("a policy of which no kept sets are known keeps nothing", "[kept_view]") {
  const KeptView view(nullptr);
  std::vector<char> marks(4, 1);
  view.mark(0, marks);
  CHECK(std::ranges::count(marks, char{0}) == 4);
  CHECK_FALSE(view.contains(0, 0));
}
