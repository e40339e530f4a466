#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/attention/values.h"
#include "core/base/matrix.h"
#include "core/base/types.h"

namespace kvbudget {

/// Where attention rows and values come from: the simulator or one cell of a trace.
/// Immutable after construction; all members may be called from several threads at once.
class Attention {
 public:
  virtual ~Attention() = default;
  Attention() = default;
  Attention(const Attention&) = delete;
  Attention& operator=(const Attention&) = delete;

  [[nodiscard]] virtual Index tokens() const = 0;

  /// The weights of query t over positions 0..t: t + 1 numbers >= 0 that sum to 1.
  virtual void row(Position t, std::span<double> weights) const = 0;

  /// The weights that a cache holding `positions` alone computes for query t: the softmax over
  /// those positions. They sum to 1 unless all underflow, and then are all 0.
  virtual void row_over(Position t, std::span<const Position> positions,
                        std::span<double> weights) const = 0;

  /// Queries and keys [tokens, d] as the model multiplies them; null where the source has none: the
  /// simulator, a trace of weights.
  [[nodiscard]] virtual const RowMatrix* queries() const { return nullptr; }
  [[nodiscard]] virtual const RowMatrix* keys() const { return nullptr; }

  /// Values [tokens, d]; empty when the source has none, and then there are no errors, only masses.
  [[nodiscard]] const ValueTable& values() const { return m_values->table(); }
  /// The ranges of the values, found once: see ValueTable.
  [[nodiscard]] double largest_norm() const { return m_values->largest_norm(); }
  [[nodiscard]] double diameter() const { return m_values->diameter(); }
  /// First token of each keyframe, ascending; the simulator's sinks.
  [[nodiscard]] const std::vector<Position>& keyframes() const { return m_keyframes; }
  /// At least 1; 1 when the source knows no frames.
  [[nodiscard]] Index tokens_per_frame() const { return m_tokens_per_frame; }
  /// How many of a keyframe's tokens, from its first on, draw its attention: the one that the
  /// simulator boosts, or a trace's frame.
  [[nodiscard]] Index tokens_per_sink() const { return m_tokens_per_sink; }

 protected:
  std::shared_ptr<const Values> m_values = std::make_shared<const Values>();
  std::vector<Position> m_keyframes;
  Index m_tokens_per_frame = 1;
  Index m_tokens_per_sink = 1;
};

}  // namespace kvbudget
