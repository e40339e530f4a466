#include "ui/views/card.h"

#include <QApplication>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QToolButton>
#include <catch2/catch.hpp>

#include "tests/ui/plot/picture.h"
#include "ui/theme/appearance.h"

using namespace kvbudget::ui;

TEST_CASE("a card has a title, a choice and a body, and no markup", "[card]") {
  Card card(QStringLiteral("a < b & <b>c</b>"));
  auto* body = new QLabel;
  card.setBody(body);
  card.resize(300, 200);
  card.choiceMenu()->addAction(QStringLiteral("Linear"));
  card.setChoiceText(QStringLiteral("linear"));
  CHECK(card.title() == QStringLiteral("a < b & <b>c</b>"));
  CHECK(card.accessibleName() == card.title());
  CHECK(card.findChild<QLabel*>()->textFormat() == Qt::PlainText);
  auto* button = card.findChild<QToolButton*>();
  REQUIRE(button != nullptr);
  CHECK(button->text().startsWith(QStringLiteral("linear")));
  CHECK(button->focusPolicy() == Qt::StrongFocus);
  CHECK(card.body() == body);
  card.setBody(new QLabel);  // the earlier one is deleted
  CHECK(card.body() != nullptr);
}

TEST_CASE("a card is white by day and dark by night, and grows with the text", "[card]") {
  Card card(QStringLiteral("Title"));
  card.setBody(new QWidget);
  card.resize(300, 200);
  const QImage day = card.grab().toImage();
  CHECK(day.pixelColor(150, 150) == Theme::light().card);
  const QPalette before = QApplication::palette();
  QApplication::setPalette(paletteOf(Theme::night()));
  CHECK(card.grab().toImage().pixelColor(150, 150) == Theme::night().card);
  QApplication::setPalette(before);

  const int height = card.minimumSizeHint().height();
  Appearance::instance().setZoom(2.0);
  CHECK(card.minimumSizeHint().height() > height * 3 / 2);
  Appearance::instance().setZoom(1.0);
}
