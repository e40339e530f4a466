#pragma once

#include <span>
#include <vector>

#include "core/attention/attention.h"
#include "core/base/aligned.h"
#include "core/rollout/curve.h"
#include "core/rollout/readout.h"
#include "core/rollout/row_sorter.h"

namespace kvbudget {

/// Computes the curves and costs of one query at a time. One object a thread; its scratch grows to
/// O(tokens) and is reused.
class RowEvaluator {
 public:
  RowEvaluator(const Attention& attention, Readout readout);

  /// Makes query t the current one: its weights and their order. O(t log t).
  void load(Position t);

  [[nodiscard]] std::span<const double> weights() const { return m_weights; }
  /// Positions from the lightest to the heaviest; of equal weights the older first.
  [[nodiscard]] std::span<const Position> ascending() const { return m_ascending; }
  /// The full cache's output [stride], padded with zeros; empty without values.
  [[nodiscard]] std::span<const double> full_output();

  /// The curve of one dropping order of the current query; spans hold t + 1 numbers each
  /// (error may be empty: masses only). O(t d).
  void curve(CurveSetting::Order order, std::span<double> dropped, std::span<double> error);

  /// Cost of any non-empty kept set, ascending positions within 0..t. O(t d).
  [[nodiscard]] Cost cost_of(std::span<const Position> kept);

 private:
  struct Sum {
    double mass;
    double distance;  // |sum of p v - mass x centre|
  };
  // Norms after each step over `order`, of p v summed and, with a centre, less mass x centre.
  void norms_along(std::span<const Position> order, std::span<const double> weights,
                   std::span<const double> mass, bool centred, std::span<double> norms);
  [[nodiscard]] Sum sum_over(std::span<const Position> order, bool centred);
  void zero_fill_errors(std::span<const Position> order, std::span<double> error);
  void renormalised_errors(std::span<const Position> order, std::span<const double> dropped,
                           std::span<double> error);
  void errors_from_kept_side(std::span<const Position> kept_first, std::span<double> error);

  const Attention& m_attention;
  Readout m_readout;
  RowSorter m_sorter;
  std::vector<double> m_weights;
  std::vector<Position> m_ascending;
  std::vector<Position> m_positions;  // 0, 1, 2, ...
  std::vector<Position> m_chosen;     // scratch orders
  std::vector<char> m_is_kept;
  std::vector<double> m_step_weights;
  std::vector<double> m_step_mass;
  std::vector<double> m_norms;
  AlignedVector m_lanes;
  AlignedVector m_total;
  AlignedVector m_full_output;
  bool m_has_full_output = false;
};

}  // namespace kvbudget
