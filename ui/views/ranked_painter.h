#pragma once

#include <QRectF>

#include "core/selection/row_sets.h"
#include "ui/theme/theme.h"

class QPainter;

namespace kvbudget::ui {

/// Where the parts of a ranking lie: at the left each set's name, its error and a bar as long as
/// the error; at the right its tokens. Units of `type`.
struct RankedLayout {
  double head = 0.0;  // height above the first set
  double row = 0.0;   // of each set
  double left = 0.0;  // of the bars
  double right = 0.0;
  double strip = 0.0;  // left end of the tokens
  double end = 0.0;    // right end of the tokens
  double top = 0.0;
  bool factors = true;  // beside each error how many times the top-mass set's it is

  RankedLayout() = default;
  /// `spare`: where names have little room, they take that of the factors.
  RankedLayout(const QRectF& area, const TypeScale& type, bool spare = false);
  [[nodiscard]] QRectF rowRect(std::size_t i) const {
    return {left, top + head + static_cast<double>(i) * row, end - left, row};
  }
  [[nodiscard]] QRectF stripRect(std::size_t i) const;
  [[nodiscard]] double height(std::size_t sets) const {
    return head + row * static_cast<double>(sets);
  }
};

/// Bars go up to this many times the top-mass set's error; longer ones end in a point.
inline constexpr double kLongestBar = 1.6;

/// Paints the ranking, on a screen and in figures alike. `selected`: a set that is marked, or -1.
void paintRanking(QPainter& painter, const RowSets& sets, const RankedLayout& layout,
                  const Theme& theme, const TypeScale& type, int selected);

/// The text above the bars: what the marks at them are.
[[nodiscard]] QString rankingHead(const RowSets& sets);

}  // namespace kvbudget::ui
