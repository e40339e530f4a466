#include <ostream>

#include "app/commands/command.h"
#include "core/report/reference_text.h"

namespace kvbudget {

void add_policies_command(CLI::App& program, CommandContext& context) {
  auto markdown = std::make_shared<bool>(false);
  CLI::App* command = program.add_subcommand(
      "policies", "All policies: what they keep, read and drop, and their parameters");
  command->add_flag("--markdown", *markdown, "As a page of the documentation");
  command->callback([markdown, &context] {
    context.streams.out << (*markdown ? policies_markdown() : policies_text());
  });
}

void add_keys_command(CLI::App& program, CommandContext& context) {
  auto markdown = std::make_shared<bool>(false);
  CLI::App* command =
      program.add_subcommand("keys", "All keys of a scenario: default, range and meaning");
  command->add_flag("--markdown", *markdown, "As a page of the documentation");
  command->callback(
      [markdown, &context] { context.streams.out << (*markdown ? keys_markdown() : keys_text()); });
}

}  // namespace kvbudget
