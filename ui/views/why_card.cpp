#include "ui/views/why_card.h"

#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include "ui/theme/appearance.h"

namespace kvbudget::ui {

WhyCard::WhyCard(QWidget* parent) : Card(tr("Why"), parent), m_label(new QLabel), m_queue(this) {
  m_label->setTextFormat(Qt::PlainText);
  m_label->setWordWrap(true);
  m_label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  m_label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_label->setFocusPolicy(Qt::StrongFocus);
  setBody(m_label);
  auto* button = new QToolButton;
  button->setText(tr("Close"));
  button->setAutoRaise(true);
  button->setToolTip(tr("Closes this explanation (Esc)."));
  addToHead(button);
  connect(button, &QToolButton::clicked, this, &WhyCard::dismiss);
  connect(&Appearance::instance(), &Appearance::changed, this, &WhyCard::applyType);
  applyType();
  hide();
}

void WhyCard::applyType() {
  m_label->setFont(Appearance::instance().type().font(TypeScale::Role::text));
}

void WhyCard::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  if (!isHidden()) {
    ask(m_track, m_query);
  }
}

void WhyCard::ask(int trackIndex, int queryIndex) {
  m_track = trackIndex;
  m_query = queryIndex;
  if (m_comparison == nullptr || trackIndex < 0 || queryIndex < 0 ||
      trackIndex >= static_cast<int>(m_comparison->tracks.size()) ||
      queryIndex >= static_cast<int>(m_comparison->queries().size())) {
    dismiss();
    return;
  }
  ComputeQueue::Job job;
  job.work = [comparison = m_comparison, track = static_cast<std::size_t>(trackIndex),
              query = static_cast<std::size_t>(queryIndex)](const ComputeQueue::IsCancelled&) {
    return std::any(whyText(*comparison, track, query, why_at(*comparison, track, query)));
  };
  job.done = [this](std::any result) { showText(std::any_cast<WhyText>(std::move(result))); };
  m_queue.request(std::move(job));
}

void WhyCard::showText(WhyText text) {
  m_text = std::move(text);
  setTitle(m_text.title);
  m_label->setText(m_text.lines());
  m_label->setAccessibleName(m_text.title);
  m_label->setAccessibleDescription(m_text.spoken());
  setVisible(true);
  Q_EMIT shown();
}

void WhyCard::dismiss() {
  m_queue.clear();
  if (!isHidden()) {
    hide();
    Q_EMIT closed();
  }
}

void WhyCard::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape) {
    dismiss();
    return;
  }
  Card::keyPressEvent(event);
}

}  // namespace kvbudget::ui
