#include "core/selection/instance.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kvbudget {
namespace {

// A sum whose rounding does not grow with the number of terms (Neumaier 1974).
class CompensatedSum {
 public:
  void add(double x) {
    const double total = m_total + x;
    m_lost += std::abs(m_total) >= std::abs(x) ? (m_total - total) + x : (x - total) + m_total;
    m_total = total;
  }
  [[nodiscard]] double value() const { return m_total + m_lost; }

 private:
  double m_total = 0.0;
  double m_lost = 0.0;
};

}  // namespace

Instance::Instance(std::span<const double> weights, const ValueTable& values)
    : m_weights(weights), m_values(&values), m_distances(weights.size()) {
  const Index n = keys();
  const auto heaviest = std::ranges::max_element(weights) - weights.begin();
  m_origin = value(static_cast<Position>(heaviest));
  m_from_origin = Eigen::VectorXd::Zero(dim());
  for (Position j = 0; j < n; ++j) {
    m_from_origin += weight(j) * (value(j) - m_origin);
  }
  m_mean = m_origin + m_from_origin;
  for (Position j = 0; j < n; ++j) {
    m_distances[static_cast<std::size_t>(j)] = deviation(j).norm();
  }
  m_radius = *std::ranges::max_element(m_distances);
}

RowMatrix Instance::contributions(std::span<const Position> keys) const {
  RowMatrix g(static_cast<Index>(keys.size()), dim());
  for (Index i = 0; i < g.rows(); ++i) {
    const Position j = keys[static_cast<std::size_t>(i)];
    g.row(i) = weight(j) * deviation(j).transpose();
  }
  return g;
}

std::vector<TopMass> top_mass_sets(const Instance& instance, std::span<const Index> budgets) {
  const Index n = instance.keys();
  const Index most = *std::max_element(budgets.begin(), budgets.end());
  const std::vector<Position> order = best_scored(instance.weights(), most);
  std::vector<bool> is_top(static_cast<std::size_t>(n), false);
  for (const Position j : order) {
    is_top[static_cast<std::size_t>(j)] = true;
  }
  CompensatedSum tail_mass;
  Eigen::VectorXd tail = Eigen::VectorXd::Zero(instance.dim());
  for (Position j = 0; j < n; ++j) {
    if (!is_top[static_cast<std::size_t>(j)]) {
      tail_mass.add(instance.weight(j));
      instance.add(j, -1.0, tail);
    }
  }
  std::vector<TopMass> sets(budgets.size());
  for (std::size_t b = 0; b < budgets.size(); ++b) {
    TopMass& set = sets[b];
    set.by_mass.assign(order.begin(), order.begin() + budgets[b]);
    set.kept = set.by_mass;
    std::ranges::sort(set.kept);
    set.sum = tail;
    CompensatedSum dropped = tail_mass;
    CompensatedSum mass;
    for (Index i = most; i-- > 0;) {
      const Position j = order[static_cast<std::size_t>(i)];
      if (i >= budgets[b]) {
        dropped.add(instance.weight(j));
        instance.add(j, -1.0, set.sum);
      } else {
        mass.add(instance.weight(j));
      }
    }
    set.mass = mass.value();
    set.dropped = dropped.value();
  }
  return sets;
}

TopMass top_mass_set(const Instance& instance, Index budget) {
  return std::move(top_mass_sets(instance, std::span(&budget, 1)).front());
}

std::vector<Position> best_scored(std::span<const double> scores, Index count) {
  std::vector<Position> order(scores.size());
  std::iota(order.begin(), order.end(), Position{0});
  count = std::min(count, static_cast<Index>(order.size()));
  const auto better = [&](Position a, Position b) {
    const double x = scores[static_cast<std::size_t>(a)];
    const double y = scores[static_cast<std::size_t>(b)];
    return x != y ? x > y : a < b;
  };
  std::partial_sort(order.begin(), order.begin() + count, order.end(), better);
  order.resize(static_cast<std::size_t>(count));
  return order;
}

}  // namespace kvbudget
