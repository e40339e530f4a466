#include "ui/views/card.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

Card::Card(const QString& title, QWidget* parent)
    : QWidget(parent),
      m_layout(new QVBoxLayout(this)),
      m_head(new QHBoxLayout),
      m_side(new QHBoxLayout),
      m_title(new QLabel(title, this)),
      m_note(new QLabel(this)) {
  m_title->setTextFormat(Qt::PlainText);
  m_note->setTextFormat(Qt::PlainText);
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_note->hide();
  m_title->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  m_head->addWidget(m_title);
  m_side->addStretch(1);
  m_side->addWidget(m_note);
  m_head->addLayout(m_side, 1);
  m_layout->addLayout(m_head);
  setAccessibleName(title);
  applyType();
  connect(&Appearance::instance(), &Appearance::changed, this, &Card::applyType);
}

void Card::applyType() {
  const TypeScale& type = Appearance::instance().type();
  m_title->setFont(type.font(TypeScale::Role::title));
  m_note->setFont(type.font(TypeScale::Role::labels));
  if (m_choice != nullptr) {
    m_choice->setFont(type.font(TypeScale::Role::labels));
  }
  const int inset = type.space(4);
  m_layout->setContentsMargins(inset, type.space(2), inset, type.space(3));
  m_layout->setSpacing(type.space(2));
  m_head->setSpacing(type.space(2));
  m_side->setSpacing(type.space(2));
  // Heads are equally high with and without a choice, so that cards side by side line up.
  m_title->setFixedHeight(type.space(6));
  arrangeHead();
  update();
}

int Card::headWidth() const {
  const QMargins margins = m_layout->contentsMargins();
  return m_title->sizeHint().width() + m_head->spacing() + m_side->sizeHint().width() +
         margins.left() + margins.right();
}

// The choice below the title where both are wider than the card.
void Card::arrangeHead() {
  const bool narrow = m_side->sizeHint().width() > 0 && width() < headWidth();
  const bool below = m_head->indexOf(m_side) < 0;
  if (narrow == below) {
    return;
  }
  QLayout* from = below ? static_cast<QLayout*>(m_layout) : m_head;
  from->removeItem(m_side);
  m_side->setParent(nullptr);  // or the next layout would not take it
  if (narrow) {
    m_layout->insertLayout(1, m_side);
  } else {
    m_head->addLayout(m_side, 1);
  }
  updateGeometry();
}

// As narrow as the title, the choice or the body, whichever is widest: the head gives way.
QSize Card::minimumSizeHint() const {
  const QMargins margins = m_layout->contentsMargins();
  int least = std::max(m_title->minimumSizeHint().width(), m_side->minimumSize().width());
  if (m_body != nullptr) {
    least = std::max({least, m_body->minimumSizeHint().width(), m_body->minimumWidth()});
  }
  return {least + margins.left() + margins.right(), QWidget::minimumSizeHint().height()};
}

// Texts of the head come and go while the card keeps its size.
bool Card::event(QEvent* event) {
  if (event->type() == QEvent::LayoutRequest) {
    arrangeHead();
  }
  return QWidget::event(event);
}

void Card::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeHead();
}

void Card::setTitle(const QString& title) {
  m_title->setText(title);
  setAccessibleName(title);
}

QString Card::title() const {
  return m_title->text();
}

void Card::setNote(const QString& note) {
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
}

QMenu* Card::choiceMenu() {
  if (m_choice == nullptr) {
    m_choice = new QToolButton(this);
    m_choice->setAutoRaise(true);
    m_choice->setProperty("kvFlatChoice", true);
    m_choice->setPopupMode(QToolButton::InstantPopup);
    m_choice->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_choice->setFocusPolicy(Qt::StrongFocus);
    m_choice->setMenu(new QMenu(m_choice));
    m_choice->setAccessibleName(tr("What %1 shows").arg(title()));
    m_side->addWidget(m_choice);
    applyType();
  }
  return m_choice->menu();
}

void Card::setChoiceText(const QString& text) {
  choiceMenu();
  m_choice->setText(text + QStringLiteral(" ▾"));
}

QMenu* Card::moreMenu() {
  if (m_more == nullptr) {
    m_more = new QMenu(this);
  }
  return m_more;
}

void Card::setBody(QWidget* body) {
  delete m_body;
  m_body = body;
  if (m_body != nullptr) {
    m_layout->addWidget(m_body, 1);
  }
}

void Card::addToHead(QWidget* widget) {
  m_side->insertWidget(m_side->indexOf(m_note), widget);
}

void Card::paintEvent(QPaintEvent*) {
  const Theme& theme = Appearance::instance().theme();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.line, 1.0));
  painter.setBrush(theme.card);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6.0, 6.0);
}

void Card::contextMenuEvent(QContextMenuEvent* event) {
  if (m_more != nullptr && !m_more->isEmpty()) {
    m_more->popup(event->globalPos());
  } else if (m_choice != nullptr) {
    m_choice->menu()->popup(event->globalPos());
  } else {
    event->ignore();
  }
}

}  // namespace kvbudget::ui
