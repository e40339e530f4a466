#pragma once

#include <optional>
#include <vector>

#include "core/attention/attention.h"
#include "core/base/hooks.h"

namespace kvbudget {

/// What one cell's attention looks like, from a sample of its rows.
struct CellFigures {
  /// exp of the row's entropy: 1 when one token has all the mass, n when n tokens share it evenly.
  double effective_keys = 0.0;    // median over the rows
  double first_token_mass = 0.0;  // mean over the rows
  double dropped_mass = 0.0;      // beyond the 8 heaviest, median over the rows
  Index rows = 0;

  /// A cell is flat when even its 8 heaviest tokens leave more than a quarter of the mass.
  [[nodiscard]] bool flat() const { return dropped_mass > kFlat; }
  bool operator==(const CellFigures&) const = default;

  static constexpr Index kKeys = 8;
  static constexpr double kFlat = 0.25;
};

/// `rows` need not be sorted, each below tokens(). Nothing when cancelled or without rows.
[[nodiscard]] std::optional<CellFigures> cell_figures(const Attention& attention,
                                                      const std::vector<Position>& rows,
                                                      const Hooks& hooks = {});

/// At most `count` rows spread evenly over those with more than kKeys tokens, the last included;
/// over all rows of a cell too short for that.
[[nodiscard]] std::vector<Position> sample_rows(Index tokens, Index count);

}  // namespace kvbudget
