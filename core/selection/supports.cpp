#include "core/selection/supports.h"

#include <Eigen/Cholesky>
#include <algorithm>

namespace kvbudget {
namespace {

// Adds the heaviest keys that are not there until there are `budget`, and sorts.
std::vector<Position> padded(const Instance& instance, std::vector<Position> keys, Index budget) {
  std::ranges::sort(keys);
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  const std::vector<Position> chosen = keys;
  for (const Position j : best_scored(instance.weights(), budget)) {
    if (static_cast<Index>(keys.size()) == budget) {
      break;
    }
    if (!std::ranges::binary_search(chosen, j)) {
      keys.push_back(j);
    }
  }
  std::ranges::sort(keys);
  return keys;
}

}  // namespace

std::vector<Position> geometric_support(const Instance& instance, const FrankWolfePath& path,
                                        Index budget) {
  std::vector<Position> support;
  const std::size_t steps = std::min(path.picks.size(), static_cast<std::size_t>(budget));
  for (std::size_t i = 0; i < steps; ++i) {
    if (path.steps[i] == 1.0) {
      support.clear();  // a whole step leaves nothing of the keys before it
    }
    support.push_back(path.picks[i]);
  }
  return padded(instance, std::move(support), budget);
}

std::vector<Position> herding_order(const Instance& instance, Index steps) {
  const ValueTable& values = instance.values();
  const Eigen::Map<const RowMatrix, Eigen::Unaligned, Eigen::OuterStride<>> v(
      values.data(), instance.keys(), values.dim(), Eigen::OuterStride<>(values.stride()));
  Eigen::VectorXd direction = instance.mean();
  Eigen::VectorXd products(instance.keys());
  std::vector<Position> order;
  for (Index step = 0; step < steps; ++step) {
    products.noalias() = v * direction;
    Index pick = 0;
    products.maxCoeff(&pick);
    order.push_back(static_cast<Position>(pick));
    direction -= instance.deviation(order.back());
  }
  return order;
}

std::vector<Position> herding_support(const Instance& instance, Index budget) {
  return padded(instance, herding_order(instance, budget), budget);
}

std::vector<double> leverage(const RowMatrix& keys, Index count, double lambda) {
  const auto k = keys.topRows(count);
  Eigen::MatrixXd system = k.transpose() * k;
  system.diagonal().array() += lambda;
  const Eigen::MatrixXd solved = system.ldlt().solve(k.transpose());  // [d, count]
  std::vector<double> scores(static_cast<std::size_t>(count));
  for (Index j = 0; j < count; ++j) {
    scores[static_cast<std::size_t>(j)] = k.row(j).dot(solved.col(j));
  }
  return scores;
}

std::vector<double> ridge_leverage(const RowMatrix& keys, Index count, double ridge) {
  const double mean = keys.topRows(count).squaredNorm() / static_cast<double>(keys.cols());
  return leverage(keys, count, ridge * mean);
}

}  // namespace kvbudget
