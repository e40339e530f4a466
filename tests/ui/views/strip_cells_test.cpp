#include "ui/views/strip_cells.h"

#include <catch2/catch.hpp>

using namespace kvbudget::ui;

namespace {

const std::vector<kvbudget::Position> kQueries = {2, 4, 6};
const std::vector<double> kWeights = {0.5, 0.25, 0.125};

kvbudget::Fate fateOf(std::vector<char> kept, std::vector<double> lost) {
  kvbudget::Fate fate;
  fate.kept = std::move(kept);
  fate.lost = std::move(lost);
  return fate;
}

const kvbudget::Fate kFate = fateOf({1, 0, 1}, {0.0, 0.25, 0.0});

}  // namespace

TEST_CASE("a query stands for the tokens up to the next", "[strip_cells]") {
  const auto cells = stripCells(kQueries, 0, kWeights, kFate, 8, 8);
  const StripCell none;
  const StripCell first{0.5F, -1.0F};
  const StripCell second{-1.0F, 0.25F};
  const StripCell third{0.125F, -1.0F};
  CHECK(cells == std::vector<StripCell>{none, none, first, first, second, second, third, third});
}

TEST_CASE("a sink that comes later leaves what is before it empty", "[strip_cells]") {
  const auto cells =
      stripCells(kQueries, 1, std::vector<double>{0.25, 0.125}, fateOf({0, 1}, {0.25, 0.0}), 8, 4);
  CHECK(cells == std::vector<StripCell>{{}, {}, {-1.0F, 0.25F}, {0.125F, -1.0F}});
}

TEST_CASE("no query is lost where a pixel stands for several", "[strip_cells]") {
  const auto cells = stripCells(kQueries, 0, kWeights, kFate, 8, 1);
  CHECK(cells == std::vector<StripCell>{{0.5F, 0.25F}});
  CHECK(stripCells(kQueries, 0, kWeights, kFate, 8, 0).empty());
}

TEST_CASE("a sink of many tokens shows what is kept of it and what is lost", "[strip_cells]") {
  const auto cells =
      stripCells(kQueries, 0, kWeights, fateOf({1, 0, 0}, {0.125, 0.25, 0.0625}), 8, 4);
  CHECK(cells == std::vector<StripCell>{{}, {0.375F, 0.125F}, {-1.0F, 0.25F}, {0.0625F, 0.0625F}});
}
