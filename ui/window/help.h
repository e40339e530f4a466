#pragma once

class QWidget;

namespace kvbudget::ui {

void showShortcuts(QWidget* parent);
void showAbout(QWidget* parent);

}  // namespace kvbudget::ui
