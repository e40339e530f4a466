#include "core/selection/free_best.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/selection/free_error.h"

namespace kvbudget {
namespace {

using Eigen::VectorXd;

// Splits on the keys that the nearest point of the hull uses. A node may use every key but the
// excluded; with `included` full only those are left.
class FreeSearch {
 public:
  FreeSearch(const Instance& instance, Index budget, Index most_nodes, const Hooks& hooks)
      : m_instance(instance), m_budget(budget), m_most_nodes(most_nodes), m_hooks(hooks) {
    m_excluded.assign(static_cast<std::size_t>(instance.keys()), false);
    m_best.value = std::numeric_limits<double>::infinity();
    m_best.lower = std::numeric_limits<double>::infinity();
  }

  FreeBest run() {
    const std::vector<Position> top = top_mass_set(m_instance, m_budget).kept;
    offer(free_error(m_instance, top), top);
    visit();
    m_best.exact = !m_stopped;
    m_best.lower = std::min(m_best.lower, m_best.value);
    std::ranges::sort(m_best.keys);
    return m_best;
  }

 private:
  [[nodiscard]] bool beaten(double lower) const {
    return lower >= m_best.value * (1.0 - 1e-12) || m_best.value <= m_instance.zero();
  }

  void offer(const HullDistance& hull, const std::vector<Position>& keys) {
    m_best.lower = std::min(m_best.lower, hull.lower);
    if (hull.value >= m_best.value) {
      return;
    }
    m_best.value = hull.value;
    m_best.keys.clear();
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (hull.weights[i] > 0.0) {
        m_best.keys.push_back(keys[i]);
      }
    }
  }

  void visit() {
    std::vector<Position> keys = m_included;
    if (static_cast<Index>(m_included.size()) < m_budget) {
      keys.clear();
      for (Position j = 0; j < m_instance.keys(); ++j) {
        if (!m_excluded[static_cast<std::size_t>(j)]) {
          keys.push_back(j);
        }
      }
    }
    if (keys.empty()) {
      return;
    }
    const HullDistance hull = free_error(m_instance, keys);
    ++m_best.nodes;
    if (beaten(hull.lower)) {
      m_best.lower = std::min(m_best.lower, hull.lower);
      return;
    }
    if (m_best.nodes >= m_most_nodes || m_hooks.stop()) {
      m_stopped = true;
      m_best.lower = std::min(m_best.lower, hull.lower);
      return;
    }
    split(hull, keys);
  }

  void split(const HullDistance& hull, const std::vector<Position>& keys) {
    auto used = static_cast<Index>(m_included.size());
    Position widest = -1;
    double largest = 0.0;
    for (std::size_t i = 0; i < keys.size(); ++i) {
      if (hull.weights[i] > 0.0 && std::ranges::find(m_included, keys[i]) == m_included.end()) {
        ++used;
        if (hull.weights[i] > largest) {
          largest = hull.weights[i];
          widest = keys[i];
        }
      }
    }
    if (used <= m_budget) {
      offer(hull, keys);
      return;
    }
    m_included.push_back(widest);
    visit();
    m_included.pop_back();
    m_excluded[static_cast<std::size_t>(widest)] = true;
    visit();
    m_excluded[static_cast<std::size_t>(widest)] = false;
  }

  const Instance& m_instance;
  Index m_budget;
  Index m_most_nodes;
  const Hooks& m_hooks;
  std::vector<Position> m_included;
  std::vector<bool> m_excluded;
  FreeBest m_best;
  bool m_stopped = false;
};

using Values = Eigen::Map<const RowMatrix, Eigen::Unaligned, Eigen::OuterStride<>>;

Values values_of(const Instance& instance) {
  const ValueTable& values = instance.values();
  return {values.data(), instance.keys(), values.dim(), Eigen::OuterStride<>(values.stride())};
}

}  // namespace

FrankWolfePath frank_wolfe(const Instance& instance, Index steps) {
  const Values v = values_of(instance);
  const auto distances = instance.distances();
  FrankWolfePath path;
  path.picks = {static_cast<Position>(std::ranges::min_element(distances) - distances.begin())};
  path.steps = {1.0};
  VectorXd rest = instance.deviation(path.picks[0]);  // x - mu
  path.errors = {rest.norm()};
  VectorXd products(instance.keys());
  while (static_cast<Index>(path.errors.size()) < steps) {
    products.noalias() = v * rest;
    Index pick = 0;
    products.minCoeff(&pick);
    const VectorXd edge = instance.deviation(static_cast<Position>(pick)) - rest;  // v_j - x
    const double length = edge.squaredNorm();
    const double step = length > 0.0 ? std::clamp(-rest.dot(edge) / length, 0.0, 1.0) : 0.0;
    if (step == 0.0) {
      path.errors.resize(static_cast<std::size_t>(steps), path.errors.back());
      break;
    }
    rest += step * edge;
    path.picks.push_back(static_cast<Position>(pick));
    path.steps.push_back(step);
    path.errors.push_back(std::min(path.errors.back(), rest.norm()));
  }
  return path;
}

std::vector<double> corrective_frank_wolfe(const Instance& instance, Index steps) {
  const Values v = values_of(instance);
  const auto distances = instance.distances();
  std::vector<Position> support = {
      static_cast<Position>(std::ranges::min_element(distances) - distances.begin())};
  VectorXd rest = instance.deviation(support[0]);  // x - mu
  std::vector<double> errors = {rest.norm()};
  VectorXd products(instance.keys());
  while (static_cast<Index>(errors.size()) < steps && errors.back() > instance.zero()) {
    products.noalias() = v * rest;
    Index pick = 0;
    products.minCoeff(&pick);
    if (std::ranges::find(support, static_cast<Position>(pick)) != support.end()) {
      break;  // no key is nearer: this is the hull's nearest point
    }
    support.push_back(static_cast<Position>(pick));
    const HullDistance hull = free_error(instance, support);
    errors.push_back(std::min(errors.back(), hull.value));
    rest.setZero();
    std::vector<Position> used;
    for (std::size_t i = 0; i < support.size(); ++i) {
      if (hull.weights[i] > 0.0) {
        rest += hull.weights[i] * instance.deviation(support[i]);
        used.push_back(support[i]);
      }
    }
    support = std::move(used);
  }
  errors.resize(static_cast<std::size_t>(steps), errors.back());
  return errors;
}

FreeBest free_best(const Instance& instance, Index budget, Index most_nodes, const Hooks& hooks) {
  return FreeSearch(instance, budget, most_nodes, hooks).run();
}

}  // namespace kvbudget
