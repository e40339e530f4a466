#include <array>
#include <ostream>

#include "app/commands/command.h"
#include "app/commands/interrupt.h"
#include "app/commands/options.h"
#include "app/commands/progress.h"
#include "core/base/error.h"
#include "core/base/file_set.h"
#include "core/report/figure_arguments.h"

namespace kvbudget {
namespace {

using Legend = FigureSpec::Legend;
using AxisScale = FigureSpec::AxisScale;

struct Options {
  SourceOptions source;
  std::string folder;
  std::vector<std::string> figures, formats, without;
  std::string layout;
  std::optional<double> width_mm, height_mm, width_in, height_in, type_pt, line_pt;
  std::optional<int> dpi;
  std::string x_range, y_range;
  FigureSpec spec;
  bool force = false;
};

template <typename Value>
void add_choice(CLI::App& command, const std::string& name, Value& value,
                const std::vector<std::pair<std::string, Value>>& choices,
                const std::string& meaning) {
  std::string words;
  for (const auto& [word, ignored] : choices) {
    words += (words.empty() ? "" : "|") + word;
  }
  command
      .add_option_function<std::string>(
          name,
          [name, &value, choices, words](const std::string& given) {
            for (const auto& [word, meant] : choices) {
              if (word == given) {
                value = meant;
                return;
              }
            }
            throw Error(name + " must be one of " + words + ", not '" + given + "'");
          },
          meaning)
      ->type_name(words)
      ->group("Figure");
}

void add_page_options(CLI::App& command, Options& o) {
  std::string layouts;
  for (const FigurePreset& preset : figure_presets()) {
    layouts += (layouts.empty() ? "" : ", ") + std::string(preset.id);
  }
  const std::string group = "Page";
  command
      .add_option("--layout", o.layout,
                  "Sizes that fit together: " + layouts + " (default one-column)")
      ->type_name("NAME")
      ->group(group);
  command.add_option("--width-mm", o.width_mm, "Width in millimetres (default 85)")->group(group);
  command
      .add_option("--height-mm", o.height_mm,
                  "Height in millimetres (default: what suits each figure)")
      ->group(group);
  command.add_option("--width-in", o.width_in, "The same in inches")
      ->excludes("--width-mm")
      ->group(group);
  command.add_option("--height-in", o.height_in, "The same in inches")
      ->excludes("--height-mm")
      ->group(group);
  command.add_option("--font-pt", o.type_pt, "Size of all text in points (default 8)")
      ->group(group);
  command.add_option("--line-pt", o.line_pt, "Width of curves in points (default 1)")->group(group);
  command.add_option("--dpi", o.dpi, "Dots per inch of PNG (default 600)")->group(group);
  command.add_flag("--outlines", o.spec.outlines, "Text of SVG as outlines instead of text")
      ->group(group);
  command.add_flag("--title", o.spec.title, "A title above each figure")->group(group);
}

void add_figure_options(CLI::App& command, Options& o) {
  FigureSpec& spec = o.spec;
  add_choice<Legend>(command, "--legend", spec.legend,
                     {{"auto", Legend::automatic},
                      {"labels", Legend::labels},
                      {"inside", Legend::inside},
                      {"outside", Legend::outside},
                      {"none", Legend::none}},
                     "Labels at the lines' ends, a legend in the plot or below it, or neither");
  using P = ParetoChoice;
  add_choice<P::Count>(command, "--size", spec.pareto.count,
                       {{"read", P::Count::read}, {"resident", P::Count::resident}},
                       "Cache size of the Pareto figure");
  add_choice<P::Over>(command, "--over", spec.pareto.over,
                      {{"mean", P::Over::mean}, {"peak", P::Over::peak}}, "That size over queries");
  add_choice<P::Unit>(command, "--unit", spec.pareto.unit,
                      {{"tokens", P::Unit::tokens}, {"bytes", P::Unit::bytes}}, "Its unit");
  add_choice<P::Error>(command, "--error", spec.pareto.error,
                       {{"mean", P::Error::mean}, {"largest", P::Error::largest}},
                       "Error of the Pareto figure");
  using E = ErrorChoice;
  add_choice<E::Bounds>(
      command, "--bounds", spec.error.bounds,
      {{"none", E::Bounds::none}, {"promised", E::Bounds::promised}, {"all", E::Bounds::all}},
      "Bounds in the figure of error per query");
  const std::vector<std::pair<std::string, AxisScale>> scales = {
      {"auto", AxisScale::automatic}, {"lin", AxisScale::linear}, {"log", AxisScale::logarithmic}};
  add_choice<AxisScale>(command, "--x-scale", spec.x.scale, scales, "Scale of the horizontal axis");
  add_choice<AxisScale>(command, "--y-scale", spec.y.scale, scales, "Scale of the vertical axis");
  for (const auto& [name, range] :
       {std::pair("--x-range", &o.x_range), std::pair("--y-range", &o.y_range)}) {
    command.add_option(name, *range, "Ends of that axis, either of which may be missing")
        ->type_name("LOW,HIGH")
        ->group("Figure");
  }
  command
      .add_option("--budget", spec.budget,
                  "Keys kept, of the figures kept-sets, certificate and cell-map (default 8)")
      ->type_name("S")
      ->check(CLI::Range(Index{1}, Index{4096}))
      ->group("Figure");
  command
      .add_option("--query", spec.query,
                  "The query of kept-sets and attention (default: the last), of lever, bounds and "
                  "mass-tray (default: the largest error's), and a mark in causes")
      ->type_name("T")
      ->check(CLI::Range(Position{0}, static_cast<Position>(kMaxTokens)))
      ->group("Figure");
  command.add_option("--policies", spec.policies, "Policies to show (default: the scenario's)")
      ->delimiter(',')
      ->type_name("ID,...")
      ->group("Figure");
  command
      .add_option_function<std::string>(
          "--tokens", [&spec](const std::string& text) { spec.tokens = tokens_from(text); },
          "Tokens by hand instead of a query, in lever, bounds and mass-tray: eight, two_values, "
          "half_and_half, two_clusters, three_tokens, lone_heavy; or X,Y,MASS,kept or "
          "X,Y,MASS,dropped for each, with / between them")
      ->type_name("NAME|TOKENS")
      ->group("Figure");
  add_choice<Readout>(command, "--hand-readout", spec.hand_readout,
                      {{"renormalised", Readout::renormalised}, {"zero_fill", Readout::zero_fill}},
                      "What is read of tokens by hand");
  command.add_flag("--plain-means", spec.plain_means, "Unweighted means in lever, too")
      ->group("Figure");
  command
      .add_option("--without", o.without,
                  "Annotations to leave out: settings, ratio, promise, spikes")
      ->delimiter(',')
      ->type_name("NAME,...")
      ->group("Figure");
}

void leave_out(FigureSpec::Annotations& annotations, const std::string& name) {
  const std::array<std::pair<const char*, bool*>, 4> all = {{{"settings", &annotations.settings},
                                                             {"ratio", &annotations.ratio},
                                                             {"promise", &annotations.promise},
                                                             {"spikes", &annotations.spikes}}};
  for (const auto& [word, flag] : all) {
    if (name == word) {
      *flag = false;
      return;
    }
  }
  throw Error("--without knows settings, ratio, promise and spikes, not '" + name + "'");
}

// "0.5,10", ",10" or "0.5,".
void take_range(const std::string& text, const char* option, FigureSpec::AxisChoice& axis) {
  const auto comma = text.find(',');
  const auto end = [&](const std::string& part) -> std::optional<double> {
    double value = 0.0;
    if (part.empty()) {
      return std::nullopt;
    }
    if (!CLI::detail::lexical_cast(part, value)) {
      throw Error(std::string(option) + " takes two numbers with a comma between them, not '" +
                  text + "'");
    }
    return value;
  };
  axis.low = end(text.substr(0, comma));
  axis.high = end(comma == std::string::npos ? "?" : text.substr(comma + 1));
}

FigureOrder order_of(const Options& o) {
  FigureOrder order{o.source.scenario(), o.folder, o.spec, o.figures, o.formats, o.force};
  FigureSpec& spec = order.base;
  if (!o.layout.empty()) {
    find_figure_preset(o.layout).apply_to(spec);
  }
  spec.width_mm = o.width_mm.value_or(spec.width_mm);
  spec.height_mm = o.height_mm.value_or(spec.height_mm);
  if (o.width_in) {
    spec.width_mm = *o.width_in * kMillimetresAnInch;
  }
  if (o.height_in) {
    spec.height_mm = *o.height_in * kMillimetresAnInch;
  }
  spec.type_pt = o.type_pt.value_or(spec.type_pt);
  spec.line_pt = o.line_pt.value_or(spec.line_pt);
  spec.dpi = o.dpi.value_or(spec.dpi);
  for (const std::string& name : o.without) {
    leave_out(spec.annotations, name);
  }
  for (const auto& [axis, range, option] :
       {std::tuple(&spec.x, o.x_range, "--x-range"), std::tuple(&spec.y, o.y_range, "--y-range")}) {
    if (!range.empty()) {
      take_range(range, option, *axis);
    }
  }
  if ((spec.x != FigureSpec::AxisChoice() || spec.y != FigureSpec::AxisChoice()) &&
      (o.figures.size() != 1 || o.figures.front() == "all")) {
    throw Error(
        "scales and ranges of axes need --figures with exactly one figure, as each has axes of its "
        "own");
  }
  spec.figure = o.figures.size() == 1 ? o.figures.front() : spec.figure;
  return order;
}

// The names of the files.
std::vector<std::string> written(const FigureOrder& order, int threads, CommandContext& context) {
  Hooks hooks;
  hooks.threads = threads;
  hooks.progressed = terminal_progress();
  hooks.cancelled = Interrupt::asked;
  const Interrupt interrupt;
  try {
    return context.figures(order, hooks);
  } catch (const FileExists& error) {
    throw Error(std::string(error.what()) + "; choose another folder, or add --force to overwrite");
  } catch (const Error&) {
    if (!Interrupt::asked()) {
      throw;
    }
  }
  hooks = {};  // clears the percentage
  context.streams.err << "kvbudget: interrupted; nothing was written\n";
  context.streams.err.flush();
  Interrupt::obey();
  return {};
}

}  // namespace

void add_figures_command(CLI::App& program, CommandContext& context) {
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "figures",
      "Figures for a paper, into a folder: PDF, SVG, PNG, their numbers as CSV, and scripts that\n"
      "redraw them\n\n"
      "Without --figures and --format: the standard set in all formats, with the scenario and a\n"
      "README. All files are written or none; what exists is not overwritten unless --force. The\n"
      "same scenario gives the same bytes, here and in the window.");
  command->add_option("DIR", options->folder, "The folder; it is made where it is missing")
      ->required();
  command
      ->add_option(
          "--figures", options->figures,
          "pareto, error-per-query, kept-maps, kept-map, sink-strips, sink-boost, recency, lever, "
          "bounds, mass-tray, attention, causes, kept-sets, ceiling, certificate, forced-price, "
          "cell-map; or all "
          "(default: the standard set, up to recency)")
      ->delimiter(',')
      ->type_name("ID,...")
      ->group("Output");
  command
      ->add_option("--format", options->formats,
                   "svg, pdf, png, csv, py (matplotlib), tex (pgfplots); default: all")
      ->delimiter(',')
      ->type_name("NAME,...")
      ->group("Output");
  command->add_flag("--force", options->force, "Overwrite files that exist")->group("Output");
  add_page_options(*command, *options);
  add_figure_options(*command, *options);
  options->source.add_to(*command);
  command->callback([options, &context] {
    if (!context.figures) {
      throw Error("this program was built without figures");
    }
    const FigureOrder order = order_of(*options);
    for (const std::string& name : written(order, options->source.threads, context)) {
      context.streams.out << (order.folder / name).string() << "\n";
    }
  });
}

}  // namespace kvbudget
