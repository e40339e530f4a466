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
namespace {

QColor handKept() {
  return styleOf("mass").colour;
}

QColor handDropped() {
  return styleOf("window").colour;
}

}  // namespace

BoundPage::BoundPage(QWidget* parent)
    : ScrolledPage(parent),
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
  const int right =
      std::max(m_bars->sizeHint().width() + inset, m_columns->itemAt(1)->minimumSize().width());
  const int both = left + right + 3 * m_columns->spacing();
  const bool side = both <= viewport()->width();
  m_columns->setDirection(side ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
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
  connect(m_choices, &LeverChoices::sourceChosen, this, &BoundPage::setSource);
  connect(m_choices, &LeverChoices::presetChosen, this, [this](const QByteArray& id) {
    setPreset({id.data(), static_cast<std::size_t>(id.size())});
  });
  connect(m_choices, &LeverChoices::readoutChosen, this, &BoundPage::setReadout);
  connect(m_choices, &LeverChoices::plainMeansChosen, this, &BoundPage::setPlainMeans);
  connect(m_causes, &CauseView::cursorRequested, this, &BoundPage::cursorRequested);
  connect(m_lever, &LeverView::toggleWanted, this, &BoundPage::toggle);
  connect(m_tray, &MassTray::toggleWanted, this, &BoundPage::toggle);
  const auto edit = [this](bool done) {
    if (done) {
      refresh();
    }
  };
  connect(m_lever, &LeverView::moveWanted, this,
          [=, this](int token, const PlanePoint& to) { edit(m_tokens.move(token, to)); });
  connect(m_lever, &LeverView::scaleWanted, this,
          [=, this](int token, double factor) { edit(m_tokens.scale(token, factor)); });
  connect(m_lever, &LeverView::removeWanted, this,
          [=, this](int token) { edit(m_tokens.remove(token)); });
  connect(m_lever, &LeverView::addWanted, this, [=, this](const PlanePoint& at) {
    if (m_tokens.add(at)) {
      refresh();
      m_lever->select(static_cast<int>(m_tokens.all().size()) - 1);
    }
  });
}

void BoundPage::toggle(int token) {
  const auto j = static_cast<std::size_t>(token);
  if (m_source == 0) {
    if (m_tokens.toggle(token)) {
      refresh();
    }
    return;
  }
  double kept = 0.0;
  for (std::size_t i = 0; i < m_scene.kept.size(); ++i) {
    kept += m_scene.kept[i] != (i == j) ? m_scene.weights[i] : 0.0;
  }
  if (kept > 0.0) {
    const Position position = token;
    if (m_changed.erase(position) == 0) {
      m_changed.insert(position);
    }
    refresh();
  }
}

void BoundPage::setComparison(std::shared_ptr<const Comparison> comparison) {
  if (comparison != m_comparison) {
    m_comparison = std::move(comparison);
    m_changed.clear();
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
    m_changed.clear();
    refresh();
  }
}

void BoundPage::setSource(int source) {
  m_source = std::clamp(source, 0, m_choices->sources() - 1);
  m_changed.clear();
  refresh();
}

void BoundPage::setPreset(std::string_view id) {
  if (m_tokens.take(id)) {
    m_lever->select(-1);
    setSource(0);
  }
}

void BoundPage::setReadout(Readout readout) {
  m_readout = readout;
  refresh();
}

void BoundPage::setPlainMeans(bool plain) {
  m_plainMeans = plain;
  refresh();
}

void BoundPage::fillSources() {
  QStringList names;
  if (m_comparison != nullptr && m_comparison->has_errors()) {
    for (std::size_t i = 0; i < m_comparison->tracks.size(); ++i) {
      names << tr("This query: %1").arg(labelOf(*m_comparison, i));
    }
  }
  m_choices->setSources(names);
  m_source = std::min(m_source, m_choices->sources() - 1);
}

void BoundPage::updateChoices() {
  const bool hand = m_source == 0;
  m_choices->show({m_source, m_tokens.preset(),
                   hand || m_comparison == nullptr ? m_readout : m_comparison->scenario.readout,
                   m_plainMeans});
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
  if (m_source == 0) {
    showHand();
  } else {
    requestQuery();
  }
}

void BoundPage::showHand() {
  LeverScene scene;
  scene.lever = lever_of(m_tokens.all(), m_readout);
  scene.weights = weights_of(m_tokens.all());
  for (const LeverToken& token : m_tokens.all()) {
    scene.kept.push_back(token.kept);
  }
  scene.readout = m_readout;
  scene.keptColour = handKept();
  scene.droppedColour = handDropped();
  present(std::move(scene));
}

LeverScene BoundPage::sceneOf(const Wanted& wanted) {
  return leverScene(*wanted.comparison, static_cast<std::size_t>(wanted.track),
                    static_cast<std::size_t>(wanted.query), wanted.changed);
}

void BoundPage::requestQuery() {
  if (m_comparison == nullptr || !isVisible()) {
    return;
  }
  const Wanted wanted{m_comparison, m_source - 1, m_cursor, m_changed};
  if (wanted == m_shown) {
    m_asked = wanted;
    present(m_scene);  // plain means may have been switched
    return;
  }
  if (wanted == m_asked) {
    return;
  }
  m_asked = wanted;
  m_queue.request({[wanted](const ComputeQueue::IsCancelled&) { return std::any(sceneOf(wanted)); },
                   [this, wanted](std::any result) {
                     if (m_source > 0 && wanted == m_asked) {
                       m_shown = wanted;
                       present(std::any_cast<LeverScene>(std::move(result)));
                     }
                   }});
}

void BoundPage::present(LeverScene scene) {
  scene.plainMeans = m_plainMeans;
  if (m_source == 0) {
    m_shown = m_asked = {};
  }
  m_scene = std::move(scene);
  m_lever->setScene(m_scene, m_source == 0);
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
  return m_comparison != nullptr &&
         (m_source == 0 || m_shown == Wanted{m_comparison, m_source - 1, m_cursor, m_changed});
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
