#pragma once

#include <Eigen/Core>

namespace kvbudget {

/// Rows are queries or tokens, so that one row is contiguous in memory.
using RowMatrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

}  // namespace kvbudget
