#pragma once

#include "core/scenario/scenario.h"

namespace kvbudget::ui {

/// Sizes of explorations, and how long they take by what the last ones took. Plain arithmetic.
/// An entry is a (query, position at or before it).
inline constexpr double kBytesAnEntry = 36.0;                  // of curves
inline constexpr double kMostEntries = 4096.0 * 4097.0 / 2.0;  // some 300 MB
inline constexpr double kPreviewSeconds = 0.032;               // aim of a preview
inline constexpr double kPreviewAbove = 0.060;                 // what takes longer gets one

[[nodiscard]] double entryCount(Index tokens, Index firstQuery, Index stride);

/// The scenario's stride, raised until its curves fit into memory.
[[nodiscard]] Index strideInMemory(const Scenario& scenario, Index tokens);

/// Whether two scenarios ask for the same rows and curves: all that differs may be a look-up.
[[nodiscard]] bool sameCurves(const Scenario& a, const Scenario& b);

/// `wanted` with the part of `explored` that sameCurves() looks at.
[[nodiscard]] Scenario lookUpsOf(const Scenario& wanted, const Scenario& explored);

/// How long an exploration takes: a + b entries, b learnt from measured ones.
class Pace {
 public:
  [[nodiscard]] double seconds(const Scenario& scenario, Index tokens, Index stride) const;
  /// The least power of two times the stride in memory that a preview has time for.
  [[nodiscard]] Index previewStride(const Scenario& scenario, Index tokens) const;
  void learn(const Scenario& scenario, Index tokens, Index stride, double seconds);

 private:
  [[nodiscard]] static double fixedSeconds(const Scenario& scenario, Index tokens);

  double m_secondsAnEntry = 60e-9;
};

}  // namespace kvbudget::ui
