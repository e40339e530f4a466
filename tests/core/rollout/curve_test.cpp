// The curves against direct evaluation: at random taus and windows, for both readouts, for
// simulated and hand-made rows, and for any number of threads.

#include <catch2/catch.hpp>
#include <cmath>
#include <cstring>

#include "core/attention/simulated_attention.h"
#include "core/policies/registry.h"
#include "core/rollout/evaluate.h"
#include "core/rollout/row_evaluator.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::Draws;

namespace {

SimulatorParameters parameters(double sink_boost, std::uint64_t seed) {
  SimulatorParameters p;
  p.frames = 25;
  p.tokens_per_frame = 8;
  p.value_dim = 19;  // no multiple of a vector register
  p.sinks = {8, 56, 130};
  p.sink_boost = sink_boost;
  p.seed = seed;
  return p;
}

// As a notebook would: full output minus the kept part's.
Cost naive_cost(const Attention& attention, Position t, const std::vector<bool>& kept,
                Readout readout) {
  std::vector<double> p(static_cast<std::size_t>(t) + 1);
  attention.row(t, p);
  const auto d = static_cast<std::size_t>(attention.values().dim());
  std::vector<long double> full(d, 0), part(d, 0);
  long double mass = 0;
  Cost cost;
  for (std::size_t j = 0; j < p.size(); ++j) {
    const auto v = attention.values().row(static_cast<Index>(j));
    for (std::size_t c = 0; c < d; ++c) {
      full[c] += static_cast<long double>(p[j]) * v[c];
      part[c] += kept[j] ? static_cast<long double>(p[j]) * v[c] : 0.0L;
    }
    mass += kept[j] ? p[j] : 0.0L;
    cost.read += kept[j] ? 1 : 0;
    cost.dropped += kept[j] ? 0.0 : p[j];
  }
  long double square = 0;
  for (std::size_t c = 0; c < d; ++c) {
    const long double out = readout == Readout::renormalised ? part[c] / mass : part[c];
    square += (full[c] - out) * (full[c] - out);
  }
  cost.error = static_cast<double>(std::sqrt(square));
  return cost;
}

std::vector<bool> naive_window(Position t, Index size) {
  std::vector<bool> kept(static_cast<std::size_t>(t) + 1, false);
  for (Index j = std::max<Index>(0, t + 1 - size); j <= t; ++j) {
    kept[static_cast<std::size_t>(j)] = true;
  }
  return kept;
}

// Takes the heaviest token again and again until the mass is there.
std::vector<bool> naive_mass(const Attention& attention, Position t, double tau) {
  std::vector<double> p(static_cast<std::size_t>(t) + 1);
  attention.row(t, p);
  std::vector<bool> kept(p.size(), false);
  double mass = 0.0;
  for (std::size_t taken = 0; taken < p.size() && mass < 1.0 - tau; ++taken) {
    std::size_t best = p.size();
    for (std::size_t j = 0; j < p.size(); ++j) {
      if (!kept[j] && (best == p.size() || p[j] >= p[best])) {
        best = j;
      }
    }
    kept[best] = true;
    mass += p[best];
  }
  return kept;
}

}  // namespace

TEST_CASE("curves equal direct evaluation at random taus and windows") {
  for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
    for (const double boost : {0.0, 6.0, 12.0}) {
      const SimulatedAttention attention(parameters(boost, 5));
      EvaluationPlan plan;
      plan.queries = queries_from(attention.tokens(), 0, 1);
      plan.readout = readout;
      plan.keep_curves = true;
      const Evaluation e = evaluate(attention, plan).value();
      Draws draws(17);
      for (int i = 0; i < 400; ++i) {
        const auto q = static_cast<std::size_t>(draws.below(attention.tokens()));
        const auto t = static_cast<Position>(q);
        const Index window = draws.spread(1, 220);
        const double tau = std::pow(10.0, -6.0 * draws.uniform()) * 0.9;
        const Cost w =
            cost_at(e.curves.view(CurveSetting::Order::time, q), CurveSetting::window(window));
        const Cost w_naive = naive_cost(attention, t, naive_window(t, window), readout);
        REQUIRE(w.read == w_naive.read);
        REQUIRE(w.dropped == Approx(w_naive.dropped).margin(1e-14));
        REQUIRE(w.error == Approx(w_naive.error).epsilon(1e-11).margin(1e-13));
        const Cost m =
            cost_at(e.curves.view(CurveSetting::Order::mass, q), CurveSetting::mass_budget(tau));
        const Cost m_naive = naive_cost(attention, t, naive_mass(attention, t, tau), readout);
        REQUIRE(m.read == m_naive.read);
        REQUIRE(m.dropped == Approx(m_naive.dropped).margin(1e-14));
        REQUIRE(m.error == Approx(m_naive.error).epsilon(1e-11).margin(1e-13));
      }
    }
  }
}

