#include "core/rollout/kept_raster.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/scenario/kept_views.h"
#include "tests/core/support/small_scenario.h"

using namespace kvbudget;

namespace {

std::vector<std::size_t> all_queries(const Comparison& comparison) {
  std::vector<std::size_t> shown(comparison.queries().size());
  for (std::size_t i = 0; i < shown.size(); ++i) {
    shown[i] = i;
  }
  return shown;
}

std::optional<KeptRaster> raster_of(const Comparison& comparison, std::size_t track,
                                    const std::vector<std::size_t>& shown, Index tokens, Index bins,
                                    const Hooks& hooks = {}) {
  return kept_raster(comparison.exploration->evaluation.curves, kept_view(comparison, track), shown,
                     tokens, bins, hooks);
}

// A float's rounding; -1, for no token, is exact within it.
Approx near(float weight) {
  return Approx(static_cast<double>(weight)).epsilon(1e-6);
}

}  // namespace

TEST_CASE("each column shows the last query at or before its middle", "[kept_raster]") {
  const std::vector<Position> queries = {2, 4, 6};
  CHECK(queries_of_columns(queries, 8, 8) == std::vector<Index>{-1, -1, 0, 0, 1, 1, 2, 2});
  CHECK(queries_of_columns(queries, 8, 4) == std::vector<Index>{-1, 0, 1, 2});
  CHECK(queries_of_columns(queries, 8, 2) == std::vector<Index>{0, 2});
  CHECK(queries_of_columns({}, 8, 2) == std::vector<Index>{-1, -1});
}

TEST_CASE("a raster holds the largest kept and dropped weight of each part", "[kept_raster]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  const Index tokens = 64;
  const Index bins = GENERATE(1, 3, 7, 63, 64);
  const std::vector<std::size_t> shown = all_queries(comparison);
  for (std::size_t track = 0; track < comparison.tracks.size(); ++track) {
    const auto raster = raster_of(comparison, track, shown, tokens, bins);
    REQUIRE(raster);
    for (std::size_t q = 0; q < shown.size(); ++q) {
      std::vector<float> kept(static_cast<std::size_t>(bins), -1.0F);
      std::vector<float> dropped = kept;
      const auto row = comparison.row(q);
      const auto set = comparison.kept(track, q);
      for (std::size_t j = 0; j < row.size(); ++j) {
        const auto bin = j * static_cast<std::size_t>(bins) / static_cast<std::size_t>(tokens);
        const bool is_kept = std::ranges::find(set, static_cast<Position>(j)) != set.end();
        float& target = (is_kept ? kept : dropped)[bin];
        target = std::max(target, static_cast<float>(row[j]));
      }
      for (Index bin = 0; bin < bins; ++bin) {
        CHECK(raster->kept[raster->at(q, bin)] == near(kept[static_cast<std::size_t>(bin)]));
        CHECK(raster->dropped[raster->at(q, bin)] == near(dropped[static_cast<std::size_t>(bin)]));
      }
    }
  }
}

TEST_CASE("one heavy dropped token outlives any reduction", "[kept_raster]") {
  Scenario scenario;
  scenario.simulator.seed = 6;
  const Comparison comparison = *testing::comparison_of(scenario);
  const std::size_t q = 200 - 8;
  const auto raster = raster_of(comparison, 0, {q}, 512, 20);
  const auto sink = comparison.row(q)[136];
  CHECK(raster->dropped[raster->at(0, 136 * 20 / 512)] == near(static_cast<float>(sink)));
  CHECK(sink > 0.3);
}

TEST_CASE("a cancelled raster gives nothing", "[kept_raster]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  Hooks hooks;
  hooks.cancelled = [] { return true; };
  CHECK_FALSE(raster_of(comparison, 0, all_queries(comparison), 64, 8, hooks));
}
