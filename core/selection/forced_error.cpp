#include "core/selection/forced_error.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <vector>

namespace kvbudget {

ForcedErrorForms forced_error_forms(const Instance& instance, std::span<const Position> kept) {
  // Means are taken from mu, which changes neither of their differences and keeps them small.
  struct Side {
    double mass = 0.0;
    Eigen::VectorXd sum;
  };
  Side sides[2] = {{0.0, Eigen::VectorXd::Zero(instance.dim())},
                   {0.0, Eigen::VectorXd::Zero(instance.dim())}};
  for (Position j = 0; j < instance.keys(); ++j) {
    Side& side = sides[std::ranges::binary_search(kept, j) ? 0 : 1];
    side.mass += instance.weight(j);
    instance.add(j, 1.0, side.sum);
  }
  const auto& [a, c] = sides;
  ForcedErrorForms forms;
  if (c.mass > 0.0) {
    forms.means = c.mass * (c.sum / c.mass - a.sum / a.mass).norm();
    forms.kept_sum = a.sum.norm() / a.mass;
    forms.dropped_sum = c.sum.norm() / a.mass;
  }
  return forms;
}

double mass_of(const Instance& instance, std::span<const Position> keys) {
  double mass = 0.0;
  for (std::size_t i = keys.size(); i-- > 0;) {
    mass += instance.weight(keys[i]);
  }
  return mass;
}

double forced_error(const Instance& instance, const TopMass& top, std::span<const Position> kept) {
  const double mass = mass_of(instance, kept);
  if (!(mass > 0.0)) {
    return std::numeric_limits<double>::infinity();
  }
  std::vector<Position> added;
  std::vector<Position> removed;
  std::ranges::set_difference(kept, top.kept, std::back_inserter(added));
  std::ranges::set_difference(top.kept, kept, std::back_inserter(removed));
  const auto size = [&](std::span<const Position> keys) {
    double sum = 0.0;
    for (const Position j : keys) {
      sum += instance.contribution(j);
    }
    return sum;
  };
  Eigen::VectorXd sum;
  if (top.sum.norm() + size(added) + size(removed) < size(kept)) {
    sum = top.sum;
    for (const Position j : removed) {
      instance.add(j, -1.0, sum);
    }
    for (const Position j : added) {
      instance.add(j, 1.0, sum);
    }
  } else {
    sum = Eigen::VectorXd::Zero(instance.dim());
    for (const Position j : kept) {
      instance.add(j, 1.0, sum);
    }
  }
  return sum.norm() / mass;
}

}  // namespace kvbudget
