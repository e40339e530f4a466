#pragma once

#include <QImage>
#include <QSize>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/rollout/kept_raster.h"
#include "core/scenario/comparison.h"
#include "ui/views/shade.h"

namespace kvbudget::ui {

/// What a kept map of one track shows, cell by cell: a column of pixels shows one query, and lines
/// share a bin of positions where there are more positions than lines.
struct MapCells {
  QSize pixels;
  std::vector<Index> queryOfColumn;  // index into the queries; -1 before the first
  std::vector<std::size_t> shown;    // the queries that some column shows, ascending
  KeptRaster raster;                 // [shown, bins]

  /// Weights below this are never drawn thicker than they are.
  static constexpr float kHeavy = 0.05F;
};

/// Nothing when cancelled. Any thread.
[[nodiscard]] std::optional<MapCells> mapCells(const Comparison& comparison, std::size_t track,
                                               const QSize& pixels,
                                               const std::function<bool()>& cancelled = {});

/// Queries from left to right over 0..tokens, positions from the bottom up. Pixels with no token
/// are transparent. A token with a twentieth of the attention or more is `thickness` pixels high,
/// so that a sink's line is seen.
[[nodiscard]] QImage imageOf(const MapCells& cells, int thickness, const ShadeTable& shades);

/// Both in one.
[[nodiscard]] std::optional<QImage> keptMapImage(const Comparison& comparison, std::size_t track,
                                                 const QSize& pixels, int thickness,
                                                 const ShadeTable& shades,
                                                 const std::function<bool()>& cancelled = {});

}  // namespace kvbudget::ui
