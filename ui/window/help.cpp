#include "ui/window/help.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QRegularExpression>
#include <QtGui/QAction>
#include <QtGui/QKeySequence>
#include <QtWidgets/QDialog>
#include <QtWidgets/QDialogButtonBox>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QMessageBox>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>
#include <array>
#include <utility>
#include <vector>

#include "core/base/error.h"
#include "core/lessons/class_file.h"
#include "ui/formula/formula_text.h"
#include "ui/theme/appearance.h"
#include "ui/window/icons.h"
#include "ui/window/main_window.h"
#include "ui/window/window_parts.h"
#include "ui/words/engine_sentences.h"
#include "ui/words/language.h"

namespace kvbudget::ui {
namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("Help", text);
}

using Entry = std::pair<const char*, const char*>;
// Keys that are no actions: they belong to what has the focus.
constexpr std::array kKeys = {
    Entry{QT_TRANSLATE_NOOP("Help", "Space"), QT_TRANSLATE_NOOP("Help", "Play or pause")},
    Entry{QT_TRANSLATE_NOOP("Help", "Left, Right"),
          QT_TRANSLATE_NOOP("Help", "One query back or on")},
    Entry{QT_TRANSLATE_NOOP("Help", "Page Up, Page Down"),
          QT_TRANSLATE_NOOP("Help", "Ten queries back or on; in a lesson, its steps")},
    Entry{QT_TRANSLATE_NOOP("Help", "Home, End"), QT_TRANSLATE_NOOP("Help", "First or last query")},
    Entry{QT_TRANSLATE_NOOP("Help", "Tab, Shift+Tab"),
          QT_TRANSLATE_NOOP("Help", "Next or previous control or chart")},
    Entry{QT_TRANSLATE_NOOP("Help", "Arrow keys"),
          QT_TRANSLATE_NOOP("Help", "On a slider: one step. On a chart: the next point or query")},
    Entry{QT_TRANSLATE_NOOP("Help", "Page Up, Page Down"),
          QT_TRANSLATE_NOOP("Help", "On a slider: ten steps")},
    Entry{QT_TRANSLATE_NOOP("Help", "Up, Down"),
          QT_TRANSLATE_NOOP("Help", "On a chart: another line, or another spike")},
    Entry{QT_TRANSLATE_NOOP("Help", "Enter"),
          QT_TRANSLATE_NOOP("Help", "On a chart: take the point, or why there is an error")},
    Entry{QT_TRANSLATE_NOOP("Help", "+, -, Esc"),
          QT_TRANSLATE_NOOP("Help", "On a chart: nearer, back, and all of it")},
    Entry{QT_TRANSLATE_NOOP("Help", "Insert, Delete"),
          QT_TRANSLATE_NOOP("Help", "On the keyframes: add one, remove one")},
    Entry{QT_TRANSLATE_NOOP("Help", "Shift+F10"),
          QT_TRANSLATE_NOOP("Help", "What the chart in focus offers")},
    Entry{QT_TRANSLATE_NOOP("Help", "C"),
          QT_TRANSLATE_NOOP("Help", "In presenter mode: a lesson's controls, away and back")},
    Entry{QT_TRANSLATE_NOOP("Help", "P"),
          QT_TRANSLATE_NOOP("Help", "In presenter mode: a pointer; Shift and arrows move it")},
    Entry{QT_TRANSLATE_NOOP("Help", "Esc"), QT_TRANSLATE_NOOP("Help", "Leave presenter mode")},
};

struct Row {
  QString keys, meaning;
};

