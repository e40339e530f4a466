#include "core/selection/free_error.h"

#include <Eigen/Cholesky>
#include <Eigen/QR>
#include <algorithm>
#include <cmath>

namespace kvbudget {
namespace {

using Eigen::VectorXd;

// A weight this small is rounding, and its point leaves the corral.
constexpr double kNoWeight = 1e-15;
// Ends when value^2 - value lower <= this times value^2: the certificate then closes to 13 digits.
constexpr double kRelativeGap = 1e-13;
constexpr int kMostMajorCycles = 1000;

class MinimumNormPoint {
 public:
  explicit MinimumNormPoint(const RowMatrix& points)
      : m_points(points), m_gram(points.rows(), points.rows()) {
    m_gram.triangularView<Eigen::Lower>() = points * points.transpose();
    m_gram = m_gram.selfadjointView<Eigen::Lower>();
    m_scale = m_gram.diagonal().maxCoeff();
  }

  HullDistance run() {
    HullDistance result;
    result.weights.assign(static_cast<std::size_t>(m_points.rows()), 0.0);
    Index nearest = 0;
    m_gram.diagonal().minCoeff(&nearest);
    m_active = {nearest};
    m_weights = VectorXd::Ones(1);
    double last = std::numeric_limits<double>::infinity();
    for (int cycle = 0;; ++cycle) {
      const VectorXd x = point();
      const double square = x.squaredNorm();
      const VectorXd products = m_points * x;
      Index entering = 0;
      const double least = products.minCoeff(&entering);
      if (square < last) {
        keep(result, square, least);
      }
      const bool known = std::ranges::find(m_active, entering) != m_active.end();
      if (cycle == kMostMajorCycles || known || !(square < last) ||
          square - least <= kRelativeGap * square || square <= 1e-30 * m_scale) {
        return result;
      }
      last = square;
      m_active.push_back(entering);
      m_weights.conservativeResize(m_weights.size() + 1);
      m_weights[m_weights.size() - 1] = 0.0;
      while (!minor_cycle()) {
      }
    }
  }

 private:
  [[nodiscard]] VectorXd point() const {
    VectorXd x = VectorXd::Zero(m_points.cols());
    for (std::size_t i = 0; i < m_active.size(); ++i) {
      x += m_weights[static_cast<Index>(i)] * m_points.row(m_active[i]).transpose();
    }
    return x;
  }

  void keep(HullDistance& result, double square, double least) const {
    result.value = std::sqrt(square);
    // Rounding can lift the bound above the value by some 1e-13 of it.
    result.lower = square > 0.0 ? std::clamp(least / result.value, 0.0, result.value) : 0.0;
    std::ranges::fill(result.weights, 0.0);
    for (std::size_t i = 0; i < m_active.size(); ++i) {
      result.weights[static_cast<std::size_t>(m_active[i])] = m_weights[static_cast<Index>(i)];
    }
  }

  // Weights, summing to 1, of the point of the affine hull of the corral nearest to the origin.
  // U U^T + c 1 1^T is positive definite for affinely independent points, also where U U^T is not.
  [[nodiscard]] VectorXd affine_minimiser() const {
    const auto k = static_cast<Index>(m_active.size());
    Eigen::MatrixXd system(k, k);
    for (Index i = 0; i < k; ++i) {
      for (Index j = 0; j <= i; ++j) {
        system(i, j) =
            m_gram(m_active[static_cast<std::size_t>(i)], m_active[static_cast<std::size_t>(j)]) +
            m_scale;
      }
    }
    const VectorXd solution =
        system.selfadjointView<Eigen::Lower>().ldlt().solve(VectorXd::Ones(k));
    return solution / solution.sum();
  }

  // True when the corral's own minimiser has weights > 0 and is accepted; else goes towards it as
  // far as the weights allow and drops at least one point.
  bool minor_cycle() {
    const VectorXd target = affine_minimiser();
    if (m_active.size() == 1 || target.minCoeff() > kNoWeight || !target.allFinite()) {
      if (target.allFinite()) {
        m_weights = target;
      }
      return true;
    }
    double step = 1.0;
    Index leaving = 0;
    for (Index i = 0; i < target.size(); ++i) {
      if (target[i] <= kNoWeight) {
        const double reach = m_weights[i] / std::max(m_weights[i] - target[i], 1e-300);
        if (reach <= step) {
          step = reach;
          leaving = i;
        }
      }
    }
    m_weights = (1.0 - step) * m_weights + step * target;
    m_weights[leaving] = 0.0;
    Index kept = 0;
    for (Index i = 0; i < m_weights.size(); ++i) {
      if (m_weights[i] > kNoWeight) {
        m_active[static_cast<std::size_t>(kept)] = m_active[static_cast<std::size_t>(i)];
        m_weights[kept++] = m_weights[i];
      }
    }
    m_active.resize(static_cast<std::size_t>(kept));
    m_weights.conservativeResize(kept);
    m_weights /= m_weights.sum();
    return false;
  }

  const RowMatrix& m_points;
  Eigen::MatrixXd m_gram;
  double m_scale = 0.0;
  std::vector<Index> m_active;  // Wolfe's corral
  VectorXd m_weights;           // of the corral, > 0, summing to 1
};

RowMatrix around_mean(const Instance& instance, std::span<const Position> kept) {
  RowMatrix u(static_cast<Index>(kept.size()), instance.dim());
  for (Index i = 0; i < u.rows(); ++i) {
    u.row(i) = instance.deviation(kept[static_cast<std::size_t>(i)]).transpose();
  }
  return u;
}

// Distance of `target` to the span of the columns.
double distance_to_span(const Eigen::MatrixXd& columns, const VectorXd& target) {
  if (columns.cols() == 0) {
    return target.norm();
  }
  const VectorXd weights = columns.completeOrthogonalDecomposition().solve(target);
  return (target - columns * weights).norm();
}

}  // namespace

HullDistance nearest_in_hull(const RowMatrix& points) {
  return MinimumNormPoint(points).run();
}

HullDistance free_error(const Instance& instance, std::span<const Position> kept) {
  return nearest_in_hull(around_mean(instance, kept));
}

double affine_error(const Instance& instance, std::span<const Position> kept) {
  const RowMatrix u = around_mean(instance, kept);
  const Eigen::MatrixXd edges = (u.bottomRows(u.rows() - 1).rowwise() - u.row(0)).transpose();
  return distance_to_span(edges, -u.row(0).transpose());
}

double linear_error(const Instance& instance, std::span<const Position> kept) {
  const RowMatrix u = around_mean(instance, kept);
  const Eigen::MatrixXd values = (u.rowwise() + instance.mean().transpose()).transpose();
  return distance_to_span(values, instance.mean());
}

}  // namespace kvbudget
