#include "ui/window/help.h"

#include <QtCore/QCoreApplication>
#include <QtGui/QKeySequence>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>
#include <array>
#include <utility>

#include "ui/theme/appearance.h"
#include "ui/window/icons.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Help", text);
}

using Entry = std::pair<const char*, const char*>;
constexpr std::array kShortcuts = {
    Entry{"Space", QT_TRANSLATE_NOOP("Help", "Play or pause")},
    Entry{"Left, Right", QT_TRANSLATE_NOOP("Help", "One query back or on")},
    Entry{"Page Up, Page Down", QT_TRANSLATE_NOOP("Help", "Ten queries back or on")},
    Entry{"Home, End", QT_TRANSLATE_NOOP("Help", "First or last query")},
    Entry{"Alt+1, Alt+2", QT_TRANSLATE_NOOP("Help", "Go to a page")},
    Entry{"Tab, Shift+Tab", QT_TRANSLATE_NOOP("Help", "Next or previous control or chart")},
    Entry{"Arrow keys",
          QT_TRANSLATE_NOOP("Help", "On a slider: one step. On a chart: the next point or query")},
    Entry{"Page Up, Page Down", QT_TRANSLATE_NOOP("Help", "On a slider: ten steps")},
    Entry{"Up, Down", QT_TRANSLATE_NOOP("Help", "On a chart: another line, or another spike")},
    Entry{"Enter",
          QT_TRANSLATE_NOOP("Help", "On a chart: take the point, or why there is an error")},
    Entry{"+, -, Esc", QT_TRANSLATE_NOOP("Help", "On a chart: nearer, back, and all of it")},
    Entry{"Insert, Delete", QT_TRANSLATE_NOOP("Help", "On the keyframes: add one, remove one")},
    Entry{"Shift+F10", QT_TRANSLATE_NOOP("Help", "What the chart in focus offers")},
    Entry{"Ctrl+D", QT_TRANSLATE_NOOP("Help", "The numbers behind the chart in focus")},
    Entry{"Ctrl+Z, Ctrl+Shift+Z", QT_TRANSLATE_NOOP("Help", "Undo, redo")},
    Entry{"Ctrl+R", QT_TRANSLATE_NOOP("Help", "Another random draw")},
    Entry{"Ctrl+Backspace", QT_TRANSLATE_NOOP("Help", "All settings as they were opened")},
    Entry{"Ctrl+N, Ctrl+O, Ctrl+S", QT_TRANSLATE_NOOP("Help", "New, open, save a scenario")},
    Entry{"Ctrl+T", QT_TRANSLATE_NOOP("Help", "Open a trace")},
    Entry{"Ctrl++, Ctrl+-, Ctrl+0", QT_TRANSLATE_NOOP("Help", "Larger, smaller, normal text")},
    Entry{"F9", QT_TRANSLATE_NOOP("Help", "Show or hide the controls")},
};

}  // namespace

void showShortcuts(QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Shortcuts"));
  auto* column = new QVBoxLayout(dialog);
  auto* content = new QWidget;
  auto* grid = new QGridLayout(content);
  grid->setHorizontalSpacing(24);
  const TypeScale& type = Appearance::instance().type();
  int row = 0;
  for (const auto& [keys, meaning] : kShortcuts) {
    auto* left = new QLabel(QString::fromLatin1(keys));
    left->setFont(type.font(TypeScale::Role::text, true));
    grid->addWidget(left, row, 0);
    grid->addWidget(new QLabel(tr(meaning)), row, 1);
    ++row;
  }
  grid->setColumnStretch(1, 1);
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setWidget(content);
  column->addWidget(area);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  column->addWidget(buttons);
  dialog->resize(content->sizeHint() + QSize(60, 90));
  dialog->open();
}

void showAbout(QWidget* parent) {
  QMessageBox box(parent);
  box.setWindowTitle(tr("About kvbudget"));
  box.setIconPixmap(programIcon().pixmap(64, 64));
  box.setText(tr("kvbudget %1").arg(QCoreApplication::applicationVersion()));
  box.setInformativeText(
      tr("What a bounded attention cache costs, exactly: the error of each policy, its bound, and "
         "the trade-off between size and error, for simulated attention and for attention captured "
         "from real models.\n\nFree software under the MIT licence."));
  box.exec();
}

}  // namespace kvbudget::ui
