#pragma once

class QApplication;

namespace kvbudget::ui {

/// Gives the application its style, palette and font, and keeps them right when the system's
/// palette or the text zoom changes. Call once, before the first window.
void applyStyle(QApplication& application);

}  // namespace kvbudget::ui
