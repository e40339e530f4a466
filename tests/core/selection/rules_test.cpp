#include "core/selection/rules.h"

#include <catch2/catch.hpp>
#include <set>

#include "core/attention/simulated_attention.h"
#include "core/attention/trace_attention.h"
#include "core/selection/forced_error.h"
#include "core/selection/rule_parts.h"
#include "core/selection/supports.h"
#include "tests/core/selection/random_rows.h"

using namespace kvbudget;
using testing::Draws;
using testing::GivenAttention;
using testing::table;

namespace {

using Set = std::vector<Position>;

RowMatrix rows_of(const std::vector<std::vector<double>>& rows) {
  RowMatrix m(static_cast<Index>(rows.size()), static_cast<Index>(rows[0].size()));
  for (Index i = 0; i < m.rows(); ++i) {
    for (Index c = 0; c < m.cols(); ++c) {
      m(i, c) = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(c)];
    }
  }
  return m;
}

std::unique_ptr<TraceAttention> keyed(RowMatrix queries, RowMatrix keys, RowMatrix values) {
  TraceInfo info;
  info.tokens = keys.rows();
  Trace::Cell cell;
  cell.queries = std::move(queries);
  cell.keys = std::move(keys);
  cell.values = std::move(values);
  return std::make_unique<TraceAttention>(info, std::move(cell));
}

std::unique_ptr<TraceAttention> random_keyed(Draws& draws, Index tokens, Index dim) {
  RowMatrix m[3];
  for (RowMatrix& x : m) {
    x.resize(tokens, dim);
    for (Index i = 0; i < x.size(); ++i) {
      x.data()[i] = draws.normal();
    }
  }
  return keyed(m[0], m[1], m[2]);
}

std::vector<double> row_of(const Attention& attention, Position t) {
  std::vector<double> row(static_cast<std::size_t>(t) + 1);
  attention.row(t, row);
  return row;
}

Set keep(std::string_view id, const Attention& attention, Position t, Index budget) {
  const SelectionRule* rule = find_selection_rule(id);
  REQUIRE(rule != nullptr);
  const std::vector<double> row = row_of(attention, t);
  const Instance instance(row, attention.values());
  if (rule->by_row != nullptr) {
    const FrankWolfePath path = frank_wolfe(instance, budget);
    return rule->by_row({attention, instance, t, path}, budget);
  }
  RuleWalk walk(attention, {rule}, {budget});
  REQUIRE(walk.advance(t));
  return walk.kept()[0][0];
}

}  // namespace

TEST_CASE("SnapKV's example: sums of the last two rows, max-pooled over three") {
  const GivenAttention attention({{1},
                                  {.5, .5},
                                  {.4, .3, .3},
                                  {.4, .2, .2, .2},
                                  {.10, .30, .05, .05, .50},
                                  {.20, .10, .10, .05, .25, .30}},
                                 table({{1}, {2}, {3}, {4}, {5}, {6}}));
  RowHistory history(attention, 2);
  history.advance(5);
  const std::vector<double> scores = snapkv_scores(history, 2, 3);
  const double expected[] = {.4, .4, .4, .15};  // twice the means' (.2, .2, .2, .075)
  REQUIRE(scores.size() == 4);
  for (std::size_t j = 0; j < 4; ++j) {
    CHECK(scores[j] == Approx(expected[j]));
  }
  // A tie of three: the lowest indices. The kernel of 7 ties them all the same way.
  CHECK(keep("snapkv", attention, 5, 4) == Set{0, 1, 4, 5});
}

TEST_CASE("H2O's example: weights drawn from all rows so far") {
  const GivenAttention attention(
      {{1}, {.6, .4}, {.5, .2, .3}, {.1, .5, .2, .2}, {.1, .3, .1, .2, .3}},
      table({{1}, {2}, {3}, {4}, {5}}));
  RowHistory history(attention, 1);
  history.advance(4);
  const double expected[] = {2.3, 1.4, .6, .4, .3};
  for (std::size_t j = 0; j < 5; ++j) {
    CHECK(history.sums()[j] == Approx(expected[j]));
  }
  CHECK(keep("h2o", attention, 4, 2) == Set{0, 4});
  CHECK(keep("h2o", attention, 4, 4) == Set{0, 1, 3, 4});
}

