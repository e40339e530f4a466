#include "ui/theme/theme.h"

#include <QFontMetricsF>
#include <QRawFont>
#include <catch2/catch.hpp>
#include <set>

#include "core/policies/registry.h"
#include "ui/theme/policy_style.h"
#include "ui/theme/tabular_font.h"

using namespace kvbudget::ui;

TEST_CASE("the theme follows the palette's lightness and gives it back", "[theme]") {
  for (const Theme& theme : {Theme::light(), Theme::night()}) {
    CHECK(Theme::of(paletteOf(theme)) == theme);
    CHECK(contrast(theme.ink, theme.card) > 10);
    CHECK(contrast(theme.secondary, theme.card) >= 4.5);
    CHECK(contrast(theme.secondary, theme.ground) >= 4.5);
    CHECK(contrast(theme.holds, theme.card) >= 4.5);
    CHECK(contrast(theme.broken, theme.card) >= 4.5);
  }
  CHECK(contrast(Qt::black, Qt::white) == Approx(21));
}

TEST_CASE("policies can be seen and read on light and dark cards", "[theme]") {
  for (const auto* policy : kvbudget::policies()) {
    const QColor colour = styleOf(policy->id).colour;
    INFO(std::string(policy->id));
    CHECK(contrast(Theme::night().lineColour(colour), Theme::night().card) >= 3.0);
    CHECK(Theme::light().lineColour(colour) == colour);  // exactly as chosen
    for (const Theme& theme : {Theme::light(), Theme::night()}) {
      CHECK(contrast(theme.textColour(colour), theme.card) >= 4.5);
    }
  }
  CHECK(Theme::light().lineColour(QColor()) == Theme::light().ink);
}

TEST_CASE("each policy has a look of its own, also one that is new", "[theme]") {
  std::set<std::string> looks;
  for (const auto* policy : kvbudget::policies()) {
    const PolicyStyle style = styleOf(policy->id);
    CHECK_FALSE(style.label.isEmpty());
    CHECK_FALSE(style.shortLabel.isEmpty());
    looks.insert(style.colour.name().toStdString());
  }
  CHECK(looks.size() == kvbudget::policies().size());
  CHECK(styleOf("window").colour == QColor(0xd5, 0x5e, 0x00));
  CHECK(styleOf("mass").colour == QColor(0x00, 0x72, 0xb2));

  const PolicyStyle invented = styleOf("streaming_llm");
  CHECK(invented.colour == styleOf("streaming_llm").colour);
  CHECK(invented.dashes == styleOf("streaming_llm").dashes);
  CHECK(invented.colour.isValid());
  CHECK_FALSE(invented.dashes.isEmpty());
  CHECK(invented.label == QStringLiteral("streaming_llm"));
}

TEST_CASE("every marker has an outline of about its size", "[theme]") {
  for (const Marker marker : {Marker::circle, Marker::square, Marker::diamond, Marker::triangle,
                              Marker::cross, Marker::plus, Marker::down}) {
    const QRectF box = markerPath(marker, 10).boundingRect();
    CHECK(box.width() >= 7);
    CHECK(box.width() <= 13);
    CHECK(markerPath(marker, 10).contains(QPointF(0, 0)));
  }
  CHECK(markerPath(Marker::none, 10).isEmpty());
}

TEST_CASE("digits are equally wide, in both weights", "[theme]") {
  if (tabularFamily() != QStringLiteral("Inter Tabular")) {
    WARN("Inter is not installed: the system's font is taken as it is.");
    return;
  }
  for (const bool strong : {false, true}) {
    const QFontMetricsF metrics(TypeScale::screen().font(TypeScale::Role::text, strong));
    const double width = metrics.horizontalAdvance(QStringLiteral("0"));
    for (const QChar digit : QStringLiteral("123456789")) {
      CHECK(metrics.horizontalAdvance(digit) == Approx(width).margin(0.05));
    }
    // Still Inter: letters are as they were.
    QFont inter(QStringLiteral("Inter"));
    inter.setPointSizeF(TypeScale::screen().font(TypeScale::Role::text).pointSizeF());
    inter.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    const QString letters = QStringLiteral("Weighted mean of dropped");
    CHECK(metrics.horizontalAdvance(letters) ==
          Approx(QFontMetricsF(inter).horizontalAdvance(letters)).margin(0.5));
  }
}

TEST_CASE("a font without tabular digits is left alone", "[theme]") {
  CHECK(withTabularDigits(QRawFont(), QStringLiteral("X"), QStringLiteral("Regular")).isEmpty());
}

TEST_CASE("type sizes follow the factor", "[theme]") {
  using Role = TypeScale::Role;
  TypeScale type;
  CHECK(type.size(Role::ticks) == 11);
  CHECK(type.size(Role::labels) == 12);
  CHECK(type.size(Role::text) == 13);
  CHECK(type.size(Role::number) == 15);
  CHECK(type.size(Role::bigNumber) == 24);
  CHECK(type.space(3) == 12);
  type.factor = 1.5;
  CHECK(type.size(Role::labels) == 18);
  CHECK(timelineMargins(type).left > 0);
}
