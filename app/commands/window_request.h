#pragma once

#include <optional>
#include <string>
#include <vector>

namespace kvbudget {

/// What the command line asks of the window, where it asks for the window and not for a command.
struct WindowRequest {
  std::string open;  // a scenario, a trace, a lesson or a class file; empty: the default preset
  std::string screenshots;  // a folder to write the pages to instead of showing a window

  bool operator==(const WindowRequest&) const = default;
};

/// `kvbudget`, `kvbudget FILE` and `kvbudget --screenshots DIR [FILE]` are for the window; a
/// word is a file when there is one of that name. Throws Error when --screenshots lacks its folder
/// or there is a word too many.
[[nodiscard]] std::optional<WindowRequest> window_request(
    const std::vector<std::string>& arguments);

}  // namespace kvbudget
