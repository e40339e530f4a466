#include "ui/pages/selection_page.h"

#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <exception>

#include "ui/controls/thin_scroll_bar.h"
#include "ui/pages/audit_view.h"
#include "ui/pages/selection_help.h"
#include "ui/theme/appearance.h"
#include "ui/views/card.h"
#include "ui/views/ranked_sets.h"
#include "ui/views/set_words.h"
#include "ui/views/swap_player.h"
#include "ui/words/engine_sentences.h"

namespace kvbudget::ui {
namespace {

constexpr int kTwoColumns = 120;  // spaces

constexpr Index kBudgets[] = {4, 8, 16, 32};  // the paper's

struct Outcome {
  std::shared_ptr<const RowSets> sets;
  QString failure;
};

Outcome computed(const std::shared_ptr<const Attention>& attention, Position query, Index budget,
                 bool complete, const ComputeQueue::IsCancelled& cancelled) {
  Outcome outcome;
  Hooks hooks;
  hooks.threads = 1;
  hooks.cancelled = cancelled;
  try {
    if (auto sets = row_sets(*attention, query, budget, complete, hooks)) {
      outcome.sets = std::make_shared<const RowSets>(std::move(*sets));
    }
  } catch (const std::exception& error) {
    outcome.failure = engineSentence(error);
  }
  return outcome;
}

}  // namespace

SelectionPage::SelectionPage(QWidget* parent)
    : QWidget(parent),
      m_card(new Card(tr("Kept sets"), this)),
      m_ranking(new RankedSets),
      m_area(new QScrollArea),
      m_swaps(new SwapPlayer),
      m_lesson(new QLabel),
      m_help(new QToolButton),
      m_audit(new AuditView) {
  setAccessibleName(tr("Selection"));
  setWhatsThis(selectionHelp());
  makeLayout();
  auto* group = new QActionGroup(this);
  for (const Index budget : kBudgets) {
    QAction* action = m_card->choiceMenu()->addAction(tr("%1 keys").arg(budget));
    action->setCheckable(true);
    action->setChecked(budget == m_budget);
    action->setData(static_cast<qlonglong>(budget));
    group->addAction(action);
  }
  connect(group, &QActionGroup::triggered, this,
          [this](const QAction* action) { setBudget(action->data().toLongLong()); });
  connect(m_help, &QToolButton::clicked, this, [this] { showSelectionHelp(this); });
  connect(m_ranking, &RankedSets::focusMoved, this, [this](const QRect& row) {
    m_area->ensureVisible(m_area->viewport()->width() / 2, row.center().y(), 0, row.height());
  });
  connect(m_audit, &AuditView::cellChosen, this, &SelectionPage::cellChosen);
  connect(&Appearance::instance(), &Appearance::changed, this, &SelectionPage::applyType);
  applyType();
  present();
}

void SelectionPage::makeLayout() {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 0, 0);
  m_area->setWidget(m_ranking);
  m_area->setWidgetResizable(true);
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setVerticalScrollBar(new ThinScrollBar);
  m_area->setFocusPolicy(Qt::NoFocus);
  m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  column->addWidget(m_area, 1);
  column->addWidget(m_swaps);
  column->addWidget(m_lesson);
  m_card->setBody(body);
  m_card->addToHead(m_help);
  m_help->setText(QStringLiteral("?"));
  m_help->setAutoRaise(true);
  m_help->setFocusPolicy(Qt::StrongFocus);
  m_help->setAccessibleName(tr("What is this?"));
  m_help->setToolTip(tr("What is this?"));
  m_lesson->setTextFormat(Qt::PlainText);
  m_lesson->setWordWrap(true);
  m_lesson->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_columns = new QBoxLayout(QBoxLayout::LeftToRight, this);
  m_columns->addWidget(m_card, 6);
  m_columns->addWidget(m_audit, 5);
}

