#include "core/attention/value_table.h"

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

namespace kvbudget {
namespace {

using ConstRows =
    Eigen::Map<const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>,
               Eigen::Aligned64>;

// Rows per block of the pairwise search: two blocks and their product stay in the second-level
// cache.
constexpr Index kBlock = 256;

}  // namespace

ValueTable::ValueTable(Index rows, Index dim)
    : m_rows(rows),
      m_dim(dim),
      m_stride((dim + kLane - 1) / kLane * kLane),
      m_data(static_cast<std::size_t>(rows * m_stride), 0.0) {}

std::span<double> ValueTable::row(Index r) {
  return {m_data.data() + r * m_stride, static_cast<std::size_t>(m_dim)};
}

std::span<const double> ValueTable::row(Index r) const {
  return {m_data.data() + r * m_stride, static_cast<std::size_t>(m_dim)};
}

double ValueTable::largest_norm() const {
  return empty() ? 0.0 : ConstRows(m_data.data(), m_rows, m_stride).rowwise().norm().maxCoeff();
}

double ValueTable::diameter() const {
  if (empty()) {
    return 0.0;
  }
  // |a - b|^2 = |a|^2 + |b|^2 - 2 a.b loses digits when the values lie far from the origin; their
  // mean as origin keeps the loss at rounding level of the spread itself.
  const ConstRows all(m_data.data(), m_rows, m_stride);
  const Eigen::RowVectorXd mean = all.colwise().mean();
  const Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> centred =
      all.rowwise() - mean;
  const Eigen::VectorXd square = centred.rowwise().squaredNorm();
  const Index blocks = (m_rows + kBlock - 1) / kBlock;
  double largest = 0.0;
#pragma omp parallel for schedule(dynamic) reduction(max : largest)
  for (Index a = 0; a < blocks; ++a) {
    const Index rows_a = std::min(kBlock, m_rows - a * kBlock);
    Eigen::MatrixXd distance;
    for (Index b = a; b < blocks; ++b) {
      const Index rows_b = std::min(kBlock, m_rows - b * kBlock);
      distance.noalias() = -2.0 * centred.middleRows(a * kBlock, rows_a) *
                           centred.middleRows(b * kBlock, rows_b).transpose();
      distance.colwise() += square.segment(a * kBlock, rows_a);
      distance.rowwise() += square.segment(b * kBlock, rows_b).transpose();
      largest = std::max(largest, distance.maxCoeff());
    }
  }
  return std::sqrt(std::max(0.0, largest));
}

}  // namespace kvbudget
