#include "core/rollout/fate.h"

#include <algorithm>
#include <atomic>
#include <catch2/catch.hpp>

#include "core/attention/simulated_attention.h"
#include "core/attention/trace_attention.h"
#include "core/scenario/kept_views.h"
#include "tests/core/support/small_scenario.h"

using namespace kvbudget;

namespace {

// Weights are differences of sums that reach 1.
Approx near(double mass) {
  return Approx(mass).epsilon(1e-12).margin(1e-13);
}

Fate naive_fate(const Comparison& comparison, std::size_t track, Position sink, Index tokens) {
  Fate fate;
  double queries = 0.0;
  double kept = 0.0;
  for (std::size_t q = 0; q < comparison.queries().size(); ++q) {
    if (comparison.queries()[q] < sink) {
      continue;
    }
    queries += 1.0;
    const auto set = comparison.kept(track, q);
    const auto row = comparison.row(q);
    double of_kept = 0.0;
    double of_lost = 0.0;
    int kept_tokens = 0;
    for (Index j = sink; j < sink + tokens && j <= comparison.queries()[q]; ++j) {
      const bool has = std::ranges::find(set, static_cast<Position>(j)) != set.end();
      (has ? of_kept : of_lost) += row[static_cast<std::size_t>(j)];
      kept_tokens += has ? 1 : 0;
    }
    const bool is_kept = kept_tokens > 0 && of_kept >= of_lost;
    fate.kept.push_back(is_kept ? 1 : 0);
    fate.lost.push_back(of_lost);
    fate.mass_lost += of_lost;
    if (is_kept) {
      kept += 1.0;
    } else if (fate.first_loss < 0) {
      fate.first_loss = static_cast<Index>(q);
      fate.mass_at_first_loss = of_lost;
    }
  }
  if (queries > 0.0) {
    fate.share_kept = kept / queries;
    fate.mean_mass_lost = fate.mass_lost / queries;
  }
  return fate;
}

}  // namespace

TEST_CASE("each sink's fate under each policy, by definition", "[fate]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  // A sink before the first query, one at a query's own position, one between, one after all.
  const std::vector<Position> sinks = {0, 9, 22, 63, 4};
  const Index tokens = GENERATE(1, 4);
  const Curves& curves = comparison.exploration->evaluation.curves;
  const SinkWeights weights = sink_weights(curves, sinks, tokens);
  const auto all = fates(weights, curves, kept_views(comparison));
  REQUIRE(all);
  int lost = 0;
  for (std::size_t track = 0; track < comparison.tracks.size(); ++track) {
    for (std::size_t s = 0; s < sinks.size(); ++s) {
      CAPTURE(track, sinks[s]);
      const Fate expected = naive_fate(comparison, track, sinks[s], tokens);
      const Fate& fate = (*all)[track][s];
      CHECK(fate.kept == expected.kept);
      for (std::size_t i = 0; i < expected.lost.size(); ++i) {
        CHECK(fate.lost[i] == near(expected.lost[i]));
      }
      CHECK(fate.first_loss == expected.first_loss);
      CHECK(fate.mass_at_first_loss == near(expected.mass_at_first_loss));
      CHECK(fate.share_kept == expected.share_kept);
      CHECK(fate.mass_lost == near(expected.mass_lost));
      CHECK(fate.mean_mass_lost == near(expected.mean_mass_lost));
      lost += expected.first_loss >= 0 ? 1 : 0;
    }
  }
  CHECK(lost > 8);
  CHECK(weights.queries(3) == 1);  // query 63 itself
}

TEST_CASE("fates are the same for any number of threads", "[fate]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  const SinkWeights weights = sink_weights(comparison.exploration->evaluation.curves, {4, 22});
  Hooks one;
  one.threads = 1;
  Hooks three;
  three.threads = 3;
  const auto a =
      fates(weights, comparison.exploration->evaluation.curves, kept_views(comparison), one);
  const auto b =
      fates(weights, comparison.exploration->evaluation.curves, kept_views(comparison), three);
  REQUIRE(a->size() == b->size());
  for (std::size_t track = 0; track < a->size(); ++track) {
    for (std::size_t s = 0; s < 2; ++s) {
      CHECK((*a)[track][s].kept == (*b)[track][s].kept);
      CHECK((*a)[track][s].mass_lost == (*b)[track][s].mass_lost);
    }
  }
}

TEST_CASE("a cancelled pass gives nothing", "[fate]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  const SinkWeights weights = sink_weights(comparison.exploration->evaluation.curves, {4});
  Hooks hooks;
  std::atomic<int> polls{0};
  hooks.cancelled = [&] { return ++polls > 3; };
  CHECK_FALSE(
      fates(weights, comparison.exploration->evaluation.curves, kept_views(comparison), hooks));
  CHECK(polls < 10);
}

TEST_CASE("the simulator's sink is the boosted token, a trace's keyframe all of its frame",
          "[fate]") {
  const SimulatedAttention simulated(testing::small_scenario().simulator);
  CHECK(simulated.tokens_per_frame() == 4);
  CHECK(simulated.tokens_per_sink() == 1);
  TraceInfo info;
  info.tokens = 8;
  info.tokens_per_frame = 4;
  info.keyframes = {0, 4};
  Trace::Cell cell;
  cell.weights = RowMatrix::Identity(8, 8);
  cell.values = RowMatrix(8, 0);
  CHECK(TraceAttention(info, cell).tokens_per_sink() == 4);
  info.tokens_per_frame = 0;  // not given: the keyframe's first token
  CHECK(TraceAttention(info, cell).tokens_per_sink() == 1);
}

TEST_CASE("without sinks there are no fates", "[fate]") {
  const Comparison comparison = *testing::comparison_of(testing::small_scenario_of_all_kinds());
  const SinkWeights weights = sink_weights(comparison.exploration->evaluation.curves, {});
  const auto all =
      fates(weights, comparison.exploration->evaluation.curves, kept_views(comparison));
  REQUIRE(all);
  CHECK(all->size() == comparison.tracks.size());
  CHECK(all->front().empty());
}
