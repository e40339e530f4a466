#pragma once

#include "core/attention/attention.h"
#include "core/trace/trace.h"

namespace kvbudget {

/// One cell of a trace. Weights are softmax(scale q k^T), causal, in double; or as the trace gives
/// them.
class TraceAttention final : public Attention {
 public:
  TraceAttention(const TraceInfo& info, Trace::Cell cell);

  [[nodiscard]] Index tokens() const override { return m_tokens; }
  void row(Position t, std::span<double> weights) const override;
  void row_over(Position t, std::span<const Position> positions,
                std::span<double> weights) const override;
  [[nodiscard]] const RowMatrix* queries() const override { return if_any(m_cell.queries); }
  [[nodiscard]] const RowMatrix* keys() const override { return if_any(m_cell.keys); }

 private:
  static const RowMatrix* if_any(const RowMatrix& m) { return m.size() > 0 ? &m : nullptr; }

  Index m_tokens;
  Trace::Cell m_cell;  // without values: those are in the table
};

}  // namespace kvbudget
