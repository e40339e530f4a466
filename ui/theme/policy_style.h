#pragma once

#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <string_view>

namespace kvbudget::ui {

enum class Marker { none, circle, square, diamond, triangle, cross, plus, down };

/// How a policy looks everywhere: line, marker, map, strip, table head, figure.
struct PolicyStyle {
  QColor colour;
  QList<qreal> dashes;  // in line widths; empty: solid
  double width = 1.75;
  Marker marker = Marker::circle;
  QString shortLabel;  // for narrow places, as in "W"
  QString label;       // for a line's end, as in "mass budget"
};

/// Policies that have no style of their own get one by their id alone, the same in every run.
[[nodiscard]] PolicyStyle styleOf(std::string_view id);

/// A pen of `colour` (already the theme's) in the policy's dashes.
[[nodiscard]] QPen penOf(const PolicyStyle& style, const QColor& colour);

/// The outline of a marker around the origin, `size` across.
[[nodiscard]] QPainterPath markerPath(Marker marker, double size);

}  // namespace kvbudget::ui
