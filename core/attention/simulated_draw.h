#pragma once

#include <memory>
#include <vector>

#include "core/attention/counter_normal.h"
#include "core/attention/values.h"

namespace kvbudget {

/// What a seed draws for a simulated rollout: noise xi(t, j) and values v ~ N(0, I). No slider that
/// moves recency, sinks or the size of the noise changes it, so rollouts share one. Immutable.
class SimulatedDraw {
 public:
  SimulatedDraw(std::uint64_t seed, Index tokens, Index value_dim);

  /// The draw of a smaller, larger or other rollout is another one.
  [[nodiscard]] bool is_of(std::uint64_t seed, Index tokens, Index value_dim) const;

  [[nodiscard]] const std::shared_ptr<const Values>& values() const { return m_values; }
  /// xi(t, 0), xi(t, 1), ... into `out`, at most t + 1 of them.
  void noise(Position t, std::span<double> out) const;
  [[nodiscard]] double noise(Position t, Position j) const;

 private:
  std::uint64_t m_seed;
  Index m_tokens;
  CounterNormal m_noise;
  std::shared_ptr<const Values> m_values;
  std::vector<double> m_kept;  // all rows one after another, when the rollout is small
};

}  // namespace kvbudget
