#include "ui/views/strip_cells.h"

#include <catch2/catch.hpp>

using namespace kvbudget::ui;

namespace {

const std::vector<kvbudget::Position> kQueries = {2, 4, 6};
const std::vector<double> kWeights = {0.5, 0.25, 0.125};
const std::vector<char> kKept = {1, 0, 1};

}  // namespace

TEST_CASE("a query stands for the tokens up to the next", "[strip_cells]") {
  const auto cells = stripCells(kQueries, 0, kWeights, kKept, 8, 8);
  const StripCell none;
  const StripCell first{0.5F, -1.0F};
  const StripCell second{-1.0F, 0.25F};
  const StripCell third{0.125F, -1.0F};
  CHECK(cells == std::vector<StripCell>{none, none, first, first, second, second, third, third});
}

TEST_CASE("a sink that comes later leaves what is before it empty", "[strip_cells]") {
  const auto cells =
      stripCells(kQueries, 1, std::vector<double>{0.25, 0.125}, std::vector<char>{0, 1}, 8, 4);
  CHECK(cells == std::vector<StripCell>{{}, {}, {-1.0F, 0.25F}, {0.125F, -1.0F}});
}

TEST_CASE("no query is lost where a pixel stands for several", "[strip_cells]") {
  const auto cells = stripCells(kQueries, 0, kWeights, kKept, 8, 1);
  CHECK(cells == std::vector<StripCell>{{0.5F, 0.25F}});
  CHECK(stripCells(kQueries, 0, kWeights, kKept, 8, 0).empty());
}
