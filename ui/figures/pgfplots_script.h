#pragma once

#include <QString>

#include "ui/figures/drawing.h"
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

// What the documents are made of, for figures that write their own.
/// From the comments to the beginning of the picture, which is as large as the figure; the end of
/// an axis, the picture and the document; that without an axis. `before`: boxes that the picture
/// uses.
[[nodiscard]] QString texHead(const ScriptFrame& frame, const QString& before = {});
[[nodiscard]] QString texTail();
[[nodiscard]] QString texEnd();
/// Options of an axis that fills `rect`, in units of the frame.
[[nodiscard]] QString texPlace(const QRectF& rect, const ScriptFrame& frame);
/// A text where the figure has it, in units of the frame.
[[nodiscard]] QString texWord(const Drawing::Text& text, const ScriptFrame& frame);
/// All texts of a content, and where `fills` its plain fills, as keys to colours are.
[[nodiscard]] QString texWords(const FigureContent& content, const ScriptFrame& frame,
                               const FigureStyle& style, bool fills);
/// Its plain fills: shapes without an outline.
[[nodiscard]] QString texFills(const Drawing& drawing, const ScriptFrame& frame);
/// A plot of the rows of one series: columns 2 and 3 of the CSV against each other.
[[nodiscard]] QString texPlot(const QString& options, const QString& series);
[[nodiscard]] QString texNumber(double value);
[[nodiscard]] QString texLength(double units, const ScriptFrame& frame);
[[nodiscard]] QString texColour(const QColor& colour);

/// A text as TeX reads it in any encoding.
[[nodiscard]] QString texText(const QString& text);

}  // namespace kvbudget::ui
