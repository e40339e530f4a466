#include "ui/views/card.h"

#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "ui/theme/appearance.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

constexpr int kAllRoom = 1000;    // of a head's line, for a note that needs it
constexpr int kLeastChoice = 36;  // spaces; a longer choice is shortened in a narrow card

int widthOf(const QLabel& label, const QString& text) {
  return static_cast<int>(std::ceil(TextMetrics(label.font(), &label).horizontalAdvance(text)));
}

int lineWidth(const QLabel& label) {
  return label.isHidden() ? 0 : widthOf(label, label.text());
}

int longestWord(const QLabel& label) {
  int longest = 0;
  for (const QString& word : label.isHidden() ? QStringList() : label.text().split(u' ')) {
    longest = std::max(longest, widthOf(label, word));
  }
  return longest;
}

// Into lines where one is wider than the room. Says whether it was. Nothing is set that is so
// already: labels and layouts would lay the page out anew, at each frame of a drag.
bool breakInto(QLabel& label, int room, int leastHeight) {
  const bool broken = lineWidth(label) > room;
  if (label.wordWrap() != broken) {
    label.setWordWrap(broken);
  }
  if (broken) {
    label.setFixedHeight(std::max(leastHeight, label.heightForWidth(room)));
  } else if (leastHeight > 0) {
    label.setFixedHeight(leastHeight);
  } else {
    label.setMinimumHeight(0);
    label.setMaximumHeight(QWIDGETSIZE_MAX);
  }
  return broken;
}

}  // namespace

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
  arrangeHead();
  update();
}

int Card::headWidth() const {
  const QMargins margins = m_layout->contentsMargins();
  return lineWidth(*m_title) + m_head->spacing() + besideNote() + lineWidth(*m_note) +
         margins.left() + margins.right();
}

// What stands in the head beside title and note, in one line with them.
int Card::besideNote() const {
  int width = 0;
  for (int i = 0; i < m_side->count(); ++i) {
    const QWidget* part = m_side->itemAt(i)->widget();
    if (part != nullptr && part != m_note && !part->isHidden()) {
      width += part->sizeHint().width() + m_side->spacing();
    }
  }
  return width;
}

void Card::arrangeHead() {
  const QMargins margins = m_layout->contentsMargins();
  const int room = width() - margins.left() - margins.right();
  if (m_choice != nullptr) {
    showChoice(room);
  }
  const bool narrow = besideNote() + lineWidth(*m_note) > 0 && width() < headWidth();
  placeSide(narrow);
  // Heads are equally high with and without a choice, so that cards side by side line up.
  breakInto(*m_title, room, Appearance::instance().type().space(6));
  const bool broken = breakInto(*m_note, narrow ? room - besideNote() : QWIDGETSIZE_MAX, 0);
  if (const int stretch = broken ? kAllRoom : 0;
      m_side->stretch(m_side->indexOf(m_note)) != stretch) {
    m_side->setStretchFactor(m_note, stretch);
  }
}

// Shortened where it alone is wider than the card; whole in the tooltip.
void Card::showChoice(int room) {
  const QString mark = QStringLiteral(" ▾");
  const TextMetrics metrics(m_choice->font(), m_choice);
  const double frame = m_choice->sizeHint().width() - metrics.horizontalAdvance(m_choice->text());
  const double left = room - frame - metrics.horizontalAdvance(mark);
  const QString shown = metrics.elidedText(m_choiceText, Qt::ElideRight, std::max(0.0, left));
  if (m_choice->text() != shown + mark) {
    m_choice->setText(shown + mark);
    m_choice->setToolTip(shown != m_choiceText ? m_choiceText : QString());
  }
}

// The choice below the title where both are wider than the card.
void Card::placeSide(bool narrow) {
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

// As narrow as the words of the title, the choice or the body, whichever is widest: the head gives
// way.
QSize Card::minimumSizeHint() const {
  const QMargins margins = m_layout->contentsMargins();
  const int choice = std::min(besideNote(), Appearance::instance().type().space(kLeastChoice));
  int least = std::max(longestWord(*m_title), choice + longestWord(*m_note));
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
  if (title == m_title->text()) {
    return;
  }
  m_title->setText(title);
  setAccessibleName(title);
  arrangeHead();
}

QString Card::title() const {
  return m_title->text();
}

void Card::setNote(const QString& note) {
  if (note == m_note->text()) {
    return;
  }
  m_note->setText(note);
  m_note->setVisible(!note.isEmpty());
  arrangeHead();
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
  m_choiceText = text;
  arrangeHead();
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
