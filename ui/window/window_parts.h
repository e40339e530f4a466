#pragma once

#include <QtCore/QString>

class QWidget;

namespace kvbudget::ui {

class MainWindow;

/// The widget behind a name that lessons use: a part of a page, or a control. Null: there is none.
[[nodiscard]] QWidget* partOf(MainWindow& window, const std::string& name);

/// What that part is and how it is read, in plain words; empty when nothing is known of the widget.
/// Also for a widget within a part.
struct PartHelp {
  QString title;
  QString text;  // Markdown with formulas
};
[[nodiscard]] PartHelp helpOn(MainWindow& window, const QWidget* widget);

}  // namespace kvbudget::ui
