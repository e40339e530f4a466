#include <QtTest/QTest>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <catch2/catch.hpp>

#include "core/scenario/presets.h"
#include "tests/ui/window_support.h"
#include "ui/controls/control_panel.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

/// Text is as large as it was, whatever a test does.
struct ZoomGuard {
  ZoomGuard() = default;
  ZoomGuard(const ZoomGuard&) = delete;
  ZoomGuard& operator=(const ZoomGuard&) = delete;
  ~ZoomGuard() { Appearance::instance().setZoom(1.0); }
};

TEST_CASE("the window fits into 1024 x 700, on each page and with text twice as large",
          "[window][size]") {
  const ZoomGuard guard;
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
