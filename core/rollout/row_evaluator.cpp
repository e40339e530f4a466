#include "core/rollout/row_evaluator.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/rollout/drop_kernel.h"

namespace kvbudget {
namespace {

constexpr std::size_t kLanes = 8;

std::size_t size_of(Position t) {
  return static_cast<std::size_t>(t) + 1;
}

}  // namespace

RowEvaluator::RowEvaluator(const Attention& attention, Readout readout)
    : m_attention(attention),
      m_readout(readout),
      m_total(static_cast<std::size_t>(attention.values().stride()), 0.0),
      m_full_output(static_cast<std::size_t>(attention.values().stride()), 0.0) {}

void RowEvaluator::load(Position t) {
  const std::size_t n = size_of(t);
  m_weights.resize(n);
  m_ascending.resize(n);
  while (m_positions.size() < n) {
    m_positions.push_back(static_cast<Position>(m_positions.size()));
  }
  m_positions.resize(n);
  m_attention.row(t, m_weights);
  m_sorter.ascending(m_weights, m_ascending);
  m_has_full_output = false;
}

std::span<const double> RowEvaluator::full_output() {
  if (!m_has_full_output && !m_attention.values().empty()) {
    (void)sum_over(m_ascending, false);
    m_full_output = m_total;
    m_has_full_output = true;
  }
  return m_full_output;
}

void RowEvaluator::norms_along(std::span<const Position> order, std::span<const double> weights,
                               std::span<const double> mass, bool centred,
                               std::span<double> norms) {
  const ValueTable& values = m_attention.values();
  m_lanes.resize(std::max(m_lanes.size(), order.size() * kLanes));
  run_drop_kernel({.steps = static_cast<Index>(order.size()),
                   .order = order.data(),
                   .weights = weights.data(),
                   .values = values.data(),
                   .stride = values.stride(),
                   .centre = centred ? full_output().data() : nullptr,
                   .mass = mass.data(),
                   .norms = norms.data(),
                   .total = m_total.data(),
                   .lanes = m_lanes.data()});
}

RowEvaluator::Sum RowEvaluator::sum_over(std::span<const Position> order, bool centred) {
  const ValueTable& values = m_attention.values();
  const std::span<const double> centre = centred ? full_output() : std::span<const double>();
  m_step_weights.resize(order.size());
  double mass = 0.0;
  for (std::size_t i = 0; i < order.size(); ++i) {
    m_step_weights[i] = m_weights[static_cast<std::size_t>(order[i])];
    mass += m_step_weights[i];
  }
  run_drop_kernel({.steps = static_cast<Index>(order.size()),
                   .order = order.data(),
                   .weights = m_step_weights.data(),
                   .values = values.data(),
                   .stride = values.stride(),
                   .total = m_total.data()});
  double square = 0.0;
  for (std::size_t c = 0; c < m_total.size(); ++c) {
    const double x = m_total[c] - (centred ? mass * centre[c] : 0.0);
    square += x * x;
  }
  return {mass, std::sqrt(square)};
}

void RowEvaluator::curve(CurveSetting::Order order, std::span<double> dropped,
                         std::span<double> error) {
  const std::span<const Position> drop_order =
      order == CurveSetting::Order::mass ? std::span<const Position>(m_ascending) : m_positions;
  dropped[0] = 0.0;
  for (std::size_t i = 1; i < dropped.size(); ++i) {
    dropped[i] = dropped[i - 1] + m_weights[static_cast<std::size_t>(drop_order[i - 1])];
  }
  if (error.empty()) {
    return;
  }
  if (m_readout == Readout::zero_fill) {
    zero_fill_errors(drop_order, error);
  } else {
    renormalised_errors(drop_order, dropped, error);
  }
}

void RowEvaluator::zero_fill_errors(std::span<const Position> order, std::span<double> error) {
  // Weights that underflowed to 0 cost nothing; in a long rollout that is most of an old row.
  std::size_t free = 0;
  while (free + 1 < order.size() && m_weights[static_cast<std::size_t>(order[free])] == 0.0) {
    ++free;
  }
  std::fill_n(error.begin(), free + 1, 0.0);
  const std::size_t steps = order.size() - 1 - free;
  m_step_weights.resize(steps);
  for (std::size_t i = 0; i < steps; ++i) {
    m_step_weights[i] = m_weights[static_cast<std::size_t>(order[free + i])];
  }
  norms_along(order.subspan(free, steps), m_step_weights, {}, false, error.subspan(free + 1));
}

// With C dropped and A kept, error = |sum_C p v - m mu| / p(A) = |sum_A p v - p(A) mu| / p(A).
// The first form is summed while m <= 1/2, the second beyond, so that neither divides a difference
// of nearly equal numbers by a small mass.
void RowEvaluator::renormalised_errors(std::span<const Position> order,
                                       std::span<const double> dropped, std::span<double> error) {
  const std::size_t n = order.size();
  const auto light = static_cast<std::size_t>(
      std::upper_bound(dropped.begin(), dropped.end(), 0.5) - dropped.begin() - 1);
  (void)full_output();
  error[0] = 0.0;
  m_step_weights.resize(light);
  for (std::size_t i = 0; i < light; ++i) {
    m_step_weights[i] = m_weights[static_cast<std::size_t>(order[i])];
  }
  norms_along(order.first(light), m_step_weights, dropped.subspan(1), true, error.subspan(1));
  for (std::size_t i = 1; i <= light; ++i) {
    error[i] /= 1.0 - dropped[i];
  }
  m_chosen.assign(order.rbegin(), order.rbegin() + static_cast<Index>(n - 1 - light));
  errors_from_kept_side(m_chosen, error);
}

// kept_first[0..j-1] is the kept set of size j; writes error[n - j]. A kept set whose weights all
// underflowed reads the plain mean of its values, as a softmax over equal logits does.
void RowEvaluator::errors_from_kept_side(std::span<const Position> kept_first,
                                         std::span<double> error) {
  const std::size_t steps = kept_first.size();
  m_step_weights.resize(steps);
  m_step_mass.resize(steps);
  m_norms.resize(steps);
  double mass = 0.0;
  std::size_t massless = 0;
  for (std::size_t i = 0; i < steps; ++i) {
    m_step_weights[i] = m_weights[static_cast<std::size_t>(kept_first[i])];
    mass += m_step_weights[i];
    m_step_mass[i] = mass;
    massless += mass == 0.0 ? 1 : 0;
  }
  norms_along(kept_first, m_step_weights, m_step_mass, true, m_norms);
  const std::size_t n = error.size();
  for (std::size_t i = massless; i < steps; ++i) {
    error[n - 1 - i] = m_norms[i] / m_step_mass[i];
  }
  if (massless > 0) {
    std::fill_n(m_step_weights.begin(), massless, 1.0);
    std::iota(m_step_mass.begin(), m_step_mass.begin() + static_cast<Index>(massless), 1.0);
    norms_along(kept_first.first(massless), m_step_weights, m_step_mass, true, m_norms);
    for (std::size_t i = 0; i < massless; ++i) {
      error[n - 1 - i] = m_norms[i] / m_step_mass[i];
    }
  }
}

Cost RowEvaluator::cost_of(std::span<const Position> kept) {
  m_is_kept.assign(m_weights.size(), 0);
  for (const Position j : kept) {
    m_is_kept[static_cast<std::size_t>(j)] = 1;
  }
  m_chosen.clear();
  double dropped = 0.0;
  for (const Position j : m_ascending) {
    const auto k = static_cast<std::size_t>(j);
    if (m_is_kept[k] == 0 && m_weights[k] > 0.0) {
      m_chosen.push_back(j);
      dropped += m_weights[k];
    }
  }
  const Cost free{static_cast<Index>(kept.size()), dropped, 0.0};
  if (m_attention.values().empty() || m_chosen.empty()) {
    return free;
  }
  if (m_readout == Readout::zero_fill) {
    return {free.read, dropped, sum_over(m_chosen, false).distance};
  }
  if (dropped <= 0.5) {
    return {free.read, dropped, sum_over(m_chosen, true).distance / (1.0 - dropped)};
  }
  const Sum kept_sum = sum_over(kept, true);
  if (kept_sum.mass > 0.0) {
    return {free.read, dropped, kept_sum.distance / kept_sum.mass};
  }
  // As in errors_from_kept_side: the plain mean of the kept values.
  std::vector<double> mass(kept.size());
  std::iota(mass.begin(), mass.end(), 1.0);
  m_step_weights.assign(kept.size(), 1.0);
  m_norms.resize(kept.size());
  norms_along(kept, m_step_weights, mass, true, m_norms);
  return {free.read, dropped, m_norms.back() / mass.back()};
}

}  // namespace kvbudget
