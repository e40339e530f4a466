#include <nlohmann/json.hpp>

#include "app/commands/command.h"
#include "app/commands/options.h"
#include "app/commands/progress.h"
#include "core/base/error.h"
#include "core/report/rollout_output.h"

namespace kvbudget {

void add_rollout_command(CLI::App& program, CommandContext& context) {
  struct Options {
    SourceOptions source;
    OutputOptions output;
    std::string npz;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "rollout",
      "One rollout under the scenario's policies: sizes read and stored, dropped mass, error\n\n"
      "Prints a line a policy; files hold a number a query. `kvbudget policies` lists the "
      "policies;\n"
      "choose with --set policies=window,mass,tova.");
  options->source.add_to(*command);
  options->output.add_json(*command);
  options->output.add_csv(*command);
  command
      ->add_option("--npz", options->npz,
                   "Write attention, values and the results of all windows and taus for numpy")
      ->type_name("F")
      ->group("Output");
  command->callback([options, &context] {
    ExploreOptions how;
    how.threads = options->source.threads;
    how.progressed = terminal_progress();
    const auto exploration = context.engine(options->source.scenario(), how);
    if (!exploration) {
      throw Error("the evaluation was cancelled");
    }
    if (!options->npz.empty()) {
      write_rollout_npz(*exploration, options->npz);
    }
    options->output.write(
        context.streams, rollout_text(*exploration),
        [&] { return rollout_json(*exploration).dump(1) + "\n"; },
        [&] { return rollout_csv(*exploration); });
  });
}

}  // namespace kvbudget
