#include "ui/window/offer_bar.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

OfferBar::OfferBar(const QString& accept, const QString& decline, QWidget* parent)
    : QWidget(parent),
      m_sentence(new QLabel(this)),
      m_accept(new QPushButton(accept, this)),
      m_decline(new QPushButton(decline, this)) {
  auto* line = new QHBoxLayout(this);
  line->addWidget(m_sentence, 1);
  line->addWidget(m_accept);
  line->addWidget(m_decline);
  m_sentence->setTextFormat(Qt::PlainText);
  m_sentence->setWordWrap(true);
  for (QPushButton* button : {m_accept, m_decline}) {
    button->setAutoDefault(true);  // Enter presses it
  }
  connect(m_accept, &QPushButton::clicked, this, &OfferBar::accepted);
  connect(m_decline, &QPushButton::clicked, this, &OfferBar::declined);
  connect(&Appearance::instance(), &Appearance::changed, this, &OfferBar::applyType);
  applyType();
  hide();
}

void OfferBar::offer(const QString& sentence) {
  m_sentence->setText(sentence);
  setAccessibleName(sentence);
  m_accept->setAccessibleDescription(sentence);
  show();
}

void OfferBar::keyPressEvent(QKeyEvent* event) {
  const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (enter && (m_accept->hasFocus() || m_decline->hasFocus())) {
    (m_accept->hasFocus() ? m_accept : m_decline)->click();
    return;
  }
  QWidget::keyPressEvent(event);
}

void OfferBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = Appearance::instance().theme();
  painter.fillRect(rect(), theme.card);
  painter.fillRect(QRect(0, 0, 4, height()), theme.accent);
  painter.fillRect(QRect(0, height() - 1, width(), 1), theme.line);
}

void OfferBar::applyType() {
  const TypeScale& type = Appearance::instance().type();
  for (QWidget* part : {static_cast<QWidget*>(m_sentence), static_cast<QWidget*>(m_accept),
                        static_cast<QWidget*>(m_decline)}) {
    part->setFont(type.font(TypeScale::Role::text));
  }
  layout()->setContentsMargins(type.space(4), type.space(2), type.space(4), type.space(2));
  layout()->setSpacing(type.space(3));
}

}  // namespace kvbudget::ui
