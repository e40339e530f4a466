#pragma once

namespace kvbudget::ui {

/// Type and contrast for a lecture hall: no text below 18 points on a picture of 1,080 lines, lines
/// that grow with it, less grey. All windows follow at once; switched off, the text zoom and the
/// colours are as they were. Interface thread.
void setPresenterLook(bool on);
[[nodiscard]] bool isPresenterLook();

}  // namespace kvbudget::ui
