#pragma once

#include <initializer_list>
#include <vector>

#include "core/attention/attention.h"
#include "core/attention/counter_normal.h"

namespace kvbudget::testing {

/// Values [rows, dim] from rows written out.
inline ValueTable table(const std::vector<std::vector<double>>& rows) {
  ValueTable values(static_cast<Index>(rows.size()),
                    rows.empty() ? 0 : static_cast<Index>(rows[0].size()));
  for (std::size_t j = 0; j < rows.size(); ++j) {
    std::copy(rows[j].begin(), rows[j].end(), values.row(static_cast<Index>(j)).begin());
  }
  return values;
}

/// Attention whose rows and values are written out: for worked examples and hand-made tests.
class GivenAttention final : public Attention {
 public:
  GivenAttention(std::vector<std::vector<double>> rows, ValueTable values,
                 Index tokens_per_frame = 1, std::vector<Position> keyframes = {})
      : m_rows(std::move(rows)) {
    m_values = std::make_shared<const Values>(std::move(values));
    m_tokens_per_frame = tokens_per_frame;
    m_keyframes = std::move(keyframes);
  }
  [[nodiscard]] Index tokens() const override { return static_cast<Index>(m_rows.size()); }
  void row(Position t, std::span<double> weights) const override {
    const auto& row = m_rows[static_cast<std::size_t>(t)];
    std::copy(row.begin(), row.end(), weights.begin());
  }
  void row_over(Position t, std::span<const Position> positions,
                std::span<double> weights) const override {
    double sum = 0.0;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      weights[i] = m_rows[static_cast<std::size_t>(t)][static_cast<std::size_t>(positions[i])];
      sum += weights[i];
    }
    for (double& w : weights) {
      w = sum > 0.0 ? w / sum : 0.0;
    }
  }

 private:
  std::vector<std::vector<double>> m_rows;  // row t has t + 1 weights
};

/// A stream of reproducible random numbers for making test input.
class Draws {
 public:
  explicit Draws(std::uint64_t seed) : m_source(seed, Stream::sampling) {}
  double normal() { return m_source.at(m_row, m_next++); }
  /// Uniform on (0, 1): the normal's distribution function applied to it.
  double uniform();
  Index below(Index n) {
    return std::min<Index>(n - 1, static_cast<Index>(uniform() * static_cast<double>(n)));
  }
  /// Log-uniform whole number from low to high.
  Index spread(Index low, Index high);

 private:
  CounterNormal m_source;
  std::uint32_t m_row = 0;
  std::uint32_t m_next = 0;
};

}  // namespace kvbudget::testing
