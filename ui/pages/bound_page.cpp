#include "ui/pages/bound_page.h"

#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>
#include <algorithm>

#include "ui/theme/appearance.h"
#include "ui/views/bound_bars.h"
#include "ui/views/card.h"
#include "ui/views/cause_view.h"
#include "ui/views/identity_line.h"
#include "ui/views/lever_choices.h"
#include "ui/views/lever_scene.h"
#include "ui/views/lever_view.h"
#include "ui/views/mass_tray.h"
#include "ui/views/track_text.h"

namespace kvbudget::ui {
BoundPage::BoundPage(LeverState* state, QWidget* parent)
    : ScrolledPage(parent),
      m_state(state != nullptr ? *state : *new LeverState(this)),
      m_leverCard(new Card(tr("The lever"), this)),
      m_identityCard(new Card(tr("The identity, live"), this)),
      m_barsCard(new Card(tr("How tight is each bound?"), this)),
      m_lever(new LeverView),
      m_tray(new MassTray),
      m_bars(new BoundBars),
      m_identity(new IdentityLine),
      m_causes(new CauseView),
      m_choices(new LeverChoices),
      m_count(new QLabel) {
  setAccessibleName(tr("Bound"));
  makeLayout();
  connectViews();
  connect(&Appearance::instance(), &Appearance::changed, this, &BoundPage::applyType);
  applyType();
  fillSources();
  refresh();
}

void BoundPage::makeLayout() {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_lever, 1);
  column->addWidget(m_tray);
  column->addWidget(m_choices);
  column->addWidget(m_count);
  m_leverCard->setBody(body);
  m_identityCard->setBody(m_identity);
  m_barsCard->setBody(m_bars);
  auto* right = new QVBoxLayout;
  right->addWidget(m_identityCard);
  right->addWidget(m_barsCard);
  right->addWidget(m_causes, 1);
  auto* content = new QWidget;
  m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
  m_columns->addWidget(m_leverCard, 4);
  m_columns->addLayout(right, 3);
  setFillingWidget(content);
}

