#include "ui/views/token_lanes.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/theme/policy_style.h"
#include "ui/views/shade.h"

namespace kvbudget::ui {
void paintTokenLane(QPainter& painter, const QRectF& lane, double end, const KeptRaster& row,
                    const QColor& kept, const Theme& theme, double ratio) {
  const double each = lane.width() / static_cast<double>(row.bins);
  painter.fillRect(QRectF(lane.left(), lane.bottom() - 1.0, end - lane.left(), 1.0), theme.line);
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (Index bin = 0; bin < row.bins; ++bin) {
    const auto at = static_cast<std::size_t>(bin);
    const double weight = static_cast<double>(std::max(row.kept[at], row.dropped[at]));
    const double high = std::max(1.0, lane.height() * depthOf(weight));
    if (weight >= 0.0 && (depthOf(weight) > 0.0 || row.kept[at] >= 0.0F)) {
      // A whole number of device pixels: no gaps and no blur between neighbours.
      const double from =
          std::floor((lane.left() + each * static_cast<double>(bin)) * ratio) / ratio;
      const double to =
          std::floor((lane.left() + each * static_cast<double>(bin + 1)) * ratio) / ratio;
      painter.fillRect(QRectF(from, lane.bottom() - high, std::max(1.0 / ratio, to - from), high),
                       row.dropped[at] >= row.kept[at] ? theme.dropped : kept);
    }
  }
  painter.setRenderHint(QPainter::Antialiasing, true);
}

void paintTokenMarks(QPainter& painter, const QRectF& lanes, double y,
                     std::span<const Position> keyframes, Position query, Index tokens,
                     const Theme& theme, const TypeScale& type) {
  const auto mark = [&](Marker marker, Position token, const QColor& colour) {
    const double x = lanes.left() + lanes.width() * (token + 0.5) / static_cast<double>(tokens);
    painter.fillPath(markerPath(marker, type.space(kTokenMarkSpaces)).translated(x, y), colour);
  };
  for (const Position keyframe : keyframes) {
    if (keyframe <= query) {
      mark(Marker::diamond, keyframe, theme.secondary);
    }
  }
  // The query's own token, on top of its column.
  mark(Marker::down, query, theme.ink);
}

}  // namespace kvbudget::ui
