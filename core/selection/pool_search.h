#pragma once

#include <array>
#include <vector>

#include "core/base/aligned.h"
#include "core/base/hooks.h"
#include "core/selection/pool.h"
#include "core/selection/pool_kernel.h"

namespace kvbudget {

/// Looks at every set A = A* - X + Y with X within A*, Y within the extras and |X| = |Y|, as
/// |G_A|^2 = |B + h_X + h_Y|^2 with B = G_{A*} and h = -g within A*, +g outside. Small parts of a
/// small B: nothing large cancels where the error is small.
///
/// Choices of the larger of the two sides fill 64 lanes at a time, each O(1) from the choice of one
/// term less; the kernel combines them with all choices of the smaller side.
class PoolSearch {
 public:
  PoolSearch(const Instance& instance, const TopMass& top, const std::vector<Position>& extras,
             KeptSet best, const Hooks& hooks);

  [[nodiscard]] KeptSet run();

 private:
  // The terms of one side: contributions with their signs, and products times two.
  struct Side {
    std::vector<Position> keys;
    RowMatrix terms;                         // h
    std::vector<double> linear, mass, size;  // |h|^2 + 2 B.h; signed weight; |h|
    RowMatrix products;                      // 2 h.h within the side
    [[nodiscard]] Index count() const { return static_cast<Index>(keys.size()); }
  };
  // A choice of terms that grows by one a level, and what adding each further term would do.
  struct Level {
    double square = 0.0, mass = 0.0, size = 0.0;
    std::vector<double> gain;   // of each term of the larger side
    std::vector<double> cross;  // with each term of the smaller side
  };

  Side side_of(const std::vector<Position>& keys, double sign) const;
  void list_others(Index depth, Index first, const std::array<double, 3>& sums, Index picks);
  void fill(Index depth, Index first);
  void append(const Level& level, Index first);
  void flush();
  static void found(void* context, Index set, const double* differences);
  void evaluate(Index set, Index lane);

  const Instance& m_instance;
  const TopMass& m_top;
  const Hooks& m_hooks;
  Side m_large, m_small;
  bool m_removes_large = true;  // the larger side is A*
  RowMatrix m_cross;            // 2 h.h between the sides [small, large]
  KeptSet m_best;
  double m_best_square = 0.0;

  Index m_picks = 0;  // of the current round: |X| = |Y|
  std::vector<Level> m_levels;
  std::vector<Index> m_path;         // the terms chosen in m_levels
  std::vector<double> m_others;      // [sets of the smaller side, 3]
  std::vector<Index> m_other_path;   // the terms of the set being listed
  std::vector<Index> m_other_terms;  // [sets, picks]
  // Choices in consecutive lanes that differ in their last term only.
  struct Run {
    Index lane = 0;  // of the first
    Index term = 0;  // the last term of the first
    std::vector<Index> path;
  };
  Index m_lanes = 0;  // filled
  std::size_t m_run_count = 0;
  std::array<Run, kPoolLanes> m_runs;
  AlignedVector m_base, m_mass, m_size, m_cross_lanes, m_sums;
};

}  // namespace kvbudget
