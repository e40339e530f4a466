#pragma once

#include <string>

#include "core/report/figure_spec.h"

namespace kvbudget {

/// The options of `kvbudget figures` that give this spec, each after a space; its figure is not
/// among them. What is as by default is left out, but for the sizes.
[[nodiscard]] std::string figure_arguments(const FigureSpec& spec);

}  // namespace kvbudget
