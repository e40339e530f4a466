#pragma once

#include <QColor>
#include <QImage>
#include <QPainterPath>
#include <QPen>
#include <QString>
#include <functional>
#include <variant>
#include <vector>

#include "ui/plot/text_sink.h"

class QPainter;

namespace kvbudget::ui {

/// A figure as it stands on paper: shapes, texts and images in points from its top left corner. All
/// formats are written from this one list, so they cannot differ.
struct Drawing {
  struct Shape {
    QPainterPath path;
    QPen pen;     // Qt::NoPen: not stroked
    QColor fill;  // invalid: not filled
  };
  struct Text {
    QPointF left;  // where the baseline begins
    QString text;
    double size = 0.0;   // points
    double width = 0.0;  // points, in the figure's font
    QColor colour;
    TextAnchor anchor = TextAnchor::start;
  };
  struct Image {
    QRectF rect;
    QImage image;  // opaque; cells, not to be smoothed
  };
  using Item = std::variant<Shape, Text, Image>;

  QSizeF size;     // points
  QString family;  // of all texts
  std::vector<Item> items;
};

/// What `paint` paints within `size` / `pointsPerUnit` units. A unit is what a pixel is on a
/// screen.
[[nodiscard]] Drawing recorded(const QSizeF& size, double pointsPerUnit, const QString& family,
                               const std::function<void(QPainter&)>& paint);

/// Paints a drawing with its top left corner at the origin, a point being `unitsPerPoint` units.
/// Texts are painted as outlines: then neither hinting nor the screen's scale has a say.
void paintDrawing(QPainter& painter, const Drawing& drawing, double unitsPerPoint);

/// Each character on its own and how far from the text's beginning it stands, in points. Fonts
/// exchange glyphs in context (an x between digits), which neither copies nor searches well.
struct PlacedCharacter {
  QString character;
  double x = 0.0;
};
[[nodiscard]] std::vector<PlacedCharacter> charactersOf(const Drawing::Text& text,
                                                        const QString& family);
[[nodiscard]] QPainterPath outlineOf(const Drawing::Text& text, const QString& family);

/// The figures' font: one weight, and metrics that no screen rounds.
[[nodiscard]] QFont figureFont(const QString& family);

}  // namespace kvbudget::ui
