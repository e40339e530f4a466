#include "core/report/figure_spec.h"

#include <array>
#include <cmath>

#include "core/base/error.h"
#include "core/base/numbers.h"

namespace kvbudget {
namespace {

// Two columns: the text width of most two-column journals. A slide is 13.33 x 7.5 inches, 1080
// lines high at 144 dpi.
constexpr std::array kPresets = {
    FigurePreset{"one-column", 85.0, 0.0, 8.0, 1.0, 600},
    FigurePreset{"two-columns", 178.0, 0.0, 8.0, 1.0, 600},
    FigurePreset{"slide", 338.6667, 190.5, 18.0, 2.5, 144},
    FigurePreset{"poster", 400.0, 280.0, 24.0, 3.0, 300},
};

constexpr double kMostPixels = 200e6;  // 800 MB of picture

void check(const char* what, double value, double low, double high, const char* unit) {
  if (!(value >= low && value <= high)) {  // also not a number
    throw Error(std::string("the figure's ") + what + " must be from " + shortest(low) + " to " +
                shortest(high) + " " + unit + ", not " + shortest(value));
  }
}

void check_axis(const char* name, const FigureSpec::AxisChoice& axis) {
  for (const auto& end : {axis.low, axis.high}) {
    if (end && !std::isfinite(*end)) {
      throw Error(std::string("the range of the figure's ") + name + " axis must be finite");
    }
    if (end && axis.scale == FigureSpec::AxisScale::logarithmic && *end <= 0.0) {
      throw Error(std::string("the range of the figure's logarithmic ") + name +
                  " axis must be above 0, not " + shortest(*end));
    }
  }
  if (axis.low && axis.high && *axis.low >= *axis.high) {
    throw Error(std::string("the figure's ") + name + " axis must run from a smaller to a larger " +
                "number, not from " + shortest(*axis.low) + " to " + shortest(*axis.high));
  }
}

}  // namespace

void FigurePreset::apply_to(FigureSpec& spec) const {
  spec.width_mm = width_mm;
  spec.height_mm = height_mm;
  spec.type_pt = type_pt;
  spec.line_pt = line_pt;
  spec.dpi = dpi;
}

std::span<const FigurePreset> figure_presets() {
  return kPresets;
}

const FigurePreset& find_figure_preset(std::string_view id) {
  std::string names;
  for (const FigurePreset& preset : kPresets) {
    if (preset.id == id) {
      return preset;
    }
    names += (names.empty() ? "" : ", ") + std::string(preset.id);
  }
  throw Error("there is no figure layout '" + std::string(id) + "'; there are " + names);
}

void check_figure_spec(const FigureSpec& spec) {
  check("width", spec.width_mm, 20.0, 2000.0, "mm");
  if (spec.height_mm != 0.0) {
    check("height", spec.height_mm, 15.0, 2000.0, "mm");
  }
  check("type size", spec.type_pt, 4.0, 144.0, "pt");
  check("line width", spec.line_pt, 0.1, 30.0, "pt");
  check("resolution", spec.dpi, 36.0, 2400.0, "dpi");
  const double dots = spec.dpi / kMillimetresAnInch;
  const double height = spec.height_mm > 0.0 ? spec.height_mm : spec.width_mm;
  if (spec.width_mm * height * dots * dots > kMostPixels) {
    throw Error("a picture of " + shortest(spec.width_mm) + " x " + shortest(height) + " mm at " +
                std::to_string(spec.dpi) +
                " dpi has more than 200 million pixels; choose fewer dots per inch");
  }
  check_axis("x", spec.x);
  check_axis("y", spec.y);
}

}  // namespace kvbudget
