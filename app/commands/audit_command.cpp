#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

#include "app/commands/audit_journal.h"
#include "app/commands/command.h"
#include "app/commands/options.h"
#include "app/commands/progress.h"
#include "core/base/atomic_file.h"
#include "core/base/error.h"
#include "core/report/audit_output.h"
#include "core/report/provenance.h"
#include "core/selection/audit_documents.h"

namespace kvbudget {
namespace {

constexpr Index kMostBudget = 4096;

struct Options {
  SourceOptions source;
  std::vector<Index> budgets = {4, 8, 16, 32};
  Index rows_per_cell = 6;
  std::uint64_t seed = 0;
  double pool_subsets = 2e5;
  Index nodes = 2'000;
  double seconds = 0.0;
  std::vector<std::string> rules = {"all"};
  std::string csv, json;
};

std::vector<const SelectionRule*> rules_of(const std::vector<std::string>& ids) {
  std::vector<const SelectionRule*> rules;
  for (const std::string& id : ids) {
    const SelectionRule* rule = find_selection_rule(id);
    if (id == "all") {
      for (const SelectionRule& each : selection_rules()) {
        if (each.id != "tova") {  // with one head it is the top-mass set, which is audited anyway
          rules.push_back(&each);
        }
      }
    } else if (rule != nullptr) {
      rules.push_back(rule);
    } else if (id != "none") {
      std::string known = "all, none";
      for (const SelectionRule& each : selection_rules()) {
        known += ", " + std::string(each.id);
      }
      throw Error("'" + id + "' is no rule; the rules are " + known);
    }
  }
  return rules;
}

std::vector<Index> budgets_of(const std::vector<Index>& given) {
  const std::set<Index> budgets(given.begin(), given.end());
  if (budgets.empty() || *budgets.begin() < 1 || *budgets.rbegin() > kMostBudget) {
    throw Error("--budgets takes numbers of keys from 1 to " + std::to_string(kMostBudget));
  }
  return {budgets.begin(), budgets.end()};
}

std::vector<AuditDocument> documents_of(const Scenario& scenario,
                                        std::vector<std::string>& left_out) {
  if (!scenario.trace) {
    return {simulator_document(scenario.simulator)};
  }
  return std::filesystem::is_directory(scenario.trace->path)
             ? folder_documents(scenario.trace->path, left_out)
             : std::vector{trace_document(scenario.trace->path)};
}

AuditPlan plan_of(const Options& options, const Scenario& scenario,
                  std::vector<std::string>& left_out) {
  AuditPlan plan;
  plan.selection.budgets = budgets_of(options.budgets);
  plan.selection.rules = rules_of(options.rules);
  plan.selection.pool.most_subsets = options.pool_subsets;
  plan.selection.exact = {options.nodes, options.seconds};
  plan.documents = documents_of(scenario, left_out);
  plan.cells = scenario.trace ? cells_of(plan.documents, options.source.layer, options.source.head)
                              : cells_of(plan.documents);
  if (plan.cells.empty()) {
    throw Error("there is no such layer and head; '" + plan.documents.front().name +
                "' has layers 0 to " + std::to_string(plan.documents.front().layers - 1) +
                " and heads 0 to " + std::to_string(plan.documents.front().heads - 1));
  }
  plan.rows_per_cell = options.rows_per_cell;
  plan.first_query = scenario.first_query;
  plan.seed = options.seed;
  if (std::ranges::all_of(plan.cells,
                          [&](const AuditCell& c) { return sampled_rows(plan, c).empty(); })) {
    throw Error("no row has more keys than the smallest budget, " +
                std::to_string(plan.selection.budgets.front()));
  }
  return plan;
}

std::string head_of(const AuditPlan& plan, const Scenario& scenario) {
  return provenance_comment(scenario) + "# " + audit_settings_json(plan).dump() + "\n" +
         audit_csv_names(plan);
}

// Records known from an interrupted run, then those that are new; all go into the tally.
AuditSummary run_plan(const Options& options, const AuditPlan& plan, const Scenario& scenario,
                      Streams streams) {
  AuditTally tally(plan);
  std::size_t known = 0;
  std::optional<AuditJournal> journal;
  if (options.csv == "-") {
    streams.out << head_of(plan, scenario);
  } else if (!options.csv.empty()) {
    journal.emplace(options.csv, head_of(plan, scenario), [&](const std::string& line) {
      const std::optional<AuditRecord> record = audit_csv_record(plan, line);
      if (record) {
        tally.add(*record);
        ++known;
      }
      return record.has_value();
    });
  }
  AuditCell last;
  const auto sink = [&](const AuditRecord& record) {
    tally.add(record);
    if (journal) {
      if (!(record.cell == last)) {
        journal->flush();
        last = record.cell;
      }
      journal->add(audit_csv_line(plan, record));
    } else if (options.csv == "-") {
      streams.out << audit_csv_line(plan, record);
    }
  };
  Hooks hooks;
  hooks.threads = options.source.threads;
  hooks.progressed = terminal_progress();
  if (!run_audit(plan, known, sink, hooks)) {
    throw Error("the audit was cancelled");
  }
  if (journal) {
    journal->commit();
  }
  return tally.summary();
}

void audit(const Options& options, Streams streams) {
  if (options.csv == "-" && options.json == "-") {
    throw Error("--json and --csv cannot both write to standard output");
  }
  const Scenario scenario = options.source.scenario();
  std::vector<std::string> left_out;
  const AuditPlan plan = plan_of(options, scenario, left_out);
  const AuditSummary summary = run_plan(options, plan, scenario, streams);
  if (options.csv != "-" && options.json != "-") {
    streams.out << audit_text(plan, summary);
    for (const std::string& name : left_out) {
      streams.out << "left out, as it has no values: " << name << "\n";
    }
  }
  if (!options.json.empty()) {
    nlohmann::ordered_json document = provenance_json(scenario);
    document.update(audit_json(plan, summary));
    const std::string text = document.dump(1) + "\n";
    if (options.json == "-") {
      streams.out << text;
    } else {
      write_file(options.json, text);
    }
  }
}

void add_options(CLI::App& command, Options& options) {
  const std::string group = "Audit";
  command.add_option("--budgets", options.budgets, "Numbers of keys kept (default 4,8,16,32)")
      ->delimiter(',')
      ->type_name("N,...")
      ->group(group);
  command
      .add_option("--rows-per-cell", options.rows_per_cell,
                  "Queries drawn in each layer and head (default 6)")
      ->type_name("N")
      ->check(CLI::Range(Index{1}, kMaxTokens))
      ->group(group);
  command.add_option("--seed", options.seed, "Seed of the drawn queries and intervals (default 0)")
      ->type_name("N")
      ->group(group);
  command
      .add_option("--pool-subsets", options.pool_subsets,
                  "The pool has as many keys as keep its subsets below this (default 200000)")
      ->type_name("N")
      ->check(CLI::Range(1.0, 1e9))
      ->group(group);
  command
      .add_option(
          "--exact-nodes", options.nodes,
          "Most nodes of the search over all keys, per row and budget (default 2000); 0: no "
          "such search")
      ->type_name("N")
      ->check(CLI::Range(Index{0}, Index{1} << 40))
      ->group(group);
  command
      .add_option("--exact-seconds", options.seconds,
                  "Most seconds of it, too; results then depend on the machine (default: no limit)")
      ->type_name("S")
      ->check(CLI::Range(0.0, 1e6))
      ->group(group);
  command
      .add_option(
          "--rules", options.rules,
          "Rules to score beside: all (default), none, or a list of " +
              [] {
                std::string ids;
                for (const SelectionRule& rule : selection_rules()) {
                  ids += (ids.empty() ? "" : ", ") + std::string(rule.id);
                }
                return ids;
              }())
      ->delimiter(',')
      ->type_name("ID,...")
      ->group(group);
  command
      .add_option("--csv", options.csv,
                  "Write a line per row and budget; - is standard output. An interrupted audit "
                  "goes on from F.partial when it is run again")
      ->type_name("F")
      ->group("Output");
  command
      .add_option("--json", options.json, "Write medians, cells and rules; - is standard output")
      ->type_name("F")
      ->group("Output");
}

}  // namespace

void add_audit_command(CLI::App& program, CommandContext& context) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "audit",
      "How good is a kept set: forced-weight errors of the top-mass set, of balancing, of the "
      "best\n"
      "set and of deployed rules, on sampled rows of the simulator, of a trace's cells (all of "
      "them, "
      "or\nthose of --layer or --head), or of a folder of traces (--trace FOLDER)");
  options->source.add_to(*command);
  add_options(*command, *options);
  command->callback([options, &context] { audit(*options, context.streams); });
}

}  // namespace kvbudget
