#pragma once

#include <QColor>
#include <QRectF>
#include <vector>

#include "ui/theme/theme.h"
#include "ui/views/lever_painter.h"

class QPainter;

namespace kvbudget::ui {

/// All attention of a query as one bar: the kept tokens, then the dropped ones.
struct Tray {
  struct Piece {
    int token;
    double from, to;  // shares of all attention
    bool kept;
    /// Whether it is seen by itself: a thinner one is part of the bar only.
    [[nodiscard]] bool isSeen() const;
  };
  std::vector<Piece> pieces;
  double keptMass = 1.0;
  QColor kept;
  QColor dropped;  // invalid: the theme's grey for what is dropped
};

[[nodiscard]] Tray trayOf(const LeverScene& scene);

/// Of the bar in the area: below a line of words.
[[nodiscard]] QRectF trayBar(const QRectF& area, const TypeScale& type);
[[nodiscard]] QRectF trayRect(const QRectF& bar, const Tray::Piece& piece);
/// How much of its side's colour a piece has.
[[nodiscard]] double trayDepth(bool kept);

/// Paints it, on a screen and in figures alike. `moved`: a token that is `by` to the right of where
/// it belongs; -1: none.
void paintTray(QPainter& painter, const QRectF& area, const Tray& tray, const Theme& theme,
               const TypeScale& type, int moved = -1, double by = 0.0);

}  // namespace kvbudget::ui
