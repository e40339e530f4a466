#include "ui/pages/sink_strength_page.h"

#include <QActionGroup>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"
#include "ui/views/card.h"

namespace kvbudget::ui {
namespace {

double& valueOf(Scenario& scenario, const std::string& key) {
  return key == "recency" ? scenario.simulator.recency : scenario.simulator.sink_boost;
}

}  // namespace

SinkStrengthPage::SinkStrengthPage(QWidget* parent)
    : ScrolledPage(parent),
      m_card(new Card(tr("Error against sink strength"), this)),
      m_plot(new PlotView),
      m_verdict(new QLabel),
      m_bar(new QProgressBar),
      m_cancel(new QPushButton(tr("Cancel"))),
      m_tick(new QTimer(this)) {
  setAccessibleName(tr("Sink strength"));
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  layout->addWidget(m_card);
  setFillingWidget(content);
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_verdict);
  column->addWidget(m_plot, 1);
  column->addStretch(0);
  m_card->setBody(body);
  m_verdict->setTextFormat(Qt::PlainText);
  m_verdict->setWordWrap(true);
  m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_bar->setRange(0, 100);
  m_bar->setTextVisible(false);
  m_bar->setAccessibleName(tr("Progress of the sweep"));
  m_card->addToHead(m_bar);
  m_card->addToHead(m_cancel);
  m_bar->hide();
  m_cancel->hide();
  connect(m_cancel, &QPushButton::clicked, this, &SinkStrengthPage::cancelOrResume);
  m_plot->setAccessibleName(tr("Error against sink strength"));
  m_plot->setTimeline(true);
  m_plot->setToolTip(tr("Click or drag to set the value; arrow keys move it by a step."));
  m_plot->installEventFilter(this);
  auto* group = new QActionGroup(this);
  for (const std::string& choice : {std::string("sink_boost"), std::string("recency")}) {
    QAction* action = m_card->choiceMenu()->addAction(tr("Against %1").arg(sweepName(choice)));
    action->setCheckable(true);
    action->setChecked(choice == m_key);
    action->setData(QString::fromStdString(choice));
    group->addAction(action);
  }
  connect(group, &QActionGroup::triggered, this,
          [this](const QAction* action) { setKey(action->data().toString().toStdString()); });
  connect(m_plot, &PlotView::cursorWanted, this, &SinkStrengthPage::moveTo);
  connect(m_plot, &PlotView::cursorStepWanted, this, [this](int samples) {
    moveTo(current() + samples * sweepAxis(m_key, current()).step());
    m_moving = false;
    Q_EMIT valueRequested(QString::fromStdString(m_key), m_moved, true);
  });
  m_tick->setInterval(50);
  connect(m_tick, &QTimer::timeout, this,
          [this] { m_bar->setValue(static_cast<int>(100.0 * m_runner.progress())); });
  connect(&m_runner, &SweepRunner::changed, this, &SinkStrengthPage::showState);
  connect(&Appearance::instance(), &Appearance::changed, this, &SinkStrengthPage::applyType);
  applyType();
  showState();
}

SinkStrengthPage::~SinkStrengthPage() {
  m_plot->removeEventFilter(this);
}

void SinkStrengthPage::applyType() {
  const TypeScale& type = Appearance::instance().type();
  m_verdict->setFont(type.font(TypeScale::Role::text));
  m_bar->setFixedSize(type.space(24), type.space(1.5));
  m_plot->setMinimumHeight(type.space(72));  // five names and a promise beside four curves
  m_cancel->setFont(type.font(TypeScale::Role::labels));
  widget()->layout()->setContentsMargins(type.space(3), type.space(3), type.space(3),
                                         type.space(3));
}

void SinkStrengthPage::setKey(const std::string& key) {
  if (key == m_key) {
    return;
  }
  m_key = key;
  for (QAction* action : m_card->choiceMenu()->actions()) {
    action->setChecked(action->data().toString().toStdString() == key);
  }
  refresh();
}

void SinkStrengthPage::setComparison(std::shared_ptr<const Comparison> comparison) {
  m_comparison = std::move(comparison);
  refresh();
}

void SinkStrengthPage::showEvent(QShowEvent* event) {
  ScrolledPage::showEvent(event);
  refresh();
}

QString SinkStrengthPage::reasonNot() const {
  if (!m_comparison) {
    return tr("No rollout is computed yet.");
  }
  return m_comparison->scenario.trace
             ? tr("The attention of a trace is as captured: only the simulator's sinks can be made "
                  "stronger or weaker.")
             : QString();
}

double SinkStrengthPage::current() const {
  if (!m_comparison) {
    return 0.0;
  }
  Scenario scenario = m_comparison->scenario;
  return valueOf(scenario, m_key);
}

