#include <QtTest/QTest>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <catch2/catch.hpp>

#include "core/lessons/lesson.h"
#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/flat_slider.h"
#include "ui/controls/parameter_row.h"
#include "ui/formula/formula_text.h"
#include "ui/window/help.h"
#include "ui/window/window_parts.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Fixture : OpenWindow {
  QString shown() const {
    const auto* text = window.findChild<QDialog*>()->findChild<FormulaText*>();
    return plainTextOf(*text->document());
  }
  void close() { delete window.findChild<QDialog*>(); }
};

}  // namespace

TEST_CASE_METHOD(Fixture, "F1 explains what has the focus", "[help]") {
  window.controls().row("tau")->slider()->setFocus();
  QTest::keyClick(&window, Qt::Key_F1);
  REQUIRE(window.findChild<QDialog*>() != nullptr);
  CHECK(shown().contains(QStringLiteral("share of attention")));
  close();
  window.showPage(QStringLiteral("rollout"));
  for (const LessonPart& part : lesson_parts()) {
    INFO(std::string(part.name));
    QWidget* widget = partOf(window, std::string(part.name));
    const PartHelp help = helpOn(window, widget);
    CHECK(help.text.size() > 40);
    CHECK_FALSE(help.title.isEmpty());
  }
}

TEST_CASE_METHOD(Fixture, "the shortcuts sheet lists every action with a shortcut", "[help]") {
  QTest::keyClick(&window, Qt::Key_F1, Qt::ControlModifier);
  auto* dialog = window.findChild<QDialog*>();
  REQUIRE(dialog != nullptr);
  QStringList texts;
  for (const QLabel* label : dialog->findChildren<QLabel*>()) {
    texts << label->text();
  }
  int found = 0;
  for (const QAction* menu : window.menuBar()->actions()) {
    for (const QAction* action : menu->menu()->actions()) {
      if (!action->shortcut().isEmpty()) {
        INFO(action->text().toStdString());
        QStringList keys;
        for (const QKeySequence& key : action->shortcuts()) {
          keys << key.toString(QKeySequence::NativeText);
        }
        CHECK(texts.contains(keys.join(QStringLiteral(", "))));
        ++found;
      }
    }
  }
  CHECK(found > 15);
}

TEST_CASE_METHOD(Fixture, "about the bound: proof, tight cases, limits, references", "[help]") {
  showAboutBound(&window);
  const QString text = shown();
  for (const char* part : {"The proof in five lines", "When it is tight", "rotated again", "merged",
                           "later layers", "2608.25230", "√(m/(1 − m))"}) {
    INFO(part);
    CHECK(text.contains(QString::fromUtf8(part)));
  }
  CHECK_FALSE(text.contains(QLatin1Char('$')));
  CHECK_FALSE(text.contains(QStringLiteral("\\frac")));
}
