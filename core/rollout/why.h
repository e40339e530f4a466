#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/attention/attention.h"
#include "core/rollout/kept_view.h"
#include "core/rollout/readout.h"

namespace kvbudget {

/// A token that a policy has dropped at some query.
struct DroppedToken {
  Position position = 0;
  double weight = 0.0;
  /// Length of its own part of the error: p |v| (zero_fill), or p |v - weighted mean of the kept|
  /// (renormalised); 0 without values.
  double part = 0.0;
  /// The keyframe whose frame it belongs to.
  std::optional<Position> keyframe;
  /// Index of the first evaluated query of those, up to this one, at which it is missing without
  /// interruption.
  std::size_t missing_since = 0;
  /// It was kept at the evaluated query before `missing_since`; otherwise never since it appeared.
  bool was_kept = false;
  /// Other tracks that keep it at this query.
  std::vector<std::size_t> kept_by;
};

/// What a policy lacks at one query.
struct Why {
  DroppedToken heaviest;                  // the largest weight; of equal ones the newest
  std::optional<DroppedToken> costliest;  // the largest part; needs values
};

/// Nothing when track `track` drops nothing at query index `q`. O(t d), and a walk back through the
/// kept sets as far as the token is missing.
[[nodiscard]] std::optional<Why> why(const Attention& attention,
                                     const std::vector<Position>& queries,
                                     std::span<const KeptView> tracks, std::size_t track,
                                     std::size_t q, Readout readout);

/// The keyframe whose frame, tokens_per_frame tokens from the keyframe's first on, holds
/// `position`.
[[nodiscard]] std::optional<Position> keyframe_of(const Attention& attention, Position position);

}  // namespace kvbudget
