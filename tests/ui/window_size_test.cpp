#include <QtTest/QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
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

}  // namespace
}  // namespace kvbudget::ui
