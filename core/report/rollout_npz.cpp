#include <algorithm>

#include "core/base/error.h"
#include "core/policies/registry.h"
#include "core/report/rollout_output.h"
#include "core/trace/npz_writer.h"

namespace kvbudget {
namespace {

using Series = std::vector<const QuerySeries*>;

std::vector<double> flat(const Series& rows, std::vector<double> QuerySeries::*field) {
  std::vector<double> numbers;
  for (const QuerySeries* row : rows) {
    numbers.insert(numbers.end(), (row->*field).begin(), (row->*field).end());
  }
  return numbers;
}

std::vector<std::int64_t> flat(const Series& rows, std::vector<Index> QuerySeries::*field) {
  std::vector<std::int64_t> numbers;
  for (const QuerySeries* row : rows) {
    numbers.insert(numbers.end(), (row->*field).begin(), (row->*field).end());
  }
  return numbers;
}

void add_settings(NpzWriter& writer, const std::string& name, const Series& rows,
                  bool with_errors) {
  if (rows.empty()) {
    return;
  }
  const NpzWriter::Shape shape = {static_cast<std::int64_t>(rows.size()),
                                  static_cast<std::int64_t>(rows[0]->read.size())};
  writer.add(name + "_cache", shape, flat(rows, &QuerySeries::read));
  writer.add(name + "_resident", shape, flat(rows, &QuerySeries::resident));
  writer.add(name + "_dropped", shape, flat(rows, &QuerySeries::dropped));
  if (with_errors) {
    writer.add(name + "_error", shape, flat(rows, &QuerySeries::error));
  }
}

void add_policy(NpzWriter& writer, const std::string& name, const QuerySeries& series) {
  const NpzWriter::Shape shape = {static_cast<std::int64_t>(series.read.size())};
  const std::vector<std::int64_t> read(series.read.begin(), series.read.end());
  const std::vector<std::int64_t> resident(series.resident.begin(), series.resident.end());
  writer.add(name + "_read", shape, read);
  writer.add(name + "_resident", shape, resident);
  writer.add(name + "_dropped", shape, series.dropped);
  if (!series.error.empty()) {
    writer.add(name + "_error", shape, series.error);
  }
}

void check_size(const Exploration& e) {
  if (e.evaluation.tokens > kMostNpzTokens) {
    throw Error("an npz holds the whole attention matrix, so it is for at most " +
                std::to_string(kMostNpzTokens) + " tokens, not " +
                std::to_string(e.evaluation.tokens) + "; use --csv or --json");
  }
  if (e.scenario.query_stride != 1) {
    throw Error("an npz holds every query, so 'query_stride' must be 1, not " +
                std::to_string(e.scenario.query_stride));
  }
}

}  // namespace

void write_rollout_npz(const Exploration& e, const std::filesystem::path& file) {
  check_size(e);
  const Index tokens = e.evaluation.tokens;
  const bool with_errors = e.evaluation.value_range.has_value();
  NpzWriter writer(file);
  writer.add_rows("p", tokens, tokens, [&](Index t, std::span<double> out) {
    e.attention->row(static_cast<Position>(t), out.first(static_cast<std::size_t>(t) + 1));
    std::fill(out.begin() + t + 1, out.end(), 0.0);
  });
  writer.add_rows("v", tokens, e.attention->values().dim(), [&](Index j, std::span<double> out) {
    std::ranges::copy(e.attention->values().row(j), out.begin());
  });
  writer.add("first_query", e.scenario.first_query);
  writer.add("readout", name(e.evaluation.readout));
  Series windows;
  Series masses;
  for (std::size_t i = 0; i < e.scenario.windows.size(); ++i) {
    windows.push_back(&e.window_series(i));
  }
  for (std::size_t i = 0; i < e.scenario.taus.size(); ++i) {
    masses.push_back(&e.mass_series(i));
  }
  const std::vector<std::int64_t> sizes(e.scenario.windows.begin(), e.scenario.windows.end());
  writer.add("window_sizes", {static_cast<std::int64_t>(sizes.size())}, sizes);
  add_settings(writer, "window", windows, with_errors);
  writer.add("taus", {static_cast<std::int64_t>(e.scenario.taus.size())}, e.scenario.taus);
  add_settings(writer, "mass", masses, with_errors);
  for (std::size_t i = 0; i < e.evaluation.policies.size(); ++i) {
    const PolicyOutcome& outcome = e.evaluation.policies[i];
    const std::string prefix = "policy" + std::to_string(i);
    writer.add(prefix, describe(outcome.choice));
    add_policy(writer, prefix, outcome.series);
  }
  writer.commit();
}

}  // namespace kvbudget