TEST_CASE("renormalised errors stay exact where the kept set has almost no mass") {
  // One sink holds all but 1e-9 of the attention, and the window forgets it.
  const std::vector<double> row = {1.0 - 3e-9, 1e-9, 1e-9, 1e-9};
  const testing::GivenAttention attention({{1}, {0.5, 0.5}, {0.4, 0.3, 0.3}, row},
                                          testing::table({{3, 1}, {1, 0}, {0, 1}, {-1, -1}}));
  RowEvaluator evaluator(attention, Readout::renormalised);
  evaluator.load(3);
  std::vector<double> dropped(4), error(4);
  evaluator.curve(CurveSetting::Order::time, dropped, error);
  for (Index kept = 1; kept <= 4; ++kept) {
    const Cost naive = naive_cost(attention, 3, naive_window(3, kept), Readout::renormalised);
    CHECK(error[static_cast<std::size_t>(4 - kept)] ==
          Approx(naive.error).epsilon(1e-12).margin(1e-15));
  }
  const std::vector<Position> last_two = {2, 3};
  CHECK(evaluator.cost_of(last_two).error ==
        Approx(naive_cost(attention, 3, naive_window(3, 2), Readout::renormalised).error));
}

TEST_CASE("kept weights that all underflowed read the plain mean, and the bound holds") {
  const testing::GivenAttention attention({{1}, {1, 0}, {1, 0, 0}},
                                          testing::table({{1, 0}, {0, 2}, {0, -4}}));
  RowEvaluator evaluator(attention, Readout::renormalised);
  evaluator.load(2);
  std::vector<double> dropped(3), error(3);
  evaluator.curve(CurveSetting::Order::time, dropped, error);
  CHECK(error[1] == Approx(std::hypot(1.0, 1.0)));  // mean of the last two is (0, -1)
  CHECK(error[2] == Approx(std::hypot(1.0, 4.0)));
  const std::vector<Position> kept = {1, 2};
  CHECK(evaluator.cost_of(kept).error == Approx(std::hypot(1.0, 1.0)));
  CHECK(error[2] <= attention.values().diameter());
}

TEST_CASE("equal weights: the newer position is kept, and a tau that equals a sum is reached") {
  const testing::GivenAttention attention(
      {{1}, {.5, .5}, {.4, .3, .3}, {.25, .25, .25, .25}, {.2, .2, .2, .2, .2}},
      testing::table({{1}, {2}, {3}, {4}, {5}}));
  RowEvaluator evaluator(attention, Readout::zero_fill);
  evaluator.load(4);
  CHECK(std::vector<Position>(evaluator.ascending().begin(), evaluator.ascending().end()) ==
        std::vector<Position>{0, 1, 2, 3, 4});
  std::vector<double> dropped(5), error(5);
  evaluator.curve(CurveSetting::Order::mass, dropped, error);
  const CurveView curve{dropped, error};
  CHECK(cost_at(curve, CurveSetting::mass_budget(0.4)).read == 3);
  CHECK(cost_at(curve, CurveSetting::mass_budget(0.6)).read == 2);  // 0.2 three times is not 0.6
  CHECK(cost_at(curve, CurveSetting::mass_budget(0.3999)).read == 4);
  CHECK(cost_at(curve, CurveSetting::mass_budget(0.0)).read == 5);
  CHECK(cost_at(curve, CurveSetting::mass_budget(0.999999)).read == 1);
  CHECK(cost_at(curve, CurveSetting::window(1)).read == 1);
  CHECK(cost_at(curve, CurveSetting::window(99)).read == 5);
}

TEST_CASE("top-p worked example: the shortest prefix that reaches 1 - tau") {
  const testing::GivenAttention attention(
      {{1}, {.5, .5}, {.4, .3, .3}, {.25, .25, .25, .25}, {.5, .2, .15, .1, .05}},
      testing::table({{1}, {1}, {1}, {1}, {1}}));
  RowEvaluator evaluator(attention, Readout::zero_fill);
  evaluator.load(4);
  std::vector<double> dropped(5);
  evaluator.curve(CurveSetting::Order::mass, dropped, {});
  CHECK(cost_at({dropped, {}}, CurveSetting::mass_budget(0.2)).read == 3);
  CHECK(cost_at({dropped, {}}, CurveSetting::mass_budget(0.15)).read == 3);
}

TEST_CASE("nearly equal weights are ordered by their last bits") {
  Draws draws(4);
  RowSorter sorter;
  for (const std::size_t n : {1U, 2U, 3U, 7U, 31U, 255U, 256U, 600U, 4099U}) {
    std::vector<double> weights(n);
    for (double& w : weights) {
      // Many within 2^-40 of each other, many equal, some 0.
      const double u = draws.uniform();
      w = u < 0.2   ? 0.0
          : u < 0.5 ? 0.25
                    : 0.25 * (1.0 + 0x1p-50 * static_cast<double>(draws.below(64)));
    }
    std::vector<Position> order(n), expected(n);
    for (std::size_t j = 0; j < n; ++j) {
      expected[j] = static_cast<Position>(j);
    }
    std::stable_sort(expected.begin(), expected.end(), [&](Position a, Position b) {
      return weights[static_cast<std::size_t>(a)] < weights[static_cast<std::size_t>(b)];
    });
    sorter.ascending(weights, order);
    REQUIRE(order == expected);
  }
}
