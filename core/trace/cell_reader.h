#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include "core/base/matrix.h"
#include "core/base/types.h"
#include "core/trace/tensor_file.h"

namespace kvbudget {

/// Which head of an array that has `heads` in each layer.
struct CellPlace {
  Index layer;
  Index head;
  Index heads;
};

/// Reads one head's part of a trace's arrays, whose shapes have been checked, and checks its data.
class CellReader {
 public:
  /// `meter` is told of every byte that passes by, and with 0 while data is checked; what it throws
  /// ends the reading.
  CellReader(const TensorFile& file, Index tokens, ReadMeter meter = {})
      : m_file(file), m_tokens(tokens), m_meter(std::move(meter)) {}

  /// What the meter will be told in all for one head of the array.
  [[nodiscard]] std::uint64_t bytes_of(const std::string& name, const CellPlace& place) const;

  /// [T, dim] of q, k or v. Throws Error at an element that is not finite or beyond 1e100.
  RowMatrix vectors(const std::string& name, const CellPlace& place, Index dim) const;

  /// [T, T] of attn, each row divided by its sum. Throws Error, too, at a weight below 0 or above
  /// the diagonal, and a row whose sum is not 1 within 1e-3.
  RowMatrix weights(const CellPlace& place) const;

 private:
  // Fills the matrix from the array by blocks of rows, each of which `check(first, rows)` then
  // sees.
  template <typename Check>
  void fill(const TensorInfo& tensor, const CellPlace& place, RowMatrix& matrix,
            const Check& check) const;
  void check_finite(const TensorInfo& tensor, const CellPlace& place, const RowMatrix& matrix,
                    Index first_row, Index rows) const;
  void normalise_row(const CellPlace& place, Index query, Eigen::Ref<Eigen::RowVectorXd> row) const;

  const TensorFile& m_file;
  Index m_tokens;
  ReadMeter m_meter;
};

}  // namespace kvbudget
