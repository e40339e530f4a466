#include "app/commands/program.h"

#include <algorithm>
#include <exception>
#include <new>

#include "app/commands/command.h"
#include "core/base/error.h"
#include "core/report/provenance.h"

namespace kvbudget {
namespace {

constexpr const char* kAbout =
    "Shows exactly what a bounded attention cache costs.\n\n"
    "The output error of a bounded cache is its dropped attention mass times the gap between the\n"
    "weighted means of dropped and kept values, so it never exceeds dropped mass times value "
    "range.\n"
    "A mass budget keeps the smallest set of tokens with mass 1 - tau: its error is at most tau\n"
    "times that range, by construction.";

constexpr const char* kFooter =
    "The window:\n"
    "  kvbudget [SCENARIO|TRACE|LESSON|CLASS]     open it\n"
    "  kvbudget --screenshots DIR [SCENARIO|TRACE]  draw its pages into files\n\n"
    "Try:\n"
    "  kvbudget verify\n"
    "  kvbudget pareto --preset moving_shapes --csv pareto.csv\n"
    "  kvbudget rollout --set sink_boost=9 --set policies=window,mass,tova\n\n"
    "Exit codes: 0 done; 1 a bound or check failed; 2 bad usage or bad input.";

int complain(Streams streams, std::string sentence) {
  std::ranges::replace(sentence, '\n', ' ');  // exactly one line
  streams.err << "kvbudget: " << sentence << "\n";
  return kBadInput;
}

// CLI11 alone would say that a command is missing, not which word is none.
void check_command(const CLI::App& program, const std::string& word) {
  std::string names;
  for (const CLI::App* command : program.get_subcommands({})) {
    if (command->get_name() == word) {
      return;
    }
    names += (names.empty() ? "" : ", ") + command->get_name();
  }
  if (!word.starts_with("-")) {
    throw Error("'" + word + "' is neither a file nor a command; the commands are " + names);
  }
}

}  // namespace

int run_program(std::vector<std::string> arguments, Streams streams, const Engine& engine,
                const FigureWriter& figures) {
  CommandContext context{streams, engine, figures};
  CLI::App program(kAbout, "kvbudget");
  program.footer(kFooter);
  program.require_subcommand(1);
  program.set_version_flag("--version",
                           std::string(version()) + " (" + std::string(commit()) + ")");
  for (const auto add : {add_verify_command, add_rollout_command, add_pareto_command,
                         add_sinks_command, add_figures_command, add_audit_command,
                         add_info_command, add_policies_command, add_keys_command}) {
    add(program, context);
  }
  if (arguments.empty()) {
    streams.out << program.help();
    return kDone;
  }
  try {
    check_command(program, arguments.front());
    std::ranges::reverse(arguments);  // as CLI11 takes them
    program.parse(arguments);
    streams.out.flush();
    if (!streams.out) {
      return complain(streams, "cannot write to standard output: is the disk full?");
    }
    return context.exit_code;
  } catch (const CLI::Success& request) {  // --help, --version
    return program.exit(request, streams.out, streams.err);
  } catch (const CLI::ParseError& error) {
    return complain(streams, std::string(error.what()) + "; see --help");
  } catch (const Error& error) {
    return complain(streams, error.what());
  } catch (const std::bad_alloc&) {
    return complain(
        streams, "not enough memory for this scenario; use fewer tokens or a larger query_stride");
  }
}

}  // namespace kvbudget
