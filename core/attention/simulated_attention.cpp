#include "core/attention/simulated_attention.h"

#include <algorithm>

#include "core/attention/softmax.h"

namespace kvbudget {

SimulatedAttention::SimulatedAttention(const SimulatorParameters& parameters,
                                       const SimulatedAttention* earlier)
    : m_parameters(parameters), m_tokens(parameters.frames * parameters.tokens_per_frame) {
  m_keyframes = parameters.sinks;
  std::sort(m_keyframes.begin(), m_keyframes.end());
  m_tokens_per_frame = parameters.tokens_per_frame;
  const bool again =
      earlier != nullptr && earlier->m_draw->is_of(parameters.seed, m_tokens, parameters.value_dim);
  m_draw = again ? earlier->m_draw
                 : std::make_shared<const SimulatedDraw>(parameters.seed, m_tokens,
                                                         parameters.value_dim);
  m_values = m_draw->values();
}

void SimulatedAttention::row(Position t, std::span<double> weights) const {
  m_draw->noise(t, weights);
  for (Position j = 0; j <= t; ++j) {
    double& x = weights[static_cast<std::size_t>(j)];
    x = m_parameters.noise * x - m_parameters.recency * static_cast<double>(t - j);
  }
  for (const Position sink : m_keyframes) {
    if (sink <= t) {
      weights[static_cast<std::size_t>(sink)] += m_parameters.sink_boost;
    }
  }
  softmax_in_place(weights);
}

void SimulatedAttention::row_over(Position t, std::span<const Position> positions,
                                  std::span<double> weights) const {
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Position j = positions[i];
    weights[i] = m_parameters.noise * m_draw->noise(t, j) -
                 m_parameters.recency * static_cast<double>(t - j);
    if (std::binary_search(m_keyframes.begin(), m_keyframes.end(), j)) {
      weights[i] += m_parameters.sink_boost;
    }
  }
  softmax_in_place(weights);
}

}  // namespace kvbudget