// The actions of the window's menus, in their order.
std::vector<Row> actionRows(const QWidget* parent) {
  std::vector<Row> rows;
  const auto* bar = parent->window()->findChild<QMenuBar*>();
  const QList<QAction*> menus = bar == nullptr ? QList<QAction*>() : bar->actions();
  for (const QAction* menu : menus) {
    if (menu->menu() == nullptr) {
      continue;
    }
    for (const QAction* action : menu->menu()->actions()) {
      QStringList keys;
      for (const QKeySequence& key : action->shortcuts()) {
        keys << key.toString(QKeySequence::NativeText);
      }
      if (!keys.isEmpty()) {
        QString text = action->text();
        text.remove(QRegularExpression(QStringLiteral("&(?!&)")));
        text.remove(QRegularExpression(QStringLiteral("[.][.][.]$")));
        rows.push_back({keys.join(QStringLiteral(", ")), text});
      }
    }
  }
  return rows;
}

QDialog* dialogWith(QWidget* content, const QString& title, QWidget* parent) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(title);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(content, 1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  column->addWidget(buttons);
  return dialog;
}

// No larger than the window that it explains: what is beyond scrolls.
void openAt(QDialog& dialog, const QSize& size, const QWidget& parent) {
  dialog.resize(size.boundedTo(parent.window()->size()));
  dialog.open();
}

}  // namespace

void showShortcuts(QWidget* parent) {
  auto* content = new QWidget;
  auto* grid = new QGridLayout(content);
  grid->setHorizontalSpacing(24);
  const TypeScale& type = Appearance::instance().type();
  std::vector<Row> rows = actionRows(parent);
  for (const auto& [keys, meaning] : kKeys) {
    rows.push_back({tr(keys), tr(meaning)});
  }
  int row = 0;
  for (const auto& [keys, meaning] : rows) {
    auto* left = new QLabel(keys);
    left->setTextFormat(Qt::PlainText);
    left->setFont(type.font(TypeScale::Role::text, true));
    grid->addWidget(left, row, 0);
    grid->addWidget(new QLabel(meaning), row, 1);
    ++row;
  }
  grid->setColumnStretch(1, 1);
  auto* area = new QScrollArea;
  area->setFrameShape(QFrame::NoFrame);
  area->setWidgetResizable(true);
  area->setWidget(content);
  area->setAccessibleName(tr("Shortcuts"));
  QDialog* dialog = dialogWith(area, tr("Shortcuts"), parent);
  openAt(*dialog, content->sizeHint() + QSize(60, 90), *parent);
}

void showAboutBound(QWidget* parent) {
  QString text;
  try {
    const auto file = translated_file("help", "about-the-bound.md", language().toStdString());
    text = QString::fromStdString(read_small_file(file, std::size_t{1} << 20U));
  } catch (const Error& error) {
    text = engineSentence(error);
  }
  auto* shown = new FormulaText(TypeScale::Role::number);
  shown->setAsHighAsNeeded(false);
  shown->setText(text);
  QDialog* dialog = dialogWith(shown, tr("About the Bound"), parent);
  const TypeScale& type = Appearance::instance().type();
  openAt(*dialog, {type.space(180), type.space(180)}, *parent);
}

void showHelp(MainWindow& window) {
  const QWidget* focused = window.focusWidget();
  PartHelp help = helpOn(window, focused);
  if (help.text.isEmpty()) {
    help = {tr("Help"),
            tr("Click a control or a chart, or go to it with Tab, and press F1: what it "
               "is and how it is used stands here.")};
  }
  auto* shown = new FormulaText(TypeScale::Role::number);
  shown->setAsHighAsNeeded(false);
  shown->setText(QStringLiteral("## %1\n\n%2\n\n[%3](help:shortcuts) · [%4](help:bound)")
                     .arg(help.title, help.text, tr("Shortcuts"), tr("About the bound")));
  QDialog* dialog = dialogWith(shown, tr("Help"), &window);
  QObject::connect(shown, &QTextBrowser::anchorClicked, dialog, [&window, dialog](const QUrl& to) {
    dialog->close();
    to.path() == QLatin1String("bound") ? showAboutBound(&window) : showShortcuts(&window);
  });
  const TypeScale& type = Appearance::instance().type();
  openAt(*dialog, {type.space(110), type.space(80)}, window);
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
