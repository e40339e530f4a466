#pragma once

#include <QString>

class QWidget;

namespace kvbudget::ui {

/// What the page's numbers are and what they are not, with the two lessons: paragraphs of text.
[[nodiscard]] QString selectionHelp();

/// Opens it beside the page.
void showSelectionHelp(QWidget* parent);

}  // namespace kvbudget::ui
