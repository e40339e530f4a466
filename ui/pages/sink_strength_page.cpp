#include "ui/pages/sink_strength_page.h"

#include <QActionGroup>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QProgressBar>
#include <QThread>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <exception>

#include "ui/plot/plot_view.h"
#include "ui/theme/appearance.h"
#include "ui/views/card.h"

namespace kvbudget::ui {
namespace {

constexpr int kCoarseSteps = 13;
// A sweep of other settings that has run for so long will not be worth waiting for.
constexpr qint64 kPatience = 400;

struct Outcome {
  std::optional<Sweep> sweep;
  QString failure;
};

double& valueOf(Scenario& scenario, const std::string& key) {
  return key == "recency" ? scenario.simulator.recency : scenario.simulator.sink_boost;
}

}  // namespace

SinkStrengthPage::SinkStrengthPage(QWidget* parent)
    : QWidget(parent),
      m_progress(std::make_shared<std::atomic<double>>(0.0)),
      m_card(new Card(tr("Error against sink strength"), this)),
      m_plot(new PlotView),
      m_verdict(new QLabel),
      m_bar(new QProgressBar),
      m_tick(new QTimer(this)) {
  setAccessibleName(tr("Sink strength"));
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_card);
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
  m_bar->hide();
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
          [this] { m_bar->setValue(static_cast<int>(100.0 * m_progress->load())); });
  connect(&m_queue, &ComputeQueue::idle, this, &SinkStrengthPage::showState);
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
  layout()->setContentsMargins(type.space(3), type.space(3), type.space(3), type.space(3));
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
  QWidget::showEvent(event);
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

SinkStrengthPage::Wanted SinkStrengthPage::wanted() const {
  Wanted wanted{m_comparison->scenario, sweepAxis(m_key, current())};
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
  return m_drawn == wanted() && m_drawnSteps == m_drawn->axis.steps;
}

void SinkStrengthPage::refresh() {
  if (reasonNot().isEmpty() && isVisible()) {
    const Wanted now = wanted();
    if (m_asked != now) {
      m_failure.clear();
      m_asked = now;
      if (m_queue.runningMilliseconds() > kPatience) {
        m_queue.cancelRunning();
      }
      request(now, std::min(kCoarseSteps, now.axis.steps));
    }
  }
  showState();
}

void SinkStrengthPage::request(const Wanted& wanted, int steps) {
  m_queue.request(
      {[wanted, steps, progress = m_progress](const ComputeQueue::IsCancelled& cancelled) {
         progress->store(0.0);
         Hooks hooks;
         hooks.threads = std::max(1, QThread::idealThreadCount() - 1);  // one is the window's
         hooks.cancelled = cancelled;
         hooks.progressed = [progress](double share) { progress->store(share); };
         Outcome outcome;
         try {
           outcome.sweep = sweep(wanted.scenario, wanted.axis.key,
                                 even_values(wanted.axis.low, wanted.axis.high, steps), hooks);
         } catch (const std::exception& error) {
           outcome.failure = QString::fromUtf8(error.what());
         }
         return std::any(std::move(outcome));
       },
       [this, wanted, steps](const std::any& result) {
         const auto& outcome = std::any_cast<const Outcome&>(result);
         if (outcome.sweep) {
           take(wanted, steps, *outcome.sweep);
         } else if (!outcome.failure.isEmpty() && m_asked == wanted) {
           m_failure = outcome.failure;
         }
         showState();
       }});
}

void SinkStrengthPage::take(const Wanted& wanted, int steps, const Sweep& sweep) {
  if (wanted.axis.key != m_key) {
    return;
  }
  m_sweep = sweep;
  m_drawn = wanted;
  m_drawnSteps = steps;
  if (m_asked == wanted && steps < wanted.axis.steps && isVisible()) {
    request(wanted, wanted.axis.steps);
  }
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
  return QWidget::eventFilter(watched, event);
}

QString SinkStrengthPage::verdict() const {
  return m_verdict->text();
}

void SinkStrengthPage::showState() {
  m_card->setTitle(tr("Error against %1").arg(sweepName(m_key)));
  m_card->setChoiceText(tr("against %1").arg(sweepName(m_key)));
  const QString reason = !reasonNot().isEmpty() ? reasonNot() : m_failure;
  m_plot->setVisible(reason.isEmpty());
  const bool ofThisKey = m_drawn && m_drawn->axis.key == m_key;
  if (!reason.isEmpty() || !m_sweep || !ofThisKey) {
    PlotModel empty;
    empty.title = m_card->title();
    empty.emptyText = reason.isEmpty() ? tr("The first sweep is being computed.") : reason;
    m_plot->setModel(std::move(empty));
    m_plot->setCursorAt(std::nullopt);
    m_verdict->setText(reason);
  } else {
    PlotModel model = sweepPlot(*m_sweep, m_drawn->axis);
    const bool stale = m_drawn != wanted();
    if (stale) {
      model.note = tr("of the settings before; being computed anew");
    } else if (m_drawnSteps < m_drawn->axis.steps) {
      model.note = tr("every fourth value; the rest is being computed");
    }
    for (Series& series : model.series) {
      series.muted = stale;
    }
    m_plot->setModel(std::move(model));
    m_plot->setCursorAt(m_moving ? m_moved : current());
    m_verdict->setText(stale ? QString() : sweepVerdict(*m_sweep));
  }
  const bool busy = m_queue.isBusy() && reason.isEmpty();
  m_bar->setVisible(busy);
  if (busy != m_tick->isActive()) {
    busy ? m_tick->start() : m_tick->stop();
  }
}

}  // namespace kvbudget::ui