// Side by side where both fit.
void SelectionPage::arrange() {
  const int both = m_card->minimumSizeHint().width() + m_audit->minimumSizeHint().width() +
                   3 * m_columns->spacing();
  // Two columns at their least are worse to read than one.
  const bool side = width() >= std::max(both, Appearance::instance().type().space(kTwoColumns));
  m_columns->setDirection(side ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  // On a page that is scrolled the ranking is not scrolled, too.
  m_area->setMinimumHeight(side ? 0 : m_ranking->minimumSizeHint().height());
  // A box gives what wraps the height it likes, but asks for the least: the ranking would pay.
  const int room = width() - 2 * m_columns->spacing();
  // It is negative where nothing wraps.
  m_audit->setMinimumHeight(side ? 0 : std::max(0, m_audit->layout()->totalHeightForWidth(room)));
}

QSize SelectionPage::minimumSizeHint() const {
  const int widest =
      std::max(m_card->minimumSizeHint().width(), m_audit->minimumSizeHint().width());
  return {widest + 2 * m_columns->spacing(), m_columns->totalMinimumSize().height()};
}

void SelectionPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void SelectionPage::applyType() {
  const TypeScale& type = Appearance::instance().type();
  const int gap = type.space(3);
  m_columns->setContentsMargins(gap, gap, gap, gap);
  m_columns->setSpacing(gap);
  m_lesson->setFont(type.font(TypeScale::Role::labels));
  m_help->setFont(type.font(TypeScale::Role::labels));
  arrange();
}

QString SelectionPage::reasonNot() const {
  if (!m_comparison) {
    return tr("No rollout is computed yet.");
  }
  return m_comparison->exploration->attention->values().empty()
             ? tr("This trace has no values: without them there are masses, but no errors.")
             : QString();
}

void SelectionPage::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  m_audit->setComparison(m_comparison, reasonNot());
  refresh();
}

void SelectionPage::setCursor(int queryIndex) {
  m_cursor = queryIndex;
  refresh();
}

void SelectionPage::setBudget(Index budget) {
  m_budget = budget;
  for (QAction* action : m_card->choiceMenu()->actions()) {
    action->setChecked(action->data().toLongLong() == budget);
  }
  m_audit->setBudget(budget);
  refresh();
}

void SelectionPage::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void SelectionPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_queue.clear();
  m_asked = {};
}

SelectionPage::Wanted SelectionPage::wanted() const {
  const auto& queries = m_comparison->queries();
  const auto at = std::min(static_cast<std::size_t>(std::max(0, m_cursor)), queries.size() - 1);
  return {m_comparison->exploration->attention, queries[at], m_budget};
}

void SelectionPage::refresh() {
  if (!isVisible()) {
    return;  // shown anew when somebody looks
  }
  if (reasonNot().isEmpty()) {
    requestRow();
  }
  present();
}

// First what the row alone takes, then the search over all keys and the rules that look back, which
// read all rows before.
void SelectionPage::requestRow() {
  const Wanted row = wanted();
  const bool known = m_shown && m_shownOf == row;
  if (known && m_shown->complete) {
    return;
  }
  const bool complete = known;
  if (m_asked == row && m_askedComplete == complete) {
    return;
  }
  if (m_askedComplete) {
    m_queue.cancelRunning();  // it completes a row that nobody looks at any more
  }
  m_asked = row;
  m_askedComplete = complete;
  m_queue.request({[row, complete](const ComputeQueue::IsCancelled& cancelled) {
                     return std::any(
                         computed(row.attention, row.query, row.budget, complete, cancelled));
                   },
                   [this, row](const std::any& result) {
                     const auto& outcome = std::any_cast<const Outcome&>(result);
                     m_failure = outcome.failure;
                     if (outcome.sets) {
                       m_shown = outcome.sets;
                       m_shownOf = row;
                     }
                     refresh();
                   }});
}

void SelectionPage::present() {
  const QString reason = reasonNot();
  const bool shown = reason.isEmpty() && m_shown != nullptr;
  const bool tooFew = shown && m_shown->row.budget == 0;
  m_card->setChoiceText(tr("%1 keys").arg(m_budget));
  if (!shown || tooFew) {
    m_card->setTitle(tr("Kept sets"));
    m_ranking->setSets(
        nullptr,
        !reason.isEmpty() ? reason
        : tooFew
            ? tr("Query %1 has no more keys than are kept.").arg(QLocale().toString(m_shown->query))
            : tr("The row is being computed."));
    m_swaps->setSets(nullptr);
    m_lesson->clear();
  } else {
    m_card->setTitle(tr("Kept sets of query %1").arg(QLocale().toString(m_shown->query)));
    m_ranking->setSets(m_shown);
    m_swaps->setSets(m_shown);
    m_lesson->setText(m_shown->complete
                          ? lessonOf(*m_shown)
                          : tr("Rules that look back and the search over all keys follow."));
  }
  m_lesson->setVisible(!m_lesson->text().isEmpty());
  arrange();
}

bool SelectionPage::isSettled() const {
  if (m_comparison == nullptr) {
    return false;
  }
  return !reasonNot().isEmpty() ||
         (m_shown && m_shown->complete && m_shownOf == wanted() && m_audit->isSettled());
}

}  // namespace kvbudget::ui
