#include "ui/views/pareto_view.h"

#include <QActionGroup>
#include <QMenu>
#include <QProgressBar>
#include <QToolButton>
#include <cmath>

#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"

namespace kvbudget::ui {
namespace {

constexpr int kBandDelay = 400;  // milliseconds of rest before draws are computed anew

// What a band depends on: all but what only looks up.
Scenario withoutLookUps(Scenario scenario) {
  scenario.tau = 0.0;
  scenario.window = 1;
  scenario.window_matched = false;
  scenario.taus.clear();
  scenario.windows.clear();
  scenario.policies.clear();
  return scenario;
}

}  // namespace

ParetoView::ParetoView(QWidget* parent)
    : Card(tr("Error against cache size"), parent),
      m_plot(new PlotView(this)),
      m_progress(new QProgressBar(this)),
      m_cancel(new QToolButton(this)) {
  setBody(m_plot);
  m_plot->setToolTip(
      tr("How large the error is, against how many tokens are kept. Point at a curve for its exact "
         "setting; click to take it. Drag to zoom, Esc to see all."));
  m_progress->setRange(0, 100);
  m_progress->setTextVisible(false);
  m_progress->setFixedSize(Appearance::instance().type().space(20), 6);
  m_progress->setAccessibleName(tr("Progress of the draws"));
  m_cancel->setText(tr("Cancel"));
  m_cancel->setAutoRaise(true);
  addToHead(m_progress);
  addToHead(m_cancel);
  m_progress->hide();
  m_cancel->hide();
  buildMenus();

  m_bandDelay.setSingleShot(true);
  m_bandDelay.setInterval(kBandDelay);
  connect(&m_bandDelay, &QTimer::timeout, this, &ParetoView::updateBand);
  connect(m_cancel, &QToolButton::clicked, this, [this] { setBandDraws(0); });
  connect(&m_runner, &BandRunner::progressed, m_progress, &QProgressBar::setValue);
  connect(&m_runner, &BandRunner::finished, this, &ParetoView::showBand);
  connect(&m_runner, &BandRunner::failed, this, [this](const QString& sentence) {
    setBandDraws(0);
    Q_EMIT failed(sentence);
  });
  connect(m_plot, &PlotView::pointClicked, this,
          [this](PointRef at) { pickPoint(at.series, at.point); });
  updateActions();
}

template <typename Value>
void ParetoView::addChoice(QActionGroup* group, const QString& text, Value ParetoChoice::*member,
                           Value value) {
  auto* action = new QAction(text, group);
  action->setCheckable(true);
  connect(action, &QAction::triggered, this, [this, member, value] {
    ParetoChoice choice = m_choice;
    choice.*member = value;
    setChoice(choice);
  });
  m_actions.emplace_back(action,
                         [member, value](const ParetoChoice& c) { return c.*member == value; });
}

void ParetoView::buildMenus() {
  using Choice = ParetoChoice;
  const auto group = [this] { return new QActionGroup(this); };
  QActionGroup* count = group();
  addChoice(count, tr("Tokens Read"), &Choice::count, Choice::Count::read);
  addChoice(count, tr("Tokens Stored"), &Choice::count, Choice::Count::resident);
  QActionGroup* over = group();
  addChoice(over, tr("Mean over Queries"), &Choice::over, Choice::Over::mean);
  addChoice(over, tr("Peak over Queries"), &Choice::over, Choice::Over::peak);
  QActionGroup* error = group();
  addChoice(error, tr("Mean Error"), &Choice::error, Choice::Error::mean);
  addChoice(error, tr("Largest Error"), &Choice::error, Choice::Error::largest);
  QActionGroup* unit = group();
  addChoice(unit, tr("In Tokens"), &Choice::unit, Choice::Unit::tokens);
  addChoice(unit, tr("In Bytes"), &Choice::unit, Choice::Unit::bytes);
  QActionGroup* scale = group();
  addChoice(scale, tr("Linear Size"), &Choice::logarithmicSize, false);
  addChoice(scale, tr("Logarithmic Size"), &Choice::logarithmicSize, true);
  QActionGroup* draws = group();
  for (const auto& [number, text] : {std::pair{0, tr("No Band")},
                                     {8, tr("Band over 8 Draws")},
                                     {32, tr("Band over 32 Draws")}}) {
    auto* action = new QAction(text, draws);
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, n = number] { setBandDraws(n); });
    m_bandActions.emplace_back(action, number);
  }
  for (QMenu* menu : {choiceMenu(), moreMenu()}) {
    for (const QActionGroup* each : {count, over, error}) {
      menu->addActions(each->actions());
      menu->addSeparator();
    }
  }
  for (const QActionGroup* each : {unit, scale, draws}) {
    moreMenu()->addActions(each->actions());
    moreMenu()->addSeparator();
  }
  QAction* whole = moreMenu()->addAction(tr("Show All"));
  connect(whole, &QAction::triggered, m_plot, &PlotView::resetZoom);
}

