// Why the window paints its charts itself: the rollout page's content (two error lines of 504
// queries on a logarithmic axis, their bounds, and two Pareto curves) brought up to date and
// painted with Qt Charts and with ui/plot. Prints processor time, which other programs do not
// disturb.
#include <QApplication>
#include <QGraphicsLineItem>
#include <QGraphicsScene>
#include <QImage>
#include <QtCharts/QChart>
#include <QtCharts/QChartView>
#include <QtCharts/QLineSeries>
#include <QtCharts/QLogValueAxis>
#include <QtCharts/QValueAxis>
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <functional>
#include <memory>

#include "core/scenario/explore.h"
#include "ui/plot/plot_view.h"
#include "ui/theme/style.h"
#include "ui/views/error_model.h"
#include "ui/views/pareto_model.h"

using namespace kvbudget;
using namespace kvbudget::ui;

namespace {

constexpr int kUpdates = 40;
const QSize kErrorSize(640, 280);
const QSize kParetoSize(470, 400);

using Comparisons = std::vector<std::shared_ptr<const Comparison>>;

// What a drag of tau makes: one exploration, looked up at many settings.
Comparisons draggedTau(Index frames) {
  Scenario scenario;
  scenario.simulator.frames = frames;
  scenario.window_matched = true;
  ExploreOptions options;
  options.keep_curves = true;
  options.keep_kept_sets = true;
  const auto exploration = std::make_shared<const Exploration>(explore(scenario, options).value());
  Comparisons all;
  for (int i = 0; i < kUpdates; ++i) {
    scenario.tau = 0.02 * std::pow(1.05, i);
    all.push_back(std::make_shared<const Comparison>(
        compare(exploration, scenario, all.empty() ? nullptr : all.back().get())));
  }
  return all;
}

// One model in Qt Charts; its series are made once and replaced, as is fastest there.
class Charts {
 public:
  explicit Charts(const QSize& size) : m_view(new QChart) {
    m_view.resize(size);
    m_view.setRenderHint(QPainter::Antialiasing);
    m_view.chart()->legend()->hide();
    m_y->setBase(10);
    m_view.chart()->addAxis(m_x, Qt::AlignBottom);
    m_view.chart()->addAxis(m_y, Qt::AlignLeft);
    m_view.show();
  }

  void show(const PlotModel& model) {
    m_view.setUpdatesEnabled(false);
    while (m_series.size() < model.series.size()) {
      auto* series = new QLineSeries;
      m_view.chart()->addSeries(series);
      series->attachAxis(m_x);
      series->attachAxis(m_y);
      m_series.push_back(series);
    }
    m_x->setRange(model.x.low, model.x.high);
    m_y->setRange(model.y.low, model.y.high);
    for (std::size_t i = 0; i < model.series.size(); ++i) {
      QPen pen(model.series[i].colour, model.series[i].width);
      if (!model.series[i].dashes.isEmpty()) {
        pen.setDashPattern(model.series[i].dashes);
      }
      m_series[i]->setPen(pen);
      QList<QPointF> points;
      // One value <= 0 would make the whole series vanish.
      for (const QPointF& point : model.series[i].points) {
        if (showable(point.y(), model.y.scale)) {
          points.append(point);
        }
      }
      m_series[i]->replace(points);
    }
    m_view.setUpdatesEnabled(true);
  }

  void paint() { m_view.grab(); }
  void moveCursor(double x) {
    if (m_cursor == nullptr) {
      m_cursor = m_view.scene()->addLine(QLineF());
    }
    const QPointF at = m_view.chart()->mapToPosition({x, 1.0});
    const QRectF plot = m_view.chart()->plotArea();
    m_cursor->setLine(at.x(), plot.top(), at.x(), plot.bottom());
  }

 private:
  QChartView m_view;
  QGraphicsLineItem* m_cursor = nullptr;
  QValueAxis* m_x = new QValueAxis;
  QLogValueAxis* m_y = new QLogValueAxis;
  std::vector<QLineSeries*> m_series;
};

class Own {
 public:
  explicit Own(const QSize& size) {
    m_view.resize(size);
    m_view.show();
  }
  void show(const PlotModel& model) { m_view.setModel(model); }
  void paint() { m_view.grab(); }
  void moveCursor(double x) { m_view.setCursorAt(x); }

 private:
  PlotView m_view;
};

void report(const char* what, const std::function<void(int)>& update) {
  std::vector<double> times;
  for (int i = 0; i < kUpdates; ++i) {
    const std::clock_t start = std::clock();
    update(i);
    times.push_back(1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  std::sort(times.begin(), times.end());
  std::printf("%-42s median %6.2f ms, 95th percentile %6.2f ms\n", what, times[times.size() / 2],
              times[times.size() * 95 / 100]);
}

template <typename View>
void profile(const char* name, const Comparisons& comparisons, ErrorChoice::Bounds bounds) {
  View error(kErrorSize);
  View pareto(kParetoSize);
  ErrorChoice choice;
  choice.bounds = bounds;
  report(name, [&](int i) {
    const auto& comparison = comparisons[static_cast<std::size_t>(i)];
    error.show(errorModel(comparison, choice));
    pareto.show(paretoModel(*comparison, {}));
    error.paint();
    pareto.paint();
  });
  report("    the cursor alone moves", [&](int i) {
    error.moveCursor(10.0 * i);
    error.paint();
  });
}

}  // namespace

int main(int argc, char** argv) {
  QApplication application(argc, argv);
  applyStyle(application);
  for (const Index frames : {64, 512}) {
    const Comparisons comparisons = draggedTau(frames);
    std::printf("%zu queries\n", comparisons.front()->queries().size());
    profile<Charts>("  Qt Charts, no bounds", comparisons, ErrorChoice::Bounds::none);
    profile<Own>("  ui/plot,   no bounds", comparisons, ErrorChoice::Bounds::none);
    profile<Charts>("  Qt Charts, dashed bounds of both", comparisons, ErrorChoice::Bounds::all);
    profile<Own>("  ui/plot,   dashed bounds of both", comparisons, ErrorChoice::Bounds::all);
  }
  return 0;
}
