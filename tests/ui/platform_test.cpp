#include <QtTest/QTest>
#include <QtWidgets/QWidget>
#include <catch2/catch.hpp>

TEST_CASE("a window is exposed on this platform", "[smoke]") {
  QWidget window;
  window.resize(200, 100);
  window.show();
  CHECK(QTest::qWaitForWindowExposed(&window));
}
