#include "core/selection/pool_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/selection/forced_error.h"

namespace kvbudget {
namespace {

// Of a sum of up to 60 products, relative to the square of the sum of norms: 60 roundings
// of 1.1e-16 each, and as much for the products, with room to spare.
constexpr double kSlack = 1e-13;

std::size_t at(Index i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

PoolSearch::PoolSearch(const Instance& instance, const TopMass& top,
                       const std::vector<Position>& extras, KeptSet best, const Hooks& hooks)
    : m_instance(instance), m_top(top), m_hooks(hooks), m_best(std::move(best)) {
  m_large = side_of(top.by_mass, -1.0);
  m_small = side_of(extras, 1.0);
  if (m_small.count() > m_large.count()) {
    std::swap(m_large, m_small);
    m_removes_large = false;
  }
  m_cross = 2.0 * m_small.terms * m_large.terms.transpose();
  m_best_square = m_best.error * m_best.error;
  for (AlignedVector* lanes : {&m_base, &m_mass, &m_size}) {
    lanes->resize(at(kPoolLanes));
  }
  m_cross_lanes.resize(at(m_small.count() * kPoolLanes));
  m_sums.resize(at((m_small.count() + 1) * kPoolLanes));
}

PoolSearch::Side PoolSearch::side_of(const std::vector<Position>& keys, double sign) const {
  Side side;
  side.keys = keys;
  side.terms = sign * m_instance.contributions(keys);
  side.products = 2.0 * side.terms * side.terms.transpose();
  const Eigen::VectorXd with_base = side.terms * m_top.sum;
  for (Index i = 0; i < side.count(); ++i) {
    const double square = side.terms.row(i).squaredNorm();
    side.linear.push_back(square + 2.0 * with_base[i]);
    side.mass.push_back(sign * m_instance.weight(keys[at(i)]));
    side.size.push_back(std::sqrt(square));
  }
  return side;
}

KeptSet PoolSearch::run() {
  const Index most = std::min(m_large.count(), m_small.count());
  m_levels.resize(at(most));
  for (m_picks = 1; m_picks <= most; ++m_picks) {
    if (m_best.error <= m_instance.zero() || m_hooks.stop()) {
      break;
    }
    m_others.clear();
    m_other_terms.clear();
    list_others(0, 0, {0.0, 0.0, 0.0}, m_picks);
    m_path.assign(at(m_picks - 1), 0);
    const double norm = m_top.sum.norm();
    m_levels[0] = {norm * norm, m_top.mass, norm, m_large.linear,
                   std::vector<double>(at(m_small.count()), 0.0)};
    fill(0, 0);
    flush();
  }
  return m_best;
}

// Square, mass and size of every choice of `picks` terms of the smaller side, lexicographically, as
// the kernel walks through them.
void PoolSearch::list_others(Index depth, Index first, const std::array<double, 3>& sums,
                             Index picks) {
  if (depth == picks) {
    m_others.insert(m_others.end(), sums.begin(), sums.end());
    m_other_terms.insert(m_other_terms.end(), m_other_path.begin(), m_other_path.end());
    return;
  }
  for (Index l = first; l + picks - depth <= m_small.count(); ++l) {
    double square = sums[0] + m_small.linear[at(l)];
    for (const Index chosen : m_other_path) {
      square += m_small.products(chosen, l);
    }
    m_other_path.push_back(l);
    list_others(depth + 1, l + 1,
                {square, sums[1] + m_small.mass[at(l)], sums[2] + m_small.size[at(l)]}, picks);
    m_other_path.pop_back();
  }
}

// All choices of the larger side that begin with the path down to `depth`.
void PoolSearch::fill(Index depth, Index first) {
  const Level& level = m_levels[at(depth)];
  if (depth + 1 == m_picks) {
    append(level, first);
    return;
  }
  Level& next = m_levels[at(depth + 1)];
  const Index n = m_large.count();
  next.gain.resize(at(n));
  next.cross.resize(at(m_small.count()));
  for (Index i = first; i + m_picks - depth <= n && !m_hooks.stop(); ++i) {
    next.square = level.square + level.gain[at(i)];
    next.mass = level.mass + m_large.mass[at(i)];
    next.size = level.size + m_large.size[at(i)];
    for (Index j = i + 1; j < n; ++j) {
      next.gain[at(j)] = level.gain[at(j)] + m_large.products(i, j);
    }
    for (Index l = 0; l < m_small.count(); ++l) {
      next.cross[at(l)] = level.cross[at(l)] + m_cross(l, i);
    }
    m_path[at(depth)] = i;
    fill(depth + 1, i + 1);
  }
}

// Every last term from `first` on, as one lane each.
void PoolSearch::append(const Level& level, Index first) {
  for (Index begin = first; begin < m_large.count();) {
    const Index count = std::min(kPoolLanes - m_lanes, m_large.count() - begin);
    for (Index i = 0; i < count; ++i) {
      m_base[at(m_lanes + i)] = level.square + level.gain[at(begin + i)];
      m_mass[at(m_lanes + i)] = level.mass + m_large.mass[at(begin + i)];
      m_size[at(m_lanes + i)] = level.size + m_large.size[at(begin + i)];
    }
    for (Index l = 0; l < m_small.count(); ++l) {
      double* lanes = m_cross_lanes.data() + l * kPoolLanes + m_lanes;
      const double* cross = m_cross.data() + l * m_large.count() + begin;
      for (Index i = 0; i < count; ++i) {
        lanes[i] = level.cross[at(l)] + cross[i];
      }
    }
    Run& run = m_runs[m_run_count++];
    run.lane = m_lanes;
    run.term = begin;
    run.path.assign(m_path.begin(), m_path.end());
    m_lanes += count;
    begin += count;
    if (m_lanes == kPoolLanes) {
      flush();
    }
  }
}

void PoolSearch::flush() {
  if (m_lanes == 0) {
    return;
  }
  for (Index lane = m_lanes; lane < kPoolLanes; ++lane) {
    m_base[at(lane)] = std::numeric_limits<double>::infinity();  // never better
    m_mass[at(lane)] = m_size[at(lane)] = 0.0;
  }
  PoolBlock block;
  block.picks = m_picks;
  block.choices = m_small.count();
  block.base = m_base.data();
  block.mass = m_mass.data();
  block.size = m_size.data();
  block.cross = m_cross_lanes.data();
  block.others = m_others.data();
  block.slack = kSlack;
  block.best = &m_best_square;
  block.sums = m_sums.data();
  block.found = &PoolSearch::found;
  block.context = this;
  run_pool_kernel(block);
  m_lanes = 0;
  m_run_count = 0;
}

void PoolSearch::found(void* context, Index set, const double* differences) {
  auto& self = *static_cast<PoolSearch*>(context);
  for (Index lane = 0; lane < self.m_lanes; ++lane) {
    if (differences[lane] < 0.0 && self.m_best.error > self.m_instance.zero()) {
      self.evaluate(set, lane);
    }
  }
}

void PoolSearch::evaluate(Index set, Index lane) {
  std::vector<Position> removed;
  std::vector<Position> added;
  std::size_t r = m_run_count - 1;
  while (m_runs[r].lane > lane) {
    --r;
  }
  std::vector<Index> terms = m_runs[r].path;
  terms.push_back(m_runs[r].term + lane - m_runs[r].lane);
  for (Index i = 0; i < m_picks; ++i) {
    const Position large = m_large.keys[at(terms[at(i)])];
    const Position small = m_small.keys[at(m_other_terms[at(set * m_picks + i)])];
    removed.push_back(m_removes_large ? large : small);
    added.push_back(m_removes_large ? small : large);
  }
  KeptSet candidate;
  for (const Position j : m_top.kept) {
    if (std::ranges::find(removed, j) == removed.end()) {
      candidate.kept.push_back(j);
    }
  }
  candidate.kept.insert(candidate.kept.end(), added.begin(), added.end());
  std::ranges::sort(candidate.kept);
  candidate.error = forced_error(m_instance, m_top, candidate.kept);
  if (candidate.error < m_best.error) {
    m_best = std::move(candidate);
    m_best_square = m_best.error * m_best.error;
  }
}

}  // namespace kvbudget
