#include <catch2/catch.hpp>
#include <cmath>

#include "core/attention/simulated_attention.h"
#include "core/policies/registry.h"
#include "core/rollout/evaluate.h"
#include "core/rollout/policy_run.h"
#include "tests/core/policies/twins.h"
#include "tests/core/support/builders.h"

using namespace kvbudget;
using testing::Draws;

namespace {

// Random rows with ties and zeros: weights are multiples of 1/16 before normalising, some heavy.
testing::GivenAttention random_attention(Index tokens, std::uint64_t seed) {
  Draws draws(seed);
  std::vector<std::vector<double>> rows;
  for (Index t = 0; t < tokens; ++t) {
    std::vector<double> row;
    double sum = 0.0;
    for (Index j = 0; j <= t; ++j) {
      const double u = draws.uniform();
      row.push_back(u < 0.1 ? 0.0 : std::floor(16.0 * u * u) / 16.0 + (u > 0.97 ? 8.0 : 0.0));
      sum += row.back();
    }
    if (sum == 0.0) {
      row.back() = sum = 1.0;
    }
    for (double& w : row) {
      w /= sum;
    }
    rows.push_back(std::move(row));
  }
  ValueTable values(tokens, 3);
  for (Index j = 0; j < tokens; ++j) {
    for (double& x : values.row(j)) {
      x = draws.normal();
    }
  }
  return testing::GivenAttention(std::move(rows), std::move(values), 4, {9, 30});
}

// Some settings of each policy's own parameters, the extremes among them.
std::vector<testing::Parameters> settings_of(const PolicyInfo& info) {
  std::vector<testing::Parameters> all(1);
  const auto values_of = [](const ParameterInfo& p) -> std::vector<double> {
    if (p.name == "tau") return {0.0, 0.05, 0.3, 0.9};
    if (p.name == "recent_share") return {0.0, 0.5, 1.0};
    if (p.name == "kernel") return {1, 5};
    if (p.name == "observed") return {1, 4, 30};
    if (p.name == "sink_tokens") return {0, 3};
    if (p.name == "sink_frames") return {0, 2};
    return {1, 7, 16, 1000};
  };
  for (const ParameterInfo& p : info.parameters) {
    std::vector<testing::Parameters> more;
    for (const testing::Parameters& setting : all) {
      for (const double value : values_of(p)) {
        more.push_back(setting);
        more.back()[std::string(p.name)] = value;
      }
    }
    all = std::move(more);
  }
  return all;
}

PolicyChoice choice_of(const PolicyInfo& info, const testing::Parameters& setting) {
  PolicyChoice choice{&info, {}};
  for (const ParameterInfo& p : info.parameters) {
    choice.values.push_back(setting.at(std::string(p.name)));
  }
  return choice;
}

std::vector<std::vector<Position>> kept_sets(const Attention& attention,
                                             const PolicyChoice& choice) {
  const auto queries = queries_from(attention.tokens(), 0, 1);
  if (choice.info->evicts) {
    return run_evicting(attention, choice, queries, {});
  }
  std::vector<std::vector<Position>> sets;
  const auto policy = choice.make(context_of(attention));
  for (const Position t : queries) {
    std::vector<Position> all = queries_from(t + 1, 0, 1);
    std::vector<double> row(all.size());
    attention.row(t, row);
    std::vector<Position> kept;
    policy->choose({t, all, row}, kept);
    sets.push_back(kept);
  }
  return sets;
}

}  // namespace

TEST_CASE("the registry holds the ten policies, each once, documented") {
  CHECK(policies().size() == 10);
  for (const PolicyInfo* info : policies()) {
    CHECK(find_policy(info->id) == info);
    CHECK_FALSE(info->keeps.empty());
    CHECK_FALSE(info->title.empty());
    for (const ParameterInfo& p : info->parameters) {
      CHECK(p.lowest <= p.fallback);
      CHECK(p.fallback <= p.highest);
      CHECK_FALSE(p.meaning.empty());
    }
  }
  CHECK(find_policy("no such policy") == nullptr);
}

