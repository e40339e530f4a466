#include "core/trace/cell_reader.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/trace/message.h"

namespace kvbudget {

namespace {

// Squares and dot products of what is below it stay finite in double, whatever their length.
constexpr double kLargest = 1e100;

constexpr double kSumTolerance = 1e-3;
constexpr double kCausalTolerance = 1e-6;
constexpr Index kBlockElements = 1 << 16;

/// "k[2,0,17,5]", with as many indices as the array has dimensions.
std::string element_name(const TensorInfo& tensor, const CellPlace& place, Index row,
                         Index column) {
  const Index indices[] = {place.layer, place.head, row, column};
  std::string text = tensor.name;
  for (std::size_t i = 4 - tensor.shape.size(); i < 4; ++i) {
    text += (text == tensor.name ? "[" : ",") + std::to_string(indices[i]);
  }
  return text + "]";
}

std::span<double> rows_of(RowMatrix& matrix, Index first, Index count) {
  return {matrix.data() + first * matrix.cols(), static_cast<std::size_t>(count * matrix.cols())};
}

}  // namespace

std::uint64_t CellReader::bytes_of(const std::string& name, const CellPlace& place) const {
  const TensorInfo& tensor = *m_file.find(name);
  const Index count = m_tokens * tensor.shape.back();
  return m_file.bytes_to_read(tensor, (place.layer * place.heads + place.head) * count, count);
}

// By blocks, so that a file whose first rows are wrong fails before a large matrix has been filled.
// In Fortran order every read passes over much of the array, so there it is one.
template <typename Check>
void CellReader::fill(const TensorInfo& tensor, const CellPlace& place, RowMatrix& matrix,
                      const Check& check) const {
  const Index first = (place.layer * place.heads + place.head) * matrix.size();
  const Index block = std::max<Index>(1, kBlockElements / std::max<Index>(1, matrix.cols()));
  const bool at_once = tensor.fortran_order;
  if (at_once) {
    m_file.read(tensor, first, rows_of(matrix, 0, m_tokens), m_meter);
  }
  for (Index begin = 0; begin < m_tokens; begin += block) {
    const Index rows = std::min(block, m_tokens - begin);
    if (!at_once) {
      m_file.read(tensor, first + begin * matrix.cols(), rows_of(matrix, begin, rows), m_meter);
    } else if (m_meter) {
      m_meter(0);
    }
    check(begin, rows);
  }
}

RowMatrix CellReader::vectors(const std::string& name, const CellPlace& place, Index dim) const {
  const TensorInfo& tensor = *m_file.find(name);
  RowMatrix matrix(m_tokens, dim);
  fill(tensor, place, matrix,
       [&](Index first, Index rows) { check_finite(tensor, place, matrix, first, rows); });
  return matrix;
}

RowMatrix CellReader::weights(const CellPlace& place) const {
  const TensorInfo& tensor = *m_file.find("attn");
  RowMatrix matrix(m_tokens, m_tokens);
  fill(tensor, place, matrix, [&](Index first, Index rows) {
    check_finite(tensor, place, matrix, first, rows);
    for (Index query = first; query < first + rows; ++query) {
      normalise_row(place, query, matrix.row(query));
    }
  });
  return matrix;
}

void CellReader::check_finite(const TensorInfo& tensor, const CellPlace& place,
                              const RowMatrix& matrix, Index first_row, Index rows) const {
  for (Index row = first_row; row < first_row + rows; ++row) {
    for (Index column = 0; column < matrix.cols(); ++column) {
      const double value = matrix(row, column);
      if (!(std::abs(value) <= kLargest)) {
        throw read_error(m_file.path(), element_name(tensor, place, row, column) + " is " +
                                            number_text(value) + ", where a finite number of at " +
                                            "most 1e100 in magnitude is needed");
      }
    }
  }
}

void CellReader::normalise_row(const CellPlace& place, Index query,
                               Eigen::Ref<Eigen::RowVectorXd> row) const {
  const TensorInfo& tensor = *m_file.find("attn");
  for (Index position = 0; position < m_tokens; ++position) {
    const double weight = row[position];
    const bool causal = position <= query;
    if (causal ? weight >= 0.0 : std::abs(weight) <= kCausalTolerance) {
      continue;
    }
    throw read_error(m_file.path(),
                     element_name(tensor, place, query, position) + " is " + number_text(weight) +
                         (causal ? ", where a weight of at least 0 is needed"
                                 : "; weights must be causal: 0 for positions after the query"));
  }
  double sum = 0.0;
  for (Index position = 0; position <= query; ++position) {
    sum += row[position];  // in this order on every machine, so the same bits
  }
  if (!(std::abs(sum - 1.0) <= kSumTolerance)) {
    throw read_error(m_file.path(),
                     "array 'attn': the row of layer " + std::to_string(place.layer) + ", head " +
                         std::to_string(place.head) + ", query " + std::to_string(query) +
                         " sums to " + number_text(sum) + ", where 1 within 0.001 is needed");
  }
  row.head(query + 1) /= sum;
  row.tail(m_tokens - query - 1).setZero();
}

}  // namespace kvbudget
