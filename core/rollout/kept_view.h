#pragma once

#include <span>
#include <vector>

#include "core/rollout/curves.h"

namespace kvbudget {

/// The weight of a position, read off a curve of order time; right to some 1e-16 absolute.
[[nodiscard]] inline double weight_at(const CurveView& time, std::size_t position) {
  const bool last = position + 1 >= time.dropped.size();
  const double through = last ? 1.0 : time.dropped[position + 1];
  return through > time.dropped[position] ? through - time.dropped[position] : 0.0;
}

/// Which positions one policy keeps at each evaluated query, read where they already lie: nothing
/// is copied or sorted. Refers to the curves or sets it was made from, which must outlive it.
class KeptView {
 public:
  KeptView(const Curves& curves, const CurveSetting& setting);
  /// `sets` holds a kept set a query, ascending; null: none is known, and nothing is kept.
  explicit KeptView(const std::vector<std::vector<Position>>* sets);

  /// O(kept set) for mass orders, O(log) otherwise.
  [[nodiscard]] bool contains(std::size_t query, Position position) const;

  /// Writes 1 for each kept position of the query's row and 0 for the others. `is_kept` holds at
  /// least one entry for each position of the row.
  void mark(std::size_t query, std::span<char> is_kept) const;

 private:
  [[nodiscard]] Index read(std::size_t query) const;

  const Curves* m_curves = nullptr;
  CurveSetting m_setting;
  const std::vector<std::vector<Position>>* m_sets = nullptr;
};

}  // namespace kvbudget
