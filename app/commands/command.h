#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <ostream>
#include <string>

#include "app/commands/program.h"

namespace kvbudget {

/// What a command needs from the program around it.
struct CommandContext {
  Streams streams;
  Engine engine;
  FigureWriter figures;
  int exit_code = kDone;
};

/// Each adds one subcommand whose callback runs it. Throws Error on bad input.
void add_verify_command(CLI::App& program, CommandContext& context);
void add_rollout_command(CLI::App& program, CommandContext& context);
void add_pareto_command(CLI::App& program, CommandContext& context);
void add_sinks_command(CLI::App& program, CommandContext& context);
void add_figures_command(CLI::App& program, CommandContext& context);
void add_audit_command(CLI::App& program, CommandContext& context);
void add_info_command(CLI::App& program, CommandContext& context);
void add_policies_command(CLI::App& program, CommandContext& context);
void add_keys_command(CLI::App& program, CommandContext& context);

}  // namespace kvbudget
