#include <catch2/catch.hpp>
#include <cstring>

#include "core/attention/simulated_attention.h"
#include "core/policies/registry.h"
#include "core/rollout/evaluate.h"

using namespace kvbudget;

namespace {

std::vector<PolicyChoice> all_policies() {
  std::vector<PolicyChoice> choices;
  for (const PolicyInfo* info : policies()) {
    std::vector<double> values;
    for (const ParameterInfo& parameter : info->parameters) {
      values.push_back(parameter.fallback);
    }
    choices.push_back({info, values});
  }
  return choices;
}

// Bits, not values: -0.0 is not 0.0, and one NaN is not another.
bool same_bits(const std::vector<double>& a, const std::vector<double>& b) {
  return a.size() == b.size() &&
         (a.empty() || std::memcmp(a.data(), b.data(), a.size() * sizeof(double)) == 0);
}

bool same_bits(const QuerySeries& a, const QuerySeries& b) {
  return a.read == b.read && a.resident == b.resident && same_bits(a.dropped, b.dropped) &&
         same_bits(a.error, b.error);
}

bool same_bits(std::span<const double> a, std::span<const double> b) {
  return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size_bytes()) == 0;
}

}  // namespace

TEST_CASE("results have the same bits for 1, 2 and 7 threads and on repeated runs") {
  for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
    SimulatorParameters p;
    p.frames = 40;
    p.seed = 21;
    EvaluationPlan plan;
    plan.readout = readout;
    plan.queries = queries_from(320, 8, 1);
    plan.keep_curves = true;
    plan.policies = all_policies();
    for (const Index window : {1, 16, 48, 320}) {
      plan.settings.push_back(CurveSetting::window(window));
    }
    for (const double tau : {0.3, 0.05, 0.0}) {
      plan.settings.push_back(CurveSetting::mass_budget(tau));
    }
    std::optional<Evaluation> first;
    for (const int threads : {1, 2, 7, 7, 1}) {
      plan.threads = threads;
      const SimulatedAttention attention(p);
      std::optional<Evaluation> e = evaluate(attention, plan);
      REQUIRE(e);
      if (!first) {
        first = std::move(e);
        continue;
      }
      CHECK(e->value_range == first->value_range);
      for (std::size_t i = 0; i < plan.settings.size(); ++i) {
        CHECK(same_bits(e->settings[i], first->settings[i]));
      }
      for (std::size_t i = 0; i < plan.policies.size(); ++i) {
        INFO(plan.policies[i].info->id);
        CHECK(same_bits(e->policies[i].series, first->policies[i].series));
      }
      for (std::size_t q = 0; q < plan.queries.size(); ++q) {
        for (const auto order : {CurveSetting::Order::time, CurveSetting::Order::mass}) {
          REQUIRE(same_bits(e->curves.view(order, q).error, first->curves.view(order, q).error));
          REQUIRE(
              same_bits(e->curves.view(order, q).dropped, first->curves.view(order, q).dropped));
        }
      }
    }
  }
}

TEST_CASE("kept curves and listed settings are the same numbers") {
  SimulatorParameters p;
  p.frames = 30;
  const SimulatedAttention attention(p);
  EvaluationPlan plan;
  plan.queries = queries_from(attention.tokens(), 8, 3);
  plan.settings = {CurveSetting::window(17), CurveSetting::mass_budget(0.04),
                   CurveSetting::heaviest(9)};
  const Evaluation listed = evaluate(attention, plan).value();
  plan.keep_curves = true;
  const Evaluation kept = evaluate(attention, plan).value();
  for (std::size_t i = 0; i < plan.settings.size(); ++i) {
    CHECK(same_bits(listed.settings[i], kept.settings[i]));
    CHECK(same_bits(listed.settings[i], kept.curves.series(plan.settings[i])));
  }
}

TEST_CASE("an evaluation can be cancelled, and reports progress") {
  SimulatorParameters p;
  p.frames = 60;
  const SimulatedAttention attention(p);
  EvaluationPlan plan;
  plan.queries = queries_from(attention.tokens(), 8, 1);
  plan.threads = 1;
  int asked = 0;
  plan.cancelled = [&] { return ++asked > 10; };
  CHECK_FALSE(evaluate(attention, plan));
  plan.cancelled = {};
  double last = 0.0;
  plan.progressed = [&](double share) {
    CHECK(share >= last);
    last = share;
  };
  CHECK(evaluate(attention, plan));
  CHECK(last > 0.9);
}
