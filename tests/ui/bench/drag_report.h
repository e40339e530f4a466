#pragma once

#include <QtCore/QString>

namespace kvbudget::ui {

/// What dragging the recency slider through the whole window costs. Milliseconds.
struct DragReport {
  int tokens = 0;
  int steps = 0;
  int shown = 0;  // updates that all views painted
  double median = 0, p95 = 0,
         most = 0;            // from a change to the painted views that show it or a later one
  int delivered = 0;          // comparisons that came from the background
  double deliveryMedian = 0;  // from a change to its comparison
  double paintMedian = 0, paintMost = 0;  // processor time of one repaint
  double longestBlock = 0;                // of the interface thread: one event
  double exactAfterRelease = 0;           // from the release to the painted exact result
  bool lastArrived = false;

  [[nodiscard]] QString line() const;
};

/// Drags in `steps` mouse moves, `intervalMs` apart. Needs a Timed application.
[[nodiscard]] DragReport measureSliderDrag(int tokens, int steps, int intervalMs);

}  // namespace kvbudget::ui
