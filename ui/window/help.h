#pragma once

#include <QtWidgets/QWidget>

namespace kvbudget::ui {

class MainWindow;

/// A dialog that explains the control or view in focus, in plain words.
void showHelp(MainWindow& window);
/// All shortcuts of the window's actions, and the keys of charts and sliders.
void showShortcuts(QWidget* parent);
/// The identity and the bounds, with proof, limits and references.
void showAboutBound(QWidget* parent);
void showAbout(QWidget* parent);

}  // namespace kvbudget::ui
