// The best set by four ways that share nothing but the error's definition: brute force, the pool's
// enumeration, branch and bound, and (in rational_test.cpp) whole numbers.

#include <catch2/catch.hpp>

#include "core/selection/balance.h"
#include "core/selection/exact.h"
#include "core/selection/forced_error.h"
#include "core/selection/free_error.h"
#include "tests/core/selection/random_rows.h"

using namespace kvbudget;
using testing::Draws;
using testing::Row;
using testing::table;

namespace {

using Set = std::vector<Position>;

KeptSet brute_force(const Instance& instance, Index s) {
  const TopMass top = top_mass_set(instance, s);
  KeptSet best{{}, std::numeric_limits<double>::infinity()};
  testing::for_each_set(instance.keys(), s, [&](const Set& kept) {
    const double error = forced_error(instance, top, kept);
    if (error < best.error) {
      best = {kept, error};
    }
  });
  return best;
}

ExactBest exact(const Instance& instance, const TopMass& top) {
  return exact_best(instance, top, {top.kept, forced_error(instance, top, top.kept)});
}

void check_same(double found, double expected, const Instance& instance) {
  if (expected <= instance.zero()) {
    CHECK(found <= instance.zero());
  } else {
    CHECK(found == expected);  // the same set evaluated the same way, or one of equal error
  }
}

}  // namespace

TEST_CASE("toy T: best sets, closable shares and the path of balancing") {
  const Row row = testing::toy();
  const Instance instance = row.instance();
  const double best[] = {.796994, .107362, .141735, .041752};
  const std::vector<Set> sets = {{0}, {2, 4}, {0, 1, 2}, {0, 1, 3, 5}};
  for (Index s = 1; s <= 4; ++s) {
    const TopMass top = top_mass_set(instance, s);
    const auto i = static_cast<std::size_t>(s - 1);
    const KeptSet pool = best_of_pool(instance, top, all_outside(instance, top));
    const ExactBest all = exact(instance, top);
    CHECK(pool.error == Approx(best[i]).epsilon(1e-5));
    CHECK(all.set.error == Approx(best[i]).epsilon(1e-5));
    CHECK(all.status == ExactStatus::optimal);
    if (s > 1) {  // at one key {0} and {1} tie
      CHECK(pool.kept == sets[i]);
      CHECK(all.set.kept == sets[i]);
    }
  }
  const TopMass two = top_mass_set(instance, 2);
  const Balanced pair = balance(instance, two, all_outside(instance, two));
  REQUIRE(pair.swaps.size() == 2);
  CHECK(pair.swaps[0].dropped == 1);
  CHECK(pair.swaps[0].added == 2);
  CHECK(pair.swaps[0].error == Approx(.243311).epsilon(1e-5));
  CHECK(pair.set.kept == Set{2, 4});
  const TopMass three = top_mass_set(instance, 3);
  CHECK(balance(instance, three, all_outside(instance, three)).swaps.empty());
  const TopMass four = top_mass_set(instance, 4);
  CHECK(balance(instance, four, all_outside(instance, four)).set.kept == Set{0, 1, 3, 5});
}

TEST_CASE("example 2.2: kappa is 11 / 9") {
  const Row row = testing::example_2_2();
  const Instance instance = row.instance();
  const TopMass top = top_mass_set(instance, 2);
  CHECK(forced_error(instance, top, top.kept) / exact(instance, top).set.error == Approx(11. / 9.));
}

TEST_CASE("example A.2: the least error is not monotone in the budget") {
  const Row row{{.25, .25, .25, .25}, table({{0}, {1}, {2}, {3}})};
  const Instance instance = row.instance();
  const double expected[] = {.5, 0., 1. / 6.};
  for (Index s = 1; s <= 3; ++s) {
    CHECK(exact(instance, top_mass_set(instance, s)).set.error ==
          Approx(expected[s - 1]).margin(1e-15));
  }
}

TEST_CASE("lesson: balancing can stick where no single swap helps") {
  const Row row{{6. / 21, 6. / 21, 5. / 21, 3. / 21, 1. / 21}, table({{2}, {3}, {-6}, {1}, {-3}})};
  const Instance instance = row.instance();
  const TopMass top = top_mass_set(instance, 2);
  CHECK(top.kept == Set{0, 1});
  CHECK(forced_error(instance, top, top.kept) == Approx(5. / 2.));
  const Balanced stuck = balance(instance, top, all_outside(instance, top));
  CHECK(stuck.set.kept == Set{1, 2});
  CHECK(stuck.set.error == Approx(12. / 11.));
  CHECK(stuck.swaps.size() == 1);
  const ExactBest best = exact(instance, top);
  CHECK(best.set.kept == Set{3, 4});
  CHECK(best.set.error <= instance.zero());
}

