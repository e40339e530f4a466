#pragma once

#include <QRectF>

#include "ui/plot/text_sink.h"
#include "ui/theme/text_metrics.h"
#include "ui/theme/theme.h"
#include "ui/views/sink_fates.h"

class QPainter;

namespace kvbudget::ui {

/// Heights of the rows of sink strips, in units of `type`.
struct StripMetrics {
  double row = 0.0;    // of one strip with the words above it
  double group = 0.0;  // of all strips of one sink
  double strip = 0.0;
  double top = 0.0;   // of the first strip
  double half = 0.0;  // between its words and it

  StripMetrics(const TypeScale& type, const QPaintDevice* device, int tracks);
  /// Between `left` and `right`; `scrolled` is how far the whole has been moved up.
  [[nodiscard]] QRectF rect(int sink, int track, double left, double right,
                            double scrolled = 0.0) const;
};

/// Paints the words of sink strips, on a screen and in figures alike.
class StripPainter {
 public:
  StripPainter(QPainter& painter, const Theme& theme, const TypeScale& type, const SinkFates& all);

  /// The room that words() needs left of the strips.
  [[nodiscard]] double leftMargin() const;
  /// Above the strip the policy and what it comes to; left of a sink's first strip its position.
  void words(const QRectF& strip, int sink, int track);

 private:
  void plate(const QPointF& baseline, const QString& text, TextAnchor anchor);

  QPainter& m_painter;
  const Theme& m_theme;
  const TypeScale& m_type;
  const SinkFates& m_all;
  QFont m_font;
  TextMetrics m_metrics;
};

}  // namespace kvbudget::ui
