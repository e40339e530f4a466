#include "ui/pages/rollout_page.h"

#include <QtGui/QResizeEvent>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QMenu>
#include <algorithm>
#include <array>
#include <utility>

#include "ui/plot/plot_view.h"
#include "ui/session/session.h"
#include "ui/theme/appearance.h"
#include "ui/views/card.h"
#include "ui/views/error_view.h"
#include "ui/views/kept_map.h"
#include "ui/views/keyframe_editor.h"
#include "ui/views/pareto_view.h"
#include "ui/views/query_card.h"
#include "ui/views/sink_strips.h"
#include "ui/views/token_strip.h"
#include "ui/views/why_card.h"

namespace kvbudget::ui {
namespace {

constexpr double kTwoColumns = 150.0;  // in spaces of 4 pixels

}  // namespace

RolloutPage::RolloutPage(Session& session, QWidget* parent)
    : ScrolledPage(parent),
      m_session(session),
      m_pareto(new ParetoView),
      m_query(new QueryCard),
      m_why(new WhyCard),
      m_errors(new ErrorView),
      m_sinks(new SinkStrips),
      m_map(new KeptMap),
      m_keyframes(new KeyframeEditor),
      m_tokens(new TokenStrip) {
  auto* content = new QWidget;
  m_grid = new QGridLayout(content);
  makeCards();
  setWidget(content);
  connectViews();
  connect(&Appearance::instance(), &Appearance::changed, this, &RolloutPage::applyType);
  applyType();
}

void RolloutPage::makeCards() {
  m_sinkCard = new Card(tr("Keyframes kept"));
  m_sinkCard->setBody(m_sinks);
  m_mapCard = new Card(tr("Kept map"));
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(0);
  column->addWidget(m_keyframes);
  column->addWidget(m_map, 1);
  m_mapCard->setBody(body);
  m_map->fillChoiceMenu(m_mapCard->choiceMenu());
  m_mapCard->setChoiceText(m_map->choiceText());
  m_tokenCard = new Card(tr("Attention of this query"));
  m_tokenCard->setBody(m_tokens);
}

void RolloutPage::connectViews() {
  connect(&m_session, &Session::comparisonChanged, this, &RolloutPage::update);
  const auto link = [this](auto* view) {
    using View = std::remove_pointer_t<decltype(view)>;
    connect(&m_session, &Session::cursorChanged, view, &View::setCursor);
    connect(view, &View::cursorRequested, &m_session, &Session::setCursor);
  };
  link(m_pareto);
  link(m_query);
  link(m_errors);
  link(static_cast<TimelineView*>(m_sinks));
  link(static_cast<TimelineView*>(m_map));
  link(static_cast<TimelineView*>(m_tokens));
  link(static_cast<TimelineView*>(m_keyframes));
  connect(m_keyframes, &KeyframeEditor::sinksEdited, this, &RolloutPage::editSinks);
  connect(m_errors, &ErrorView::whyRequested, m_why, &WhyCard::ask);
  connect(m_errors, &ErrorView::whyRequested, &m_session,
          [this](int, int query) { m_session.setCursor(query); });
  connect(m_query, &QueryCard::whyRequested, m_why, &WhyCard::ask);
  connect(m_why, &WhyCard::shown, this, [this] { ensureWidgetVisible(m_why); });
  connect(m_map, &KeptMap::choiceChanged, m_mapCard, &Card::setChoiceText);
  connect(m_map, &KeptMap::firstMapEndMoved, this, &RolloutPage::alignAxes);
  connect(m_mapCard->choiceMenu(), &QMenu::aboutToShow, m_map,
          [this] { m_map->fillChoiceMenu(m_mapCard->choiceMenu()); });
  connect(m_pareto, &ParetoView::windowWanted, &m_session, [this](int window) {
    m_session.change(tr("Change Window"), [window](Scenario& s) {
      s.window = window;
      s.window_matched = false;
    });
  });
  connect(m_pareto, &ParetoView::tauWanted, &m_session, [this](double tau) {
    m_session.change(tr("Change Mass Budget"), [tau](Scenario& s) { s.tau = tau; });
  });
  connect(m_pareto, &ParetoView::failed, &m_session, &Session::refused);
}

// What cannot be seen costs nothing: a page that is not shown takes the newest result when it is.
void RolloutPage::update() {
  const auto& comparison = m_session.comparison();
  if (comparison == nullptr || comparison == m_shown || !isVisible()) {
    return;
  }
  m_shown = comparison;
  const int cursor = m_session.cursor();
  const auto show = [&](auto* view) {
    view->setComparison(comparison);
    view->setCursor(cursor);
  };
  show(m_errors);
  show(m_pareto);
  show(m_query);
  show(m_sinks);
  show(m_map);
  show(m_tokens);
  show(m_keyframes);
  m_why->setComparison(comparison);
  reserveHeights();
  arrange();  // titles may have changed
  alignAxes();
}

bool RolloutPage::isSettled() const {
  return m_shown == m_session.comparison() && m_map->isSettled() && m_sinks->isSettled();
}

void RolloutPage::editSinks(const std::vector<Position>& sinks, bool finished) {
  const QString text = tr("Edit Keyframes");
  if (!finished && !m_session.isEditing()) {
    m_session.beginEdit(text);
  }
  m_session.change(text, [&sinks](Scenario& s) { s.simulator.sinks = sinks; });
  if (finished) {
    m_session.endEdit();
  }
}

void RolloutPage::showEvent(QShowEvent* event) {
  ScrolledPage::showEvent(event);
  update();
}

// One axis for all views over the rollout: the widest labels decide.
void RolloutPage::alignAxes() {
  const TimelineMargins least = timelineMargins(Appearance::instance().type());
  const std::array<TimelineView*, 4> views = {m_sinks, m_map, m_tokens, m_keyframes};
  int left = least.left;
  for (const TimelineView* view : views) {
    left = std::max(left, view->minimumLeftMargin());
  }
  for (TimelineView* view : views) {
    // The keyframes stand over the map, over the first where there are two side by side.
    const bool overMap = view == m_keyframes;
    view->setPlotMargins(left,
                         overMap ? std::max(least.right, m_map->marginBesideFirst()) : least.right);
  }
  PlotMargins margins;
  margins.left = left;
  margins.right = least.right;
  m_errors->plot().setMargins(margins);
}

// A legend of many lines must not take the plot's place.
void RolloutPage::reserveHeights() {
  const TypeScale& type = Appearance::instance().type();
  const bool many = m_shown != nullptr && m_shown->tracks.size() > kMostEndLabels;
  m_pareto->setMinimumHeight(type.space(many ? 100.0 : 68.0));
  m_errors->setMinimumHeight(type.space(many ? 72.0 : 54.0));
}

void RolloutPage::applyType() {
  const TypeScale& type = Appearance::instance().type();
  const int gap = type.space(3);
  m_grid->setContentsMargins(gap, gap, gap, gap);
  m_grid->setSpacing(gap);
  m_keyframes->setMinimumWidth(type.space(40));
  reserveHeights();
  m_mapCard->setMinimumHeight(type.space(48));
  m_columns = 0;
  arrange();
  alignAxes();
}

void RolloutPage::resizeEvent(QResizeEvent* event) {
  ScrolledPage::resizeEvent(event);
  arrange();
}

void RolloutPage::arrange() {
  // Presenter mode hides all cards but one, and maybe a whole column.
  const auto need = [](std::initializer_list<const Card*> cards) {
    int widest = 0;
    for (const Card* card : cards) {
      // Also before the first show, when all are hidden, but not on purpose.
      const bool away = card->isHidden() && card->testAttribute(Qt::WA_WState_ExplicitShowHide);
      widest = away ? widest : std::max(widest, card->headWidth());
    }
    return widest;
  };
  const int leftNeed = need({m_pareto, m_query, m_tokenCard});
  const int rightNeed = need({m_errors, m_sinkCard, m_mapCard});
  const int both = leftNeed + rightNeed + 3 * m_grid->horizontalSpacing();
  const int room = viewport()->width();
  const bool two = room >= std::max(Appearance::instance().type().space(kTwoColumns), both);
  const int columns = two ? 2 : 1;
  for (const auto& [column, width] : {std::pair{0, leftNeed}, {1, rightNeed}}) {
    // With one side away the cards may still stand in one column: no room is kept beside it.
    const int least = two && leftNeed > 0 && rightNeed > 0 ? width : 0;
    if (m_grid->columnMinimumWidth(column) != least) {
      m_grid->setColumnMinimumWidth(column, least);
    }
  }
  // A page that is scrolled anyway needs no strips that are scrolled, too.
  m_sinks->setMinimumHeight(two ? 0 : m_sinks->sizeHint().height());
  if (columns == m_columns) {
    return;
  }
  if (leftNeed == 0 || rightNeed == 0) {
    return;  // until all are back
  }
  m_columns = columns;
  while (QLayoutItem* item = m_grid->takeAt(0)) {
    delete item;
  }
  if (columns == 1) {
    int row = 0;
    for (QWidget* card : {static_cast<QWidget*>(m_pareto), static_cast<QWidget*>(m_query),
                          static_cast<QWidget*>(m_why), static_cast<QWidget*>(m_errors),
                          static_cast<QWidget*>(m_sinkCard), static_cast<QWidget*>(m_mapCard),
                          static_cast<QWidget*>(m_tokenCard)}) {
      m_grid->addWidget(card, row++, 0);
    }
    m_grid->setColumnStretch(1, 0);
    return;
  }
  auto* left = new QVBoxLayout;
  left->addWidget(m_pareto, 1);
  left->addWidget(m_query);
  left->addWidget(m_why);
  left->addWidget(m_tokenCard);
  auto* right = new QVBoxLayout;
  right->addWidget(m_errors, 4);
  right->addWidget(m_sinkCard);
  right->addWidget(m_mapCard, 5);
  for (QVBoxLayout* column : {left, right}) {
    column->setSpacing(m_grid->spacing());
  }
  m_grid->addLayout(left, 0, 0);
  m_grid->addLayout(right, 0, 1);
  m_grid->setColumnStretch(0, 3);
  m_grid->setColumnStretch(1, 4);
}

}  // namespace kvbudget::ui