TEST_CASE("lesson: the pool can miss the best set, which may need a harmless filler") {
  const std::vector<double> p = {.35, .25, .15, .15, .10};
  const double g[] = {0, .05, -.03, 0, -.02};
  ValueTable v(5, 1);
  for (Index j = 0; j < 5; ++j) {
    v.row(j)[0] = g[j] / p[static_cast<std::size_t>(j)];
  }
  const Instance instance(p, v);
  const TopMass top = top_mass_set(instance, 2);
  CHECK(forced_error(instance, top, top.kept) == Approx(.083333).epsilon(1e-5));
  const std::vector<Position> extras = largest_outside(instance, top, 2);
  CHECK(extras == Set{2, 4});
  const KeptSet pool = best_of_pool(instance, top, extras);
  CHECK(pool.kept == Set{0, 4});
  CHECK(pool.error == Approx(.044444).epsilon(1e-4));
  const ExactBest best = exact(instance, top);
  CHECK(best.set.kept == Set{0, 3});  // key 3 contributes nothing and fills the place
  CHECK(best.set.error <= instance.zero());
}

TEST_CASE("the pool has the paper's sizes, and any cap") {
  CHECK(pool_extras(4, 4096) == 24);
  CHECK(pool_extras(8, 4096) == 12);
  CHECK(pool_extras(16, 4096) == 6);
  CHECK(pool_extras(32, 4096) == 4);
  CHECK(pool_subsets(8, 12) == 125'970);
  CHECK(pool_subsets(32, 4) == 58'905);
  CHECK(pool_extras(32, 4096, {5e6, 24}) == 6);
  CHECK(pool_extras(4, 10) == 6);
  CHECK(pool_extras(4, 4) == 0);
}

TEST_CASE("brute force = enumeration = branch and bound, on thousands of rows") {
  Draws draws(71);
  for (int trial = 0; trial < 4000; ++trial) {
    const Index n = 2 + draws.below(11);
    const Index s = 1 + draws.below(std::min<Index>(n - 1, 6));
    const Row row = testing::random_row(draws, n, 1 + draws.below(7), 3.0 * draws.uniform());
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, s);
    const double expected = brute_force(instance, s).error;
    INFO("trial " << trial << ", " << n << " keys, " << s << " kept");
    check_same(best_of_pool(instance, top, all_outside(instance, top)).error, expected, instance);
    const ExactBest found = exact(instance, top);
    CHECK(found.status == ExactStatus::optimal);
    check_same(found.set.error, expected, instance);
  }
}

TEST_CASE(
    "brute force = enumeration = branch and bound, where values repeat and weights are tiny") {
  Draws draws(72);
  for (int trial = 0; trial < 600; ++trial) {
    const Index n = 4 + draws.below(8);
    const Index s = 1 + draws.below(3);
    Row row = testing::random_row(draws, n, 1 + draws.below(3), 8.0);  // masses down to 1e-15
    for (Index j = 0; j < n; ++j) {
      for (double& x : row.values.row(j)) {
        x = std::round(x);
      }
    }
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, s);
    const double expected = brute_force(instance, s).error;
    INFO("trial " << trial);
    check_same(best_of_pool(instance, top, all_outside(instance, top)).error, expected, instance);
    check_same(exact(instance, top).set.error, expected, instance);
  }
}

TEST_CASE("enumeration visits pools whose sides are of any shape") {
  Draws draws(73);
  for (const auto& [s, extras] : std::vector<std::pair<Index, Index>>{
           {1, 15}, {2, 13}, {12, 2}, {7, 7}, {10, 5}, {3, 1}, {1, 1}, {14, 1}}) {
    const Row row = testing::random_row(draws, s + extras, 5, 1.0);
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, s);
    const KeptSet expected = brute_force(instance, s);
    const KeptSet found = best_of_pool(instance, top, all_outside(instance, top));
    CHECK(found.kept == expected.kept);
  }
}

TEST_CASE("branch and bound settles rows too large to enumerate") {
  Draws draws(74);
  for (int trial = 0; trial < 6; ++trial) {
    const Row row = testing::random_row(draws, 64, 64, 2.0);
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, 6);  // 75 million sets
    const Balanced start = balance(instance, top, all_outside(instance, top));
    const ExactBest found = exact_best(instance, top, start.set);
    CHECK(found.status == ExactStatus::optimal);
    // The 30 keys of largest contribution surely hold better sets, should the search miss them.
    const KeptSet wide = best_of_pool(instance, top, largest_outside(instance, top, 24));
    CHECK(found.set.error <= wide.error);
    CHECK(found.set.error <= start.set.error);
  }
}

