#include <QtCore/QTemporaryDir>
#include <QtGui/QFontInfo>
#include <QtGui/QTextBlock>
#include <QtGui/QTextDocument>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QTextBrowser>
#include <catch2/catch.hpp>
#include <functional>

#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/formula/formula_box.h"
#include "ui/lessons/answer_axis.h"
#include "ui/lessons/answer_curve.h"
#include "ui/lessons/lesson_panel.h"
#include "ui/lessons/prediction_box.h"
#include "ui/lessons/spotlight.h"
#include "ui/pages/selection_help.h"
#include "ui/theme/appearance.h"
#include "ui/theme/presenter.h"
#include "ui/theme/style.h"
#include "ui/window/help.h"
#include "ui/window/lesson_desk.h"
#include "ui/window/transport_bar.h"
#include "ui/window/window_parts.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

constexpr double kLeastPoints = 18.0;  // at 96 dots an inch, on 1,080 lines

struct Fixture : OpenWindow {
  LessonDesk& desk = window.lessons();

  ~Fixture() { desk.setPresenting(false); }

  void open(int lesson) {
    desk.showList();
    desk.openEntry(lesson);
    REQUIRE(desk.runner().isOpen());
    wait();
  }
  void wait() {
    CHECK(QTest::qWaitFor([this] { return desk.runner().numbers() != nullptr; }, 20'000));
    CHECK(settles(window.session()));
  }
};

double pointsOf(const QFont& font) {
  return QFontInfo(font).pixelSize() * 72.0 / 96.0;
}

// The least size that a rich text is set in, but for the scripts of its formulas.
double leastPointsOf(const QTextDocument& document) {
  double least = 1e9;
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      const QTextFragment fragment = part.fragment();
      if (!fragment.text().trimmed().isEmpty()) {
        least =
            std::min(least, pointsOf(fragment.charFormat().font().resolve(document.defaultFont())));
      }
    }
  }
  return least;
}

bool hasText(const QWidget* widget) {
  if (const auto* label = qobject_cast<const QLabel*>(widget)) {
    return !label->text().isEmpty();
  }
  if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
    return !button->text().isEmpty();
  }
  return true;
}

void checkSizes(const QWidget& within, const std::string& where) {
  int seen = 0;
  for (const QWidget* widget : within.findChildren<QWidget*>()) {
    if (widget->isVisible() && hasText(widget) && !widget->visibleRegion().isEmpty()) {
      ++seen;
      INFO(widget->metaObject()->className()
           << " '" << widget->objectName().toStdString() << "' "
           << widget->property("text").toString().toStdString() << " in " << where);
      CHECK(pointsOf(widget->font()) >= kLeastPoints - 0.4);  // whole pixels
      if (const auto* text = qobject_cast<const QTextEdit*>(widget)) {
        CHECK(leastPointsOf(*text->document()) >= kLeastPoints - 0.4);
      }
    }
  }
  CHECK(seen > 0);
}

}  // namespace

TEST_CASE_METHOD(Fixture, "in presenter mode no text is below 18 points", "[presenter]") {
  const QFont before = QApplication::font();
  for (int lesson = 0; lesson < 8; ++lesson) {
    open(lesson);
    desk.setPresenting(true, false);
    // As applyStyle() does in the program.
    QApplication::setFont(Appearance::instance().type().font(TypeScale::Role::text));
    window.resize(1920, 1080);
    for (int step = 0; step < desk.runner().steps(); ++step) {
      desk.runner().goTo(step);
      wait();
      desk.runner().reveal();
      QTest::qWait(20);
      checkSizes(window, "lesson " + std::to_string(lesson) + ", step " + std::to_string(step));
    }
    desk.setPresenting(false);
  }
  QApplication::setFont(before);
  // What is painted takes its type from here.
  setPresenterLook(true);
  const TypeScale& type = Appearance::instance().type();
  using Role = TypeScale::Role;
  for (const Role role :
       {Role::ticks, Role::labels, Role::text, Role::title, Role::number, Role::bigNumber}) {
    CHECK(type.size(role) * 72.0 / 96.0 >= kLeastPoints);
  }
  CHECK(type.size(Role::number) * kScriptScale * 72.0 / 96.0 >= kLeastPoints);
  CHECK(contrast(Appearance::instance().theme().secondary, Appearance::instance().theme().card) >
        7.0);
  setPresenterLook(false);
}

