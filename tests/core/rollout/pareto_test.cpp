#include "core/rollout/pareto.h"

#include <algorithm>
#include <catch2/catch.hpp>

#include "core/rollout/evaluate.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::Draws;

namespace {

// Rows with ties, zeros and few distinct weights: where a search can end one entry off.
testing::GivenAttention awkward_rows(Draws& draws, Index tokens) {
  std::vector<std::vector<double>> rows;
  std::vector<std::vector<double>> values;
  for (Index t = 0; t < tokens; ++t) {
    std::vector<double> row(static_cast<std::size_t>(t) + 1);
    double sum = 0.0;
    for (double& w : row) {
      w = static_cast<double>(draws.below(4)) / 4.0;
      sum += w;
    }
    row.back() += sum > 0.0 ? 0.0 : 1.0;
    sum = sum > 0.0 ? sum : 1.0;
    for (double& w : row) {
      w /= sum;
    }
    rows.push_back(row);
    values.push_back({draws.normal(), draws.normal(), draws.normal()});
  }
  return {rows, testing::table(values)};
}

Curves curves_of(const Attention& attention, const std::vector<Position>& queries) {
  EvaluationPlan plan;
  plan.queries = queries;
  plan.keep_curves = true;
  return std::move(evaluate(attention, plan)->curves);
}

void check_same(const Summary& a, const Summary& b) {
  CHECK(a.mean_read == b.mean_read);
  CHECK(a.peak_read == b.peak_read);
  CHECK(a.mean_resident == b.mean_resident);
  CHECK(a.peak_resident == b.peak_resident);
  CHECK(a.mean_error == b.mean_error);
  CHECK(a.max_error == b.max_error);
  CHECK(a.mean_dropped == b.mean_dropped);
  CHECK(a.max_dropped == b.max_dropped);
  CHECK(a.worst == b.worst);
}

}  // namespace

TEST_CASE("a curve of settings in any order is each setting looked up alone, to the last bit") {
  Draws draws(4711);
  for (int round = 0; round < 12; ++round) {
    const Index tokens = draws.spread(1, 90);
    const auto attention = awkward_rows(draws, tokens);
    const Curves curves = curves_of(attention, queries_from(tokens, 0, 1 + round % 3));
    std::vector<CurveSetting> settings;
    for (int i = 0; i < 61; ++i) {
      switch (draws.below(4)) {
        case 0:
          settings.push_back(CurveSetting::window(1 + draws.below(tokens + 5)));
          break;
        case 1:
          settings.push_back(CurveSetting::heaviest(1 + draws.below(tokens + 5)));
          break;
        case 2:
          settings.push_back(CurveSetting::mass_budget(draws.uniform()));
          break;
        default:  // a tau that equals sums of weights
          settings.push_back(CurveSetting::mass_budget(static_cast<double>(draws.below(5)) / 4.0));
      }
    }
    for (const int threads : {1, 2, 5}) {
      const std::vector<ParetoPoint> points = pareto_curve(curves, settings, threads);
      REQUIRE(points.size() == settings.size());
      for (std::size_t i = 0; i < settings.size(); ++i) {
        CHECK(points[i].parameter == parameter_of(settings[i]));
        check_same(points[i].summary, summarise(curves.series(settings[i])));
      }
    }
  }
}

TEST_CASE("a search that begins at what a larger tau dropped ends where one from scratch does") {
  Draws draws(17);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> dropped = {0.0};
    const Index n = draws.spread(1, 300);
    while (static_cast<Index>(dropped.size()) < n) {
      dropped.push_back(dropped.back() + static_cast<double>(draws.below(3)) / 100.0);
    }
    const CurveView curve{dropped, {}};
    std::vector<double> taus;
    for (int i = 0; i < 20; ++i) {
      taus.push_back(draws.uniform() * (dropped.back() + 0.01));
    }
    std::ranges::sort(taus, std::greater<>());
    Index below = n;
    for (const double tau : taus) {
      const CurveSetting setting = CurveSetting::mass_budget(tau);
      Index naive = 0;  // word for word: the most that may be dropped
      for (Index i = 0; i < n; ++i) {
        naive = dropped[static_cast<std::size_t>(i)] <= tau * (1.0 + 1e-12) ? i : naive;
      }
      CHECK(cost_at(curve, setting).read == n - naive);
      CHECK(cost_at(curve, setting, below).read == n - naive);
      below = naive + 1;
    }
  }
}
