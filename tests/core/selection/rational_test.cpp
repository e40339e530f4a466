// Exact arithmetic as oracle: with whole weights w (W their sum) and whole values,
//   es(A)^2 = |sum over A of w_j (W v_j - sum w v)|^2 / (W sum over A of w)^2
// is a fraction of whole numbers, and sets are compared without a rounding.

#include <catch2/catch.hpp>

#include "core/selection/exact.h"
#include "core/selection/forced_error.h"
#include "tests/core/selection/random_rows.h"

using namespace kvbudget;
using testing::Draws;
using testing::Row;

namespace {

__extension__ using Whole = __int128;
using Set = std::vector<Position>;

struct Fraction {
  Whole over = 0, under = 1;
  bool operator<(const Fraction& other) const { return over * other.under < other.over * under; }
  [[nodiscard]] double root() const {
    return std::sqrt(static_cast<double>(over) / static_cast<double>(under));
  }
};

struct WholeRow {
  std::vector<long> weights;
  std::vector<std::vector<long>> values;

  [[nodiscard]] long total() const {
    long sum = 0;
    for (const long w : weights) {
      sum += w;
    }
    return sum;
  }

  [[nodiscard]] Fraction squared_error(const Set& kept) const {
    Fraction result;
    Whole mass = 0;
    for (const Position j : kept) {
      mass += weights[static_cast<std::size_t>(j)];
    }
    for (std::size_t c = 0; c < values[0].size(); ++c) {
      Whole mean = 0;
      for (std::size_t j = 0; j < weights.size(); ++j) {
        mean += Whole{weights[j]} * values[j][c];
      }
      Whole sum = 0;
      for (const Position key : kept) {
        const auto j = static_cast<std::size_t>(key);
        sum += Whole{weights[j]} * (Whole{total()} * values[j][c] - mean);
      }
      result.over += sum * sum;
    }
    result.under = Whole{total()} * total() * mass * mass;
    return result;
  }

  [[nodiscard]] Row row() const {
    Row row;
    row.values =
        ValueTable(static_cast<Index>(weights.size()), static_cast<Index>(values[0].size()));
    for (std::size_t j = 0; j < weights.size(); ++j) {
      row.weights.push_back(static_cast<double>(weights[j]) / static_cast<double>(total()));
      for (std::size_t c = 0; c < values[j].size(); ++c) {
        row.values.row(static_cast<Index>(j))[c] = static_cast<double>(values[j][c]);
      }
    }
    return row;
  }
};

WholeRow random_whole_row(Draws& draws) {
  WholeRow row;
  const Index n = 3 + draws.below(7);
  const Index d = 1 + draws.below(3);
  for (Index j = 0; j < n; ++j) {
    row.weights.push_back(draws.spread(1, 60));
    std::vector<long>& value = row.values.emplace_back();
    for (Index c = 0; c < d; ++c) {
      value.push_back(draws.below(13) - 6);
    }
  }
  return row;
}

}  // namespace

TEST_CASE("whole numbers: errors of all sets, and the best set, without a rounding") {
  Draws draws(81);
  int zeros = 0;
  for (int trial = 0; trial < 2000; ++trial) {
    const WholeRow whole = random_whole_row(draws);
    const Row row = whole.row();
    const Instance instance = row.instance();
    const Index n = instance.keys();
    const Index s = 1 + draws.below(std::min<Index>(n - 1, 5));
    const TopMass top = top_mass_set(instance, s);
    Fraction least{1, 0};
    testing::for_each_set(n, s, [&](const Set& kept) {
      const Fraction exact = whole.squared_error(kept);
      // Some 20 roundings of terms of size D.
      CHECK(forced_error(instance, top, kept) ==
            Approx(exact.root()).epsilon(1e-12).margin(1e-14 * instance.radius()));
      if (exact < least) {
        least = exact;
      }
    });
    const std::vector<Position> outside = all_outside(instance, top);
    const KeptSet pool = best_of_pool(instance, top, outside);
    const ExactBest best =
        exact_best(instance, top, {top.kept, forced_error(instance, top, top.kept)});
    zeros += least.over == 0 ? 1 : 0;
    for (const Set& kept : {pool.kept, best.set.kept}) {
      const Fraction found = whole.squared_error(kept);
      // Equal as fractions: a set that is worse by one part in 10^16 would fail here, unless both
      // errors are below what counts as 0.
      const bool same = !(least < found) && !(found < least);
      CHECK((same || found.root() <= 1e-12 * instance.radius() ||
             found.root() - least.root() <= 4e-16 * least.root()));
    }
  }
  CHECK(zeros > 0);  // rows whose best error is exactly 0 are among them
}
