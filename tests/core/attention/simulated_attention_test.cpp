#include "core/attention/simulated_attention.h"

#include <catch2/catch.hpp>
#include <cmath>
#include <numeric>
#include <set>

using namespace kvbudget;

namespace {

SimulatorParameters small() {
  SimulatorParameters p;
  p.frames = 12;
  p.tokens_per_frame = 5;
  p.value_dim = 7;
  p.sinks = {33, 4};
  p.seed = 99;
  return p;
}

// The definition, word for word.
std::vector<double> naive_row(const SimulatorParameters& p, Position t) {
  const CounterNormal noise(p.seed, Stream::noise);
  const std::set<Position> sinks(p.sinks.begin(), p.sinks.end());
  std::vector<double> weights;
  double sum = 0.0;
  for (Position j = 0; j <= t; ++j) {
    const double logit =
        -p.recency * (t - j) + (sinks.count(j) > 0 ? p.sink_boost : 0.0) +
        p.noise * noise.at(static_cast<std::uint32_t>(t), static_cast<std::uint32_t>(j));
    weights.push_back(std::exp(logit));
    sum += weights.back();
  }
  for (double& w : weights) {
    w /= sum;
  }
  return weights;
}

}  // namespace

TEST_CASE("a simulated row is its definition") {
  const SimulatorParameters p = small();
  const SimulatedAttention attention(p);
  REQUIRE(attention.tokens() == 60);
  for (const Position t : {0, 1, 3, 4, 32, 33, 34, 59}) {
    std::vector<double> row(static_cast<std::size_t>(t) + 1);
    attention.row(t, row);
    const std::vector<double> expected = naive_row(p, t);
    for (std::size_t j = 0; j < row.size(); ++j) {
      REQUIRE(row[j] == Approx(expected[j]).epsilon(1e-13));
    }
    CHECK(std::accumulate(row.begin(), row.end(), 0.0) == Approx(1.0).epsilon(1e-14));
  }
}

TEST_CASE("weights over some positions are the row over them, renormalised") {
  const SimulatedAttention attention(small());
  const std::vector<Position> positions = {0, 4, 17, 33, 50};
  std::vector<double> some(positions.size());
  std::vector<double> row(51);
  attention.row(50, row);
  attention.row_over(50, positions, some);
  double sum = 0.0;
  for (const Position j : positions) {
    sum += row[static_cast<std::size_t>(j)];
  }
  for (std::size_t i = 0; i < positions.size(); ++i) {
    CHECK(some[i] == Approx(row[static_cast<std::size_t>(positions[i])] / sum).epsilon(1e-13));
  }
}

TEST_CASE("keyframes are the sinks in order, values are the seed's") {
  const SimulatedAttention attention(small());
  CHECK(attention.keyframes() == std::vector<Position>{4, 33});
  CHECK(attention.tokens_per_frame() == 5);
  const CounterNormal values(99, Stream::values);
  REQUIRE(attention.values().rows() == 60);
  REQUIRE(attention.values().dim() == 7);
  CHECK(attention.values().row(3)[6] == values.at(3, 6));
}

TEST_CASE("weights too small for a double are 0, never denormal rubbish") {
  SimulatorParameters p = small();
  p.frames = 500;
  p.recency = 1.0;
  p.noise = 0.0;
  p.sinks = {};
  const SimulatedAttention attention(p);
  std::vector<double> row(2500);
  attention.row(2499, row);
  CHECK(row[2499] == Approx(1.0 - std::exp(-1.0)));
  CHECK(row[2499 - 700] > 0.0);
  CHECK(row[2499 - 720] == 0.0);
  CHECK(std::accumulate(row.begin(), row.end(), 0.0) == Approx(1.0).epsilon(1e-14));
}

TEST_CASE("a draw that is used again gives the same bits as a new one, and only where it fits") {
  for (const Index frames : {12, 300}) {  // noise is kept for the first, drawn anew for the second
    SimulatorParameters p = small();
    p.frames = frames;
    const SimulatedAttention first(p);
    p.recency = 0.2;
    p.noise = 1.5;
    p.sinks = {7};
    const auto check = [&](const SimulatorParameters& changed, bool shared) {
      const SimulatedAttention again(changed, &first);
      const SimulatedAttention anew(changed);
      CHECK((&again.values() == &first.values()) == shared);
      REQUIRE(again.tokens() == anew.tokens());
      const auto last = static_cast<Position>(again.tokens() - 1);
      for (const Position t : {Position{0}, Position{41}, last}) {
        std::vector<double> a(static_cast<std::size_t>(t) + 1);
        std::vector<double> b(a.size());
        again.row(t, a);
        anew.row(t, b);
        CHECK(a == b);
        const std::vector<Position> some = {0, t / 2, t};
        std::vector<double> over_a(3);
        std::vector<double> over_b(3);
        again.row_over(t, some, over_a);
        anew.row_over(t, some, over_b);
        CHECK(over_a == over_b);
      }
      for (const Index j : {Index{0}, again.tokens() - 1}) {
        const auto a = again.values().row(j);
        const auto b = anew.values().row(j);
        CHECK(std::equal(a.begin(), a.end(), b.begin(), b.end()));
      }
    };
    check(p, true);
    SimulatorParameters other_seed = p;
    other_seed.seed = 100;
    check(other_seed, false);
    SimulatorParameters longer = p;
    longer.frames += 1;
    check(longer, false);
    SimulatorParameters wider = p;
    wider.value_dim += 1;
    check(wider, false);
  }
}
