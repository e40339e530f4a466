#pragma once

#include <chrono>
#include <vector>

#include "core/base/aligned.h"
#include "core/selection/exact.h"

namespace kvbudget {

/// The tree of exact_best(). Keys are numbered by falling |g|.
class ExactSearch {
 public:
  ExactSearch(const Instance& instance, const TopMass& top, KeptSet incumbent,
              const ExactLimits& limits, const Hooks& hooks);

  [[nodiscard]] ExactBest run();

 private:
  using Vector = Eigen::VectorXd;
  struct Level {
    Vector sum;       // G_I
    Vector products;  // G_I.g_j, for the keys that may still come
    double mass = 0.0;
    double size = 0.0;  // sum of |g| over I
  };

  void visit(Index depth, Index first, double share_begin, double share);
  void descend(Index depth, Index child);
  void last_level(const Level& level, Index first);
  // The last position from which a completion could beat the incumbent; first - 1 when none.
  [[nodiscard]] Index last_open(const Level& level, Index first, Index picks);
  [[nodiscard]] Index improved_last_open(const Level& level, Index first, Index picks, Index open);
  [[nodiscard]] Index scan(Index first, Index picks, double base, double slack);
  void offer(Index depth, const std::vector<Index>& rest);
  [[nodiscard]] bool out_of_limits();
  void add_products(Index key, Index from, const Vector& before, Vector& after);

  const Instance& m_instance;
  const TopMass& m_top;
  const ExactLimits& m_limits;
  const Hooks& m_hooks;
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
  Index m_budget;
  Index m_keys;
  std::vector<Position> m_order;
  RowMatrix m_terms;  // g in the order
  Vector m_mass, m_size, m_square;
  Vector m_size_sums;          // [n + 1]: of the first i sizes
  std::vector<Vector> m_gram;  // rows that were needed, from their key on
  std::size_t m_gram_left;     // doubles that may still be kept in them
  std::vector<Level> m_levels;
  std::vector<Index> m_path;
  Vector m_scores;                // u.g_j - tau p_j
  std::vector<Index> m_smallest;  // heap: the r smallest scores of the tail
  ExactBest m_best;
  bool m_stopped = false;
};

}  // namespace kvbudget
