#include <nlohmann/json.hpp>

#include "app/commands/command.h"
#include "app/commands/options.h"
#include "core/report/verify_output.h"

namespace kvbudget {

void add_verify_command(CLI::App& program, CommandContext& context) {
  struct Options {
    SourceOptions source;
    OutputOptions output;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "verify",
      "The published experiments, and every bound checked at every query\n\n"
      "Prints the bound table, the two Pareto lists, the ratio at matched cache, the sink sweep "
      "and\n"
      "the tail. Exits with 1 and names the query if error <= dropped mass x value range fails\n"
      "anywhere, or a mass budget keeps less than 1 - tau.");
  options->source.add_to(*command);
  options->output.add_json(*command);
  command->callback([options, &context] {
    const VerifyReport report =
        verify(options->source.scenario(), context.engine, options->source.threads);
    options->output.write(context.streams, verify_text(report),
                          [&] { return verify_json(report).dump(2) + "\n"; });
    if (!report.violations.empty()) {
      context.exit_code = kCheckFailed;
    }
  });
}

}  // namespace kvbudget
