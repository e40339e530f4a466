#pragma once

#include <QString>
#include <vector>

#include "ui/figures/figure_files.h"

namespace kvbudget::ui {

/// What each file of a bundle is, what made it, and how it is made again.
[[nodiscard]] QString bundleReadme(const std::vector<Figure>& figures,
                                   const std::vector<FigureFormat>& formats,
                                   const Scenario& scenario);

}  // namespace kvbudget::ui
