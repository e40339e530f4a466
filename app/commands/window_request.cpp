#include "app/commands/window_request.h"

#include <filesystem>

#include "core/base/error.h"

namespace kvbudget {

std::optional<WindowRequest> window_request(const std::vector<std::string>& arguments) {
  WindowRequest request;
  std::size_t next = 0;
  if (!arguments.empty() && arguments[0] == "--screenshots") {
    if (arguments.size() < 2 || arguments[1].empty()) {
      throw Error("--screenshots needs a folder to write to");
    }
    request.screenshots = arguments[1];
    next = 2;
  }
  if (next < arguments.size()) {
    std::error_code failure;
    if (!std::filesystem::is_regular_file(arguments[next], failure)) {
      if (request.screenshots.empty()) {
        return std::nullopt;
      }
      throw Error("there is no file '" + arguments[next] + "'");
    }
    request.open = arguments[next];
    ++next;
  }
  if (next < arguments.size()) {
    throw Error("'" + arguments[next] + "' is one word too many; see --help");
  }
  return request;
}

}  // namespace kvbudget
