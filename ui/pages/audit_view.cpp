#include "ui/pages/audit_view.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>

#include "ui/pages/selection_plots.h"
#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"
#include "ui/views/card.h"

namespace kvbudget::ui {
namespace {

using Chart = AuditView::Chart;

QString titleOf(Chart chart) {
  switch (chart) {
    case Chart::ceiling:
      return AuditView::tr("What can be closed");
    case Chart::certificate:
      return AuditView::tr("κ by dropped mass");
    case Chart::pi:
      return AuditView::tr("What forced weights cost");
  }
  return {};
}

QString choiceOf(Chart chart) {
  switch (chart) {
    case Chart::ceiling:
      return AuditView::tr("ceiling");
    case Chart::certificate:
      return AuditView::tr("certificate");
    case Chart::pi:
      return AuditView::tr("π");
  }
  return {};
}

// A menu of choices on a card of which one is checked.
template <typename Choice, typename Name, typename Take>
void addChoices(Card* card, std::initializer_list<Choice> choices, const Name& name,
                const Take& take) {
  auto* group = new QActionGroup(card);
  for (const Choice choice : choices) {
    QAction* action = card->choiceMenu()->addAction(name(choice));
    action->setCheckable(true);
    action->setChecked(group->actions().isEmpty());
    group->addAction(action);
    QObject::connect(action, &QAction::triggered, card, [take, choice] { take(choice); });
  }
}

}  // namespace

AuditView::AuditView(QWidget* parent)
    : QWidget(parent),
      m_plotCard(new Card(titleOf(Chart::ceiling), this)),
      m_mapCard(new Card(tr("Map of the cells"), this)),
      m_plot(new PlotView),
      m_map(new CellMap),
      m_conversion(new QLabel),
      m_note(new QLabel),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_tick(new QTimer(this)) {
  makeLayout();
  addChoices(m_plotCard, {Chart::ceiling, Chart::certificate, Chart::pi}, titleOf,
             [this](Chart chart) { setChart(chart); });
  using Figure = CellMap::Figure;
  const auto figureName = [](Figure figure) {
    return figure == Figure::kappa ? tr("median κ") : tr("dropped mass at s = 8");
  };
  const auto shortName = [](Figure figure) {
    return figure == Figure::kappa ? QStringLiteral("κ") : tr("dropped mass");
  };
  addChoices(m_mapCard, {Figure::droppedMass, Figure::kappa}, figureName,
             [this, shortName](Figure figure) {
               m_mapCard->setChoiceText(shortName(figure));
               m_map->setFigure(figure);
             });
  m_mapCard->setChoiceText(shortName(Figure::droppedMass));
  connect(m_map, &CellMap::cellChosen, this, &AuditView::cellChosen);
  connect(m_cancel, &QPushButton::clicked, this, [this] {
    m_runner.isCancelled() ? m_runner.resume() : m_runner.cancel();
    showState();
  });
  connect(&m_runner, &AuditRunner::changed, this, &AuditView::showState);
  m_tick->setInterval(50);
  connect(m_tick, &QTimer::timeout, this,
          [this] { m_bar->setValue(static_cast<int>(100.0 * m_runner.progress())); });
  connect(&Appearance::instance(), &Appearance::changed, this, &AuditView::applyType);
  applyType();
  setChart(Chart::ceiling);
}

void AuditView::makeLayout() {
  m_plotCard->setBody(m_plot);
  auto* body = new QWidget;
  auto* inner = new QVBoxLayout(body);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->addWidget(m_map, 1);
  inner->addWidget(m_conversion);
  m_mapCard->setBody(body);
  auto* line = new QHBoxLayout;
  line->addWidget(m_note, 1);
  line->addWidget(m_bar);
  line->addWidget(m_cancel);
  m_column = new QVBoxLayout(this);
  m_column->setContentsMargins(0, 0, 0, 0);
  m_column->addWidget(m_plotCard, 1);
  m_column->addWidget(m_mapCard, 1);
  m_column->addLayout(line);
  for (QLabel* label : {m_conversion, m_note}) {
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  }
  m_note->setForegroundRole(QPalette::PlaceholderText);
  m_bar->setRange(0, 100);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Progress of the audit"));
}

void AuditView::applyType() {
  const TypeScale& type = Appearance::instance().type();
  m_column->setSpacing(type.space(3));
  m_bar->setFixedSize(type.space(20), type.space(1.5));
  for (QWidget* widget : {static_cast<QWidget*>(m_conversion), static_cast<QWidget*>(m_note),
                          static_cast<QWidget*>(m_cancel)}) {
    widget->setFont(type.font(TypeScale::Role::labels));
  }
}

void AuditView::setComparison(std::shared_ptr<const Comparison> comparison, const QString& reason) {
  m_comparison = std::move(comparison);
  m_reason = reason;
  refresh();
}

void AuditView::setBudget(Index budget) {
  m_budget = budget;
  showState();
}

void AuditView::setChart(Chart chart) {
  m_chart = chart;
  m_plotCard->setTitle(titleOf(chart));
  m_plotCard->setChoiceText(choiceOf(chart));
  m_plot->setAccessibleName(titleOf(chart));
  showState();
}

void AuditView::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void AuditView::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  m_runner.pause();
}

