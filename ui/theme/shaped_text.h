#pragma once

#include <QGlyphRun>
#include <QList>
#include <QString>
#include <memory>

class QFont;
class QFontMetricsF;
class QPaintDevice;
class QPointF;
class QPainter;

namespace kvbudget::ui {

/// The glyphs of a text in one font, from its baseline's beginning.
struct ShapedText {
  QList<QGlyphRun> runs;
  double width = 0.0;  // pixels

  void draw(QPainter& painter, const QPointF& left) const;
};

/// A font as a device shows it, with the texts that were shaped in it lately.
class TextFace;

/// Of this thread, as fonts are.
[[nodiscard]] std::shared_ptr<TextFace> faceOf(const QFont& font, const QPaintDevice& device);

[[nodiscard]] const QFontMetricsF& metricsOf(const TextFace& face);

/// The text in that face, shaped anew only where it has words that were not met lately: shaping
/// takes longer than painting, and of the numbers and sentences that follow a dragged slider most
/// words are those of the picture before. The reference holds until the next call.
[[nodiscard]] const ShapedText& shapedText(TextFace& face, const QString& text);

}  // namespace kvbudget::ui
