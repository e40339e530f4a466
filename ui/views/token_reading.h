#pragma once

#include <QString>

#include "core/scenario/comparison.h"

class QAbstractItemModel;
class QObject;

namespace kvbudget::ui {

/// The heaviest of the positions from `first` to `last` in the row of query index `q`.
[[nodiscard]] Position heaviestOf(const Comparison& comparison, std::size_t q, Position first,
                                  Position last);

/// A token at a query in words: weight, keyframe, and for each track whether it is kept, or since
/// which query it has been missing.
[[nodiscard]] QString tokenReading(const Comparison& comparison, std::size_t q, Position position);

/// The row of query index `q`: position, weight, and kept or dropped for each track.
[[nodiscard]] QAbstractItemModel* rowTable(const Comparison& comparison, std::size_t q,
                                           QObject* parent);

}  // namespace kvbudget::ui
