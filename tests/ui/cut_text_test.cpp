#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabBar>
#include <catch2/catch.hpp>
#include <memory>

#include "core/lessons/class_file.h"
#include "core/trace/trace.h"
#include "tests/ui/window_support.h"
#include "ui/figures/figure.h"
#include "ui/lessons/class_dialog.h"
#include "ui/lessons/lesson_runner.h"
#include "ui/theme/appearance.h"
#include "ui/trace/cell_picker.h"
#include "ui/window/figure_dialog.h"
#include "ui/window/figure_form.h"
#include "ui/window/help.h"
#include "ui/window/lesson_desk.h"
#include "ui/words/language.h"

using namespace kvbudget::ui;
using kvbudget::ui::testing::settles;
using kvbudget::ui::testing::smallScenario;

namespace {

constexpr double kScale = 1.5;

struct Plain {
  ~Plain() {
    setLanguage(QStringLiteral("en"));
    Appearance::instance().setZoom(1.0);
  }
};

// How much of a widget's text does not fit, in pixels: to the right, or below.
int missing(const QWidget& widget) {
  if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
    if (label->wordWrap()) {
      return label->heightForWidth(label->width()) - label->height();
    }
    return label->text().isEmpty() ? 0 : label->sizeHint().width() - label->width();
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(&widget)) {
    return button->text().isEmpty() ? 0 : button->minimumSizeHint().width() - button->width();
  }
  if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
    return box->fontMetrics().horizontalAdvance(box->currentText()) + 2 * box->height() / 2 -
           box->width();
  }
  if (const auto* field = qobject_cast<const QLineEdit*>(&widget)) {
    const QMargins margins = field->textMargins();
    return field->fontMetrics().horizontalAdvance(field->text()) + margins.left() +
           margins.right() - field->width();
  }
  return 0;
}

void checkNothingIsCut(const QWidget& within, const std::string& where) {
  for (const QWidget* widget : within.findChildren<QWidget*>()) {
    if (widget->isVisible()) {
      INFO(where << ": " << widget->metaObject()->className() << " '"
                 << widget->property("text").toString().toStdString() << "' "
                 << widget->accessibleName().toStdString());
      CHECK(missing(*widget) <= 0);
    }
  }
}

std::unique_ptr<MainWindow> largeWindow(const Language& language) {
  setLanguage(language.code);
  auto window = std::make_unique<MainWindow>(smallScenario());
  window->resize(1440, 900);
  Appearance::instance().setZoom(kScale);
  window->show();
  REQUIRE(settles(window->session()));
  return window;
}

}  // namespace

TEST_CASE("no text is cut in any language at 150 %", "[window]") {
  const Plain after;
  for (const Language& each : languages()) {
    const auto shown = largeWindow(each);
    MainWindow& window = *shown;
    for (const QString& page : window.pageNames()) {
      window.showPage(page);
      REQUIRE(QTest::qWaitFor([&] { return window.isSettled(); }, 20'000));
      QTest::qWait(50);
      checkNothingIsCut(window, each.code.toStdString() + ", " + page.toStdString());
    }
  }
}

TEST_CASE("nor in a lesson, nor in the dialogs", "[window]") {
  const Plain after;
  for (const Language& each : languages()) {
    const auto shown = largeWindow(each);
    MainWindow& window = *shown;
    LessonDesk& desk = window.lessons();
    desk.showList();
    QTest::qWait(100);
    checkNothingIsCut(window, each.code.toStdString() + ", list of lessons");
    for (const auto& [lesson, step] : {std::pair(0, 1), {1, 1}, {2, 2}}) {  // mark, choose, draw
      desk.openEntry(lesson);
      desk.runner().goTo(step);
      REQUIRE(desk.runner().step().prediction.has_value());
      REQUIRE(QTest::qWaitFor([&] { return desk.runner().numbers() != nullptr; }, 20'000));
      REQUIRE(settles(window.session()));
      QTest::qWait(100);
      const std::string where =
          each.code.toStdString() + ", lesson " + std::to_string(lesson) + ", answer ";
      checkNothingIsCut(window, where + "asked");
      desk.runner().reveal();
      QTest::qWait(50);
      checkNothingIsCut(window, where + "shown");
    }
    desk.leave();
    kvbudget::ClassFile proposed;
    proposed.title = "Monday";
    proposed.lessons = {{"one.md", ""}};
    ClassDialog classes(proposed, &window);
    classes.show();
    CHECK(QTest::qWaitForWindowExposed(&classes));
    checkNothingIsCut(classes, each.code.toStdString() + ", class dialog");
    classes.hide();
    showShortcuts(&window);
    QTest::qWait(50);
    for (const QDialog* dialog : window.findChildren<QDialog*>()) {
      if (dialog->isVisible()) {
        checkNothingIsCut(*dialog, each.code.toStdString() + ", shortcuts");
      }
    }
  }
}

TEST_CASE("nor where figures are made", "[window]") {
  const Plain after;
  for (const Language& each : languages()) {
    setLanguage(each.code);
    Session session(smallScenario());
    REQUIRE(settles(session));
    Appearance::instance().setZoom(kScale);
    FigureDialog dialog(session.comparison());
    dialog.show();
    for (const FigureKind& figure : figureKinds()) {
      kvbudget::FigureSpec spec = dialog.form().spec();
      spec.figure = figure.id;
      dialog.form().setSpec(spec);
      Q_EMIT dialog.form().changed();
      REQUIRE(QTest::qWaitFor([&] { return !dialog.isBusy(); }, 20'000));
      QTest::qWait(50);
      checkNothingIsCut(dialog, each.code.toStdString() + ", figures, " + spec.figure);
    }
  }
}

TEST_CASE("nor where a trace's cell is chosen", "[window]") {
  const Plain after;
  const QTemporaryDir folder;
  const auto trace = kvbudget::ui::testing::writeTrace(folder.path().toStdString(), true);
  for (const Language& each : languages()) {
    setLanguage(each.code);
    Appearance::instance().setZoom(kScale);
    CellPicker picker;
    picker.setTrace(kvbudget::Trace::open(trace).info());
    picker.show();
    checkNothingIsCut(picker, each.code.toStdString() + ", cells, at work");
    REQUIRE(QTest::qWaitFor([&] { return !picker.survey().isRunning(); }, 20'000));
    for (const CellFigure figure :
         {CellFigure::effectiveKeys, CellFigure::firstTokenMass, CellFigure::droppedMass}) {
      picker.setFigure(figure);
      QTest::qWait(50);
      checkNothingIsCut(picker, each.code.toStdString() + ", cells");
    }
  }
}

TEST_CASE("the window fits a small screen in every language", "[window]") {
  const Plain after;
  for (const Language& each : languages()) {
    setLanguage(each.code);
    MainWindow window(smallScenario());
    window.show();
    REQUIRE(settles(window.session()));
    INFO(each.code.toStdString());
    CHECK(window.minimumSizeHint().width() <= 1024);
    CHECK(window.minimumSizeHint().height() <= 700);
  }
}