TEST_CASE_METHOD(Fixture, "nor on any page without a lesson, nor in any help", "[presenter]") {
  const QFont before = QApplication::font();
  desk.setPresenting(true, false);
  QApplication::setFont(Appearance::instance().type().font(TypeScale::Role::text));
  window.resize(1920, 1080);
  for (const QString& page : window.pageNames()) {
    window.showPage(page);
    CHECK(QTest::qWaitFor([this] { return window.isSettled(); }, 20'000));
    QTest::qWait(50);
    checkSizes(window, page.toStdString());
  }
  const std::pair<const char*, std::function<void()>> dialogs[] = {
      {"help", [this] { showHelp(window); }},
      {"shortcuts", [this] { showShortcuts(&window); }},
      {"about the bound", [this] { showAboutBound(&window); }},
      {"how good is a kept set", [this] { showSelectionHelp(&window); }},
  };
  for (const auto& [name, show] : dialogs) {
    show();
    auto* dialog = window.findChild<QDialog*>();
    REQUIRE(dialog != nullptr);
    CHECK(QTest::qWaitFor([dialog] { return dialog->isVisible(); }));
    checkSizes(*dialog, name);
    // Nothing of it is beyond the screen.
    INFO(name);
    CHECK(dialog->width() <= window.width());
    CHECK(dialog->height() <= window.height());
    delete dialog;
  }
  QApplication::setFont(before);
}

TEST_CASE_METHOD(Fixture, "F11 shows only what the lesson needs, and gives it all back",
                 "[presenter]") {
  open(0);
  const double before = Appearance::instance().type().factor;
  QTest::keyClick(&window, Qt::Key_F11);
  CHECK(desk.isPresenting());
  CHECK(Appearance::instance().type().factor > before);
  CHECK_FALSE(window.menuBar()->isVisible());
  CHECK_FALSE(window.transport().isVisible());
  CHECK_FALSE(window.findChild<QTabBar*>()->isVisible());
  QWidget* part = partOf(window, "attention");
  CHECK(part->isVisible());
  CHECK_FALSE(partOf(window, "pareto")->isVisible());
  CHECK(part->width() > window.width() / 3);
  // A new draw is locked.
  const auto seed = window.session().scenario().simulator.seed;
  QTest::keyClick(&window, Qt::Key_R, Qt::ControlModifier);
  CHECK(window.session().scenario().simulator.seed == seed);
  QTest::keyClick(&window, Qt::Key_Escape);
  CHECK_FALSE(desk.isPresenting());
  CHECK(window.menuBar()->isVisible());
  CHECK(window.transport().isVisible());
  CHECK(partOf(window, "pareto")->isVisible());
  CHECK(Appearance::instance().type().factor == before);
  CHECK(desk.runner().isOpen());
  QTest::keyClick(&window, Qt::Key_F11);
  QTest::keyClick(&window, Qt::Key_F11);  // the shortcut works without the menu bar
  CHECK_FALSE(desk.isPresenting());
}

TEST_CASE_METHOD(Fixture, "a remote's two keys lead through a lesson", "[presenter]") {
  open(0);
  desk.setPresenting(true, false);
  int presses = 0;
  while (desk.runner().isOpen() && desk.runner().index() + 1 < desk.runner().steps()) {
    wait();
    QTest::keyClick(window.focusWidget() != nullptr ? window.focusWidget() : &window,
                    Qt::Key_PageDown);
    REQUIRE(++presses < 40);
  }
  CHECK(presses >= desk.runner().steps());  // answers are shown on the way
  QTest::keyClick(&window, Qt::Key_PageUp);
  CHECK(desk.runner().index() == desk.runner().steps() - 2);
}

TEST_CASE_METHOD(Fixture, "a remote turns from lesson to lesson, and pages without one",
                 "[presenter]") {
  open(0);
  desk.setPresenting(true, false);
  desk.runner().goTo(desk.runner().steps() - 1);
  wait();
  desk.runner().reveal();
  const std::string first = desk.runner().lesson().name;
  for (int i = 0; i < 8 && desk.runner().lesson().name == first; ++i) {
    QTest::keyClick(&window, Qt::Key_PageDown);  // first what is left of the text
    REQUIRE(desk.runner().isOpen());
  }
  CHECK(desk.isPresenting());
  CHECK(desk.runner().lesson().name != first);
  CHECK(desk.runner().index() == 0);
  QTest::keyClick(&window, Qt::Key_PageUp);
  CHECK(desk.runner().lesson().name == first);
  CHECK(desk.runner().index() == desk.runner().steps() - 1);
  desk.openEntry(7);
  desk.runner().goTo(desk.runner().steps() - 1);
  wait();
  for (int i = 0; i < 8; ++i) {
    QTest::keyClick(&window, Qt::Key_PageDown);  // the end of all does not end the talk
  }
  CHECK(desk.isPresenting());
  CHECK(desk.runner().isOpen());
  desk.leave();
  desk.leave();
  desk.setPresenting(true, false);
  window.showPage(QStringLiteral("rollout"));
  QTest::keyClick(&window, Qt::Key_PageDown);
  CHECK(window.page(QStringLiteral("sink-strength"))->isVisible());
  QTest::keyClick(&window, Qt::Key_PageUp);
  CHECK(window.page(QStringLiteral("rollout"))->isVisible());
}

TEST_CASE_METHOD(Fixture, "an answer is seen beside what was said, the rest of the text one key on",
                 "[presenter]") {
  desk.showList();
  desk.setPresenting(true, false);
  window.resize(1920, 1080);
  for (const auto& [lesson, step] : {std::pair(2, 0), {3, 1}}) {  // a mark, a curve
    desk.openEntry(lesson);
    desk.runner().goTo(step);
    wait();
    QTest::qWait(100);
    desk.runner().reveal();
    QTest::qWait(100);
    LessonPanel& panel = desk.panel();
    const QWidget* picture = panel.prediction().axis();
    if (picture == nullptr) {
      picture = panel.prediction().curve();
    }
    REQUIRE(picture != nullptr);
    CHECK(picture->visibleRegion().boundingRect() == picture->rect());
    int presses = 0;
    while (desk.runner().index() == step && ++presses < 10) {
      QTest::keyClick(&window, Qt::Key_PageDown);
      if (desk.runner().index() != step) {
        break;
      }
    }
    CHECK(presses < 10);
  }
}

TEST_CASE_METHOD(Fixture, "a question is not passed by before it can be answered", "[presenter]") {
  desk.showList();
  desk.setPresenting(true, false);
  desk.openEntry(3);
  REQUIRE(desk.runner().asks());
  REQUIRE(desk.runner().numbers() == nullptr);
  QTest::keyClick(&window, Qt::Key_PageDown);
  CHECK(desk.runner().index() == 0);
  wait();
  for (int presses = 0; desk.runner().asks() && presses < 8; ++presses) {  // it comes into sight
    QTest::keyClick(&window, Qt::Key_PageDown);
  }
  CHECK(desk.runner().isRevealed());
  CHECK(desk.runner().index() == 0);
}

TEST_CASE_METHOD(Fixture, "a remote shows a question before its answer", "[presenter]") {
  desk.showList();
  desk.setPresenting(true, false);
  window.resize(1280, 800);
  for (int lesson = 0; lesson < 8; ++lesson) {
    desk.openEntry(lesson);
    wait();
    QTest::qWait(100);
    const PredictionBox& question = desk.panel().prediction();
    for (int presses = 0; desk.runner().lesson().name[0] == '1' + lesson && presses < 40;
         ++presses) {
      INFO(desk.runner().lesson().name << ", step " << desk.runner().index() + 1);
      const bool asks = desk.runner().asks();
      const QRect seen = question.visibleRegion().boundingRect();
      QTest::keyClick(&window, Qt::Key_PageDown);
      if (asks && !desk.runner().asks()) {
        CHECK((seen.bottom() == question.rect().bottom() || seen.top() == 0));
        CHECK(seen.height() > 0);
      }
      wait();
      QTest::qWait(100);
      if (lesson == 7 && desk.runner().index() + 1 == desk.runner().steps() &&
          !desk.runner().asks()) {
        break;
      }
    }
  }
}

TEST_CASE_METHOD(Fixture, "a lesson's controls go away and come back for the lecturer",
                 "[presenter]") {
  open(0);
  desk.setPresenting(true, false);
  CHECK(window.controls().isVisible());
  QTest::keyClick(&window, Qt::Key_C);
  CHECK_FALSE(window.controls().isVisible());
  desk.runner().goTo(1);
  CHECK_FALSE(window.controls().isVisible());
  QTest::keyClick(&window, Qt::Key_C);
  CHECK(window.controls().isVisible());
  QTest::keyClick(&window, Qt::Key_C);
  QTest::keyClick(&window, Qt::Key_Escape);
  CHECK(window.controls().isVisible());
}

TEST_CASE_METHOD(Fixture, "the pointer follows mouse and keys", "[presenter]") {
  open(0);
  desk.setPresenting(true, false);
  Spotlight& light = desk.spotlight();
  QTest::keyClick(&window, Qt::Key_P);
  CHECK(light.hasPointer());
  CHECK(light.isVisible());
  QTest::mouseMove(&window, QPoint(300, 200));
  CHECK(QTest::qWaitFor([&] { return light.pointerAt() == QPoint(300, 200); }, 2000));
  QTest::keyClick(&window, Qt::Key_Right, Qt::ShiftModifier);
  CHECK(light.pointerAt().x() > 300);
  QTest::keyClick(&window, Qt::Key_Escape);  // first the pointer, then the mode
  CHECK_FALSE(light.hasPointer());
  CHECK(desk.isPresenting());
}
