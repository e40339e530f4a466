#include <nlohmann/json.hpp>

#include "app/commands/command.h"
#include "app/commands/options.h"
#include "app/commands/progress.h"
#include "core/base/error.h"
#include "core/report/data_csv.h"
#include "core/report/provenance.h"
#include "core/report/table.h"
#include "core/scenario/sweep.h"

namespace kvbudget {
namespace {

Table table_of(const Sweep& sweep) {
  Table table({{sweep.key, ""},
               {"window", "tokens"},
               {"window_mean_read", "tokens"},
               {"window_mean_error", ""},
               {"window_max_error", ""},
               {"mass_mean_read", "tokens"},
               {"mass_mean_error", ""},
               {"mass_max_error", ""}});
  for (const SweepPoint& p : sweep.points) {
    table.add({p.value, p.window, p.window_side.mean_read, p.window_side.mean_error,
               p.window_side.max_error, p.mass_side.mean_read, p.mass_side.mean_error,
               p.mass_side.max_error});
  }
  return table;
}

std::string text_of(const Sweep& sweep, const Scenario& scenario) {
  std::string text = source_text(scenario) + ", tau " + shortest(sweep.tau) +
                     ": promise tau x value range = " + rounded(sweep.promise, 4) + "\n\n" +
                     table_of(sweep).text() + "\n";
  if (sweep.window_breaks) {
    const SweepPoint& p = sweep.points[*sweep.window_breaks];
    return text + "the window's largest error passes the promise at " + sweep.key + " " +
           shortest(p.value) + " (" + rounded(p.window_side.max_error, 4) + ")\n";
  }
  return text + "the window's largest error stays within the promise throughout\n";
}

nlohmann::ordered_json json_of(const Sweep& sweep, const Scenario& scenario) {
  nlohmann::ordered_json document = provenance_json(scenario);
  document["key"] = sweep.key;
  document["tau"] = sweep.tau;
  document["promise"] = sweep.promise;
  document["window_breaks_at"] =
      sweep.window_breaks ? nlohmann::ordered_json(sweep.points[*sweep.window_breaks].value)
                          : nlohmann::ordered_json(nullptr);
  document["units"] = table_of(sweep).units();
  document["sweep"] = table_of(sweep).json();
  return document;
}

}  // namespace

void add_sinks_command(CLI::App& program, CommandContext& context) {
  struct Options {
    SourceOptions source;
    OutputOptions output;
    std::string key = "sink_boost";
    double from = 0.0, to = 12.0;
    int steps = 25;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "sinks",
      "Error of window and mass budget against sink strength (simulator only)\n\n"
      "Says from which strength on the window breaks the promise tau x value range, which the "
      "mass\n"
      "budget keeps by construction.");
  options->source.add_to(*command);
  command->add_option("--key", options->key, "The key that varies: sink_boost (default) or recency")
      ->check(CLI::IsMember({"sink_boost", "recency"}))
      ->type_name("KEY")
      ->group("Sweep");
  command->add_option("--from", options->from, "First value (default 0)")->group("Sweep");
  command->add_option("--to", options->to, "Last value (default 12)")->group("Sweep");
  command->add_option("--steps", options->steps, "Number of values (default 25)")
      ->check(CLI::Range(1, 10'000))
      ->group("Sweep");
  options->output.add_json(*command);
  options->output.add_csv(*command);
  command->callback([options, &context] {
    const Scenario scenario = options->source.scenario();
    const auto result = sweep(
        scenario, options->key, even_values(options->from, options->to, options->steps),
        {.threads = options->source.threads, .cancelled = {}, .progressed = terminal_progress()});
    if (!result) {
      throw Error("the sweep was cancelled");
    }
    options->output.write(
        context.streams, text_of(*result, scenario),
        [&] { return json_of(*result, scenario).dump(1) + "\n"; },
        [&] {
          Table table = table_of(*result);
          table.add_constant({"promise", ""}, result->promise);
          return data_csv(std::move(table), scenario, result->key);
        });
  });
}

}  // namespace kvbudget
