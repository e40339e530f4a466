#pragma once

#include <QRectF>
#include <optional>
#include <vector>

#include "ui/plot/polyline.h"

namespace kvbudget::ui {

/// Finds places for texts where they cover neither each other nor, if it can be helped, a curve.
class LabelPlacer {
 public:
  struct Place {
    QRectF rect;
    bool onCurve = false;  // there was no free place
  };

  /// Labels stay within `area`.
  explicit LabelPlacer(const QRectF& area);

  /// A curve that labels should not lie on.
  void avoid(const Polyline& line);
  /// A rectangle that labels must not touch: a marker, an axis text.
  void block(const QRectF& rect);

  /// The best of the candidates (earlier ones are liked better), pushed into the area, which is
  /// then blocked. Where each of them lies on something, the nearest free place within `reach`
  /// pixels of the best one. There is always an answer: a label is never lost.
  Place place(const std::vector<QRectF>& candidates, double reach = 0.0);
  /// The same for a text that may be left out or stands elsewhere: only where nothing is covered.
  std::optional<Place> placeIfFree(const std::vector<QRectF>& candidates, double reach = 0.0);

  [[nodiscard]] const std::vector<QRectF>& blocked() const { return m_blocked; }

 private:
  void blockText(const QRectF& rect);
  [[nodiscard]] double cost(const QRectF& rect) const;
  [[nodiscard]] int cellsOnCurves(const QRectF& rect) const;
  [[nodiscard]] bool isFree(const QRectF& rect) const;
  [[nodiscard]] bool isTaken(const QRectF& rect) const;
  [[nodiscard]] std::pair<QRectF, double> best(const std::vector<QRectF>& candidates) const;
  [[nodiscard]] QRectF freeNear(const QRectF& rect, double reach) const;
  [[nodiscard]] QRectF pushedOffLabels(QRectF rect) const;
  void sumUp();

  QRectF m_area;
  int m_columns = 0;
  int m_rows = 0;
  std::vector<unsigned char> m_covered;  // by a curve, in cells of kCell pixels
  std::vector<int> m_sums;               // of m_covered, above and left of a cell's corner
  std::vector<QRectF> m_blocked;
};

}  // namespace kvbudget::ui
