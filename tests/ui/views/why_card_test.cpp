#include "ui/views/why_card.h"

#include <QTest>
#include <catch2/catch.hpp>

#include "tests/ui/views/preset_comparison.h"
#include "ui/views/error_model.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;

TEST_CASE("why: which key, when, with what mass, at what cost, who keeps it", "[whycard]") {
  const auto comparison = presetWith();
  const std::size_t query = 182;  // position 190; keyframe 136 left the window of 48 at 184
  const WhyText text = whyText(*comparison, 0, query, why_at(*comparison, 0, query));
  CHECK(text.title == QStringLiteral("Why the window errs at query 190"));
  CHECK(text.what.startsWith(QStringLiteral("Dropped: keyframe 136, which holds ")));
  CHECK(text.when == QStringLiteral("It was dropped at query 184, 6 tokens ago."));
  CHECK(text.cost.startsWith(QStringLiteral("The error is ")));
  CHECK(text.keepers == QStringLiteral("The mass budget keeps it."));

  const WhyText now = whyText(*comparison, 0, 176, why_at(*comparison, 0, 176));
  CHECK(now.when == QStringLiteral("It was dropped just now."));
  const WhyText nothing = whyText(*comparison, 0, 0, why_at(*comparison, 0, 0));
  CHECK(nothing.what == QStringLiteral("Nothing is dropped here, so there is no error."));
  CHECK(nothing.keepers.isEmpty());

  const auto alone = presetWith({"window"});
  CHECK(whyText(*alone, 0, query, why_at(*alone, 0, query))
            .keepers.startsWith(QStringLiteral("Show more")));
}

TEST_CASE("why without values tells masses", "[whycard]") {
  const auto comparison = withoutValues();
  const WhyText text = whyText(*comparison, 0, 40, why_at(*comparison, 0, 40));
  CHECK(text.cost.contains(QStringLiteral("Errors need values")));
}

TEST_CASE("the why card opens when asked, follows, and closes with Esc", "[whycard][smoke]") {
  WhyCard card;
  card.resize(400, 200);
  CHECK(card.isHidden());
  card.ask(0, 3);  // nothing is known yet
  CHECK(card.isHidden());
  card.setComparison(presetWith());
  card.ask(0, 182);
  CHECK(QTest::qWaitFor([&] { return card.isVisible(); }, 5000));
  CHECK(card.title() == QStringLiteral("Why the window errs at query 190"));
  CHECK(card.text().keepers == QStringLiteral("The mass budget keeps it."));
  card.ask(1, 182);
  CHECK(
      QTest::qWaitFor([&] { return card.title().contains(QStringLiteral("mass budget")); }, 5000));
  int closed = 0;
  QObject::connect(&card, &WhyCard::closed, [&] { ++closed; });
  card.setComparison(presetWith({"window"}));  // the track is gone
  CHECK(card.isHidden());
  CHECK(closed == 1);
  card.ask(0, 182);
  CHECK(QTest::qWaitFor([&] { return card.isVisible(); }, 5000));
  QTest::keyClick(&card, Qt::Key_Escape);
  CHECK(card.isHidden());
}
