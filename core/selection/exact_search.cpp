#include "core/selection/exact_search.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/selection/forced_error.h"

namespace kvbudget {
namespace {

constexpr double kRounding = 4e-16;
// Products taken along the path lose accuracy as G_I cancels; past this they are taken anew.
constexpr double kMostCancelled = 1e3;
constexpr std::size_t kGramDoubles = std::size_t{1} << 22U;  // 32 MiB
constexpr int kRelaxationSteps = 6;

std::size_t at(Index i) {
  return static_cast<std::size_t>(i);
}

}  // namespace

ExactSearch::ExactSearch(const Instance& instance, const TopMass& top, KeptSet incumbent,
                         const ExactLimits& limits, const Hooks& hooks)
    : m_instance(instance),
      m_top(top),
      m_limits(limits),
      m_hooks(hooks),
      m_budget(static_cast<Index>(top.kept.size())),
      m_keys(instance.keys()),
      m_order(at(m_keys)),
      m_gram(at(m_keys)),
      m_gram_left(kGramDoubles),
      m_levels(at(m_budget)),
      m_path(at(m_budget)) {
  std::iota(m_order.begin(), m_order.end(), Position{0});
  std::ranges::stable_sort(m_order, [&](Position a, Position b) {
    return instance.contribution(a) > instance.contribution(b);
  });
  m_terms = instance.contributions(m_order);
  m_mass.resize(m_keys);
  for (Index i = 0; i < m_keys; ++i) {
    m_mass[i] = instance.weight(m_order[at(i)]);
  }
  m_square = m_terms.rowwise().squaredNorm();
  m_size = m_square.cwiseSqrt();
  m_size_sums = Vector::Zero(m_keys + 1);
  std::partial_sum(m_size.data(), m_size.data() + m_keys, m_size_sums.data() + 1);
  m_scores.resize(m_keys);
  for (Level& level : m_levels) {
    level.sum = Vector::Zero(instance.dim());
    level.products = Vector::Zero(m_keys);
  }
  m_best.set = std::move(incumbent);
}

ExactBest ExactSearch::run() {
  visit(0, 0, 0.0, 1.0);
  m_hooks.report(1.0);
  return std::move(m_best);
}

bool ExactSearch::out_of_limits() {
  if (m_stopped) {
    return true;
  }
  const bool look = m_best.nodes % 64 == 0;
  if (m_best.nodes >= m_limits.nodes) {
    m_best.status = ExactStatus::node_limit;
  } else if (look && m_hooks.stop()) {
    m_best.status = ExactStatus::cancelled;
  } else if (look && m_limits.seconds > 0.0 &&
             std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count() >
                 m_limits.seconds) {
    m_best.status = ExactStatus::time_limit;
  }
  m_stopped = m_best.status != ExactStatus::optimal;
  return m_stopped;
}

void ExactSearch::visit(Index depth, Index first, double share_begin, double share) {
  const Index picks = m_budget - depth;
  if (m_best.set.error <= m_instance.zero() || m_keys - first < picks || out_of_limits()) {
    return;
  }
  ++m_best.nodes;
  Level& level = m_levels[at(depth)];
  if (picks == 1) {
    last_level(level, first);
    return;
  }
  Index open = last_open(level, first, picks);
  if (open >= first && depth > 0) {
    open = improved_last_open(level, first, picks, open);
  }
  const double part = share / static_cast<double>(std::max<Index>(1, open - first + 1));
  for (Index child = first; child <= open && !m_stopped; ++child) {
    descend(depth, child);
    const double begin = share_begin + part * static_cast<double>(child - first);
    visit(depth + 1, child + 1, begin, part);
    if (depth < 2) {
      m_hooks.report(begin + part);
    }
  }
}

void ExactSearch::descend(Index depth, Index child) {
  const Level& level = m_levels[at(depth)];
  Level& next = m_levels[at(depth + 1)];
  m_path[at(depth)] = child;
  next.sum = level.sum + m_terms.row(child).transpose();
  next.mass = level.mass + m_mass[child];
  next.size = level.size + m_size[child];
  if (next.size > kMostCancelled * next.sum.norm()) {
    const Index rest = m_keys - child - 1;
    next.products.tail(rest).noalias() = m_terms.bottomRows(rest) * next.sum;
    next.size = next.sum.norm();
  } else {
    add_products(child, child + 1, level.products, next.products);
  }
}

// after = before + g_key.g_j for the keys j >= from.
void ExactSearch::add_products(Index key, Index from, const Vector& before, Vector& after) {
  const Index rest = m_keys - from;
  Vector& row = m_gram[at(key)];
  if (row.size() == 0) {
    if (m_gram_left < at(rest)) {
      after.tail(rest).noalias() = m_terms.bottomRows(rest) * m_terms.row(key).transpose();
      after.tail(rest) += before.tail(rest);
      return;
    }
    m_gram_left -= at(rest);
    row.noalias() = m_terms.bottomRows(rest) * m_terms.row(key).transpose();
  }
  after.tail(rest) = before.tail(rest) + row;
}

void ExactSearch::last_level(const Level& level, Index first) {
  const double square = level.sum.squaredNorm();
  const double norm = std::sqrt(square);
  // Rounding of the products, which were added up along the path, and of the sum of three squares.
  const double product_rounding = kRounding * static_cast<double>(2 * m_budget + m_instance.dim());
  double error = m_best.set.error;
  for (Index j = first; j < m_keys; ++j) {
    const double value = square + 2.0 * level.products[j] + m_square[j];
    const double size = norm + m_size[j];
    const double mass = level.mass + m_mass[j];
    const double aim = error * mass;  // |G_A| of a set as good as the incumbent
    const double slack = product_rounding * (2.0 * level.size * m_size[j] + size * size +
                                             2.0 * m_size_sums[m_keys] * aim);
    if (value - slack < aim * aim) {
      offer(m_budget - 1, {j});
      error = m_best.set.error;
    }
  }
}

void ExactSearch::offer(Index depth, const std::vector<Index>& rest) {
  KeptSet candidate;
  for (Index i = 0; i < depth; ++i) {
    candidate.kept.push_back(m_order[at(m_path[at(i)])]);
  }
  for (const Index j : rest) {
    candidate.kept.push_back(m_order[at(j)]);
  }
  std::ranges::sort(candidate.kept);
  candidate.error = forced_error(m_instance, m_top, candidate.kept);
  if (candidate.error < m_best.set.error) {
    m_best.set = std::move(candidate);
  }
}

Index ExactSearch::scan(Index first, Index picks, double base, double slack) {
  const auto larger = [&](Index a, Index b) { return m_scores[a] < m_scores[b]; };
  m_smallest.clear();
  double total = base;
  for (Index j = m_keys; j-- > first;) {
    if (static_cast<Index>(m_smallest.size()) < picks) {
      m_smallest.push_back(j);
      std::ranges::push_heap(m_smallest, larger);
      total += m_scores[j];
    } else if (m_scores[j] < m_scores[m_smallest.front()]) {
      total += m_scores[j] - m_scores[m_smallest.front()];
      std::ranges::pop_heap(m_smallest, larger);
      m_smallest.back() = j;
      std::ranges::push_heap(m_smallest, larger);
    } else {
      continue;
    }
    if (static_cast<Index>(m_smallest.size()) == picks && total <= slack) {
      return j;  // with every key before j to choose from, the bound only falls
    }
  }
  return first - 1;
}

Index ExactSearch::last_open(const Level& level, Index first, Index picks) {
  const double norm = level.sum.norm();
  if (norm == 0.0) {
    return m_keys - picks;
  }
  const double tau = m_best.set.error;
  const Index rest = m_keys - first;
  m_scores.tail(rest) = level.products.tail(rest) / norm - tau * m_mass.tail(rest);
  const double chosen = m_size_sums[std::min(m_keys, first + picks)] - m_size_sums[first];
  const double rounding = kRounding * static_cast<double>(2 * m_budget + m_instance.dim());
  const double slack =
      rounding * (level.size / norm * chosen + m_size_sums[m_keys] + tau * level.mass);
  return scan(first, picks, norm - tau * level.mass, slack);
}

// Frank-Wolfe on the continuous relaxation min |G_I + G y| - tau (p(I) + p.y) over 0 <= y <= 1 with
// sum y = picks: each point's direction is a u, and each u is a bound.
Index ExactSearch::improved_last_open(const Level& level, Index first, Index picks, Index open) {
  const double tau = m_best.set.error;
  const Index rest = m_keys - first;
  Vector sum = level.sum;
  double mass = level.mass;
  for (int step = 0; step < kRelaxationSteps; ++step) {
    // The r smallest of the last scores over the whole tail are the next vertex.
    std::vector<Index> vertex(at(rest));
    std::iota(vertex.begin(), vertex.end(), first);
    std::ranges::nth_element(vertex, vertex.begin() + picks - 1,
                             [&](Index a, Index b) { return m_scores[a] < m_scores[b]; });
    vertex.resize(at(picks));
    Vector to = level.sum;
    double to_mass = level.mass;
    for (const Index j : vertex) {
      to += m_terms.row(j).transpose();
      to_mass += m_mass[j];
    }
    double length = 1.0;  // the first vertex is the first point
    const Vector edge = to - sum;
    const double edge_mass = to_mass - mass;
    if (to.norm() < tau * to_mass) {
      offer(m_budget - picks, vertex);  // a completion that is better: the incumbent from here on
      return last_open(level, first, picks);
    }
    if (step > 0) {
      const double a = edge.squaredNorm();
      const double b = sum.dot(edge);
      const double c = sum.squaredNorm();
      const double t = tau * edge_mass;
      const double turn = a > t * t ? (b * b / a - c) / a * (t * t) / (t * t - a) : 0.0;
      length = a > t * t ? -b / a + std::copysign(std::sqrt(std::max(0.0, turn)), t)
                         : (t > 0.0 ? 1.0 : 0.0);
      length = std::clamp(length, 0.0, 1.0);
    }
    sum += length * edge;
    mass += length * edge_mass;
    const double norm = sum.norm();
    if (length == 0.0 || norm <= tau * mass) {
      return open;  // the relaxation itself goes below the incumbent: no u can prune
    }
    const Vector u = sum / norm;
    m_scores.tail(rest).noalias() = m_terms.bottomRows(rest) * u;
    m_scores.tail(rest) -= tau * m_mass.tail(rest);
    const double rounding = kRounding * static_cast<double>(2 * m_budget + m_instance.dim());
    const double slack = rounding * (m_size_sums[m_keys] + tau * level.mass);
    open = std::min(open, scan(first, picks, u.dot(level.sum) - tau * level.mass, slack));
    if (open < first) {
      return open;
    }
  }
  return open;
}

}  // namespace kvbudget
