#include "core/rollout/why.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/scenario/kept_views.h"
#include "tests/core/support/small_scenario.h"

using namespace kvbudget;

namespace {

bool keeps(const Comparison& comparison, std::size_t track, std::size_t q, Position j) {
  const auto kept = comparison.kept(track, q);
  return std::ranges::find(kept, j) != kept.end();
}

double naive_part(const Comparison& comparison, std::size_t track, std::size_t q, Position j) {
  const auto row = comparison.row(q);
  const ValueTable& values = comparison.exploration->attention->values();
  std::vector<double> centre(static_cast<std::size_t>(values.dim()), 0.0);
  if (comparison.scenario.readout == Readout::renormalised) {
    double mass = 0.0;
    for (const Position k : comparison.kept(track, q)) {
      mass += row[static_cast<std::size_t>(k)];
      for (std::size_t d = 0; d < centre.size(); ++d) {
        centre[d] += row[static_cast<std::size_t>(k)] * values.row(k)[d];
      }
    }
    for (double& x : centre) {
      x /= mass;
    }
  }
  double sum = 0.0;
  for (std::size_t d = 0; d < centre.size(); ++d) {
    sum += std::pow(values.row(j)[d] - centre[d], 2.0);
  }
  return row[static_cast<std::size_t>(j)] * std::sqrt(sum);
}

void check_against_definition(const Comparison& comparison, std::size_t track, std::size_t q,
                              const DroppedToken& token) {
  const auto row = comparison.row(q);
  CHECK_FALSE(keeps(comparison, track, q, token.position));
  CHECK(token.weight == Approx(row[static_cast<std::size_t>(token.position)]).epsilon(1e-12));
  CHECK(token.part == Approx(naive_part(comparison, track, q, token.position)).epsilon(1e-12));
  for (std::size_t p = token.missing_since; p <= q; ++p) {
    CHECK_FALSE(keeps(comparison, track, p, token.position));
  }
  if (token.was_kept) {
    REQUIRE(token.missing_since > 0);
    CHECK(keeps(comparison, track, token.missing_since - 1, token.position));
  } else {
    CHECK((token.missing_since == 0 ||
           comparison.queries()[token.missing_since - 1] < token.position));
  }
  for (std::size_t other = 0; other < comparison.tracks.size(); ++other) {
    const bool listed = std::ranges::find(token.kept_by, other) != token.kept_by.end();
    CHECK(listed == (other != track && keeps(comparison, other, q, token.position)));
  }
}

}  // namespace

TEST_CASE("the dropped token that matters most, by definition", "[why]") {
  Scenario scenario = testing::small_scenario_of_all_kinds();
  scenario.readout = GENERATE(Readout::zero_fill, Readout::renormalised);
  const Comparison comparison = *testing::comparison_of(scenario);
  int found = 0;
  for (std::size_t track = 0; track < comparison.tracks.size(); ++track) {
    for (std::size_t q = 0; q < comparison.queries().size(); ++q) {
      const auto answer = why_at(comparison, track, q);
      const auto length = static_cast<std::size_t>(comparison.queries()[q]) + 1;
      REQUIRE(answer.has_value() == (comparison.kept(track, q).size() < length));
      if (!answer) {
        continue;
      }
      ++found;
      check_against_definition(comparison, track, q, answer->heaviest);
      REQUIRE(answer->costliest);
      check_against_definition(comparison, track, q, *answer->costliest);
      const auto row = comparison.row(q);
      for (std::size_t j = 0; j < length; ++j) {
        const auto position = static_cast<Position>(j);
        if (!keeps(comparison, track, q, position)) {
          CHECK(row[j] <= answer->heaviest.weight * (1 + 1e-12));
          CHECK(naive_part(comparison, track, q, position) <=
                answer->costliest->part * (1 + 1e-12));
        }
      }
    }
  }
  CHECK(found > 50);
}

TEST_CASE("the window of the preset drops keyframe 136 at query 184", "[why]") {
  Scenario scenario;
  scenario.simulator.seed = 6;
  const Comparison comparison = *testing::comparison_of(scenario);
  const std::size_t q = 184 - 8;
  REQUIRE(comparison.queries()[q] == 184);
  const auto answer = why_at(comparison, 0, q);
  REQUIRE(answer);
  CHECK(answer->heaviest.position == 136);
  CHECK(answer->heaviest.keyframe == 136);
  CHECK(answer->heaviest.was_kept);
  CHECK(answer->heaviest.missing_since == q);
  CHECK(answer->heaviest.kept_by == std::vector<std::size_t>{1});
  const auto later = why_at(comparison, 0, q + 6);
  REQUIRE(later);
  CHECK(later->heaviest.missing_since == q);
}

TEST_CASE("a token belongs to the keyframe whose frame holds it", "[why]") {
  const SimulatedAttention attention(testing::small_scenario_of_all_kinds().simulator);
  CHECK(keyframe_of(attention, 22) == 22);
  CHECK(keyframe_of(attention, 25) == 22);
  CHECK(keyframe_of(attention, 26) == std::nullopt);
  CHECK(keyframe_of(attention, 3) == std::nullopt);
}
