#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <catch2/catch.hpp>
#include <memory>

#include "tests/ui/plot/picture.h"
#include "tests/ui/window_support.h"
#include "ui/theme/appearance.h"
#include "ui/window/verdict_bar.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Opened {
  Answers answers;
  MainWindow window{smallScenario(), answers.questions()};

  Opened() {
    window.verdict().setTimeShown(false);
    window.resize(1280, 1100);
    window.show();
    CHECK(QTest::qWaitForWindowExposed(&window));
    REQUIRE(settles(window.session()));
    window.session().setCursor(40);
  }
  QImage picture(const QString& page) {
    REQUIRE(window.showPage(page));
    CHECK(QTest::qWaitFor([this] { return window.isSettled(); }, 20'000));
    QTest::qWait(50);  // what is queued behind the last result
    if (QWidget* focused = window.focusWidget()) {
      focused->clearFocus();
    }
    return window.grab().toImage();
  }
};

struct Palette {
  QPalette before = QApplication::palette();
  explicit Palette(const Theme& theme) { QApplication::setPalette(paletteOf(theme)); }
  ~Palette() { QApplication::setPalette(before); }
};

}  // namespace

// Not a probe here and there: every pixel is as if the window had been opened in the dark.
TEST_CASE("a window turned dark while open looks like one opened in the dark", "[theme][window]") {
  const Palette restored(Theme::light());
  Opened live;
  const QImage light = live.picture(QStringLiteral("rollout"));
  CHECK(test::pixelsOf(light, light.rect(), Theme::light().card, 0) > light.width() * 300);
  QApplication::setPalette(paletteOf(Theme::night()));
  for (const char* name : {"rollout", "sink-strength"}) {
    const QString page = QString::fromLatin1(name);
    const QImage turned = live.picture(page);
    CHECK(test::pixelsOf(turned, turned.rect(), Theme::light().card, 0) == 0);
    Opened fresh;
    const QImage opened = fresh.picture(page);
    const test::Difference difference = test::compare(turned, opened);
    INFO(name << ": " << difference.pixels << " pixels differ");
    CHECK(difference.acceptable(opened));
  }
  QApplication::setPalette(paletteOf(Theme::light()));
  const QImage back = live.picture(QStringLiteral("rollout"));
  CHECK(test::compare(back, light).acceptable(light));
}
