#pragma once

#include <QColor>
#include <QRectF>
#include <span>

#include "core/rollout/kept_raster.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// How large the marks above the lanes are, in spaces of the type scale.
inline constexpr double kTokenMarkSpaces = 1.5;

/// A row of attention under one policy, in a lane: a bar for each part of `row` (whose only query
/// it is), as high as its weight, in the policy's colour where the heaviest token is kept and grey
/// where it is dropped; a line under them up to `end`, where the row ends. `ratio`: device pixels
/// to a unit, on which bars begin and end.
void paintTokenLane(QPainter& painter, const QRectF& lane, double end, const KeptRaster& row,
                    const QColor& kept, const Theme& theme, double ratio);

/// Above the lanes: a diamond for each keyframe up to the query, and a triangle for the query.
/// `lanes`: from token 0 to `tokens`.
void paintTokenMarks(QPainter& painter, const QRectF& lanes, double y,
                     std::span<const Position> keyframes, Position query, Index tokens,
                     const Theme& theme, const TypeScale& type);

}  // namespace kvbudget::ui
