#pragma once

#include <memory>

#include "core/report/view_choice.h"
#include "core/scenario/comparison.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// A sudden rise of a policy's error (of its dropped mass where there are no values).
struct Spike {
  std::size_t track = 0;
  std::size_t query = 0;  // index into the queries
  double value = 0.0;
  std::optional<Position> keyframe;  // that was kept at the query before, and is not any more
};

/// The largest sudden rises, largest first; a track whose error never jumps has none.
[[nodiscard]] std::vector<Spike> spikesOf(const Comparison& comparison);

/// The axis that all views over queries share.
[[nodiscard]] Axis timelineAxis(const Comparison& comparison);

/// The query index whose position is nearest to `x`; -1 when there are no queries.
[[nodiscard]] int queryNearest(const Comparison& comparison, double x);

/// A line a policy, its bounds, promises and spikes. Series i is track i; marks have the id
/// "spike track query". `brief`: their texts leave out what the axes tell, where there is no room.
[[nodiscard]] PlotModel errorModel(const std::shared_ptr<const Comparison>& comparison,
                                   const ErrorChoice& choice, bool brief = false);

}  // namespace kvbudget::ui
