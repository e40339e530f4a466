#include "core/attention/simulated_attention.h"

#include <algorithm>

#include "core/attention/softmax.h"

namespace kvbudget {

SimulatedAttention::SimulatedAttention(const SimulatorParameters& parameters)
    : m_parameters(parameters),
      m_tokens(parameters.frames * parameters.tokens_per_frame),
      m_noise(parameters.seed, Stream::noise) {
  m_keyframes = parameters.sinks;
  std::sort(m_keyframes.begin(), m_keyframes.end());
  m_tokens_per_frame = parameters.tokens_per_frame;
  m_values = ValueTable(m_tokens, parameters.value_dim);
  const CounterNormal values(parameters.seed, Stream::values);
#pragma omp parallel for schedule(static)
  for (Index j = 0; j < m_tokens; ++j) {
    values.fill(static_cast<std::uint32_t>(j), m_values.row(j));
  }
}

void SimulatedAttention::row(Position t, std::span<double> weights) const {
  m_noise.fill(static_cast<std::uint32_t>(t), weights);
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
    const double xi = m_noise.at(static_cast<std::uint32_t>(t), static_cast<std::uint32_t>(j));
    weights[i] = m_parameters.noise * xi - m_parameters.recency * static_cast<double>(t - j);
    if (std::binary_search(m_keyframes.begin(), m_keyframes.end(), j)) {
      weights[i] += m_parameters.sink_boost;
    }
  }
  softmax_in_place(weights);
}

}  // namespace kvbudget
