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

TEST_CASE("summaries of many settings are those of each one's series, to the last bit") {
  Draws draws(4711);
  for (int round = 0; round < 12; ++round) {
    const Index tokens = draws.spread(1, 90);
    const auto attention = awkward_rows(draws, tokens);
    EvaluationPlan plan;
    plan.queries = queries_from(tokens, 0, 1 + round % 3);
    std::vector<CurveSetting>& settings = plan.summaries;
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
    EvaluationPlan curves = plan;
    curves.keep_curves = true;
    const auto kept = evaluate(attention, curves);
    for (const int threads : {1, 2, 5}) {
      plan.threads = threads;
      const auto evaluation = evaluate(attention, plan);
      REQUIRE(evaluation->summaries.size() == settings.size());
      for (std::size_t i = 0; i < settings.size(); ++i) {
        const Summary direct = summarise(kept->curves.series(settings[i]));
        check_same(evaluation->summaries[i], direct);
        check_same(kept->summaries[i], direct);
      }
    }
  }
}

TEST_CASE("a mass budget drops the most that it may") {
  Draws draws(17);
  for (int round = 0; round < 200; ++round) {
    std::vector<double> dropped = {0.0};
    const Index n = draws.spread(1, 300);
    while (static_cast<Index>(dropped.size()) < n) {
      dropped.push_back(dropped.back() + static_cast<double>(draws.below(3)) / 100.0);
    }
    const CurveView curve{dropped, {}};
    for (int k = 0; k < 20; ++k) {
      const double tau = draws.uniform() * (dropped.back() + 0.01);
      Index naive = 0;
      for (Index i = 0; i < n; ++i) {
        naive = dropped[static_cast<std::size_t>(i)] <= tau * (1.0 + 1e-12) ? i : naive;
      }
      CHECK(cost_at(curve, CurveSetting::mass_budget(tau)).read == n - naive);
    }
  }
}
