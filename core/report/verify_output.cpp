#include "core/report/verify_output.h"

#include <nlohmann/json.hpp>

#include "core/report/provenance.h"
#include "core/report/table.h"

namespace kvbudget {
namespace {

using nlohmann::ordered_json;

std::string heading(const VerifyReport& r) {
  std::string text = source_text(r.scenario) + ", " + std::to_string(r.tokens) + " tokens, " +
                     std::to_string(r.queries) + " queries, readout " +
                     std::string(name(r.scenario.readout)) + "\n";
  if (r.has_errors) {
    text += std::string(r.scenario.readout == Readout::zero_fill ? "value range (largest norm) "
                                                                 : "value range (diameter) ") +
            rounded(r.value_range, 4) + "\n";
  } else {
    text += "this trace has no values: masses and sizes are exact, but errors need values\n";
  }
  return text;
}

std::string bound_text(const VerifyReport& r) {
  Table table({{"tau", ""}, {"mean cache", ""}, {"max error", ""}, {"limit", ""}, {"bound", ""}});
  for (const auto& row : r.bound) {
    table.add({row.tau, row.mean_cache, row.max_error, row.limit,
               std::string(row.holds ? "holds" : "BROKEN")});
  }
  return "\nA mass budget's error is at most tau x value range\n" + table.text();
}

std::string mass_only_text(const VerifyReport& r) {
  Table windows({{"window", ""}, {"mean cache", ""}, {"mean dropped mass", ""}});
  for (const auto& row : r.windows) {
    windows.add({row.parameter, row.mean_cache, row.mean_dropped});
  }
  Table masses({{"tau", ""}, {"mean cache", ""}, {"mean dropped mass", ""}, {"at most tau", ""}});
  for (std::size_t i = 0; i < r.masses.size(); ++i) {
    masses.add({r.masses[i].parameter, r.masses[i].mean_cache, r.masses[i].mean_dropped,
                std::string(r.bound[i].holds ? "holds" : "BROKEN")});
  }
  return "\nWindows\n" + windows.text() + "\nMass budgets\n" + masses.text();
}

std::string pareto_text(const VerifyReport& r) {
  Table windows({{"window", ""}, {"mean cache", ""}, {"mean error", ""}, {"max error", ""}});
  for (const auto& row : r.windows) {
    windows.add({static_cast<Index>(row.parameter), row.mean_cache, row.mean_error, row.max_error});
  }
  Table masses({{"tau", ""}, {"mean cache", ""}, {"mean error", ""}, {"max error", ""}});
  for (const auto& row : r.masses) {
    masses.add({row.parameter, row.mean_cache, row.mean_error, row.max_error});
  }
  std::string text = "\nWindows\n" + windows.text() + "\nMass budgets\n" + masses.text();
  if (!r.ratios.empty()) {
    text += "\nAt equal mean cache the window's mean error is " + rounded(r.ratio_median, 3) +
            "x the mass budget's (median; smallest " + rounded(r.ratio_min, 3) + "x)\n";
  }
  return text;
}

std::string sweep_text(const VerifyReport& r) {
  if (r.sink_sweep.empty()) {
    return "\nThe sink sweep needs the simulator: a trace's sinks are what they are\n";
  }
  Table table({{"sink boost", ""},
               {"window mean", ""},
               {"window max", ""},
               {"mass mean", ""},
               {"mass max", ""}});
  for (const auto& row : r.sink_sweep) {
    table.add({row.sink_boost, row.window_mean, row.window_max, row.mass_mean, row.mass_max});
  }
  return "\nSink strength, error of window " + std::to_string(r.window) + " and of tau " +
         shortest(r.scenario.tau) + "\n" + table.text();
}

std::string tail_text(const VerifyReport& r) {
  std::string text = "\nWorst query: window " + std::to_string(r.window) + " " +
                     rounded(r.tail_window_max, 4) + ", tau " + shortest(r.scenario.tau) + " " +
                     rounded(r.tail_mass_max, 4);
  if (r.tail_ratio > 0.0) {
    text += ": " + rounded(r.tail_ratio, 3) + "x";
  }
  return text + "\nIdentity: measured error and dropped mass x gap differ by at most " +
         rounded(r.identity_residual, 2) + " over " + std::to_string(r.identity_rows) + " rows\n";
}

std::string verdict(const VerifyReport& r) {
  if (r.violations.empty()) {
    return "\nbound holds at all " + std::to_string(r.queries) + " queries\n";
  }
  constexpr std::size_t kMost = 20;
  std::string text = "\nBROKEN at " + std::to_string(r.violations.size()) + " places\n";
  for (std::size_t i = 0; i < std::min(kMost, r.violations.size()); ++i) {
    text += "  query " + std::to_string(r.violations[i].query) + ": " + r.violations[i].what + "\n";
  }
  if (r.violations.size() > kMost) {
    text += "  and " + std::to_string(r.violations.size() - kMost) + " more\n";
  }
  return text;
}

ordered_json pareto_rows(const std::vector<VerifyReport::ParetoRow>& rows, const char* parameter,
                         bool whole, bool has_errors) {
  ordered_json list = ordered_json::array();
  for (const auto& row : rows) {
    ordered_json object;
    object[parameter] =
        whole ? ordered_json(static_cast<Index>(row.parameter)) : ordered_json(row.parameter);
    object["mean_cache"] = row.mean_cache;
    object["mean_error"] = has_errors ? ordered_json(row.mean_error) : ordered_json(nullptr);
    object["max_error"] = has_errors ? ordered_json(row.max_error) : ordered_json(nullptr);
    object["mean_dropped"] = row.mean_dropped;
    list.push_back(object);
  }
  return list;
}

}  // namespace

std::string verify_text(const VerifyReport& r) {
  if (!r.has_errors) {
    return heading(r) + mass_only_text(r) + verdict(r);
  }
  return heading(r) + bound_text(r) + pareto_text(r) + sweep_text(r) + tail_text(r) + verdict(r);
}

ordered_json verify_json(const VerifyReport& r) {
  const auto error = [&](double x) {
    return r.has_errors ? ordered_json(x) : ordered_json(nullptr);
  };
  ordered_json document = provenance_json(r.scenario);
  document["tokens"] = r.tokens;
  document["queries"] = r.queries;
  document["value_range"] = error(r.value_range);
  document["bound"] = ordered_json::array();
  for (const auto& row : r.bound) {
    document["bound"].push_back({{"tau", row.tau},
                                 {"mean_cache", row.mean_cache},
                                 {"max_error", error(row.max_error)},
                                 {"limit", error(row.limit)},
                                 {"holds", row.holds}});
  }
  document["pareto"] = {{"window", pareto_rows(r.windows, "window", true, r.has_errors)},
                        {"mass", pareto_rows(r.masses, "tau", false, r.has_errors)}};
  const bool has_ratio = !r.ratios.empty();
  document["ratio"] = {{"median", has_ratio ? ordered_json(r.ratio_median) : ordered_json(nullptr)},
                       {"min", has_ratio ? ordered_json(r.ratio_min) : ordered_json(nullptr)}};
  document["sink_sweep"] = ordered_json::array();
  for (const auto& row : r.sink_sweep) {
    document["sink_sweep"].push_back(
        {{"sink_boost", row.sink_boost},
         {"window", {{"mean", row.window_mean}, {"max", row.window_max}}},
         {"mass", {{"mean", row.mass_mean}, {"max", row.mass_max}}}});
  }
  document["tail"] = {{"window_max", error(r.tail_window_max)},
                      {"mass_max", error(r.tail_mass_max)},
                      {"ratio", error(r.tail_ratio)}};
  document["identity"] = {{"rows", r.identity_rows},
                          {"largest_residual", error(r.identity_residual)}};
  document["violations"] = ordered_json::array();
  for (const auto& violation : r.violations) {
    document["violations"].push_back({{"query", violation.query}, {"what", violation.what}});
  }
  return document;
}

}  // namespace kvbudget
