#include "core/rollout/cell_figures.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "core/attention/simulated_attention.h"

using namespace kvbudget;

namespace {

// Rows written by hand.
class FixedAttention final : public Attention {
 public:
  explicit FixedAttention(std::vector<std::vector<double>> rows) : m_rows(std::move(rows)) {}
  Index tokens() const override { return static_cast<Index>(m_rows.size()); }
  void row(Position t, std::span<double> weights) const override {
    std::ranges::copy(m_rows[static_cast<std::size_t>(t)], weights.begin());
  }
  void row_over(Position, std::span<const Position>, std::span<double>) const override {}

 private:
  std::vector<std::vector<double>> m_rows;
};

std::vector<std::vector<double>> even_rows(std::size_t tokens) {
  std::vector<std::vector<double>> rows;
  for (std::size_t t = 0; t < tokens; ++t) {
    rows.emplace_back(t + 1, 1.0 / static_cast<double>(t + 1));
  }
  return rows;
}

}  // namespace

TEST_CASE("a row of even weights has as many effective keys as tokens", "[cell_figures]") {
  const FixedAttention attention(even_rows(21));
  const auto figures = cell_figures(attention, {19});
  REQUIRE(figures);
  CHECK(figures->effective_keys == Approx(20.0).epsilon(1e-12));
  CHECK(figures->first_token_mass == 1.0 / 20.0);
  CHECK(figures->dropped_mass == Approx(12.0 / 20.0).epsilon(1e-12));
  CHECK(figures->flat());
  CHECK(figures->rows == 1);
}

TEST_CASE("a row on one token has one effective key", "[cell_figures]") {
  auto rows = even_rows(21);
  rows[20].assign(21, 0.0);
  rows[20][0] = 1.0;
  const auto figures = cell_figures(FixedAttention(rows), {20});
  CHECK(figures->effective_keys == 1.0);
  CHECK(figures->first_token_mass == 1.0);
  CHECK(figures->dropped_mass == 0.0);
  CHECK_FALSE(figures->flat());
}

TEST_CASE("medians over rows, and a mean for the first token", "[cell_figures]") {
  const FixedAttention attention(even_rows(32));
  const auto odd = cell_figures(attention, {9, 31, 15});
  CHECK(odd->effective_keys == Approx(16.0).epsilon(1e-12));
  CHECK(odd->dropped_mass == Approx(0.5).epsilon(1e-12));
  CHECK(odd->first_token_mass == Approx((1.0 / 10 + 1.0 / 32 + 1.0 / 16) / 3).epsilon(1e-12));
  const auto even = cell_figures(attention, {9, 15});
  CHECK(even->effective_keys == Approx(13.0).epsilon(1e-12));
}

TEST_CASE("figures of a simulated cell, by definition", "[cell_figures]") {
  SimulatorParameters parameters;
  parameters.frames = 10;
  const SimulatedAttention attention(parameters);
  const auto rows = sample_rows(attention.tokens(), 7);
  const auto figures = cell_figures(attention, rows);
  std::vector<double> dropped;
  for (const Position t : rows) {
    std::vector<double> row(static_cast<std::size_t>(t) + 1);
    attention.row(t, row);
    std::ranges::sort(row);
    double sum = 0.0;
    for (std::size_t j = 0; j + 8 < row.size(); ++j) {
      sum += row[j];
    }
    dropped.push_back(sum);
  }
  std::ranges::sort(dropped);
  CHECK(figures->dropped_mass == Approx(dropped[3]).epsilon(1e-12));
}

TEST_CASE("sampled rows", "[cell_figures]") {
  CHECK(sample_rows(513, 3) == std::vector<Position>{175, 343, 512});
  CHECK(sample_rows(12, 100) == std::vector<Position>{8, 9, 10, 11});
  CHECK(sample_rows(4, 2) == std::vector<Position>{1, 3});
  CHECK(sample_rows(5, 0).empty());
  CHECK_FALSE(cell_figures(FixedAttention(even_rows(4)), {}));
}

TEST_CASE("cell figures can be cancelled", "[cell_figures]") {
  int polls = 0;
  Hooks hooks;
  hooks.cancelled = [&] { return ++polls == 2; };
  CHECK_FALSE(cell_figures(FixedAttention(even_rows(30)), {9, 10, 11}, hooks));
  CHECK(polls == 2);
}
