#include <QtTest/QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QSplitter>
#include <catch2/catch.hpp>

#include "core/scenario/presets.h"
#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/theme/appearance.h"
#include "ui/words/language.h"

namespace kvbudget::ui {
namespace {

/// Text is as large as it was and in English, whatever a test does.
struct Guard {
  Guard() = default;
  Guard(const Guard&) = delete;
  Guard& operator=(const Guard&) = delete;
  ~Guard() {
    Appearance::instance().setZoom(1.0);
    setLanguage(QStringLiteral("en"));
  }
};

TEST_CASE("the window fits into 1024 x 700, on each page and with text twice as large",
          "[window][size]") {
  const Guard guard;
  const auto code = GENERATE(values<const char*>({"en", "es", "zh_CN"}));
  CAPTURE(code);
  setLanguage(QString::fromLatin1(code));
  testing::Answers answers;
  MainWindow window(testing::smallScenario(), answers.questions());
  window.show();
  REQUIRE(testing::settles(window.session()));
  for (const double zoom : {1.0, 2.0}) {
    Appearance::instance().setZoom(zoom);
    for (const QString& name : window.pageNames()) {
      CAPTURE(zoom, name.toStdString());
      window.showPage(name);
      window.resize(1440, 900);
      QCoreApplication::processEvents();
      window.resize(1024, 700);
      REQUIRE(QTest::qWaitFor([&] { return window.size() == QSize(1024, 700); }, 5000));
      const QWidget* page = window.page(name);
      const auto* area = qobject_cast<const QScrollArea*>(page);
      if (area == nullptr) {  // not one that scrolls by itself: within its viewport
        area = qobject_cast<const QScrollArea*>(page->parentWidget()->parentWidget());
      }
      REQUIRE(area != nullptr);
      // Nothing is cut at its side, and nobody scrolls sideways, however large the text.
      CHECK(QTest::qWaitFor(
          [&] {
            return area->horizontalScrollBar()->maximum() == 0 &&
                   area->widget()->width() == area->viewport()->width();
          },
          5000));
      CHECK(area->mapTo(&window, QPoint(area->width(), 0)).x() <= window.width());
    }
  }
}

TEST_CASE("the controls are as wide as their text, until the border is dragged", "[window][size]") {
  const Guard guard;
  testing::Answers answers;
  MainWindow window(testing::smallScenario(), answers.questions());
  window.resize(1700, 900);
  window.show();
  REQUIRE(testing::settles(window.session()));
  const auto takes = [&](int width) {
    return QTest::qWaitFor([&] { return window.controls().width() == width; }, 5000);
  };
  const int plain = window.controls().width();
  CHECK(plain >= window.controls().minimumSizeHint().width());
  Appearance::instance().setZoom(2.0);
  CHECK(QTest::qWaitFor([&] { return window.controls().width() > plain + 100; }, 5000));
  CHECK(takes(window.controls().sizeHint().width()));
  Appearance::instance().setZoom(1.0);
  CHECK(takes(plain));
  auto* splitter = qobject_cast<QSplitter*>(window.controls().parentWidget()->parentWidget());
  REQUIRE(splitter != nullptr);
  QWidget* border = splitter->handle(1);
  const QPoint middle = border->rect().center();
  QTest::mousePress(border, Qt::LeftButton, Qt::NoModifier, middle);
  QTest::mouseMove(border, middle + QPoint(60, 0));
  QTest::mouseRelease(border, Qt::LeftButton, Qt::NoModifier, middle + QPoint(60, 0));
  const int chosen = window.controls().width();
  CHECK(chosen > plain);
  Appearance::instance().setZoom(1.1);
  QTest::qWait(50);
  CHECK(window.controls().width() == chosen);
}

}  // namespace
}  // namespace kvbudget::ui
