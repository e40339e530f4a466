#pragma once

#include <QRectF>
#include <vector>

#include "ui/plot/polyline.h"

namespace kvbudget::ui {

/// Finds places for texts where they cover neither each other nor, if it can be helped, a curve.
class LabelPlacer {
 public:
  /// Labels stay within `area`.
  explicit LabelPlacer(const QRectF& area);

  /// A curve that labels should not lie on.
  void avoid(const Polyline& line);
  /// A rectangle that labels must not touch: a marker, an axis text.
  void block(const QRectF& rect);

  /// The best of the candidates (earlier ones are liked better), pushed into the area, which is
  /// then blocked. There is always an answer: a label is never lost.
  QRectF place(const std::vector<QRectF>& candidates);

  [[nodiscard]] const std::vector<QRectF>& blocked() const { return m_blocked; }

 private:
  [[nodiscard]] double cost(const QRectF& rect) const;

  QRectF m_area;
  int m_columns = 0;
  int m_rows = 0;
  std::vector<unsigned char> m_covered;  // by a curve, in cells of kCell pixels
  std::vector<QRectF> m_blocked;
};

}  // namespace kvbudget::ui
