#include <iostream>

#include "app/commands/program.h"
#include "app/commands/window_request.h"
#include "core/base/error.h"
#include "ui/window/run_window.h"

namespace {

constexpr const char* kNoDisplay =
    "kvbudget: there is no display to show a window on; try `kvbudget verify`, "
    "`kvbudget --help`, or "
    "`kvbudget --screenshots DIR`, which draws the window's pages into files\n";

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> arguments(argv + 1, argv + argc);
  try {
    const auto request = kvbudget::window_request(arguments);
    if (!request) {
      return kvbudget::run_program(arguments, {std::cout, std::cerr});
    }
    if (request->screenshots.empty() && !kvbudget::ui::hasDisplay()) {
      std::cerr << kNoDisplay;
      return kvbudget::kBadInput;
    }
    return kvbudget::ui::runWindow(argc, argv, {request->open, request->screenshots});
  } catch (const kvbudget::Error& error) {
    std::cerr << "kvbudget: " << error.what() << "\n";
    return kvbudget::kBadInput;
  }
}
