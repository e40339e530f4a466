#pragma once

#include "core/attention/attention.h"
#include "core/attention/simulated_draw.h"

namespace kvbudget {

/// Constants of the simulator; names, defaults and ranges as in a scenario.
struct SimulatorParameters {
  double recency = 0.05;
  double sink_boost = 6.0;
  double noise = 0.5;
  Index frames = 64;
  Index tokens_per_frame = 8;
  Index value_dim = 64;
  std::vector<Position> sinks = {8, 136};
  std::uint64_t seed = 814;  // of the preset `kvbudget`: see docs/reproduction.md

  bool operator==(const SimulatorParameters&) const = default;
};

/// Video-like attention: recency, a few boosted keyframe tokens, and noise.
///   logit(t, j) = -recency (t - j) + sink_boost [j is a sink] + noise xi(t, j),  j <= t
///   v ~ N(0, I)
class SimulatedAttention final : public Attention {
 public:
  /// `earlier`: its draw is used again when seed and sizes are the same; may be null.
  explicit SimulatedAttention(const SimulatorParameters& parameters,
                              const SimulatedAttention* earlier = nullptr);

  [[nodiscard]] Index tokens() const override { return m_tokens; }
  void row(Position t, std::span<double> weights) const override;
  void row_over(Position t, std::span<const Position> positions,
                std::span<double> weights) const override;

 private:
  SimulatorParameters m_parameters;
  Index m_tokens;
  std::shared_ptr<const SimulatedDraw> m_draw;
};

}  // namespace kvbudget
