#pragma once

#include <QString>
#include <vector>

#include "ui/figures/figure_files.h"

namespace kvbudget::ui {

/// What each file of a bundle is, what made it, and how it is made again: `again` are the options
/// of one `kvbudget figures` after the other.
[[nodiscard]] QString bundleReadme(const std::vector<Figure>& figures,
                                   const std::vector<FigureFormat>& formats,
                                   const Scenario& scenario, const std::vector<std::string>& again);

}  // namespace kvbudget::ui
