#include <nlohmann/json.hpp>

#include "app/commands/command.h"
#include "app/commands/options.h"
#include "app/commands/progress.h"
#include "core/base/error.h"
#include "core/report/data_csv.h"
#include "core/report/pareto_output.h"
#include "core/report/provenance.h"

namespace kvbudget {

void add_pareto_command(CLI::App& program, CommandContext& context) {
  struct Options {
    SourceOptions source;
    OutputOptions output;
    int points = 40;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "pareto",
      "Error against cache size: exact curves of window and mass budget, and the other policies\n\n"
      "Sizes are read (in the kept set) and resident (to be stored), mean and peak, in tokens and\n"
      "bytes; bytes follow the keys key_dim and element_bytes.");
  options->source.add_to(*command);
  command
      ->add_option("--points", options->points,
                   "Settings along each curve beside the scenario's own (default 40)")
      ->check(CLI::Range(1, 2000))
      ->type_name("N")
      ->group("Source");
  options->output.add_json(*command);
  options->output.add_csv(*command);
  command->callback([options, &context] {
    const Scenario scenario = options->source.scenario();
    ExploreOptions how;
    how.threads = options->source.threads;
    how.progressed = terminal_progress();
    how.attention = make_attention(scenario);
    how.more_settings = pareto_settings(scenario, how.attention->tokens(), options->points);
    const auto exploration = context.engine(scenario, how);
    if (!exploration) {
      throw Error("the evaluation was cancelled");
    }
    const Table table = pareto_table(*exploration, how.more_settings);
    const std::string note =
        exploration->evaluation.value_range
            ? ""
            : "this trace has no values: masses and sizes are exact, but errors need values\n";
    options->output.write(
        context.streams, source_text(scenario) + "\n" + note + "\n" + table.text(),
        [&] {
          nlohmann::ordered_json document = provenance_json(scenario);
          document["units"] = table.units();
          document["pareto"] = table.json();
          return document.dump(1) + "\n";
        },
        [&] { return data_csv(table, scenario); });
  });
}

}  // namespace kvbudget