TEST_CASE("every policy is its naive twin") {
  for (const std::uint64_t seed : {1U, 2U}) {
    const testing::GivenAttention attention = random_attention(60, seed);
    for (const PolicyInfo* info : policies()) {
      for (const testing::Parameters& setting : settings_of(*info)) {
        const PolicyChoice choice = choice_of(*info, setting);
        INFO(describe(choice));
        const testing::Kept expected = naive_rollout(attention, std::string(info->id), setting);
        const auto sets = kept_sets(attention, choice);
        REQUIRE(sets.size() == expected.size());
        for (std::size_t t = 0; t < sets.size(); ++t) {
          INFO("query " << t);
          REQUIRE(std::is_sorted(sets[t].begin(), sets[t].end()));
          REQUIRE(std::set<Position>(sets[t].begin(), sets[t].end()) == expected[t]);
        }
      }
    }
  }
}

TEST_CASE("nothing evicted comes back, and the query's past is all it sees") {
  const testing::GivenAttention attention = random_attention(80, 3);
  for (const PolicyInfo* info : policies()) {
    if (!info->evicts) {
      continue;
    }
    for (const testing::Parameters& setting : settings_of(*info)) {
      const auto sets = kept_sets(attention, choice_of(*info, setting));
      std::set<Position> gone;
      for (std::size_t t = 0; t < sets.size(); ++t) {
        const std::set<Position> kept(sets[t].begin(), sets[t].end());
        REQUIRE_FALSE(kept.empty());
        for (Position j = 0; j <= static_cast<Position>(t); ++j) {
          if (kept.count(j) == 0) {
            gone.insert(j);
          } else {
            INFO(info->id << ": token " << j << " is back at query " << t);
            REQUIRE(gone.count(j) == 0);
          }
        }
        REQUIRE(*kept.rbegin() <= static_cast<Position>(t));
      }
    }
  }
}

TEST_CASE("no policy's choice depends on rows to come") {
  // The same rows up to query 40, different ones after: kept sets agree up to 40.
  const testing::GivenAttention a = random_attention(60, 4);
  std::vector<std::vector<double>> rows;
  Draws draws(5);
  for (Position t = 0; t < 60; ++t) {
    std::vector<double> row(static_cast<std::size_t>(t) + 1);
    a.row(t, row);
    if (t > 40) {
      double sum = 0.0;
      for (double& w : row) {
        w = draws.uniform();
        sum += w;
      }
      for (double& w : row) {
        w /= sum;
      }
    }
    rows.push_back(std::move(row));
  }
  const testing::GivenAttention b(std::move(rows), ValueTable(60, 3), 4, {9, 30});
  for (const PolicyInfo* info : policies()) {
    const PolicyChoice choice = choice_of(*info, settings_of(*info).back());
    const auto sets_a = kept_sets(a, choice);
    const auto sets_b = kept_sets(b, choice);
    for (std::size_t t = 0; t <= 40; ++t) {
      REQUIRE(sets_a[t] == sets_b[t]);
    }
  }
}

TEST_CASE("an evaluation's series are the kept sets' own sizes, masses and errors") {
  const testing::GivenAttention attention = random_attention(50, 6);
  EvaluationPlan plan;
  plan.queries = queries_from(50, 5, 3);
  plan.keep_kept_sets = true;
  for (const PolicyInfo* info : policies()) {
    plan.policies.push_back(choice_of(*info, settings_of(*info).front()));
    plan.policies.push_back(choice_of(*info, settings_of(*info).back()));
  }
  for (const Readout readout : {Readout::zero_fill, Readout::renormalised}) {
    plan.readout = readout;
    const Evaluation e = evaluate(attention, plan).value();
    for (const PolicyOutcome& outcome : e.policies) {
      INFO(describe(outcome.choice));
      const auto sets = kept_sets(attention, outcome.choice);
      for (std::size_t q = 0; q < plan.queries.size(); ++q) {
        const auto& kept = sets[static_cast<std::size_t>(plan.queries[q])];
        REQUIRE(outcome.series.read[q] == static_cast<Index>(kept.size()));
        REQUIRE(outcome.series.resident[q] >= outcome.series.read[q]);
        REQUIRE(outcome.series.resident[q] ==
                (outcome.choice.info->evicts ? outcome.series.read[q] : plan.queries[q] + 1));
        std::vector<double> row(static_cast<std::size_t>(plan.queries[q]) + 1);
        attention.row(plan.queries[q], row);
        std::set<Position> in(kept.begin(), kept.end());
        double dropped = 0.0, kept_mass = 0.0;
        std::vector<double> full(3, 0.0), part(3, 0.0), plain(3, 0.0);
        for (std::size_t j = 0; j < row.size(); ++j) {
          const auto v = attention.values().row(static_cast<Index>(j));
          const bool is_kept = in.count(static_cast<Position>(j)) > 0;
          (is_kept ? kept_mass : dropped) += row[j];
          for (std::size_t c = 0; c < 3; ++c) {
            full[c] += row[j] * v[c];
            part[c] += is_kept ? row[j] * v[c] : 0.0;
            plain[c] += is_kept ? v[c] / static_cast<double>(in.size()) : 0.0;
          }
        }
        double square = 0.0;
        for (std::size_t c = 0; c < 3; ++c) {
          const double out = readout == Readout::zero_fill ? part[c]
                             : kept_mass > 0.0             ? part[c] / kept_mass
                                                           : plain[c];
          square += (full[c] - out) * (full[c] - out);
        }
        REQUIRE(outcome.series.dropped[q] == Approx(dropped).margin(1e-14));
        REQUIRE(outcome.series.error[q] == Approx(std::sqrt(square)).epsilon(1e-9).margin(1e-13));
      }
    }
  }
}

