#include "core/selection/balance.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/selection/forced_error.h"

namespace kvbudget {
namespace {

using Eigen::ArrayXd;

constexpr double kSlack = 1e-13;         // as in the pool's search
constexpr double kLeastGain = 1e-14;     // relative; less is rounding, and could go in circles
constexpr std::size_t kMostTies = 1024;  // evaluated again, where many swaps are alike

// Local indices: the kept first, as they were at the start, then those outside.
class Balancer {
 public:
  Balancer(const Instance& instance, const TopMass& top, const std::vector<Position>& outside)
      : m_instance(instance), m_top(top), m_keys(top.by_mass), m_sum(top.sum) {
    m_keys.insert(m_keys.end(), outside.begin(), outside.end());
    m_terms = instance.contributions(m_keys);
    const auto n = static_cast<Index>(m_keys.size());
    const auto s = static_cast<Index>(top.kept.size());
    m_mass.resize(n);
    for (Index j = 0; j < n; ++j) {
      m_mass[j] = instance.weight(m_keys[static_cast<std::size_t>(j)]);
    }
    m_square = m_terms.rowwise().squaredNorm().array();
    m_size = m_square.sqrt();
    m_outside.assign(static_cast<std::size_t>(n), true);
    for (Index i = 0; i < s; ++i) {
      m_kept.push_back(i);
      m_outside[static_cast<std::size_t>(i)] = false;
    }
    m_products = 2.0 * m_terms.topRows(s) * m_terms.transpose();
    m_result.set = {top.kept, forced_error(instance, top, top.kept)};
  }

  Balanced run() {
    while (m_keys.size() > m_kept.size() && m_result.set.error > m_instance.zero() && swap()) {
    }
    return std::move(m_result);
  }

 private:
  struct Candidate {
    Index slot = 0;  // which of the kept goes
    Index in = 0;
    KeptSet set;
  };

  // es^2 of every swap by products alone, up to rounding.
  struct Squares {
    ArrayXd entering;  // |g_j|^2 + 2 G.g_j, and infinity for the kept
    ArrayXd with_sum;  // 2 G.g_j
    double sum = 0.0;  // |G|^2
  };

  [[nodiscard]] ArrayXd without(const Squares& q, Index slot) const {
    const Index i = m_kept[static_cast<std::size_t>(slot)];
    return (q.entering + (q.sum - q.with_sum[i] + m_square[i]) -
            m_products.row(slot).transpose().array()) /
           (m_mass + (m_kept_mass - m_mass[i])).square();
  }

  bool swap() {
    Squares q;
    q.with_sum = 2.0 * (m_terms * m_sum).array();
    q.entering = q.with_sum + m_square;
    q.sum = m_sum.squaredNorm();
    m_kept_mass = mass_of(m_instance, m_result.set.kept);
    for (const Index i : m_kept) {
      q.entering[i] = std::numeric_limits<double>::infinity();
    }
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t slot = 0; slot < m_kept.size(); ++slot) {
      least = std::min(least, without(q, static_cast<Index>(slot)).minCoeff());
    }
    const double error = m_result.set.error;
    const Candidate best = best_within_rounding(q, std::max(least, 0.0));
    if (!(best.set.error < error * (1.0 - kLeastGain))) {
      return false;
    }
    take(best);
    return true;
  }

  // All swaps whose square may, within rounding, be the least, evaluated from the vectors.
  [[nodiscard]] Candidate best_within_rounding(const Squares& q, double least) const {
    Candidate best;
    best.set.error = std::numeric_limits<double>::infinity();
    std::size_t ties = 0;
    const double sum_size = std::sqrt(q.sum);
    const double largest = m_size.maxCoeff();
    for (std::size_t slot = 0; slot < m_kept.size(); ++slot) {
      const Index i = m_kept[slot];
      const ArrayXd squares = without(q, static_cast<Index>(slot));
      const double widest = kSlack * std::pow(sum_size + m_size[i] + largest, 2);
      const double rest = m_kept_mass - m_mass[i];
      if (squares.minCoeff() > least * (1.0 + kSlack) + widest / (rest * rest)) {
        continue;
      }
      for (Index j = 0; j < squares.size() && ties < kMostTies; ++j) {
        const double size = sum_size + m_size[i] + m_size[j];
        const double mass = rest + m_mass[j];
        if (squares[j] > least * (1.0 + kSlack) + kSlack * size * size / (mass * mass) ||
            !m_outside[static_cast<std::size_t>(j)]) {
          continue;
        }
        ++ties;
        Candidate candidate{static_cast<Index>(slot), j, {with(i, j), 0.0}};
        candidate.set.error = forced_error(m_instance, m_top, candidate.set.kept);
        if (candidate.set.error < best.set.error) {
          best = std::move(candidate);
        }
      }
    }
    return best;
  }

  [[nodiscard]] std::vector<Position> with(Index out, Index in) const {
    std::vector<Position> kept = m_result.set.kept;
    std::erase(kept, m_keys[static_cast<std::size_t>(out)]);
    const Position key = m_keys[static_cast<std::size_t>(in)];
    kept.insert(std::ranges::lower_bound(kept, key), key);
    return kept;
  }

  void take(const Candidate& best) {
    Index& slot = m_kept[static_cast<std::size_t>(best.slot)];
    m_result.swaps.push_back({m_keys[static_cast<std::size_t>(slot)],
                              m_keys[static_cast<std::size_t>(best.in)], best.set.error});
    m_sum += (m_terms.row(best.in) - m_terms.row(slot)).transpose();
    m_outside[static_cast<std::size_t>(slot)] = true;
    m_outside[static_cast<std::size_t>(best.in)] = false;
    slot = best.in;
    m_products.row(best.slot) = 2.0 * m_terms.row(slot) * m_terms.transpose();
    m_result.set = best.set;
  }

  const Instance& m_instance;
  const TopMass& m_top;
  std::vector<Position> m_keys;
  RowMatrix m_terms;                 // g of each
  ArrayXd m_mass, m_square, m_size;  // p, |g|^2, |g| of each
  std::vector<bool> m_outside;
  std::vector<Index> m_kept;
  RowMatrix m_products;  // 2 g.g of each of the kept with all
  Eigen::VectorXd m_sum;
  double m_kept_mass = 0.0;
  Balanced m_result;
};

}  // namespace

Balanced balance(const Instance& instance, const TopMass& top,
                 const std::vector<Position>& outside) {
  return Balancer(instance, top, outside).run();
}

}  // namespace kvbudget
