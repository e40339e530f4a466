#include "core/report/rollout_output.h"

#include <nlohmann/json.hpp>

#include "core/policies/registry.h"
#include "core/report/data_csv.h"
#include "core/report/provenance.h"
#include "core/report/table.h"

namespace kvbudget {
namespace {

using nlohmann::ordered_json;

Table::Cell error_cell(const Exploration& e, double x) {
  return e.evaluation.value_range ? Table::Cell(x) : Table::Cell();
}

ordered_json summary_json(const Exploration& e, const Summary& s) {
  const double bytes = bytes_per_token(e.scenario, *e.attention);
  const auto error = [&](double x) {
    return e.evaluation.value_range ? ordered_json(x) : ordered_json(nullptr);
  };
  return {{"mean_read", s.mean_read},
          {"peak_read", s.peak_read},
          {"mean_resident", s.mean_resident},
          {"peak_resident", s.peak_resident},
          {"mean_read_bytes", s.mean_read * bytes},
          {"peak_read_bytes", s.peak_read * bytes},
          {"mean_resident_bytes", s.mean_resident * bytes},
          {"peak_resident_bytes", s.peak_resident * bytes},
          {"mean_dropped", s.mean_dropped},
          {"max_dropped", s.max_dropped},
          {"mean_error", error(s.mean_error)},
          {"max_error", error(s.max_error)},
          {"worst_query",
           s.worst >= 0 ? ordered_json(e.evaluation.queries[static_cast<std::size_t>(s.worst)])
                        : ordered_json(nullptr)}};
}

}  // namespace

std::string rollout_text(const Exploration& e) {
  const double bytes = bytes_per_token(e.scenario, *e.attention);
  std::string text = source_text(e.scenario) + ", " + std::to_string(e.evaluation.tokens) +
                     " tokens, " + std::to_string(e.evaluation.queries.size()) +
                     " queries, readout " + std::string(name(e.evaluation.readout)) + "\n";
  if (e.evaluation.value_range) {
    text += "value range " + rounded(*e.evaluation.value_range, 4) + "; ";
  } else {
    text += "this trace has no values: masses and sizes are exact, but errors need values\n";
  }
  text += "a cached token takes " + rounded(bytes, 6) + " bytes\n\n";
  Table table({{"policy", ""},
               {"read", ""},
               {"peak", ""},
               {"resident", ""},
               {"peak", ""},
               {"resident bytes", ""},
               {"peak", ""},
               {"mean error", ""},
               {"max error", ""},
               {"at query", ""},
               {"mean dropped", ""},
               {"max", ""}});
  for (const PolicyOutcome& outcome : e.evaluation.policies) {
    const Summary s = summarise(outcome.series);
    Table::Cell worst;
    if (s.worst >= 0) {
      worst = Index{e.evaluation.queries[static_cast<std::size_t>(s.worst)]};
    }
    table.add({describe(outcome.choice), s.mean_read, s.peak_read, s.mean_resident, s.peak_resident,
               s.mean_resident * bytes, s.peak_resident * bytes, error_cell(e, s.mean_error),
               error_cell(e, s.max_error), worst, s.mean_dropped, s.max_dropped});
  }
  return text + table.text() +
         "\nread: tokens in the kept set; resident: tokens that must be stored; dropped: attention "
         "mass\n";
}

ordered_json rollout_json(const Exploration& e) {
  ordered_json document = provenance_json(e.scenario);
  document["tokens"] = e.evaluation.tokens;
  document["window"] = e.window;
  document["value_range"] =
      e.evaluation.value_range ? ordered_json(*e.evaluation.value_range) : ordered_json(nullptr);
  document["bytes_per_token"] = bytes_per_token(e.scenario, *e.attention);
  document["units"] = {{"read", "tokens"},
                       {"resident", "tokens"},
                       {"mean_read", "tokens"},
                       {"peak_read", "tokens"},
                       {"mean_resident", "tokens"},
                       {"peak_resident", "tokens"},
                       {"mean_read_bytes", "bytes"},
                       {"peak_read_bytes", "bytes"},
                       {"mean_resident_bytes", "bytes"},
                       {"peak_resident_bytes", "bytes"},
                       {"dropped", "1"},
                       {"mean_dropped", "1"},
                       {"max_dropped", "1"},
                       {"error", "1"},
                       {"mean_error", "1"},
                       {"max_error", "1"},
                       {"value_range", "1"},
                       {"bytes_per_token", "bytes"},
                       {"queries", "position"},
                       {"worst_query", "position"}};
  document["queries"] = e.evaluation.queries;
  document["policies"] = ordered_json::array();
  for (const PolicyOutcome& outcome : e.evaluation.policies) {
    ordered_json policy = {{"policy", outcome.choice.info->id}};
    for (std::size_t i = 0; i < outcome.choice.values.size(); ++i) {
      policy[std::string(outcome.choice.info->parameters[i].name)] = outcome.choice.values[i];
    }
    policy["summary"] = summary_json(e, summarise(outcome.series));
    policy["read"] = outcome.series.read;
    policy["resident"] = outcome.series.resident;
    policy["dropped"] = outcome.series.dropped;
    policy["error"] =
        e.evaluation.value_range ? ordered_json(outcome.series.error) : ordered_json(nullptr);
    document["policies"].push_back(std::move(policy));
  }
  return document;
}

std::string rollout_csv(const Exploration& e) {
  Table table({{"policy", ""},
               {"query", ""},
               {"read", "tokens"},
               {"resident", "tokens"},
               {"dropped_mass", ""},
               {"error", ""},
               {"bound", ""}});
  for (const PolicyOutcome& outcome : e.evaluation.policies) {
    const QuerySeries& s = outcome.series;
    for (std::size_t q = 0; q < s.read.size(); ++q) {
      const bool has_error = !s.error.empty();
      table.add({describe(outcome.choice), Index{e.evaluation.queries[q]}, s.read[q], s.resident[q],
                 s.dropped[q], has_error ? Table::Cell(s.error[q]) : Table::Cell(),
                 error_cell(e, s.dropped[q] * e.evaluation.value_range.value_or(0.0))});
    }
  }
  return data_csv(std::move(table), e.scenario);
}

}  // namespace kvbudget
