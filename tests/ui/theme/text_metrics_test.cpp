#include "ui/theme/text_metrics.h"

#include <QImage>
#include <QPainter>
#include <catch2/catch.hpp>
#include <random>

#include "ui/theme/theme.h"

using namespace kvbudget::ui;

namespace {

QImage painted(const QString& text, double ratio, bool remembered) {
  QImage image(400, 60, QImage::Format_RGB32);
  image.setDevicePixelRatio(ratio);
  image.fill(Qt::white);
  QPainter painter(&image);
  painter.setFont(TypeScale::screen().font(TypeScale::Role::labels, &image));
  painter.setPen(QColor(30, 60, 90));
  const QPointF left(5.3, 17.6);
  remembered ? drawRemembered(painter, left, text) : painter.drawText(left, text);
  return image;
}

}  // namespace

TEST_CASE("a remembered text is painted as it is without, to the pixel, whenever it is met") {
  for (const double ratio : {1.0, 1.5, 2.0}) {
    for (const QString& text :
         {QStringLiteral("error per query"), QStringLiteral("τ = 0.05 × range"),
          QStringLiteral("滑动窗口 48"), QStringLiteral("fin AVA 10⁻³"), QString()}) {
      INFO(text.toStdString() << " at " << ratio);
      const QImage plain = painted(text, ratio, false);
      for (int time = 0; time < 3; ++time) {
        CHECK(painted(text, ratio, true) == plain);
      }
    }
  }
}

TEST_CASE("texts put together from words are set as whole texts are") {
  const QStringList words =
      QStringLiteral(
          "first|lost|at|56|·|kept|9.5|%|of|queries,|AV|To|Wave|(read)|x|10|−3|->|0.0123|3e-5|7.|"
          "fi|"
          "σ|τ|=|“lost”|L2|1/2|11|y|“A|滑动|×|T,|-|12:30|mass|10⁻³|Δ|m:|¿Qué|años|é")
          .split(u'|');
  std::mt19937 random(814);
  const QImage image(1, 1, QImage::Format_RGB32);
  for (const bool strong : {false, true}) {
    const QFont font = TypeScale::screen().font(TypeScale::Role::labels, &image, strong);
    const TextMetrics metrics(font, &image);
    for (int i = 0; i < 5000; ++i) {
      QStringList some;
      for (int n = 0; n < 2 + i % 5; ++n) {
        some.push_back(words[static_cast<qsizetype>(random()) % words.size()]);
      }
      const QString text = some.join(u' ');
      INFO(text.toStdString());
      REQUIRE(metrics.horizontalAdvance(text) ==
              Approx(QFontMetricsF(font, &image).horizontalAdvance(text)).margin(1e-6));
      if (i % 10 == 0) {
        REQUIRE(painted(text, 1.0, true) == painted(text, 1.0, false));
      }
    }
  }
}

TEST_CASE("numbers put together from digits are set as whole numbers are") {
  std::mt19937 random(77);
  const QImage image(1, 1, QImage::Format_RGB32);
  for (const bool strong : {false, true}) {
    for (const auto role :
         {TypeScale::Role::ticks, TypeScale::Role::text, TypeScale::Role::title}) {
      const QFont font = TypeScale::screen().font(role, &image, strong);
      const TextMetrics metrics(font, &image);
      for (int i = 0; i < 1000; ++i) {
        QString text;
        for (int n = 0; n < 2 + i % 7; ++n) {
          text += QStringLiteral("01234567890123456789.,")[static_cast<int>(random() % 22)];
        }
        INFO(text.toStdString());
        REQUIRE(metrics.horizontalAdvance(text) ==
                Approx(QFontMetricsF(font, &image).horizontalAdvance(text)).margin(1e-6));
        if (i % 10 == 0) {
          for (const double ratio : {1.0, 1.25, 2.0}) {
            REQUIRE(painted(text, ratio, true) == painted(text, ratio, false));
          }
        }
      }
    }
  }
}

TEST_CASE("metrics outlive the memory of their font") {
  const QImage image(1, 1, QImage::Format_RGB32);
  QFont font = TypeScale::screen().font(TypeScale::Role::labels, &image);
  const TextMetrics first(font, &image);
  const double width = first.horizontalAdvance(QStringLiteral("mass lost 0.0123"));
  for (int size = 1; size < 300; ++size) {  // more fonts than are remembered
    font.setPointSizeF(4.0 + 0.1 * size);
    CHECK(TextMetrics(font, &image).horizontalAdvance(QStringLiteral("x")) > 0.0);
  }
  CHECK(first.horizontalAdvance(QStringLiteral("mass lost 0.0123")) == width);
  CHECK(first.horizontalAdvance(QStringLiteral("mass lost")) < width);
}