TEST_CASE("a search that is cut short keeps what it has and says so") {
  Draws draws(75);
  const Row row = testing::random_row(draws, 200, 16, 0.3);
  const Instance instance = row.instance();
  const TopMass top = top_mass_set(instance, 8);
  const KeptSet start{top.kept, forced_error(instance, top, top.kept)};
  const ExactBest cut = exact_best(instance, top, start, {.nodes = 500, .seconds = 0.0});
  CHECK(cut.status == ExactStatus::node_limit);
  CHECK(cut.nodes == 500);
  CHECK(cut.set.error <= start.error);
  CHECK(cut.set.error == forced_error(instance, top, cut.set.kept));
  const ExactBest late = exact_best(instance, top, start, {.nodes = 1 << 30, .seconds = 1e-9});
  CHECK(late.status == ExactStatus::time_limit);
  Hooks hooks;
  hooks.cancelled = [] { return true; };
  CHECK(exact_best(instance, top, start, {}, hooks).status == ExactStatus::cancelled);
  CHECK(best_of_pool(instance, top, largest_outside(instance, top, 12), {}, hooks).error <=
        start.error);
}

TEST_CASE("progress of branch and bound rises to 1") {
  Draws draws(76);
  const Row row = testing::random_row(draws, 40, 16, 1.0);
  const Instance instance = row.instance();
  const TopMass top = top_mass_set(instance, 4);
  double last = 0.0;
  int reports = 0;
  Hooks hooks;
  hooks.progressed = [&](double share) {
    CHECK(share >= last - 1e-12);
    last = share;
    ++reports;
  };
  (void)exact_best(instance, top, {top.kept, forced_error(instance, top, top.kept)}, {}, hooks);
  CHECK(reports > 5);
  CHECK(last == 1.0);
}

TEST_CASE("orderings: exact <= pool <= balance over the pool <= top-mass; free below forced") {
  Draws draws(77);
  for (int trial = 0; trial < 400; ++trial) {
    const Index n = 10 + draws.below(30);
    const Index s = 1 + draws.below(6);
    const Row row = testing::random_row(draws, n, 1 + draws.below(20), 3.0 * draws.uniform());
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, s);
    const auto extras = largest_outside(instance, top, std::min<Index>(8, n - s));
    const double es_top = forced_error(instance, top, top.kept);
    const Balanced balanced = balance(instance, top, extras);
    const KeptSet pool = best_of_pool(instance, top, extras, balanced.set);
    const ExactBest best = exact_best(instance, top, pool, {.nodes = 20'000, .seconds = 0.0});
    CHECK(balanced.set.error <= es_top);
    CHECK(pool.error <= balanced.set.error);
    CHECK(best.set.error <= pool.error);
    for (const Set& kept : {top.kept, balanced.set.kept, pool.kept, best.set.kept}) {
      const HullDistance free = free_error(instance, kept);
      CHECK(free.lower <= free.value);
      CHECK(free.value <= forced_error(instance, top, kept) + instance.zero());
      CHECK(static_cast<Index>(kept.size()) == s);
    }
    double last = es_top;
    for (const Swap& swap : balanced.swaps) {
      CHECK(swap.error < last);
      last = swap.error;
    }
    CHECK(last == balanced.set.error);
  }
}

TEST_CASE("balancing takes the best swap at each step, over all keys") {
  Draws draws(78);
  for (int trial = 0; trial < 200; ++trial) {
    const Row row = testing::random_row(draws, 14, 3, 1.5);
    const Instance instance = row.instance();
    const TopMass top = top_mass_set(instance, 4);
    const Balanced found = balance(instance, top, all_outside(instance, top));
    Set kept = top.kept;
    for (std::size_t step = 0; step <= found.swaps.size(); ++step) {
      double least = std::numeric_limits<double>::infinity();
      for (const Position out : kept) {
        for (Position in = 0; in < 14; ++in) {
          if (std::ranges::find(kept, in) == kept.end()) {
            Set other = kept;
            std::ranges::replace(other, out, in);
            std::ranges::sort(other);
            least = std::min(least, forced_error(instance, top, other));
          }
        }
      }
      if (step == found.swaps.size()) {
        CHECK(least >= found.set.error * (1.0 - 1e-14));
        break;
      }
      CHECK(found.swaps[step].error == least);
      std::ranges::replace(kept, found.swaps[step].dropped, found.swaps[step].added);
      std::ranges::sort(kept);
    }
    CHECK(kept == found.set.kept);
  }
}

TEST_CASE("the order in which keys stand does not matter") {
  Draws draws(79);
  for (int trial = 0; trial < 100; ++trial) {
    const Row row = testing::random_row(draws, 12, 4, 1.0);
    Row turned = row;
    for (Index j = 0; j < 12; ++j) {
      turned.weights[static_cast<std::size_t>(11 - j)] = row.weights[static_cast<std::size_t>(j)];
      std::ranges::copy(row.values.row(j), turned.values.row(11 - j).begin());
    }
    const Instance a = row.instance();
    const Instance b = turned.instance();
    const KeptSet found = exact(a, top_mass_set(a, 4)).set;
    KeptSet other = exact(b, top_mass_set(b, 4)).set;
    for (Position& j : other.kept) {
      j = 11 - j;
    }
    std::ranges::sort(other.kept);
    CHECK(other.kept == found.kept);
  }
}
