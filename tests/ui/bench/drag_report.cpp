#include "tests/ui/bench/drag_report.h"

#include <QtCore/QEventLoop>
#include <QtCore/QTimer>
#include <QtTest/QTest>
#include <algorithm>
#include <cmath>
#include <ctime>
#include <functional>
#include <vector>

#include "core/scenario/presets.h"
#include "tests/ui/bench/timed.h"
#include "ui/controls/control_panel.h"
#include "ui/controls/flat_slider.h"
#include "ui/pages/rollout_page.h"
#include "ui/views/error_view.h"
#include "ui/views/kept_map.h"
#include "ui/views/pareto_view.h"
#include "ui/views/query_card.h"
#include "ui/views/sink_strips.h"
#include "ui/views/token_strip.h"
#include "ui/window/main_window.h"

namespace kvbudget::ui {
namespace {

constexpr int kPatience = 60'000;

double percentile(std::vector<double> values, double share) {
  if (values.empty()) {
    return NAN;
  }
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1) + 0.5)];
}

// Of this thread alone, so that it does not depend on what else runs.
double threadMilliseconds() {
  timespec time{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) * 1e-6;
}

// Watches which change each view has painted: the newest delivered one, once the view has nothing
// pending of its own.
class PaintWatch final : public QObject {
 public:
  PaintWatch(MainWindow& window, RolloutPage& page) : m_window(window) {
    watch(page.pareto(), [] { return true; });
    watch(page.errors(), [] { return true; });
    watch(page.query(), [] { return true; });
    watch(page.map(), [&page] { return page.map().isSettled(); });
    watch(page.sinks(), [&page] { return page.sinks().isSettled(); });
    watch(page.tokens(), [] { return true; });
    window.installEventFilter(this);
  }

  int delivered = -1;  // change number of the newest comparison
  std::function<void(int)> painted;
  std::vector<double> paintTimes;  // processor time of each repaint

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == &m_window && event->type() == QEvent::UpdateRequest) {
      m_window.removeEventFilter(this);
      const double before = threadMilliseconds();
      QCoreApplication::sendEvent(&m_window, event);  // paints all that is dirty
      paintTimes.push_back(threadMilliseconds() - before);
      m_window.installEventFilter(this);
      int least = delivered;
      for (const View& view : m_views) {
        least = std::min(least, view.shown);
      }
      if (painted && least > m_least) {
        painted(least);
      }
      m_least = least;
      return true;
    }
    if (event->type() == QEvent::Paint) {
      for (View& view : m_views) {
        const auto* widget = static_cast<QWidget*>(watched);
        if ((widget == view.widget || view.widget->isAncestorOf(widget)) && view.settled()) {
          view.shown = delivered;
        }
      }
    }
    return false;
  }

 private:
  struct View {
    QWidget* widget;
    std::function<bool()> settled;
    int shown = -1;
  };

  void watch(QWidget& view, std::function<bool()> settled) {
    m_views.push_back({&view, std::move(settled)});
    view.installEventFilter(this);
    for (QWidget* part : view.findChildren<QWidget*>()) {
      part->installEventFilter(this);
    }
  }

  MainWindow& m_window;
  std::vector<View> m_views;
  int m_least = -1;
};

void moveMouse(QWidget* widget, const QPoint& point, QEvent::Type type) {
  QMouseEvent event(type, point, widget->mapToGlobal(point), Qt::LeftButton, Qt::LeftButton,
                    Qt::NoModifier);
  QCoreApplication::sendEvent(widget, &event);
}

bool isExact(Session& session) {
  return session.comparison() != nullptr && !session.status().busy && !session.status().preview &&
         session.comparison()->scenario == session.scenario();
}

}  // namespace

QString DragReport::line() const {
  return QStringLiteral(
             "%1 tokens, %2 steps: change to painted views p50 %3 ms, p95 %4 ms, max %5 ms; %6 "
             "updates painted of %10 computed in p50 %11 ms; a repaint takes p50 %12, "
             "max %13 ms of processor time; longest block of the interface thread "
             "%7 ms; exact result %8 ms "
             "after release; last value %9")
      .arg(tokens)
      .arg(steps)
      .arg(median, 0, 'f', 1)
      .arg(p95, 0, 'f', 1)
      .arg(most, 0, 'f', 1)
      .arg(shown)
      .arg(longestBlock, 0, 'f', 1)
      .arg(exactAfterRelease, 0, 'f', 0)
      .arg(lastArrived ? QStringLiteral("arrived") : QStringLiteral("LOST"))
      .arg(delivered)
      .arg(deliveryMedian, 0, 'f', 1)
      .arg(paintMedian, 0, 'f', 1)
      .arg(paintMost, 0, 'f', 1);
}

