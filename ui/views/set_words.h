#pragma once

#include <QColor>
#include <QString>

#include "core/selection/row_sets.h"

namespace kvbudget::ui {

/// What chose a set: "balancing", "SnapKV".
[[nodiscard]] QString nameOf(const SetChooser& chooser, const RowSets& sets);
/// How it chooses, in a line.
[[nodiscard]] QString ruleOf(const SetChooser& chooser, const RowSets& sets);
/// All that chose a set: "best of the pool, balancing".
[[nodiscard]] QString namesOf(const RankedSet& set, const RowSets& sets);
/// The same in few words: what is implied is left out.
[[nodiscard]] QString labelOf(const RankedSet& set, const RowSets& sets);
/// Of the first that chose it.
[[nodiscard]] QColor colourOf(const RankedSet& set);

/// "3, 17, 190", cut after `most` keys.
[[nodiscard]] QString keyList(const std::vector<Position>& keys, std::size_t most = 40);

/// Whether balancing stuck, and whether the pool misses the best set, on this row: the two lessons,
/// where they show. Empty: neither.
[[nodiscard]] QString lessonOf(const RowSets& sets);

/// An error that is 0 but for rounding, as 0.
[[nodiscard]] double cleaned(double error, const RowSets& sets);

}  // namespace kvbudget::ui
