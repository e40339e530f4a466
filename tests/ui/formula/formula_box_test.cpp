#include "ui/formula/formula_box.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <catch2/catch.hpp>

#include "tests/ui/plot/picture.h"
#include "ui/formula/formula_text.h"
#include "ui/theme/appearance.h"

using namespace kvbudget;
using namespace kvbudget::ui;
using namespace kvbudget::ui::test;
using Role = FormulaBox::Role;

namespace {

QFont textFont(double zoom = 1.0) {
  return TypeScale::screen(zoom).font(TypeScale::Role::number);
}

FormulaBox laidOut(const char* tex, FormulaStyle style = FormulaStyle::display, double zoom = 1.0) {
  return layoutFormula(parse_formula(tex), textFont(zoom), style, nullptr);
}

struct Extent {
  double left, right, top, bottom;
};

// Of a box of that role in the whole formula's coordinates.
std::optional<Extent> extentOf(const FormulaBox& box, Role role, QPointF at = {}) {
  if (box.role == role) {
    return Extent{at.x(), at.x() + box.width, at.y() - box.ascent, at.y() + box.descent};
  }
  for (const FormulaBox& part : box.parts) {
    if (const auto found = extentOf(part, role, at + part.at)) {
      return found;
    }
  }
  return std::nullopt;
}

void checkWithin(const FormulaBox& box, const FormulaBox& whole, QPointF at = {}) {
  CHECK(at.y() - box.ascent >= -whole.ascent - 1e-9);
  CHECK(at.y() + box.descent <= whole.descent + 1e-9);
  for (const FormulaBox& part : box.parts) {
    checkWithin(part, whole, at + part.at);
  }
}

const char* const kFormulas[] = {
    "m = 1 - p(A)",
    "\\frac{m}{1-m}",
    "\\bar v_C - \\bar v_A",
    "\\sqrt{\\frac{m}{1-m}} \\, \\sigma",
    "\\sum_{j \\in C} p_j v_j",
    "\\left\\lVert \\frac{a}{b} \\right\\rVert_2 \\le \\tau D",
    "\\max_{i,j} \\lVert v_i - v_j \\rVert",
};

}  // namespace

TEST_CASE("a fraction's parts stand above and below its bar, centred", "[formula]") {
  for (const FormulaStyle style : {FormulaStyle::display, FormulaStyle::inLine}) {
    const FormulaBox box = laidOut("\\frac{m}{1-m}", style);
    const Extent above = extentOf(box, Role::numerator).value();
    const Extent below = extentOf(box, Role::denominator).value();
    const Extent bar = extentOf(box, Role::rule).value();
    CHECK(above.bottom < bar.top);
    CHECK(below.top > bar.bottom);
    CHECK((above.left + above.right) / 2 == Approx((bar.left + bar.right) / 2));
    CHECK((below.left + below.right) / 2 == Approx((bar.left + bar.right) / 2));
    CHECK(bar.left <= std::min(above.left, below.left));
    CHECK(bar.right >= std::max(above.right, below.right));
    // The bar is as high as a minus sign beside it.
    const FormulaBox minus = laidOut("-");
    CHECK((bar.top + bar.bottom) / 2 ==
          Approx((minus.descent - minus.ascent) / 2).margin(0.6 + minus.height()));
  }
}

TEST_CASE("scripts stand right of their base, one below and one above, and do not touch",
          "[formula]") {
  const FormulaBox box = laidOut("v_{jk}^{2}");
  const Extent base = extentOf(box, Role::base).value();
  const Extent below = extentOf(box, Role::subscript).value();
  const Extent above = extentOf(box, Role::superscript).value();
  CHECK(below.left >= base.right - 1.0);
  CHECK(below.bottom > base.bottom);
  CHECK(above.top < base.top);
  CHECK(above.bottom < below.top);
  CHECK(box.find(Role::subscript)->parts[0].font.pointSizeF() ==
        Approx(textFont().pointSizeF() * kScriptScale));
  // Scripts of scripts do not shrink further: they must be read from the last row.
  const FormulaBox deep = laidOut("v_{j_k}");
  const FormulaBox* inner = deep.find(Role::subscript)->parts[0].find(Role::subscript);
  REQUIRE(inner != nullptr);
  CHECK(inner->parts[0].font.pointSizeF() == Approx(textFont().pointSizeF() * kScriptScale));
}

TEST_CASE("limits stand below a sum on its own line and beside it in a text", "[formula]") {
  const FormulaBox display = laidOut("\\sum_{j} p_j");
  const FormulaBox inLine = laidOut("\\sum_{j} p_j", FormulaStyle::inLine);
  const Extent sum = extentOf(display, Role::base).value();
  const Extent limit = extentOf(display, Role::subscript).value();
  CHECK(limit.top > sum.bottom);
  CHECK((limit.left + limit.right) / 2 == Approx((sum.left + sum.right) / 2));
  CHECK(extentOf(inLine, Role::subscript)->left >= extentOf(inLine, Role::base)->right - 1.0);
  CHECK(inLine.height() < display.height());
}

