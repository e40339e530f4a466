#include "ui/figures/write_figures.h"

#include "core/base/error.h"
#include "core/report/figure_arguments.h"
#include "ui/figures/figure_files.h"

namespace kvbudget::ui {
namespace {

constexpr const char* kCancelled = "writing the figures was cancelled; nothing was written";

Hooks part(const Hooks& hooks, double from, double to) {
  Hooks result = hooks;
  result.progressed = [&hooks, from, to](double share) {
    hooks.report(from + share * (to - from));
  };
  return result;
}

constexpr const char* kAll = "all";

std::vector<FigureSpec> specsOf(const FigureOrder& order, const FigureData& data) {
  if (order.figures.empty()) {
    return standardSet(data, order.base);
  }
  if (order.figures == std::vector<std::string>{kAll}) {
    return allFigures(data, order.base);
  }
  std::vector<FigureSpec> specs;
  for (const std::string& figure : order.figures) {
    specs.push_back(order.base);
    specs.back().figure = figure;
  }
  return specs;
}

// The options that make the same again. A figure that is none of the standard set, or has axes of
// its own, takes a command of its own.
std::vector<std::string> commandsOf(const FigureOrder& order, const FigureData& data) {
  const auto joined = [](const auto& words) {
    std::string text;
    for (const auto& word : words) {
      text += (text.empty() ? "" : ",") + std::string(word);
    }
    return text;
  };
  const bool every = order.figures == std::vector<std::string>{kAll};
  if (!order.figures.empty() && !every) {
    return {" --figures " + joined(order.figures) + figure_arguments(order.base)};
  }
  FigureSpec plain = order.base;
  plain.figure = FigureSpec().figure;
  plain.x = plain.y = {};
  const auto set = every ? allFigures : standardSet;
  const std::vector<FigureSpec> standard = set(data, plain);
  const std::vector<FigureSpec> all = set(data, order.base);
  std::vector<std::string> commands = {(every ? " --figures all" : "") + figure_arguments(plain)};
  if (all.size() != standard.size() || order.base.x != plain.x || order.base.y != plain.y) {
    std::vector<std::string_view> endings;
    for (const FigureFormat format : allFormats()) {
      endings.push_back(endingOf(format));
    }
    commands.push_back(" --force --figures " + order.base.figure + " --format " + joined(endings) +
                       figure_arguments(order.base));
  }
  return commands;
}

// Before minutes of work: what is sure to be written must be free, and the spec in range.
void checkEarly(const FigureOrder& order, const BundleOptions& options) {
  std::vector<std::string> names;
  for (const std::string& figure : order.figures) {
    if (figure == kAll && order.figures.size() == 1) {
      continue;
    }
    FigureSpec spec = order.base;
    spec.figure = findFigure(figure).id;
    for (const FigureFormat format : options.formats) {
      names.push_back(stemOf(spec) + "." + std::string(endingOf(format)));
    }
  }
  if (options.readme) {
    names.insert(names.end(), {"scenario.json", "README.md"});
  }
  if (!order.overwrite) {
    check_free(order.folder, names);
  }
  check_figure_spec(order.base);
}

}  // namespace

std::vector<std::string> writeFigures(const FigureOrder& order, const Hooks& hooks) {
  BundleOptions options;
  options.folder = order.folder;
  if (!order.formats.empty()) {
    options.scenario = options.readme = false;
    options.formats.clear();
    for (const std::string& name : order.formats) {
      options.formats.push_back(formatNamed(name));
    }
  }
  checkEarly(order, options);
  std::optional<FigureData> data = computeFigureData(order.scenario, part(hooks, 0.0, 0.4));
  if (!data) {
    throw Error(kCancelled);
  }
  const std::vector<FigureSpec> specs = specsOf(order, *data);
  options.again = commandsOf(order, *data);
  if (!addSweeps(*data, specs, part(hooks, 0.4, 0.7))) {
    throw Error(kCancelled);
  }
  const std::optional<FileSet> files = filesOf(*data, specs, options, part(hooks, 0.7, 1.0));
  if (!files) {
    throw Error(kCancelled);
  }
  files->write(order.folder, order.overwrite);
  return files->names();
}

}  // namespace kvbudget::ui
