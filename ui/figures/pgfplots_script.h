#pragma once

#include <QString>

#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

class MapFigure;
class StripFigure;

/// LaTeX documents that redraw a figure from the CSV beside them, with pgfplots. Cells of maps and
/// strips are more than TeX has memory for: they come as a picture, <stem>-cells.png and the like.
[[nodiscard]] QString pgfplotsScript(const PlotModel& model, const ScriptFrame& frame,
                                     const FigureStyle& style);
[[nodiscard]] QString pgfplotsScript(const MapFigure& figure, const ScriptFrame& frame,
                                     const FigureStyle& style);
[[nodiscard]] QString pgfplotsScript(const StripFigure& figure, const ScriptFrame& frame,
                                     const FigureStyle& style);

/// The pictures that these name.
[[nodiscard]] NamedImages cellImages(const MapFigure& figure, const ScriptFrame& frame,
                                     const FigureStyle& style);
[[nodiscard]] NamedImages cellImages(const StripFigure& figure, const ScriptFrame& frame,
                                     const FigureStyle& style);

/// What all of these begin with, up to the picture's first axis.
[[nodiscard]] QString pgfplotsHead(const ScriptFrame& frame);

/// A text as TeX reads it in any encoding.
[[nodiscard]] QString texText(const QString& text);

}  // namespace kvbudget::ui
