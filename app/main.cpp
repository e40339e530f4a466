#include <iostream>

#include "app/commands/program.h"
#include "app/commands/window_request.h"
#include "core/base/error.h"
#include "ui/figures/headless.h"
#include "ui/figures/write_figures.h"
#include "ui/window/run_window.h"

namespace {

std::vector<std::string> write_figures(const kvbudget::FigureOrder& order,
                                       const kvbudget::Hooks& hooks) {
  const kvbudget::ui::Headless qt;
  return kvbudget::ui::writeFigures(order, hooks);
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  try {
    const auto request = kvbudget::window_request(arguments);
    if (!request) {
      return kvbudget::run_program(arguments, {std::cout, std::cerr}, kvbudget::explore,
                                   write_figures);
    }
    return kvbudget::ui::runWindow(argc, argv, {request->open, request->screenshots});
  } catch (const kvbudget::Error& error) {
    std::cerr << "kvbudget: " << error.what() << "\n";
    return kvbudget::kBadInput;
  }
}
