#include "ui/window/verdict_bar.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <catch2/catch.hpp>
#include <vector>

#include "tests/ui/window_support.h"
#include "ui/theme/appearance.h"
#include "ui/theme/text_metrics.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::testing;

namespace {

struct Zoomed {
  explicit Zoomed(double zoom) { Appearance::instance().setZoom(zoom); }
  ~Zoomed() { Appearance::instance().setZoom(1.0); }
};

std::vector<QWidget*> shownParts(const VerdictBar& bar) {
  std::vector<QWidget*> parts;
  for (QWidget* part : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
    if (!part->isHidden()) {
      parts.push_back(part);
    }
  }
  return parts;
}

void checkPlaced(const VerdictBar& bar) {
  const auto parts = shownParts(bar);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    CHECK(bar.rect().contains(parts[i]->geometry()));
    for (std::size_t j = 0; j < i; ++j) {
      CHECK_FALSE(parts[i]->geometry().intersects(parts[j]->geometry()));
    }
    if (const auto* label = qobject_cast<const QLabel*>(parts[i])) {
      CHECK(TextMetrics(label->font(), label).horizontalAdvance(label->text()) <= label->width());
    }
  }
}

}  // namespace

TEST_CASE("the verdict's parts stand side by side, and the least of them gives way", "[verdict]") {
  for (const double zoom : {1.0, 2.0}) {
    const Zoomed zoomed(zoom);
    Session session(smallScenario());
    VerdictBar bar(session);
    bar.show();
    REQUIRE(settles(session));
    std::size_t fewest = 99;
    for (int width = 1800; width >= 240; width -= 60) {
      INFO(width << " at " << zoom);
      bar.resize(width, bar.height());
      checkPlaced(bar);
      const std::size_t now = shownParts(bar).size();
      CHECK(now <= fewest);
      CHECK(now >= 1);
      fewest = now;
      // What is not seen is still said.
      CHECK(bar.toolTip() == bar.text());
    }
    CHECK(fewest <= 2);
  }
}

TEST_CASE("work that is announced takes its place beside the verdict", "[verdict]") {
  Session session(smallScenario());
  VerdictBar bar(session);
  bar.resize(900, bar.height());
  bar.show();
  REQUIRE(settles(session));
  bar.setWork(QStringLiteral("Reading a trace"), [] { return 0.25; });
  const auto* progress = bar.findChild<QProgressBar*>();
  REQUIRE(QTest::qWaitFor([&] { return progress->isVisible(); }, 5000));
  CHECK(bar.findChild<QPushButton*>()->isVisible());
  checkPlaced(bar);
  bar.setWork({});
  CHECK_FALSE(progress->isVisible());
  checkPlaced(bar);
}