TEST_CASE("StreamingLLM's example") {
  SimulatorParameters small;
  small.frames = 6;
  small.tokens_per_frame = 1;
  small.sinks = {};
  const SimulatedAttention attention(small);
  CHECK(keep("streaming", attention, 5, 4) == Set{0, 1, 4, 5});
}

TEST_CASE("Quest's example: pages by the bound on their logits") {
  const auto attention =
      keyed(rows_of({{1, -1}, {1, -1}, {1, -1}, {1, -1}, {1, -1}, {1, -1}}),
            rows_of({{1, -1}, {2, 0}, {-1, 3}, {0, 1}, {1, 1}, {.5, -3}}), RowMatrix::Ones(6, 1));
  CHECK(keep("quest", *attention, 5, 2) == Set{4, 5});  // bounds 3, -1, 4
  CHECK(keep("quest", *attention, 5, 4) == Set{0, 1, 4, 5});
  CHECK(keep("quest", *attention, 4, 2) == Set{0, 1});     // bounds 3, -1, 0 of half a page
  CHECK(keep("quest", *attention, 4, 3) == Set{0, 1, 4});  // a page, and half a page
}

TEST_CASE("KeyDiff's and Knorm's examples") {
  const auto attention = keyed(RowMatrix::Ones(4, 2), rows_of({{2, 0}, {3, 1}, {0, 1}, {-1, 1}}),
                               RowMatrix::Ones(4, 1));
  const std::vector<double> scores = keydiff_scores(*attention->keys(), Set{0, 1, 2, 3});
  const double expected[] = {-.523012, -.765701, -.852326, -.232860};
  for (std::size_t j = 0; j < 4; ++j) {
    CHECK(scores[j] == Approx(expected[j]).epsilon(1e-5));
  }
  CHECK(keep("keydiff", *attention, 3, 2) == Set{0, 3});
  CHECK(keep("knorm", *attention, 3, 2) == Set{2, 3});
}

TEST_CASE("leverage's examples, with and without a ridge") {
  const RowMatrix keys = rows_of({{3, 0}, {1, 0}, {0, 1}, {0, -1}});
  const double plain[] = {.9, .1, .5, .5};
  const double ridge[] = {.818182, .090909, .333333, .333333};
  for (std::size_t j = 0; j < 4; ++j) {
    CHECK(leverage(keys, 4, 0.0)[j] == Approx(plain[j]));
    CHECK(leverage(keys, 4, 1.0)[j] == Approx(ridge[j]).epsilon(1e-5));
  }
}

TEST_CASE("toy T: herding's order, and supports filled with the heaviest keys") {
  const testing::Row row = testing::toy();
  const Instance instance = row.instance();
  CHECK(herding_order(instance, 6) == Set{4, 5, 3, 3, 5, 4});
  CHECK(herding_support(instance, 3) == Set{3, 4, 5});
  CHECK(herding_support(instance, 4) == Set{0, 3, 4, 5});
  CHECK(geometric_support(instance, frank_wolfe(instance, 4), 4) == Set{0, 1, 3, 5});
}

TEST_CASE("TOVA with one head is top-mass; CAOTE keeps what costs most to drop alone") {
  const testing::Row row = testing::toy();
  const std::vector<double> scores = caote_scores(row.values, Set{0, 1, 2, 3, 4, 5}, row.weights);
  const double expected[] = {.341569, .265665, .315753, .307203, .248933, .187084};
  for (std::size_t j = 0; j < 6; ++j) {
    CHECK(scores[j] == Approx(expected[j]).epsilon(1e-5));
  }
  Draws draws(93);
  const auto attention = random_keyed(draws, 40, 4);
  for (const Position t : {12, 25, 39}) {
    const std::vector<double> weights = row_of(*attention, t);
    const Instance instance(weights, attention->values());
    CHECK(keep("tova", *attention, t, 8) == top_mass_set(instance, 8).kept);
  }
}

