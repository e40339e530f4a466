#pragma once

#include <QImage>
#include <QSize>
#include <functional>
#include <memory>
#include <optional>

#include "core/scenario/comparison.h"
#include "ui/views/shade.h"

namespace kvbudget::ui {

/// The kept map of one track, pixel for pixel: queries from left to right over 0..tokens, positions
/// from the bottom up. Pixels with no token are transparent. A token with a tenth of the attention
/// or more is `thickness` pixels high, so that a sink's line is seen. Nothing when cancelled. Any
/// thread.
[[nodiscard]] std::optional<QImage> keptMapImage(const Comparison& comparison, std::size_t track,
                                                 const QSize& pixels, int thickness,
                                                 const ShadeTable& shades,
                                                 const std::function<bool()>& cancelled = {});

}  // namespace kvbudget::ui
