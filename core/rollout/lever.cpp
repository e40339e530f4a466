#include "core/rollout/lever.h"

#include <cmath>
#include <numeric>

#include "core/rollout/weighted_mean.h"

namespace kvbudget {
namespace {

using Vector = Eigen::VectorXd;

struct Means {
  explicit Means(Index dim) : full(dim), kept(dim), dropped(dim), plain_kept(dim), plain_out(dim) {}
  WeightedMean full, kept, dropped, plain_kept, plain_out;
};

Means means_of(std::span<const double> weights, const ValueTable& values,
               const std::vector<bool>& is_kept) {
  Means means(values.dim());
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const auto v = value_of(values, j);
    means.full.add(weights[j], v);
    (is_kept[j] ? means.kept : means.dropped).add(weights[j], v);
    (is_kept[j] ? means.plain_kept : means.plain_out).add(1.0, v);
  }
  return means;
}

// The direction in which sum p (v - mu)(v - mu)^T spreads most, at a right angle to `first` (unit
// length or zero), by the power method from the value that contributes most. 200 steps bring it as
// near as an eye can tell where two directions are almost equally wide. Zero if there is no spread.
Vector widest_direction(std::span<const double> weights, const ValueTable& values, const Vector& mu,
                        const Vector& first) {
  const auto rest = [&](const Vector& x) { return Vector(x - first.dot(x) * first); };
  Vector direction = Vector::Zero(values.dim());
  double most = 0.0;
  constexpr double kRounding = 1e-12;  // what is left of a vector along `first` is no direction
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const Vector x = value_of(values, j) - mu;
    const Vector beside = rest(x);
    const double spread = weights[j] * beside.squaredNorm();
    if (spread > most && beside.norm() > kRounding * (x.norm() + mu.norm())) {
      most = spread;
      direction = rest(beside.normalized()).normalized();
    }
  }
  constexpr int kSteps = 200;
  constexpr double kSettled = 1e-10;
  for (int step = 0; step < kSteps && most > 0.0; ++step) {
    Vector next = Vector::Zero(values.dim());
    for (std::size_t j = 0; j < weights.size(); ++j) {
      const Vector x = value_of(values, j) - mu;
      next += weights[j] * x.dot(direction) * x;
    }
    next = rest(next);
    if (next.norm() == 0.0) {
      break;
    }
    next = rest(next.normalized()).normalized();
    const double moved = (next - direction).norm();
    direction = next;
    if (moved < kSettled) {
      break;
    }
  }
  return direction;
}

// Two axes of unit length (or zero, where there is nothing to show) and the point they go through.
struct Plane {
  Vector through, first, second;

  [[nodiscard]] PlanePoint operator()(const Vector& v) const {
    const Vector x = v - through;
    return {first.dot(x), second.dot(x)};
  }
};

Plane own_plane(Index dim) {
  Plane plane{Vector::Zero(dim), Vector::Unit(dim, 0), Vector::Zero(dim)};
  if (dim > 1) {
    plane.second = Vector::Unit(dim, 1);
  }
  return plane;
}

Plane gap_plane(std::span<const double> weights, const ValueTable& values, const Means& means) {
  Plane plane{means.full.sum, Vector::Zero(values.dim()), {}};
  if (!means.dropped.empty()) {
    plane.first = (means.dropped.mean() - means.kept.mean()).stableNormalized();
  }
  if (plane.first.isZero(0.0)) {
    plane.first = widest_direction(weights, values, plane.through, plane.first);
  }
  plane.second = widest_direction(weights, values, plane.through, plane.first);
  return plane;
}

double shown_spread(std::span<const double> weights, const ValueTable& values, const Plane& plane,
                    const Vector& mu) {
  double shown = 0.0;
  double all = 0.0;
  for (std::size_t j = 0; j < weights.size(); ++j) {
    const Vector x = value_of(values, j) - mu;
    shown += weights[j] * (std::pow(plane.first.dot(x), 2) + std::pow(plane.second.dot(x), 2));
    all += weights[j] * x.squaredNorm();
  }
  return all > 0.0 ? std::min(1.0, shown / all) : 1.0;
}

}  // namespace

Lever lever_of(std::span<const double> weights, const ValueTable& values,
               std::span<const Position> kept, Readout readout, std::optional<double> diameter) {
  std::vector<bool> is_kept(weights.size(), false);
  for (const Position j : kept) {
    is_kept[static_cast<std::size_t>(j)] = true;
  }
  const Means means = means_of(weights, values, is_kept);
  Lever lever;
  lever.identity = identity_of(weights, values, kept, readout);
  lever.bounds = bounds_of(weights, values, kept, diameter);
  lever.projected = values.dim() > 2;
  const Plane plane = lever.projected ? gap_plane(weights, values, means) : own_plane(values.dim());
  for (std::size_t j = 0; j < weights.size(); ++j) {
    lever.tokens.push_back(plane(value_of(values, j)));
  }
  lever.origin = plane(Vector::Zero(values.dim()));
  lever.full = plane(means.full.sum);
  lever.kept_mean = plane(means.kept.mean());
  lever.read = readout == Readout::zero_fill ? plane(means.kept.sum) : lever.kept_mean;
  lever.plain_kept_mean = plane(means.plain_kept.mean());
  if (!means.plain_out.empty()) {
    lever.plain_dropped_mean = plane(means.plain_out.mean());
    lever.plain_gap = readout == Readout::zero_fill
                          ? means.plain_out.mean().norm()
                          : (means.plain_out.mean() - means.plain_kept.mean()).norm();
  }
  if (!means.dropped.empty()) {
    lever.dropped_mean = plane(means.dropped.mean());
  }
  lever.shown_spread = lever.projected ? shown_spread(weights, values, plane, means.full.sum) : 1.0;
  return lever;
}

std::vector<double> weights_of(const std::vector<LeverToken>& tokens) {
  const double all =
      std::accumulate(tokens.begin(), tokens.end(), 0.0,
                      [](double sum, const LeverToken& token) { return sum + token.mass; });
  std::vector<double> weights;
  weights.reserve(tokens.size());
  for (const LeverToken& token : tokens) {
    weights.push_back(token.mass / all);
  }
  return weights;
}

Lever lever_of(const std::vector<LeverToken>& tokens, Readout readout) {
  ValueTable values(static_cast<Index>(tokens.size()), 2);
  std::vector<Position> kept;
  for (std::size_t j = 0; j < tokens.size(); ++j) {
    const auto row = values.row(static_cast<Index>(j));
    row[0] = tokens[j].at.x;
    row[1] = tokens[j].at.y;
    if (tokens[j].kept) {
      kept.push_back(static_cast<Position>(j));
    }
  }
  return lever_of(weights_of(tokens), values, kept, readout);
}

}  // namespace kvbudget
