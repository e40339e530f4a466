#pragma once

#include <memory>

#include "core/scenario/comparison.h"
#include "ui/plot/plot_model.h"

namespace kvbudget::ui {

/// Every query of every policy as a point, dropped mass m against the gap between what is dropped
/// and what is kept, with curves of equal error: is a spike a matter of mass or of direction? The
/// gap is error / m, by the identity. Point i of a series is query queriesOfPoints()[i].
[[nodiscard]] PlotModel causeModel(const std::shared_ptr<const Comparison>& comparison,
                                   bool logarithmic);

/// Indices of the queries at which a track drops something, in order: one a point of its series.
[[nodiscard]] std::vector<int> queriesOfPoints(const Comparison& comparison, std::size_t track);

/// The points of query index `query`, ringed.
void markQuery(PlotModel& model, const Comparison& comparison, int query);

}  // namespace kvbudget::ui