void AuditView::refresh() {
  if (!isVisible()) {
    return;  // shown anew when somebody looks
  }
  if (m_comparison && m_reason.isEmpty()) {
    m_runner.run(*m_comparison);
  }
  showState();
}

bool AuditView::isSettled() const {
  return !m_reason.isEmpty() || !m_runner.failure().isEmpty() ||
         (m_comparison && m_runner.isDone(AuditTask::of(*m_comparison)));
}

QString AuditView::note() const {
  return m_note->text();
}

void AuditView::showPlot(bool stale) {
  PlotModel model;
  const auto& audit = m_runner.result();
  const Drawn drawn{audit, m_chart, m_budget, stale, m_reason + m_runner.failure()};
  if (drawn == m_drawn) {
    return;  // a slider moves what no audit reads
  }
  m_drawn = drawn;
  m_map->setAudit(m_reason.isEmpty() ? audit : nullptr, m_budget);
  if (!m_reason.isEmpty() || !audit) {
    model.emptyText = !m_reason.isEmpty()            ? m_reason
                      : m_runner.failure().isEmpty() ? tr("The first rows are being audited.")
                                                     : m_runner.failure();
    model.title = titleOf(m_chart);
  } else {
    model = m_chart == Chart::ceiling       ? ceilingPlot(*audit)
            : m_chart == Chart::certificate ? certificatePlot(*audit, m_budget)
                                            : priceOfForcedPlot(*audit);
    for (Series& series : model.series) {
      series.muted = stale;
    }
  }
  m_plotCard->setTitle(m_chart == Chart::certificate ? model.title : titleOf(m_chart));
  m_plot->setAccessibleName(model.title);
  m_plot->setModel(std::move(model));
}

void AuditView::showState() {
  const auto& audit = m_runner.result();
  const bool none = m_comparison == nullptr || !m_reason.isEmpty();
  const std::optional<AuditTask> task =
      none ? std::nullopt : std::optional(AuditTask::of(*m_comparison));
  const bool stale = task && audit && !m_runner.isOf(*task);
  showPlot(stale);
  if (task && task->trace) {
    const TraceSource& source = *m_comparison->scenario.trace;
    m_map->setCurrent(static_cast<int>(source.layer), static_cast<int>(source.head));
  } else {
    m_map->setCurrent(0, 0);
  }
  QStringList parts;
  if (!none && !m_runner.failure().isEmpty()) {
    parts << m_runner.failure();
  } else if (!none && audit) {
    parts << auditText(*audit);
    if (stale) {
      parts << tr("of the settings before");
    } else if (!m_runner.isDone(*task)) {
      parts << (m_runner.isCancelled() ? tr("the rest was cancelled")
                                       : tr("more are being audited"));
    }
  }
  m_note->setText(parts.join(QStringLiteral("; ")));
  const QString conversion = none || !audit ? QString() : conversionText(*audit, m_budget);
  m_conversion->setText(conversion);
  m_conversion->setVisible(!conversion.isEmpty());
  const bool busy = m_runner.isBusy() && !none;
  const bool canResume = m_runner.isCancelled() && !busy && !none && !isSettled();
  m_bar->setVisible(busy);
  m_cancel->setText(canResume ? tr("Resume") : tr("Cancel"));
  m_cancel->setVisible(busy || canResume);
  if (busy != m_tick->isActive()) {
    busy ? m_tick->start() : m_tick->stop();
  }
}

}  // namespace kvbudget::ui