TEST_CASE("every rule keeps as many keys as the budget, each once, none of the future") {
  Draws draws(94);
  const auto attention = random_keyed(draws, 90, 8);
  for (const SelectionRule& rule : selection_rules()) {
    for (const Index budget : {4, 5, 8, 16, 32}) {
      for (const Position t : {40, 63, 89}) {
        INFO(rule.id << ", budget " << budget << ", query " << t);
        if (!applies(rule, *attention, budget)) {
          CHECK(rule.id == "quest16");
          CHECK(budget < 16);
          continue;
        }
        const Set kept = keep(rule.id, *attention, t, budget);
        CHECK(static_cast<Index>(kept.size()) == budget);
        CHECK(std::ranges::is_sorted(kept));
        CHECK(std::set(kept.begin(), kept.end()).size() == kept.size());
        CHECK(kept.front() >= 0);
        CHECK(kept.back() <= t);
      }
    }
  }
}

TEST_CASE("rules that read keys do not apply where there are none") {
  const SimulatedAttention attention(SimulatorParameters{});
  for (const SelectionRule& rule : selection_rules()) {
    CHECK(applies(rule, attention, 32) == !rule.needs_keys);
  }
}

TEST_CASE("caches against their naive twins: one key goes at each query") {
  Draws draws(95);
  const auto attention = random_keyed(draws, 60, 5);
  for (const bool caote : {true, false}) {
    Set cache;
    for (Position t = 0; t < 60; ++t) {
      cache.push_back(t);
      if (cache.size() > 7) {
        std::vector<double> weights(cache.size());
        attention->row_over(t, cache, weights);
        const std::vector<double> scores = caote ? caote_scores(attention->values(), cache, weights)
                                                 : keydiff_scores(*attention->keys(), cache);
        cache.erase(cache.begin() + (std::ranges::min_element(scores) - scores.begin()));
      }
      if (t >= 7 && t % 9 == 0) {
        CHECK(keep(caote ? "caote_cache" : "keydiff_cache", *attention, t, 7) == cache);
      }
    }
  }
}

TEST_CASE("a cache that evicts by Knorm holds what Knorm would choose again") {
  Draws draws(96);
  const auto attention = random_keyed(draws, 50, 5);
  Set cache;
  for (Position t = 0; t < 50; ++t) {
    cache.push_back(t);
    if (cache.size() > 8) {
      const auto largest = std::ranges::max_element(
          cache, {}, [&](Position j) { return attention->keys()->row(j).norm(); });
      cache.erase(largest);
      CHECK(cache == keep("knorm", *attention, t, 8));
    }
  }
}

TEST_CASE("a walk gives at each query what a walk of its own would") {
  Draws draws(97);
  const auto attention = random_keyed(draws, 50, 4);
  std::vector<const SelectionRule*> rules;
  for (const SelectionRule& rule : selection_rules()) {
    rules.push_back(&rule);
  }
  RuleWalk walk(*attention, rules, {4, 16});
  for (const Position t : {10, 11, 30, 49}) {
    REQUIRE(walk.advance(t));
    const auto kept = walk.kept();
    for (std::size_t r = 0; r < rules.size(); ++r) {
      if (rules[r]->by_row != nullptr) {
        CHECK(kept[r][0].empty());
      } else {
        CHECK(kept[r][0] == keep(rules[r]->id, *attention, t, 4));
        CHECK(kept[r][1] == (t < 16 ? Set{} : keep(rules[r]->id, *attention, t, 16)));
      }
    }
  }
  RuleWalk cancelled(*attention, rules, {4});
  CHECK_FALSE(cancelled.advance(20, [] { return true; }));
}
