#pragma once

#include <QString>

#include "ui/figures/figure_content.h"

namespace kvbudget::ui {

class MapFigure;
class StripFigure;

/// Python scripts that redraw a figure from the CSV beside them, with matplotlib and numpy alone.
[[nodiscard]] QString matplotlibScript(const PlotModel& model, const ScriptFrame& frame,
                                       const FigureStyle& style);
[[nodiscard]] QString matplotlibScript(const MapFigure& figure, const ScriptFrame& frame,
                                       const FigureStyle& style);
[[nodiscard]] QString matplotlibScript(const StripFigure& figure, const ScriptFrame& frame,
                                       const FigureStyle& style);

/// Python's notation of a text, a number, a colour.
[[nodiscard]] QString pythonText(const QString& text);
[[nodiscard]] QString pythonNumber(double value);
[[nodiscard]] QString pythonColour(const QColor& colour);

/// What all scripts begin and end with: comments, imports, fonts, reading the CSV into `rows`; and
/// writing `figure` to the file that is asked for.
[[nodiscard]] QString matplotlibHead(const ScriptFrame& frame, bool numpy);
[[nodiscard]] QString matplotlibTail();

/// All texts of a content, where the figure has them: lines that write them into `figure`.
[[nodiscard]] QString pythonWords(const FigureContent& content, const ScriptFrame& frame,
                                  const FigureStyle& style);
/// "(left, bottom, width, height)" of a rectangle in a frame, as shares of the figure.
[[nodiscard]] QString pythonPlace(const QRectF& rect, const ScriptFrame& frame);

}  // namespace kvbudget::ui
