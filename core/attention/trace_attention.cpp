#include "core/attention/trace_attention.h"

#include <algorithm>

#include "core/attention/softmax.h"

namespace kvbudget {

TraceAttention::TraceAttention(const TraceInfo& info, Trace::Cell cell)
    : m_tokens(info.tokens), m_cell(std::move(cell)) {
  m_keyframes = info.keyframes;
  m_tokens_per_frame = std::max<Index>(1, info.tokens_per_frame);
  m_tokens_per_sink = m_tokens_per_frame;
  ValueTable values(m_tokens, m_cell.values.cols());
  for (Index j = 0; j < m_tokens; ++j) {
    const std::span<double> row = values.row(j);
    std::copy_n(m_cell.values.row(j).data(), row.size(), row.begin());
  }
  m_values = std::make_shared<const Values>(std::move(values));
  m_cell.values.resize(0, 0);
}

void TraceAttention::row(Position t, std::span<double> weights) const {
  const auto n = static_cast<Index>(weights.size());
  Eigen::Map<Eigen::VectorXd> out(weights.data(), n);
  if (m_cell.weights.size() > 0) {
    out = m_cell.weights.row(t).head(n);
    return;
  }
  out.noalias() = m_cell.keys.topRows(n) * m_cell.queries.row(t).transpose();
  out *= m_cell.scale;
  softmax_in_place(weights);
}

void TraceAttention::row_over(Position t, std::span<const Position> positions,
                              std::span<double> weights) const {
  for (std::size_t i = 0; i < positions.size(); ++i) {
    weights[i] = m_cell.weights.size() > 0
                     ? m_cell.weights(t, positions[i])
                     : m_cell.scale * m_cell.keys.row(positions[i]).dot(m_cell.queries.row(t));
  }
  if (m_cell.weights.size() > 0) {
    normalise_in_place(weights);
  } else {
    softmax_in_place(weights);
  }
}

}  // namespace kvbudget