TEST_CASE("H2O worked example: accumulated sums and a recent share") {
  const testing::GivenAttention attention(
      {{1}, {.6, .4}, {.5, .2, .3}, {.1, .5, .2, .2}, {.1, .3, .1, .2, .3}}, ValueTable(5, 1));
  // The sheet sums whole rows and cuts once at the end; so does a budget that never evicts before.
  const PolicyChoice choice{find_policy("h2o"), {5, 0.4}};
  CHECK(kept_sets(attention, choice)[4] == std::vector<Position>{0, 1, 2, 3, 4});
  const PolicyChoice small{find_policy("h2o"), {3, 0.667}};
  const auto sets = kept_sets(attention, small);
  CHECK(sets[2] == std::vector<Position>{0, 1, 2});
  CHECK(sets[3] == std::vector<Position>{0, 2, 3});  // sums 2.2, 1.1 of tokens 0 and 1
}

TEST_CASE("StreamingLLM worked example: two sinks and the last two of six") {
  const testing::GivenAttention attention = random_attention(6, 8);
  const PolicyChoice choice{find_policy("sink_window"), {2, 0, 2}};
  CHECK(kept_sets(attention, choice)[5] == std::vector<Position>{0, 1, 4, 5});
}

TEST_CASE("sinks and window in frames: at frame 9 one sink frame and the last four") {
  // methods: (frames, local 5 including sink 1, block 1) at frame 9 keeps {0, 6, 7, 8, 9}.
  const testing::GivenAttention attention = random_attention(40, 9);
  const PolicyChoice choice{find_policy("sink_window"), {0, 1, 16}};
  std::vector<Position> expected = {0, 1, 2, 3};
  for (Position j = 24; j < 40; ++j) {
    expected.push_back(j);
  }
  CHECK(kept_sets(attention, choice)[39] == expected);
}

TEST_CASE("the evicting prototypes of the preset come out as designed") {
  SimulatorParameters p;
  p.seed = 6;
  const SimulatedAttention attention(p);
  EvaluationPlan plan;
  plan.queries = queries_from(512, 8, 1);
  plan.policies = {{find_policy("mass"), {0.05}},
                   {find_policy("mass_evict"), {0.003}},
                   {find_policy("tova"), {48}}};
  const Evaluation e = evaluate(attention, plan).value();
  const Summary mass = summarise(e.policies[0].series);
  const Summary evict = summarise(e.policies[1].series);
  const Summary tova = summarise(e.policies[2].series);
  CHECK(mass.mean_read == Approx(48).margin(1.5));
  CHECK(mass.mean_resident == Approx(260).margin(1));
  CHECK(mass.mean_error == Approx(0.065).margin(0.005));
  CHECK(evict.mean_resident == Approx(39).margin(1.5));
  CHECK(evict.mean_error == Approx(0.14).margin(0.02));
  CHECK(tova.mean_resident == Approx(46).margin(1));
  CHECK(tova.mean_error == Approx(0.10).margin(0.01));
}
