#include "core/attention/simulated_draw.h"

#include <algorithm>

namespace kvbudget {
namespace {

// Noise is kept up to this many tokens (4 MiB): at such sizes an update takes milliseconds and
// drawing would be a tenth of them. Beyond, memory stays O(tokens).
constexpr Index kKeptTokens = 1024;

std::size_t row_start(Position t) {
  const auto n = static_cast<std::size_t>(t);
  return n * (n + 1) / 2;
}

}  // namespace

SimulatedDraw::SimulatedDraw(std::uint64_t seed, Index tokens, Index value_dim)
    : m_seed(seed), m_tokens(tokens), m_noise(seed, Stream::noise) {
  ValueTable table(tokens, value_dim);
  const CounterNormal values(seed, Stream::values);
  m_kept.resize(tokens <= kKeptTokens ? row_start(static_cast<Position>(tokens)) : 0);
#pragma omp parallel for schedule(dynamic, 16)
  for (Index j = 0; j < tokens; ++j) {
    const auto row = static_cast<std::uint32_t>(j);
    values.fill(row, table.row(j));
    if (!m_kept.empty()) {
      m_noise.fill(row, std::span(m_kept).subspan(row_start(static_cast<Position>(j)),
                                                  static_cast<std::size_t>(j) + 1));
    }
  }
  m_values = std::make_shared<const Values>(std::move(table));
}

bool SimulatedDraw::is_of(std::uint64_t seed, Index tokens, Index value_dim) const {
  return m_seed == seed && m_tokens == tokens && m_values->table().dim() == value_dim;
}

void SimulatedDraw::noise(Position t, std::span<double> out) const {
  if (m_kept.empty()) {
    m_noise.fill(static_cast<std::uint32_t>(t), out);
  } else {
    std::copy_n(m_kept.begin() + static_cast<std::ptrdiff_t>(row_start(t)), out.size(),
                out.begin());
  }
}

double SimulatedDraw::noise(Position t, Position j) const {
  return m_kept.empty() ? m_noise.at(static_cast<std::uint32_t>(t), static_cast<std::uint32_t>(j))
                        : m_kept[row_start(t) + static_cast<std::size_t>(j)];
}

}  // namespace kvbudget
