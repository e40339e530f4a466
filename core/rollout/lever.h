#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/rollout/bounds.h"
#include "core/rollout/identity.h"

namespace kvbudget {

struct PlanePoint {
  double x = 0.0;
  double y = 0.0;
};

/// One kept set seen in a plane. The full output, the weighted mean of the kept and that of the
/// dropped lie on one line, which the full output divides in the ratio m : 1 - m: a lever in
/// balance, with the masses 1 - m and m at its ends.
///
/// Values of one or two dimensions are their own plane. Others are projected: the first axis is the
/// gap between the two means, the second the direction in which the values spread most beside it.
/// Distances along the lever are then true, others are at most as long as they are.
struct Lever {
  Identity identity;
  Bounds bounds;
  std::vector<PlanePoint> tokens;  // [n]
  PlanePoint origin;               // of the value space
  PlanePoint full;                 // sum p v over all
  PlanePoint read;                 // what the bounded cache puts out
  PlanePoint kept_mean;            // weighted
  std::optional<PlanePoint> dropped_mean;
  PlanePoint plain_kept_mean;  // unweighted: with plain means the identity is false
  std::optional<PlanePoint> plain_dropped_mean;
  double plain_gap = 0.0;  // what takes the gap's place then; in all dimensions
  bool projected = false;
  double shown_spread = 1.0;  // share of sum p |v - mu|^2 that lies in the plane
};

/// weights [n] that sum to 1; the first n rows of `values`; `kept` ascending, not empty and of
/// positive mass. `diameter`: of a set of values that holds these, to spare the search for theirs,
/// which takes n^2 d / 2 operations.
[[nodiscard]] Lever lever_of(std::span<const double> weights, const ValueTable& values,
                             std::span<const Position> kept, Readout readout,
                             std::optional<double> diameter = std::nullopt);

/// A token made by hand.
struct LeverToken {
  PlanePoint at;
  double mass = 1.0;  // above 0; its weight is its share of all masses
  bool kept = true;

  friend bool operator==(const LeverToken& a, const LeverToken& b) {
    return a.at.x == b.at.x && a.at.y == b.at.y && a.mass == b.mass && a.kept == b.kept;
  }
};

/// At least one token is kept.
[[nodiscard]] Lever lever_of(const std::vector<LeverToken>& tokens, Readout readout);
[[nodiscard]] std::vector<double> weights_of(const std::vector<LeverToken>& tokens);

}  // namespace kvbudget
