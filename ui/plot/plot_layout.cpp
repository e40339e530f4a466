#include <algorithm>
#include <cmath>

#include "ui/plot/plot_painter.h"
#include "ui/theme/text_metrics.h"

namespace kvbudget::ui {
namespace {

using Role = TypeScale::Role;

constexpr double kSwatch = 22.0;  // of a legend entry

double widest(const std::vector<Tick>& ticks, const TextMetrics& metrics) {
  double width = 0.0;
  for (const Tick& tick : ticks) {
    width = std::max(width, metrics.horizontalAdvance(tick.text));
  }
  return width;
}

// Rows of legend entries from the left, as many as it takes; the last row ends at the bottom.
std::vector<std::pair<int, QRectF>> legendOf(const PlotModel& model, const QRectF& rect,
                                             const TextMetrics& metrics, double factor) {
  std::vector<int> labelled;
  for (std::size_t i = 0; i < model.series.size(); ++i) {
    if (!model.series[i].label.isEmpty() && model.series[i].hoverable) {
      labelled.push_back(static_cast<int>(i));
    }
  }
  std::vector<std::pair<int, QRectF>> entries;
  if (model.legend == LegendPlace::labels ||
      (model.legend == LegendPlace::automatic &&
       static_cast<int>(labelled.size()) <= kMostEndLabels)) {
    return entries;
  }
  const double row = std::ceil(metrics.height() + 3.0 * factor);
  double x = rect.left();
  double y = 0.0;
  for (const int i : labelled) {
    const QString& text = model.series[static_cast<std::size_t>(i)].label;
    const double width = metrics.horizontalAdvance(text) + (kSwatch + 6.0) * factor;
    if (model.legend == LegendPlace::inside) {
      entries.emplace_back(i, QRectF(0.0, y, std::min(width, rect.width()), row));
      y += row;
      continue;
    }
    if (x > rect.left() && x + width > rect.right()) {
      x = rect.left();
      y += row;
    }
    entries.emplace_back(i, QRectF(x, y, std::min(width, rect.width()), row));
    x += width + 12.0 * factor;
  }
  if (model.legend == LegendPlace::inside) {
    return entries;
  }
  const double down = rect.bottom() - (y + row);
  for (auto& entry : entries) {
    entry.second.translate(0.0, down);
  }
  return entries;
}

// Ticks that stand so close that their texts would touch lose them, every second one first.
void thin(std::vector<Tick>& ticks, const AxisMap& map, double room,
          const TextMetrics* widthOf = nullptr) {
  double last = -1e9;
  for (Tick& tick : ticks) {
    if (tick.text.isEmpty()) {
      continue;
    }
    const double at = std::abs(map.toPixel(tick.value) - map.toPixel(ticks.front().value));
    const double half = widthOf != nullptr ? widthOf->horizontalAdvance(tick.text) / 2.0 : 0.0;
    if (at - half < last + room) {
      tick.text.clear();
      tick.minor = true;
    } else {
      last = at + half;
    }
  }
}

}  // namespace

PlotLayout layoutPlot(const PlotModel& model, const QRectF& rect, const TypeScale& type,
                      const PlotMargins& margins, const QPaintDevice* device) {
  const TextMetrics ticks(type.font(Role::ticks, device), device);
  const TextMetrics labels(type.font(Role::labels, device), device);
  const double gap = 4.0 * type.factor;
  PlotLayout layout;
  layout.whole = rect;
  layout.legend = legendOf(model, rect, labels, type.factor);

  const bool heading = !model.y.name.isEmpty() || !model.note.isEmpty();
  const double top = margins.top.value_or(heading ? std::ceil(labels.height() + 2.0 * gap)
                                                  : std::ceil(ticks.height() / 2.0));
  double bottom = margins.bottom.value_or(
      std::ceil(ticks.height() + 1.5 * gap + (model.x.name.isEmpty() ? 0.0 : labels.height())));
  layout.legendInside = model.legend == LegendPlace::inside && !layout.legend.empty();
  if (!layout.legend.empty() && !layout.legendInside) {
    bottom += rect.bottom() - layout.legend.front().second.top() + gap;
  }
  const double height = std::max(1.0, rect.height() - top - bottom);
  const int rows = static_cast<int>(height / (2.6 * ticks.height()));
  layout.yTicks = ticksOf(model.y, std::clamp(rows, 2, 8));
  const double left = margins.left.value_or(std::ceil(widest(layout.yTicks, ticks) + 2.0 * gap));
  const double right = margins.right.value_or(std::ceil(3.0 * gap));
  const double width = std::max(1.0, rect.width() - left - right);
  const int columns = static_cast<int>(width / (5.0 * ticks.height()));
  layout.xTicks = ticksOf(model.x, std::clamp(columns, 2, 9));
  layout.plot = QRectF(rect.left() + left, rect.top() + top, width, height);
  layout.x = AxisMap(model.x, layout.plot.left(), layout.plot.right());
  layout.y = AxisMap(model.y, layout.plot.bottom(), layout.plot.top());
  thin(layout.xTicks, layout.x, 2.0 * gap, &ticks);
  thin(layout.yTicks, layout.y, ticks.height());
  return layout;
}

}  // namespace kvbudget::ui
