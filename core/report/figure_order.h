#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/hooks.h"
#include "core/report/figure_spec.h"
#include "core/scenario/scenario.h"

namespace kvbudget {

/// Figures to be written to a folder without a window.
struct FigureOrder {
  Scenario scenario;
  std::filesystem::path folder;
  FigureSpec base;                   // of all figures, but for which they are
  std::vector<std::string> figures;  // ids; empty: the standard set
  std::vector<std::string> formats;  // endings; empty: all, with scenario and README
  bool overwrite = false;
};

/// Fills an order and returns the names of the files. Throws Error.
using FigureWriter =
    std::function<std::vector<std::string>(const FigureOrder& order, const Hooks& hooks)>;

}  // namespace kvbudget
