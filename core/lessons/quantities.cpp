#include "core/lessons/expression.h"

namespace kvbudget {

std::span<const QuantityInfo> quantities() {
  using enum QuantityInfo::Subject;
  static const std::vector<QuantityInfo> all = {
      {"mean_error", policy, {}, "mean error over the queries"},
      {"max_error", policy, {}, "largest error of a query"},
      {"mean_read", policy, {}, "mean number of tokens read"},
      {"peak_read", policy, {}, "largest number of tokens read"},
      {"mean_stored", policy, {}, "mean number of tokens stored"},
      {"peak_stored", policy, {}, "largest number of tokens stored"},
      {"mean_dropped", policy, {}, "mean dropped mass m"},
      {"max_dropped", policy, {}, "largest dropped mass m"},
      {"worst_query", policy, {}, "the query with the largest error"},
      {"above_promise", policy, {}, "number of queries whose error is above the promise"},
      {"first_above", policy, {}, "first query whose error is above the promise; -1: none"},
      {"error_at", policy, {"query"}, "error at a query"},
      {"dropped_at", policy, {"query"}, "dropped mass m at a query"},
      {"read_at", policy, {"query"}, "tokens read at a query"},
      {"gap_at", policy, {"query"}, "gap of the weighted means at a query"},
      {"first_loss", policy, {"token"}, "first query that finds the token dropped; -1: none"},
      {"weight", none, {"query", "token"}, "attention weight of a token at a query"},
      {"value_range", none, {}, "largest norm of the values, or their diameter if renormalised"},
      {"promise", none, {}, "tau times the value range"},
      {"largest_norm", none, {}, "largest norm of the values"},
      {"diameter", none, {}, "diameter of the values"},
      {"tau", none, {}, "the mass budget's tau"},
      {"window", none, {}, "the window's size"},
      {"matched_window", none, {}, "the window as large as the mass budget's mean size"},
      {"tokens", none, {}, "tokens of the rollout"},
      {"queries", none, {}, "number of queries"},
      {"lever_error", lever, {}, "error of the lever's tokens"},
      {"lever_dropped", lever, {}, "their dropped mass m"},
      {"lever_gap", lever, {}, "gap of their weighted means"},
      {"lever_plain_gap", lever, {}, "gap of their plain means"},
      {"lever_diameter_bound", lever, {}, "m times the diameter"},
      {"lever_norm_bound", lever, {}, "m times the largest norm of a dropped value"},
      {"lever_deviation_bound", lever, {}, "sqrt(m / (1 - m)) sigma"},
      {"lever_radius_bound", lever, {}, "D min(1, m / (1 - m))"},
  };
  return all;
}

}  // namespace kvbudget
