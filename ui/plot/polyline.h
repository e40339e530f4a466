#pragma once

#include <QLineF>
#include <QList>
#include <QPointF>
#include <QRectF>
#include <cmath>
#include <span>
#include <vector>

namespace kvbudget::ui {

using Polyline = std::vector<QPointF>;

/// The stretches of a line between gaps: points that are not finite in x and y end one. A point on
/// its own is a stretch of one.
[[nodiscard]] std::vector<Polyline> stretches(std::span<const QPointF> points);

/// The parts of a line within a rectangle, cut where it crosses the edge.
[[nodiscard]] std::vector<Polyline> clipped(std::span<const QPointF> line, const QRectF& rect);

/// Each step holds its y until the next point's x.
[[nodiscard]] Polyline stepped(std::span<const QPointF> line);

/// The parts of a line under its dashes, which run on around its corners: lengths of dashes and
/// gaps in turn, in pixels. No lengths: the whole line.
[[nodiscard]] QList<QLineF> dashed(std::span<const QPointF> line, const QList<qreal>& lengths);

/// QRectF::contains() takes a point without a place (NaN) for one inside.
[[nodiscard]] inline bool isInside(const QRectF& rect, const QPointF& point) {
  return std::isfinite(point.x()) && std::isfinite(point.y()) && rect.contains(point);
}

/// Keeps the lowest and highest point of each pixel column, in their order, and the first and last
/// point: what a line through all points would cover. A line that does not run from left to right,
/// or has at most `columns` x 2 points, comes back as it is.
[[nodiscard]] Polyline decimated(std::span<const QPointF> line, double left, int columns);

}  // namespace kvbudget::ui
