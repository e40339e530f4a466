#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/types.h"
#include "core/report/view_choice.h"
#include "core/rollout/lever.h"

namespace kvbudget {

/// Everything that determines how a figure looks, beside its data: a plain value, in units of the
/// real world. Nothing of a screen or a window is in it.
struct FigureSpec {
  /// How it is told which line is which. automatic: labels at the lines' ends up to five lines,
  /// else a legend below the plot.
  enum class Legend { automatic, labels, inside, outside, none };
  enum class AxisScale { automatic, linear, logarithmic };

  struct AxisChoice {
    AxisScale scale = AxisScale::automatic;
    std::optional<double> low, high;  // in the axis' own unit

    bool operator==(const AxisChoice&) const = default;
  };

  struct Annotations {
    bool settings = true;  // the current tau and window as marks
    bool ratio = true;     // at matched cache size
    bool promise = true;   // tau x value range as a line
    bool spikes = true;    // sudden rises of the error, with their cause

    bool operator==(const Annotations&) const = default;
  };

  std::string figure = "pareto";
  double width_mm = 85.0;
  double height_mm = 0.0;  // 0: what suits the figure at its width
  double type_pt = 8.0;    // of all text
  double line_pt = 1.0;    // of curves; hairlines, bounds and marks follow
  int dpi = 600;           // of PNG only
  AxisChoice x, y;
  ParetoChoice pareto;
  ErrorChoice error;
  Legend legend = Legend::automatic;
  bool title = false;
  Index budget = 8;  // keys kept, of the figures on kept sets
  /// Position of the query that a figure of one query shows; unset: the last one for the sets of
  /// one row, else that of the largest error.
  std::optional<Position> query;
  /// Tokens made by hand, of which lever, bounds and mass tray are then instead of a query; and
  /// what is read of them.
  std::vector<LeverToken> tokens;
  Readout hand_readout = Readout::renormalised;
  bool plain_means = false;           // draw the unweighted means in the lever, too
  std::vector<std::string> policies;  // ids, in the order of the scenario; empty: all of it
  Annotations annotations;
  bool outlines = false;  // text of SVG as outlines instead of text

  bool operator==(const FigureSpec&) const = default;
};

/// Sizes that fit a page, a screen or a wall.
struct FigurePreset {
  std::string_view id;
  double width_mm, height_mm;  // height 0: what suits the figure
  double type_pt, line_pt;
  int dpi;

  void apply_to(FigureSpec& spec) const;
};

/// one-column (85 mm), two-columns (178 mm), slide (16:9), poster.
[[nodiscard]] std::span<const FigurePreset> figure_presets();
/// Throws Error that lists the presets when there is none of that name.
[[nodiscard]] const FigurePreset& find_figure_preset(std::string_view id);

/// Throws Error that names what is out of range, and the range. A height of 0 is in range.
void check_figure_spec(const FigureSpec& spec);

inline constexpr double kMillimetresAnInch = 25.4;
inline constexpr double kPointsAnInch = 72.0;

}  // namespace kvbudget
