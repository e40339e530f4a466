#pragma once

#include <span>

#include "core/base/aligned.h"
#include "core/base/types.h"

namespace kvbudget {

/// Value vectors [rows, dim], one row a token, each padded with zeros to a multiple of kLane
/// doubles and aligned, so that kernels need no remainder loop.
class ValueTable {
 public:
  static constexpr Index kLane = 8;

  ValueTable() = default;
  ValueTable(Index rows, Index dim);

  [[nodiscard]] bool empty() const { return m_dim == 0; }
  [[nodiscard]] Index rows() const { return m_rows; }
  [[nodiscard]] Index dim() const { return m_dim; }
  /// Distance between rows in doubles: dim rounded up to a multiple of kLane.
  [[nodiscard]] Index stride() const { return m_stride; }

  [[nodiscard]] std::span<double> row(Index r);
  [[nodiscard]] std::span<const double> row(Index r) const;
  [[nodiscard]] const double* data() const { return m_data.data(); }

  /// max |v_j|: the value range of the zero_fill readout.
  [[nodiscard]] double largest_norm() const;
  /// max |v_i - v_j|: the value range of the renormalised readout. Takes rows^2 dim / 2
  /// multiply-adds.
  [[nodiscard]] double diameter() const;

 private:
  Index m_rows = 0;
  Index m_dim = 0;
  Index m_stride = 0;
  AlignedVector m_data;
};

}  // namespace kvbudget