DragReport measureSliderDrag(int tokens, int steps, int intervalMs) {
  DragReport report;
  report.tokens = tokens;
  report.steps = steps;
  Scenario scenario = load_preset(kDefaultPreset);
  scenario.simulator.frames = tokens / scenario.simulator.tokens_per_frame;
  MainWindow window(scenario);
  window.resize(1440, 900);
  window.showPage(QStringLiteral("rollout"));
  window.show();
  Session& session = window.session();
  auto& page = dynamic_cast<RolloutPage&>(*window.page(QStringLiteral("rollout")));
  const bool ready = QTest::qWaitFor([&] { return isExact(session); }, kPatience);
  QTest::qWait(500);  // views finish their own pictures
  if (!ready) {
    return report;
  }

  PaintWatch watch(window, page);
  QElapsedTimer clock;
  clock.start();
  double movedAt = 0.0;  // when the hand moved: what the controls do first counts, too
  std::vector<double> changedAt;
  std::vector<double> values;  // of recency, a number a change
  std::vector<double> latencies;
  std::vector<double> computing;
  QObject::connect(&session, &Session::scenarioChanged, &watch, [&] {
    changedAt.push_back(movedAt);
    values.push_back(session.scenario().simulator.recency);
  });
  QObject::connect(&session, &Session::comparisonChanged, &watch, [&](const auto& comparison) {
    const auto found = std::ranges::find(values, comparison->scenario.simulator.recency);
    if (found != values.end()) {
      watch.delivered = static_cast<int>(found - values.begin());
      computing.push_back(static_cast<double>(clock.nsecsElapsed()) * 1e-6 -
                          changedAt[static_cast<std::size_t>(watch.delivered)]);
    }
  });
  int covered = -1;
  watch.painted = [&](int change) {
    const double now = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    report.shown += change > covered ? 1 : 0;
    for (; covered < change; ++covered) {
      latencies.push_back(now - changedAt[static_cast<std::size_t>(covered + 1)]);
    }
  };

  auto* application = dynamic_cast<Timed*>(QCoreApplication::instance());
  FlatSlider* slider = window.controls().row("recency")->slider();
  const QPoint start = slider->handleCentre();
  moveMouse(slider, start, QEvent::MouseButtonPress);
  application->reset();
  // An event loop of its own: QTest::qWait() sleeps between events.
  QEventLoop loop;
  QTimer hand;
  hand.setTimerType(Qt::PreciseTimer);
  int moved = 0;
  QObject::connect(&hand, &QTimer::timeout, &loop, [&] {
    movedAt = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
    moveMouse(slider, start + QPoint(++moved, 0), QEvent::MouseMove);
    if (moved == steps) {
      hand.stop();
      QTimer::singleShot(intervalMs, &loop, &QEventLoop::quit);
    }
  });
  hand.start(intervalMs);
  loop.exec();
  const int last = static_cast<int>(values.size()) - 1;
  const bool painted = QTest::qWaitFor([&] { return covered >= last; }, kPatience);
  report.longestBlock = application->longest();
  const double released = static_cast<double>(clock.nsecsElapsed()) * 1e-6;
  moveMouse(slider, start + QPoint(steps, 0), QEvent::MouseButtonRelease);
  const bool exact =
      QTest::qWaitFor([&] { return isExact(session) && page.map().isSettled(); }, kPatience);
  QCoreApplication::processEvents();
  report.exactAfterRelease = static_cast<double>(clock.nsecsElapsed()) * 1e-6 - released;
  report.longestBlock = std::max(report.longestBlock, application->longest());
  report.lastArrived = painted && exact;
  report.paintMedian = percentile(watch.paintTimes, 0.5);
  report.paintMost = percentile(watch.paintTimes, 1.0);
  report.delivered = static_cast<int>(computing.size());
  report.deliveryMedian = percentile(computing, 0.5);
  report.median = percentile(latencies, 0.5);
  report.p95 = percentile(latencies, 0.95);
  report.most = percentile(latencies, 1.0);
  return report;
}

}  // namespace kvbudget::ui
