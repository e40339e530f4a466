#include "ui/views/shade.h"

#include <catch2/catch.hpp>

#include "ui/theme/policy_style.h"

using namespace kvbudget::ui;

TEST_CASE("a pixel shows the heavier side, and dropped when equal", "[shade]") {
  const Theme theme = GENERATE(Theme::light(), Theme::night());
  const ShadeTable shades(theme, theme.lineColour(styleOf("mass").colour));
  CHECK(shades.pixel(0.3F, 0.1F) == shades.kept(0.3F));
  CHECK(shades.pixel(0.1F, 0.3F) == shades.dropped(0.3F));
  CHECK(shades.pixel(0.2F, 0.2F) == shades.dropped(0.2F));
  CHECK(shades.pixel(-1.0F, 0.0F) == shades.dropped(0.0));
  CHECK(shades.pixel(0.0F, -1.0F) == shades.kept(0.0));
  CHECK(qAlpha(shades.pixel(-1.0F, -1.0F)) == 0);
}

TEST_CASE("depth grows with weight, and heavy dropped tokens stand out", "[shade]") {
  CHECK(depthOf(0.0) == 0.0);
  CHECK(depthOf(1e-9) == 0.0);
  CHECK(depthOf(1.0) == 1.0);
  CHECK(depthOf(0.01) == Approx(0.5));
  for (const Theme& theme : {Theme::light(), Theme::night()}) {
    const ShadeTable shades(theme, theme.lineColour(styleOf("window").colour));
    CHECK(contrast(QColor::fromRgb(shades.dropped(0.6)), theme.card) > 3.0);
    CHECK(contrast(QColor::fromRgb(shades.dropped(1e-4)), theme.card) < 1.4);
    // Even a kept token of no weight is told from a dropped one of no weight.
    const QColor kept = QColor::fromRgb(shades.kept(0.0));
    const QColor dropped = QColor::fromRgb(shades.dropped(0.0));
    CHECK(kept.hslSaturationF() > dropped.hslSaturationF() + 0.1F);
  }
}
