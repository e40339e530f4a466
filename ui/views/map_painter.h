#pragma once

#include <QColor>
#include <QRectF>
#include <span>

#include "core/base/types.h"
#include "ui/theme/text_metrics.h"
#include "ui/theme/theme.h"

class QImage;
class QPainter;

namespace kvbudget::ui {

/// Paints the parts of kept maps, on a screen and in figures alike.
class MapPainter {
 public:
  /// `sinks`: the keyframe sinks, marked at the left edge.
  MapPainter(QPainter& painter, const Theme& theme, const TypeScale& type, Index tokens,
             std::span<const Position> sinks);

  /// The room that sinks() and axis() need left of the map.
  [[nodiscard]] double leftMargin() const;
  /// The room that axis() needs below the map.
  [[nodiscard]] double bottomMargin() const;
  [[nodiscard]] static double yOf(const QRectF& map, Index tokens, double position);

  void image(const QRectF& map, const QImage& image);
  /// The policy's name and the key to the colours, in the upper left half, where a causal map is
  /// empty.
  void title(const QRectF& map, const QString& name, const QColor& policy);
  /// The vertical axis: sinks and their positions; positions at even steps where there are none.
  /// `named`: with texts; beside a map that has them the sinks' marks are enough.
  void sinks(const QRectF& map, bool named = true);
  /// The horizontal axis, under the map. Texts end at `right`. `named`: with its name.
  void axis(const QRectF& map, double right, bool named = true);

 private:
  [[nodiscard]] QFont font(TypeScale::Role role, bool strong = false) const;
  [[nodiscard]] double space(double units) const { return m_type.space(units); }
  void plate(const QRectF& text);

  QPainter& m_painter;
  const Theme& m_theme;
  const TypeScale& m_type;
  Index m_tokens;
  std::span<const Position> m_sinks;
  TextMetrics m_small;
};

}  // namespace kvbudget::ui
