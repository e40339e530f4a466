#include "core/report/audit_output.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/report/table.h"

namespace kvbudget {
namespace {

using nlohmann::ordered_json;

ordered_json json_of(double x) {
  return std::isfinite(x) ? ordered_json(x) : ordered_json(nullptr);
}

ordered_json json_of(std::optional<double> x) {
  return x ? json_of(*x) : ordered_json(nullptr);
}

ordered_json json_of(const MedianFigure& f) {
  return {{"instances", f.instances},
          {"median", json_of(f.value)},
          {"low", f.interval ? json_of(f.interval->low) : ordered_json(nullptr)},
          {"high", f.interval ? json_of(f.interval->high) : ordered_json(nullptr)}};
}

ordered_json json_of(const BudgetSummary& s) {
  ordered_json rules = ordered_json::array();
  for (const RuleSummary& rule : s.rules) {
    rules.push_back({{"rule", rule.rule->id}, {"excess", json_of(rule.excess)}});
  }
  return {{"budget", s.budget},
          {"instances", s.instances},
          {"kappa", json_of(s.kappa)},
          {"closable_share", json_of(s.closable)},
          {"balance_closes", json_of(s.closed)},
          {"recovered_share", json_of(s.recovered)},
          {"median_swaps", json_of(s.median_swaps)},
          {"share_a_tenth_closable", s.tenth_closable},
          {"share_balance_best", s.balance_best},
          {"pi", json_of(s.pi)},
          {"pi_fw", json_of(s.pi_fw)},
          {"auc", json_of(s.auc)},
          {"spearman", json_of(s.spearman)},
          {"exact",
           {{"searched", s.searched},
            {"optimal", s.optimal},
            {"share_pool_missed", s.pool_missed},
            {"kappa", json_of(s.kappa_exact)}}},
          {"rules", std::move(rules)}};
}

ordered_json json_of(const AuditPlan& plan, const CellSummary& cell) {
  ordered_json kappas = ordered_json::object();
  for (std::size_t b = 0; b < cell.median_kappas.size(); ++b) {
    kappas[std::to_string(plan.selection.budgets[b])] = json_of(cell.median_kappas[b]);
  }
  return {{"trace", plan.documents[cell.cell.document].name},
          {"layer", cell.cell.layer},
          {"head", cell.cell.head},
          {"rows", cell.rows},
          {"dropped_mass_8", json_of(cell.dropped_8)},
          {"kappa", std::move(kappas)},
          {"flat", cell.flat ? ordered_json(*cell.flat) : ordered_json(nullptr)}};
}

// What the bootstrap resamples, in a word; empty where there is nothing to resample.
std::string clusters_of(const AuditPlan& plan, const AuditSummary& summary) {
  return summary.by_document ? "documents" : plan.cells.size() > 1 ? "cells" : "";
}

std::string with_interval(const MedianFigure& f) {
  std::string text = rounded(f.value, 3);
  if (f.interval) {
    text += " (" + rounded(f.interval->low, 3) + " to " + rounded(f.interval->high, 3) + ")";
  }
  return text;
}

Table::Cell maybe(std::optional<double> x) {
  if (!x) {
    return {};
  }
  return *x;
}

Table::Cell median_cell(const MedianFigure& f) {
  if (f.instances == 0) {
    return {};
  }
  return f.value;
}

Table main_table(const AuditSummary& summary) {
  Table table({{"budget", ""},
               {"instances", ""},
               {"kappa", ""},
               {"closable share", ""},
               {"balancing closes", ""},
               {"recovered", ""},
               {"pi", ""},
               {"AUC", ""},
               {"Spearman", ""}});
  for (const BudgetSummary& s : summary.budgets) {
    table.add({s.budget, s.instances, with_interval(s.kappa), with_interval(s.closable),
               with_interval(s.closed), with_interval(s.recovered), with_interval(s.pi),
               maybe(s.auc), maybe(s.spearman)});
  }
  return table;
}

Table rule_table(const AuditSummary& summary) {
  std::vector<Table::Column> columns = {{"rule", ""}};
  for (const BudgetSummary& s : summary.budgets) {
    columns.push_back({"s = " + std::to_string(s.budget), ""});
  }
  Table table(std::move(columns));
  for (std::size_t r = 0; r < summary.budgets.front().rules.size(); ++r) {
    std::vector<Table::Cell> row;
    row.emplace_back(std::string(summary.budgets.front().rules[r].rule->title));
    for (const BudgetSummary& s : summary.budgets) {
      row.push_back(median_cell(s.rules[r].excess));
    }
    table.add(std::move(row));
  }
  return table;
}

// A row a trace: flat cells, and what switching only these brings at each budget.
Table conversion_table(const AuditPlan& plan, const AuditSummary& summary) {
  std::vector<Table::Column> columns = {{"trace", ""}, {"cells", ""}, {"flat", ""}};
  for (const BudgetSummary& s : summary.budgets) {
    columns.push_back({"s = " + std::to_string(s.budget), ""});
  }
  Table table(std::move(columns));
  const std::size_t budgets = summary.budgets.size();
  for (std::size_t i = 0; i < summary.conversions.size(); i += budgets) {
    const Conversion& first = summary.conversions[i];
    std::vector<Table::Cell> row = {plan.documents[first.document].name, first.cells,
                                    first.flat_cells};
    for (std::size_t b = 0; b < budgets; ++b) {
      row.emplace_back(summary.conversions[i + b].share);
    }
    table.add(std::move(row));
  }
  return table;
}

}  // namespace

ordered_json audit_settings_json(const AuditPlan& plan) {
  const SelectionSettings& s = plan.selection;
  ordered_json settings = {{"budgets", s.budgets},
                           {"rows_per_cell", plan.rows_per_cell},
                           {"first_query", plan.first_query},
                           {"seed", plan.seed},
                           {"pool_subsets", s.pool.most_subsets},
                           {"pool_extras", s.pool.most_extras},
                           {"exact_nodes", s.exact.nodes},
                           {"exact_seconds", s.exact.seconds},
                           {"cells", plan.cells.size()},
                           {"rules", ordered_json::array()},
                           {"traces", ordered_json::array()}};
  for (const SelectionRule* rule : s.rules) {
    settings["rules"].push_back(rule->id);
  }
  for (const AuditDocument& document : plan.documents) {
    settings["traces"].push_back(document.name);
  }
  return settings;
}

ordered_json audit_json(const AuditPlan& plan, const AuditSummary& summary) {
  const std::string clusters = clusters_of(plan, summary);
  ordered_json document = {
      {"settings", audit_settings_json(plan)},
      {"instances", summary.instances},
      {"interval_clusters", clusters.empty() ? ordered_json(nullptr) : ordered_json(clusters)},
      {"budgets", ordered_json::array()},
      {"cells", ordered_json::array()},
      {"conversion", ordered_json::array()}};
  for (const BudgetSummary& s : summary.budgets) {
    document["budgets"].push_back(json_of(s));
  }
  for (const CellSummary& cell : summary.cells) {
    document["cells"].push_back(json_of(plan, cell));
  }
  for (const Conversion& c : summary.conversions) {
    document["conversion"].push_back({{"trace", plan.documents[c.document].name},
                                      {"budget", c.budget},
                                      {"cells", c.cells},
                                      {"flat_cells", c.flat_cells},
                                      {"gain", c.gain},
                                      {"flat_gain", c.flat_gain},
                                      {"share", c.share}});
  }
  return document;
}

std::string audit_text(const AuditPlan& plan, const AuditSummary& summary) {
  const std::string clusters = clusters_of(plan, summary);
  std::string text = std::to_string(plan.cells.size()) + " cells, " +
                     std::to_string(summary.instances) + " instances (row and budget)\n";
  text += clusters.empty()
              ? "medians\n\n"
              : "medians, with 95 % intervals that resample whole " + clusters + "\n\n";
  text += main_table(summary).text(3);
  for (const BudgetSummary& s : summary.budgets) {
    if (s.searched > 0) {
      text += "  budget " + std::to_string(s.budget) + ": best of all keys settled for " +
              std::to_string(s.optimal) + " of " + std::to_string(s.searched) +
              "; the pool's best is more than 1 % off on " + rounded(100.0 * s.pool_missed, 2) +
              " % of these\n";
    }
  }
  if (!plan.selection.rules.empty()) {
    text += "\nmedian error of each rule over the pool's best\n\n" + rule_table(summary).text(3);
  }
  if (!summary.conversions.empty()) {
    text +=
        "\nshare of the gain in error that switching only the flat cells to balancing brings\n"
        "(flat: median dropped mass at 8 keys above 0.25)\n\n" +
        conversion_table(plan, summary).text(3);
  }
  return text +
         "\nkappa: error of the top-mass set over that of the pool's best set. The pool's best is "
         "an "
         "upper bound\nof the best, so kappa and the closable share are lower bounds. Values of "
         "few "
         "dimensions leave more to\nclose than those of large models. Errors are of one row's "
         "output; nothing here measures what a model\nloses.\n";
}

}  // namespace kvbudget
