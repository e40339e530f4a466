#pragma once

#include <string>
#include <vector>

#include "core/report/figure_order.h"

namespace kvbudget::ui {

/// Computes the scenario, makes the figures and writes all files or none. The bytes are those that
/// the window writes. Needs an application object, not a display; see Headless. Throws Error.
[[nodiscard]] std::vector<std::string> writeFigures(const FigureOrder& order,
                                                    const Hooks& hooks = {});

}  // namespace kvbudget::ui