void ParetoView::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  if (m_draws > 0 && m_comparison != nullptr) {
    if (m_comparison->scenario.trace) {
      setBandDraws(0);
    } else if (withoutLookUps(m_comparison->scenario) != m_bandScenario) {
      m_band.reset();
      m_bandDelay.start();
    }
  }
  updateActions();
  updateModel();
}

void ParetoView::setChoice(const ParetoChoice& choice) {
  if (choice != m_choice) {
    m_choice = choice;
    updateModel();
    Q_EMIT choiceChanged();
  }
  updateActions();
}

void ParetoView::setBandDraws(int draws) {
  if (draws != m_draws) {
    m_draws = draws;
    m_band.reset();
    m_bandDelay.stop();
    updateBand();
    updateModel();
    Q_EMIT choiceChanged();
  }
  updateActions();
}

void ParetoView::updateBand() {
  const bool wanted = m_draws > 0 && m_comparison != nullptr && !m_comparison->scenario.trace;
  m_progress->setVisible(wanted);
  m_cancel->setVisible(wanted);
  m_progress->setValue(0);
  if (!wanted) {
    m_runner.cancel();
    m_bandScenario = Scenario();
    return;
  }
  m_bandScenario = withoutLookUps(m_comparison->scenario);
  m_runner.start(m_comparison->scenario, m_draws);
}

void ParetoView::showBand(std::shared_ptr<const ParetoBand> band) {
  m_progress->hide();
  m_cancel->hide();
  // Null: cancelled. A band of what is no longer shown: a newer one is on its way.
  if (band != nullptr && m_comparison != nullptr && m_draws > 0 &&
      withoutLookUps(m_comparison->scenario) == m_bandScenario) {
    m_band = std::move(band);
    updateModel();
  }
}

void ParetoView::updateActions() {
  for (const auto& [action, holds] : m_actions) {
    action->setChecked(holds(m_choice));
  }
  const bool trace = m_comparison != nullptr && m_comparison->scenario.trace.has_value();
  for (const auto& [action, draws] : m_bandActions) {
    action->setChecked(draws == m_draws);
    action->setEnabled(!trace || draws == 0);
  }
  setChoiceText(shortText(m_choice));
}

void ParetoView::updateModel() {
  if (m_comparison != nullptr) {
    PlotModel model = paretoModel(*m_comparison, m_choice, m_band.get());
    setTitle(model.title);
    m_plot->setModel(std::move(model));
  }
}

void ParetoView::pickPoint(int series, int point) {
  if (m_comparison == nullptr || series > 1) {
    return;
  }
  const auto& curve = series == 0 ? m_comparison->window_curve() : m_comparison->mass_curve();
  const double parameter = curve[static_cast<std::size_t>(point)].parameter;
  if (series == 0) {
    Q_EMIT windowWanted(static_cast<int>(std::lround(parameter)));
  } else {
    Q_EMIT tauWanted(parameter);
  }
}

QString ParetoView::dataTitle() const {
  return m_plot->dataTitle();
}

QAbstractItemModel* ParetoView::dataModel(QObject* parent) const {
  return m_plot->dataModel(parent);
}

}  // namespace kvbudget::ui
