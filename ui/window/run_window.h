#pragma once

#include <string>

namespace kvbudget::ui {

/// What the command line asks of the window.
struct WindowOptions {
  std::string open;         // a scenario or a trace; empty: the preset
  std::string screenshots;  // a folder: write the pages there instead of showing a window
};

/// Makes the application and the window, and runs until it is closed. The exit code: 0; 1 when
/// screenshots could not be written; 2 when there is no display to show a window on. Throws Error
/// when the screenshots' scenario cannot be opened or computed.
int runWindow(int& argc, char** argv, const WindowOptions& options);

}  // namespace kvbudget::ui