// Side by side where both fit.
void BoundPage::arrange() {
  const int inset = 2 * Appearance::instance().type().space(4);
  const int left = std::max(m_leverCard->headWidth(), m_columns->itemAt(0)->minimumSize().width());
  m_bars->setMinimumWidth(0);
  const int whole = m_bars->sizeHint().width();
  const int right = std::max(whole + inset, m_columns->itemAt(1)->minimumSize().width());
  const int both = left + right + 3 * m_columns->spacing();
  const bool side = both <= viewport()->width();
  m_columns->setDirection(side ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
  m_bars->setMinimumWidth(side ? whole
                               : 0);  // beside the lever they keep their words at their side
  m_causes->setMinimumHeight(side ? 0 : Appearance::instance().type().space(80));
  // Above the others the lever is seen whole, with what belongs to it.
  const int room = viewport()->height() - 2 * m_columns->spacing();
  m_leverCard->setMaximumHeight(side ? QWIDGETSIZE_MAX
                                     : std::max(m_leverCard->minimumSizeHint().height(), room));
}

void BoundPage::resizeEvent(QResizeEvent* event) {
  ScrolledPage::resizeEvent(event);
  arrange();
}

void BoundPage::connectViews() {
  connect(&m_state, &LeverState::changed, this, &BoundPage::refresh);
  connect(&m_state, &LeverState::recalled, this, [this](Position query) {
    if (m_comparison != nullptr && query >= 0) {
      const auto& queries = m_comparison->queries();
      const auto found = std::ranges::find(queries, query);
      if (found != queries.end()) {
        Q_EMIT cursorRequested(static_cast<int>(found - queries.begin()));
      }
    }
  });
  connect(m_choices, &LeverChoices::sourceChosen, this, [this](int source) {
    choose(tr("Choose Tokens"), [=](LeverSetup& s) { s.source = source; });
  });
  connect(m_choices, &LeverChoices::presetChosen, this, [this](const QByteArray& id) {
    m_lever->select(-1);
    choose(tr("Arrange Tokens"), [&id](LeverSetup& s) {
      s.source = 0;
      s.tokens.take({id.data(), static_cast<std::size_t>(id.size())});
    });
  });
  connect(m_choices, &LeverChoices::readoutChosen, this, [this](Readout readout) {
    choose(tr("Change Readout"), [=](LeverSetup& s) { s.readout = readout; });
  });
  connect(m_choices, &LeverChoices::plainMeansChosen, this, [this](bool plain) {
    choose(tr("Plain means"), [=](LeverSetup& s) { s.plainMeans = plain; });
  });
  connect(m_causes, &CauseView::cursorRequested, this, &BoundPage::cursorRequested);
  connect(m_lever, &LeverView::toggleWanted, this, &BoundPage::toggle);
  connect(m_tray, &MassTray::toggleWanted, this, &BoundPage::toggle);
  connect(m_lever, &LeverView::dragBegan, this, [this] { m_state.beginEdit(tr("Move Token")); });
  connect(m_lever, &LeverView::dragEnded, &m_state, &LeverState::endEdit);
  connect(m_lever, &LeverView::moveWanted, this, [this](int token, const PlanePoint& to) {
    edit(tr("Move Token"), QStringLiteral("move %1").arg(token),
         [&](HandTokens& tokens) { return tokens.move(token, to); });
  });
  connect(m_lever, &LeverView::scaleWanted, this, [this](int token, double factor) {
    edit(tr("Change Weight"), QStringLiteral("scale %1").arg(token),
         [&](HandTokens& tokens) { return tokens.scale(token, factor); });
  });
  connect(m_lever, &LeverView::removeWanted, this, [this](int token) {
    edit(tr("Remove Token"), {}, [&](HandTokens& tokens) { return tokens.remove(token); });
  });
  connect(m_lever, &LeverView::addWanted, this, [this](const PlanePoint& at) {
    edit(tr("Add Token"), {}, [&](HandTokens& tokens) { return tokens.add(at); });
  });
}

void BoundPage::edit(const QString& text, const QString& key,
                     const std::function<bool(HandTokens&)>& how) {
  LeverSetup next = setup();
  const std::size_t before = next.tokens.all().size();
  if (how(next.tokens)) {
    m_state.change(text, next, key);
    if (next.tokens.all().size() > before) {
      m_lever->select(static_cast<int>(before));  // the new one
    }
  }
}

void BoundPage::choose(const QString& text, const std::function<void(LeverSetup&)>& how) {
  LeverSetup next = setup();
  how(next);
  if (next == setup()) {
    updateChoices();  // as they were
  }
  m_state.change(text, next);
}

int BoundPage::source() const {
  return std::min(setup().source, m_choices->sources() - 1);
}

// Of the cursor; -1 before there is a rollout.
Position BoundPage::query() const {
  const bool known = m_comparison != nullptr &&
                     static_cast<std::size_t>(m_cursor) < m_comparison->queries().size();
  return known ? m_comparison->queries()[static_cast<std::size_t>(m_cursor)] : -1;
}

BoundPage::Wanted BoundPage::wanted() const {
  const bool here = setup().query == query();
  return {m_comparison, source() - 1, m_cursor, here ? setup().changed : std::set<Position>()};
}

void BoundPage::toggle(int token) {
  const auto j = static_cast<std::size_t>(token);
  const QString text = m_scene.kept[j] ? tr("Drop Token") : tr("Keep Token");
  if (source() == 0) {
    edit(text, {}, [token](HandTokens& tokens) { return tokens.toggle(token); });
    return;
  }
  double kept = 0.0;
  for (std::size_t i = 0; i < m_scene.kept.size(); ++i) {
    kept += m_scene.kept[i] != (i == j) ? m_scene.weights[i] : 0.0;
  }
  if (kept > 0.0) {
    LeverSetup next = setup();
    next.changed = wanted().changed;
    next.query = query();
    if (next.changed.erase(token) == 0) {
      next.changed.insert(token);
    }
    m_state.change(text, next);
  }
}

void BoundPage::setComparison(std::shared_ptr<const Comparison> comparison) {
  if (comparison != m_comparison) {
    if (m_comparison != nullptr && !setup().changed.empty()) {
      LeverSetup next = setup();
      next.changed.clear();  // the policy may keep others now
      m_state.assign(next);
    }
    m_comparison = std::move(comparison);
    if (isVisible()) {  // else when it is
      fillSources();
      m_causes->setComparison(m_comparison);
      refresh();
    }
  }
}

void BoundPage::setCursor(int queryIndex) {
  m_causes->setCursor(queryIndex);
  if (queryIndex != m_cursor) {
    m_cursor = queryIndex;
    refresh();
  }
}

void BoundPage::setSource(int source) {
  LeverSetup next = setup();
  next.source = std::clamp(source, 0, m_choices->sources() - 1);
  m_state.assign(next);
}

void BoundPage::setPreset(std::string_view id) {
  LeverSetup next = setup();
  if (next.tokens.take(id)) {
    next.source = 0;
    m_lever->select(-1);
    m_state.assign(next);
  }
}

void BoundPage::setReadout(Readout readout) {
  LeverSetup next = setup();
  next.readout = readout;
  m_state.assign(next);
}

void BoundPage::setPlainMeans(bool plain) {
  LeverSetup next = setup();
  next.plainMeans = plain;
  m_state.assign(next);
}

void BoundPage::fillSources() {
  QStringList names;
  if (m_comparison != nullptr && m_comparison->has_errors()) {
    for (std::size_t i = 0; i < m_comparison->tracks.size(); ++i) {
      names << tr("This query: %1").arg(labelOf(*m_comparison, i));
    }
  }
  m_choices->setSources(names);
}

void BoundPage::updateChoices() {
  const bool hand = source() == 0;
  m_choices->show(
      {source(), setup().tokens.preset(),
       hand || m_comparison == nullptr ? setup().readout : m_comparison->scenario.readout,
       setup().plainMeans});
  m_leverCard->setNote(hand ? tr("drag tokens · click to keep or drop")
                            : tr("click to keep or drop"));
  m_lever->setToolTip(
      hand ? tr("Drag a token to move it; click it to keep or drop it; turn the wheel over it to "
                "change its weight; double click to add one. Tab goes from token to token; arrows "
                "move it, Space keeps or drops it, + and − change its weight, Insert adds, Delete "
                "removes.")
           : tr("The values of all tokens, projected on the plane of the gap between the two means "
                "and the widest other direction. Click a token to keep or drop it."));
}

void BoundPage::refresh() {
  updateChoices();
  if (source() == 0) {
    showHand();
  } else {
    requestQuery();
  }
}

void BoundPage::showHand() {
  present(leverScene(tokens(), setup().readout));
}

LeverScene BoundPage::sceneOf(const Wanted& wanted) {
  return leverScene(*wanted.comparison, static_cast<std::size_t>(wanted.track),
                    static_cast<std::size_t>(wanted.query), wanted.changed);
}

void BoundPage::requestQuery() {
  if (m_comparison == nullptr || !isVisible()) {
    return;
  }
  const Wanted next = wanted();
  if (next == m_shown) {
    m_asked = next;
    present(m_scene);  // plain means may have been switched
    return;
  }
  if (next == m_asked) {
    return;
  }
  m_asked = next;
  m_queue.request({[next](const ComputeQueue::IsCancelled&) { return std::any(sceneOf(next)); },
                   [this, next](std::any result) {
                     if (source() > 0 && next == m_asked) {
                       m_shown = next;
                       present(std::any_cast<LeverScene>(std::move(result)));
                     }
                   }});
}

void BoundPage::present(LeverScene scene) {
  scene.plainMeans = setup().plainMeans;
  if (source() == 0) {
    m_shown = m_asked = {};
  }
  m_scene = std::move(scene);
  m_lever->setScene(m_scene, source() == 0);
  m_tray->setScene(m_scene);
  m_identity->setScene(m_scene);
  m_bars->setBounds(m_scene.lever.identity.measured, m_scene.lever.bounds, m_scene.readout);
  m_count->setText(countText());
}

QString BoundPage::countText() const {
  const auto dropped = static_cast<int>(std::ranges::count(m_scene.kept, false));
  QString text = tr("%Ln tokens", nullptr, static_cast<int>(m_scene.kept.size())) +
                 QStringLiteral(", ") + tr("%Ln dropped", nullptr, dropped);
  if (m_scene.lever.projected) {
    text += QStringLiteral(" · ") + tr("a projection: the plane shows %1 of the values’ spread")
                                        .arg(percent(m_scene.lever.shown_spread));
  }
  return text;
}

bool BoundPage::isSettled() const {
  return m_comparison != nullptr && (source() == 0 || m_shown == wanted());
}

void BoundPage::showEvent(QShowEvent* event) {
  ScrolledPage::showEvent(event);
  fillSources();
  m_causes->setComparison(m_comparison);
  refresh();
  arrange();
}

void BoundPage::applyType() {
  const TypeScale& type = Appearance::instance().type();
  const int gap = type.space(3);
  m_columns->setContentsMargins(gap, gap, gap, gap);
  m_columns->setSpacing(gap);
  m_count->setFont(type.font(TypeScale::Role::labels));
  QPalette palette = m_count->palette();
  palette.setColor(QPalette::WindowText, Appearance::instance().theme().secondary);
  m_count->setPalette(palette);
  arrange();
}

}  // namespace kvbudget::ui
