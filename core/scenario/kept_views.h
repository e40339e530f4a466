#pragma once

#include <optional>
#include <vector>

#include "core/rollout/fate.h"
#include "core/rollout/kept_view.h"
#include "core/rollout/why.h"
#include "core/scenario/comparison.h"

namespace kvbudget {

/// The kept sets of one track; refers to the comparison.
[[nodiscard]] KeptView kept_view(const Comparison& comparison, std::size_t track);

/// The same for all tracks, in their order.
[[nodiscard]] std::vector<KeptView> kept_views(const Comparison& comparison);

/// Why track `track` errs at query index `q`; nothing when it drops nothing there.
[[nodiscard]] std::optional<Why> why_at(const Comparison& comparison, std::size_t track,
                                        std::size_t q);

}  // namespace kvbudget
