#pragma once

#include <Eigen/Core>
#include <span>
#include <vector>

#include "core/attention/value_table.h"
#include "core/base/matrix.h"
#include "core/base/types.h"

namespace kvbudget {

/// One attention row over n keys with their values: what every figure about kept sets starts from.
/// In the notation of the paper "Trust the Mass" (arXiv:2608.25230): p, v, mu = sum p v and the
/// signed contributions g_j = p_j (v_j - mu), which sum to 0.
class Instance {
 public:
  /// `weights` has n >= 1 numbers >= 0 that sum to 1; `values` at least n rows, dim >= 1. Both must
  /// outlive the instance.
  Instance(std::span<const double> weights, const ValueTable& values);

  [[nodiscard]] Index keys() const { return static_cast<Index>(m_weights.size()); }
  [[nodiscard]] Index dim() const { return m_values->dim(); }
  [[nodiscard]] const ValueTable& values() const { return *m_values; }
  [[nodiscard]] std::span<const double> weights() const { return m_weights; }
  [[nodiscard]] double weight(Position j) const { return m_weights[static_cast<std::size_t>(j)]; }
  [[nodiscard]] Eigen::Map<const Eigen::VectorXd> value(Position j) const {
    return {m_values->row(j).data(), dim()};
  }

  /// mu, the full cache's output.
  [[nodiscard]] const Eigen::VectorXd& mean() const { return m_mean; }
  /// v_j - mu, accurate also for a key so heavy that it all but equals mu: both are taken from the
  /// heaviest key's value, at which nothing cancels.
  [[nodiscard]] auto deviation(Position j) const { return (value(j) - m_origin) - m_from_origin; }
  /// |v_j - mu| for each key.
  [[nodiscard]] std::span<const double> distances() const { return m_distances; }
  /// |g_j| = p_j |v_j - mu|.
  [[nodiscard]] double contribution(Position j) const {
    return weight(j) * m_distances[static_cast<std::size_t>(j)];
  }
  /// D, the largest distance.
  [[nodiscard]] double radius() const { return m_radius; }
  /// An error below this is rounding: 1e-12 D.
  [[nodiscard]] double zero() const { return 1e-12 * m_radius; }

  /// sum += factor g_j.
  void add(Position j, double factor, Eigen::VectorXd& sum) const {
    sum += factor * weight(j) * deviation(j);
  }
  /// The rows g_j [keys, dim] of some keys.
  [[nodiscard]] RowMatrix contributions(std::span<const Position> keys) const;

 private:
  std::span<const double> m_weights;
  const ValueTable* m_values;
  Eigen::VectorXd m_origin;       // the heaviest key's value
  Eigen::VectorXd m_from_origin;  // mu - origin
  Eigen::VectorXd m_mean;
  std::vector<double> m_distances;
  double m_radius = 0.0;
};

/// The s heaviest keys A* and their sum of contributions, from which other sets of like size are
/// reached in a few steps.
struct TopMass {
  std::vector<Position> by_mass;  // heaviest first; of equal weights the smaller index first
  std::vector<Position> kept;     // the same, ascending
  double mass = 0.0;              // p(A*)
  double dropped = 0.0;           // 1 - p(A*), without cancellation
  /// G_{A*} = sum of g over A*, taken as minus the sum over the dropped keys: where little mass is
  /// dropped it is small, and a sum over the kept keys would cancel.
  Eigen::VectorXd sum;
};

/// One for each of `budgets` (each 1 to n, any order), from one pass over the values.
[[nodiscard]] std::vector<TopMass> top_mass_sets(const Instance& instance,
                                                 std::span<const Index> budgets);
[[nodiscard]] TopMass top_mass_set(const Instance& instance, Index budget);

/// The `count` first keys in the order (score descending, index ascending), best first. All of them
/// when there are fewer.
[[nodiscard]] std::vector<Position> best_scored(std::span<const double> scores, Index count);

}  // namespace kvbudget