SweepTask SinkStrengthPage::wanted() const {
  SweepTask wanted{m_comparison->scenario, sweepAxis(m_key, current())};
  valueOf(wanted.scenario, m_key) = 0.0;
  // What a sweep does not read must not start one.
  wanted.scenario.policies.clear();
  wanted.scenario.taus.clear();
  wanted.scenario.windows.clear();
  return wanted;
}

bool SinkStrengthPage::isSettled() const {
  if (!m_comparison || !reasonNot().isEmpty()) {
    return m_comparison != nullptr;  // the reason is all there is to show
  }
  return m_runner.isDone(wanted());
}

void SinkStrengthPage::hideEvent(QHideEvent* event) {
  ScrolledPage::hideEvent(event);
  m_runner.pause();
}

void SinkStrengthPage::refresh() {
  if (reasonNot().isEmpty() && isVisible()) {
    m_runner.run(wanted());
  }
  showState();
}

void SinkStrengthPage::cancelOrResume() {
  if (m_runner.isCancelled()) {
    m_runner.resume();
  } else {
    m_runner.cancel();
  }
  showState();
}

void SinkStrengthPage::moveTo(double value) {
  if (!reasonNot().isEmpty()) {
    return;
  }
  const SweepAxis axis = sweepAxis(m_key, current());
  // Values that can be read and typed: hundredths of a sink boost, thousandths of recency.
  const double grain = m_key == "recency" ? 1000.0 : 100.0;
  m_moved = std::round(std::clamp(value, axis.low, axis.high) * grain) / grain;
  m_moving = true;
  m_plot->setCursorAt(m_moved);
  Q_EMIT valueRequested(QString::fromStdString(m_key), m_moved, false);
}

bool SinkStrengthPage::eventFilter(QObject* watched, QEvent* event) {
  // The plot asks for its cursor while it handles the release, so the end is told afterwards.
  const bool ends =
      event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::KeyRelease;
  if (watched == m_plot && ends) {
    QMetaObject::invokeMethod(
        this,
        [this] {
          if (std::exchange(m_moving, false)) {
            Q_EMIT valueRequested(QString::fromStdString(m_key), m_moved, true);
          }
        },
        Qt::QueuedConnection);
  }
  return ScrolledPage::eventFilter(watched, event);
}

QString SinkStrengthPage::verdict() const {
  return m_verdict->text();
}

// How what is drawn falls short of what it should be.
QString SinkStrengthPage::noteOf() const {
  const SweepResult& result = *m_runner.result();
  const bool cancelled = m_runner.isCancelled();
  if (result.task != wanted()) {
    return cancelled ? tr("of the settings before; cancelled")
                     : tr("of the settings before; being computed anew");
  }
  QStringList parts;
  if (result.coarse()) {
    parts << tr("every fourth value");
  }
  if (result.preview()) {
    parts << tr("from one query in %1")
                 .arg(QLocale().toString(static_cast<qlonglong>(result.stage.stride)));
  }
  if (!parts.isEmpty()) {
    parts << (cancelled ? tr("the rest was cancelled") : tr("the rest is being computed"));
  }
  return parts.join(QStringLiteral("; "));
}

void SinkStrengthPage::showState() {
  m_card->setTitle(tr("Error against %1").arg(sweepName(m_key)));
  m_card->setChoiceText(tr("against %1").arg(sweepName(m_key)));
  const QString reason = !reasonNot().isEmpty() ? reasonNot() : m_runner.failure();
  m_plot->setVisible(reason.isEmpty());
  const auto& result = m_runner.result();
  if (!reason.isEmpty() || !result || result->task.axis.key != m_key) {
    PlotModel empty;
    empty.title = m_card->title();
    empty.emptyText = reason.isEmpty() ? tr("The first sweep is being computed.") : reason;
    m_plot->setModel(std::move(empty));
    m_plot->setCursorAt(std::nullopt);
    m_verdict->setText(reason);
  } else {
    PlotModel model = sweepPlot(result->sweep, result->task.axis);
    const bool stale = result->task != wanted();
    model.note = noteOf();
    for (Series& series : model.series) {
      series.muted = stale;
    }
    m_plot->setModel(std::move(model));
    m_plot->setCursorAt(m_moving ? m_moved : current());
    const QString verdict = stale ? QString() : sweepVerdict(result->sweep);
    m_verdict->setText(result->preview() && !stale ? tr("Preview: %1").arg(verdict) : verdict);
  }
  const bool busy = m_runner.isBusy() && reason.isEmpty();
  m_bar->setVisible(busy);
  const bool canResume = m_runner.isCancelled() && !busy && reason.isEmpty() && !isSettled();
  m_cancel->setText(canResume ? tr("Resume") : tr("Cancel"));
  m_cancel->setVisible(busy || canResume);
  if (busy != m_tick->isActive()) {
    busy ? m_tick->start() : m_tick->stop();
  }
}

}  // namespace kvbudget::ui
