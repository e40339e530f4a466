#pragma once

#include <QColor>
#include <QRectF>
#include <span>
#include <vector>

#include "core/base/types.h"

class QPainter;

namespace kvbudget::ui {

struct Theme;

/// Paints a row's tokens along `rect` with a bar each, as high as its weight: those of `kept`
/// (ascending) in `colour`, the others grey. Kept tokens are never so narrow that they vanish.
/// `ratio`: device pixels to a unit.
void paintKeptStrip(QPainter& painter, const QRectF& rect, std::span<const double> weights,
                    std::span<const Position> kept, const QColor& colour, const Theme& theme,
                    double ratio);

/// The middle of a token's place in such a strip.
[[nodiscard]] double tokenX(const QRectF& rect, std::size_t tokens, Position token);

}  // namespace kvbudget::ui
