#pragma once

#include <QColor>
#include <QList>
#include <QPointF>
#include <QString>
#include <functional>
#include <optional>
#include <vector>

#include "ui/plot/axis.h"
#include "ui/theme/policy_style.h"

namespace kvbudget::ui {

// What a plot shows, as plain values. Colours are a policy's own; the painter fits them to the
// theme. An invalid colour is the ink. Text is text: nothing in it is markup.

/// A line, a step line, or points. A value that is not finite, or not positive on a logarithmic
/// axis, is a gap and never makes the rest vanish.
struct Series {
  enum class Kind { line, step, points, linePoints };

  QString id;
  QString key;    // in files: "window"; empty: as the id
  QString name;   // in tables and when hovered
  QString label;  // at the line's end; empty: none
  Kind kind = Kind::line;
  QColor colour;
  double width = 1.75;
  QList<qreal> dashes;
  Marker marker = Marker::circle;
  bool muted = false;     // drawn faint: dominated points
  bool hoverable = true;  // helper lines are not
  int markers = 0;        // on a line: about so many, evenly spaced, a second cue beside colour
  std::vector<QPointF> points;
  std::vector<double> parameters;  // the setting of each point, where it has one: W or tau
  /// What point i is, exactly, a line each; made only when it is asked for. May be empty.
  std::function<QString(int)> detail;

  [[nodiscard]] QString detailOf(int point) const { return detail ? detail(point) : QString(); }
};

/// The area between two curves over ascending x.
struct Band {
  QString name;
  QColor colour;
  std::vector<double> x, low, high;
};

/// A line across the whole plot with its text at the end: a promise, a threshold.
struct ReferenceLine {
  Qt::Orientation orientation = Qt::Horizontal;
  double value = 0.0;
  QString text;
  QColor colour;
  QList<qreal> dashes = {5, 4};
};

/// One point that is pointed out.
struct Mark {
  enum class Side { right, left, above, below };

  QString id;
  QPointF at;
  QString text;
  QString shortText;  // stands where the text finds no free place close by; empty: none
  QString detail;     // when hovered, a line each
  QColor colour;
  Marker marker = Marker::circle;
  bool filled = true;
  Side side = Side::right;    // preferred place of the text
  bool mayBeUnnamed = false;  // its text is left out where it has no free place; hovering tells it
  QString hint;               // what a click does, when hovered; empty: nothing
};

/// A thin dotted line between two points with a text at its middle: "10.7x smaller".
struct Link {
  QPointF from, to;
  QString text;
};

/// How it is told which line is which: by labels at their ends, up to kMostEndLabels of them when
/// automatic; by a legend in the plot's emptiest corner; by one below the plot.
enum class LegendPlace { automatic, labels, inside, outside };

struct PlotModel {
  QString title;  // in tables and descriptions
  Axis x, y;
  std::vector<Series> series;
  std::vector<Band> bands;
  std::vector<ReferenceLine> lines;
  std::vector<Mark> marks;
  std::vector<Link> links;
  LegendPlace legend = LegendPlace::automatic;
  QString emptyText;  // in the middle, when there is nothing to draw
  QString note;       // small, at the top right of the plot: "12 points at 0 are not shown"
};

/// A point of the model.
struct PointRef {
  int series = -1;
  int point = -1;
  bool operator==(const PointRef&) const = default;
};

/// What the axis can show: finite, and positive where it is logarithmic.
[[nodiscard]] bool showable(double value, Scale scale);

/// How many points are finite but have no place on a logarithmic axis.
[[nodiscard]] int hiddenPoints(const PlotModel& model);

/// Sets an axis to hold all points, lines and marks of the model, with room at the ends.
void fitY(PlotModel& model);
void fitX(PlotModel& model);

/// Whole sentences for a screen reader: what, against what, range, and the reading at `x`.
[[nodiscard]] QString description(const PlotModel& model, std::optional<double> x);

}  // namespace kvbudget::ui