TEST_CASE("bars, roots and brackets cover what they belong to", "[formula]") {
  const FormulaBox bar = laidOut("\\bar v");
  CHECK(extentOf(bar, Role::rule)->bottom < extentOf(bar, Role::base)->top);
  const FormulaBox root = laidOut("\\sqrt{\\frac{a}{b}}");
  const Extent under = extentOf(root, Role::radicand).value();
  const Extent sign = extentOf(root, Role::rule).value();
  CHECK(sign.top < under.top);
  CHECK(sign.bottom >= under.bottom);
  CHECK(sign.right >= under.right);
  CHECK(under.left > sign.left);
  for (const char* tex : {"\\left( \\frac{a}{b} \\right)", "\\left| \\frac{a}{b} \\right|",
                          "\\left\\lVert \\frac{a}{b} \\right\\rVert"}) {
    INFO(tex);
    const FormulaBox box = laidOut(tex);
    const Extent fence = extentOf(box, Role::fence).value();
    CHECK(fence.top <= extentOf(box, Role::numerator)->top + 1.0);
    CHECK(fence.bottom >= extentOf(box, Role::denominator)->bottom - 1.0);
  }
}

TEST_CASE("no part lies outside its formula, and sizes follow the type", "[formula]") {
  for (const char* tex : kFormulas) {
    INFO(tex);
    for (const FormulaStyle style : {FormulaStyle::display, FormulaStyle::inLine}) {
      const FormulaBox box = laidOut(tex, style);
      CHECK(box.width > 0.0);
      CHECK(box.ascent > 0.0);
      checkWithin(box, box);
      const FormulaBox twice = laidOut(tex, style, 2.0);
      CHECK(twice.width == Approx(2.0 * box.width).epsilon(0.06));
      // Ink is measured in whole pixels: up to one at each of the four edges stacked in a fraction.
      CHECK(twice.height() == Approx(2.0 * box.height()).margin(8.0));
    }
  }
}

TEST_CASE("relations and operators have their space, a sign has none", "[formula]") {
  const auto width = [](const char* tex) { return laidOut(tex).width; };
  CHECK(width("a=b") > width("a") + width("=") + width("b") + 4.0);
  CHECK(width("a-b") > width("a") + width("-") + width("b") + 3.0);
  CHECK(width("-b") == Approx(width("-") + width("b")));
  CHECK(width("a=-b") < width("a=b") + width("-") + 1.0);
}

TEST_CASE("formulas look as they did", "[formula][picture]") {
  if (!hasPictureFont()) {
    WARN("another font than Inter: the picture is not compared");
    return;
  }
  for (const double ratio : {1.0, 2.0}) {
    QImage image((QSizeF(420, 430) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(Theme::light().card);
    QPainter painter(&image);
    double y = 0.0;
    for (const char* tex : kFormulas) {
      const FormulaBox box = laidOut(tex);
      y += box.ascent + 14.0;
      paintFormula(painter, box, {20.0, y}, Theme::light().ink);
      y += box.descent + 8.0;
    }
    painter.end();
    CHECK(checkPicture(image, ratio > 1.0 ? QStringLiteral("formulas-2x")
                                          : QStringLiteral("formulas")) == QString());
  }
}

TEST_CASE("a text's formulas sit on its baseline and take its colour and zoom", "[formula]") {
  FormulaText text(TypeScale::Role::number);
  text.setText(QStringLiteral("The mass $m$ and $\\frac{m}{1-m}$.\n\n$$e = m \\lVert g \\rVert$$"));
  text.resize(400, 100);
  text.show();
  CHECK(plainTextOf(*text.document()) == QStringLiteral("The mass m and m/(1 − m).\ne = m‖g‖"));
  const int before = text.height();
  const QImage one = text.grab().toImage();
  CHECK(pixelsOf(one, one.rect(), Appearance::instance().theme().ink) > 40);
  Appearance::instance().setZoom(2.0);
  CHECK(text.height() > 1.7 * before);
  Appearance::instance().setZoom(1.0);
  CHECK(text.height() == before);
  // One baseline: an m of the text and an m of a formula beside it end at the same row of pixels.
  FormulaText pair(TypeScale::Role::number);
  pair.resize(400, 60);
  pair.setText(QStringLiteral("mmmm $mmmm$"));
  const QImage image = pair.grab().toImage();
  const int dark = Appearance::instance().theme().ink.lightness() + 80;
  std::vector<int> lowest;  // of each column with ink
  for (int x = 0; x < image.width(); ++x) {
    for (int y = image.height() - 1; y >= 0; --y) {
      if (image.pixelColor(x, y).lightness() < dark) {
        lowest.push_back(y);
        break;
      }
    }
  }
  REQUIRE(lowest.size() > 60);
  const std::size_t third = lowest.size() / 3;
  const int left = *std::max_element(lowest.begin(), lowest.begin() + static_cast<int>(third));
  const int right = *std::max_element(lowest.end() - static_cast<int>(third), lowest.end());
  CHECK(std::abs(left - right) <= 1);
}

TEST_CASE("a formula that cannot be read stands in the text as it was written", "[formula]") {
  FormulaText text;
  text.setText(QStringLiteral("a $\\fraq{1}$ b, and 5 $ alone"));
  CHECK(text.toPlainText().contains(QStringLiteral("$")));
  text.setText(QStringLiteral("a $\\fraq{1}$ b"));
  CHECK(text.toPlainText() == QStringLiteral("a \\fraq{1} b"));
}
