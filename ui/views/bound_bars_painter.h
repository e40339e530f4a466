#pragma once

#include <QRectF>
#include <QString>
#include <vector>

#include "core/rollout/bounds.h"
#include "core/rollout/readout.h"
#include "ui/plot/plot_painter.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// The error, or a bound on it.
struct BoundBar {
  QString key;      // in files: "m_diameter"
  QString name;     // the bound as it is written: "m × diameter"
  QString meaning;  // in words
  double value = 0.0;
  bool attained = false;  // to a billionth
};

/// The bounds that hold for the readout, the error first.
[[nodiscard]] std::vector<BoundBar> boundBars(double error, const Bounds& bounds, Readout readout);

[[nodiscard]] double boundBarHeight(const TypeScale& type);
/// Of a bar below its name and number.
[[nodiscard]] double stackedBarHeight(const TypeScale& type);

/// Where the bars begin and how long the longest is, within `area`.
struct BoundBarsLayout {
  double left = 0.0;
  double length = 0.0;
  double most = 0.0;  // its value
};
[[nodiscard]] BoundBarsLayout layoutBoundBars(const QRectF& area, const std::vector<BoundBar>& bars,
                                              const TypeScale& type, const QPaintDevice* device);

/// One bar below the other, of one scale, each with its name before and its number behind it.
void paintBoundBars(QPainter& painter, const QRectF& area, const std::vector<BoundBar>& bars,
                    const Theme& theme, const TypeScale& type);
/// The same where there is no room beside the bars: name and number stand above each.
void paintStackedBars(QPainter& painter, const QRectF& area, const std::vector<BoundBar>& bars,
                      const Theme& theme, const TypeScale& type);

}  // namespace kvbudget::ui
