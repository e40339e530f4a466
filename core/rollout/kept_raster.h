#pragma once

#include <optional>
#include <vector>

#include "core/base/hooks.h"
#include "core/rollout/kept_view.h"

namespace kvbudget {

/// The evaluated query that each of `columns` equal parts of 0..tokens shows: the last one at or
/// before the part's middle; -1 before the first query. A query stands for the tokens up to the
/// next one.
[[nodiscard]] std::vector<Index> queries_of_columns(const std::vector<Position>& queries,
                                                    Index tokens, Index columns);

/// A kept map reduced to what a picture can show: for each shown query and each of `bins` equal
/// parts of the positions the largest weight among its kept and among its dropped tokens, so that
/// one heavy token is never averaged away.
struct KeptRaster {
  static constexpr float kNone = -1.0F;  // no such token in the part

  Index bins = 0;
  std::vector<float> kept;     // [shown, bins]
  std::vector<float> dropped;  // [shown, bins]

  [[nodiscard]] std::size_t at(std::size_t shown, Index bin) const {
    return shown * static_cast<std::size_t>(bins) + static_cast<std::size_t>(bin);
  }
};

/// `shown`: indices into the curves' queries; `bins`: 1 to `tokens`. Weights are read off the
/// curves, so nothing is computed again. Nothing when cancelled.
[[nodiscard]] std::optional<KeptRaster> kept_raster(const Curves& curves, const KeptView& kept,
                                                    const std::vector<std::size_t>& shown,
                                                    Index tokens, Index bins,
                                                    const Hooks& hooks = {});

}  // namespace kvbudget
