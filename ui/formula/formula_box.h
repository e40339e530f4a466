#pragma once

#include <QFont>
#include <QPainterPath>
#include <QPointF>
#include <QString>
#include <vector>

#include "core/formula/formula.h"

class QPainter;
class QPaintDevice;

namespace kvbudget::ui {

/// A formula, or a part of one, set in type: boxes in boxes, each placed by its baseline.
struct FormulaBox {
  /// What it is within the box around it.
  enum class Role {
    part,
    numerator,
    denominator,
    rule,  // of a fraction, root or bar
    radicand,
    base,
    subscript,
    superscript,
    fence
  };

  Role role = Role::part;
  QPointF at;  // its baseline's left end, from that of the box around it; y grows downwards
  double width = 0.0;
  double ascent = 0.0;   // above the baseline
  double descent = 0.0;  // below it
  QString text;          // glyphs in `font`, or
  QFont font;
  QPainterPath outline;  // a filled shape, or
  std::vector<FormulaBox> parts;

  [[nodiscard]] double height() const { return ascent + descent; }
  /// The first box of that role, depth first; null: none.
  [[nodiscard]] const FormulaBox* find(Role wanted) const;
};

/// In a line of text, or on a line of its own: taller fractions, and limits below their sums.
enum class FormulaStyle { inLine, display };

/// Sets a formula in the font's size for a device (null: the screen). Subscripts and superscripts
/// are kScriptScale times as large, and never smaller than that.
[[nodiscard]] FormulaBox layoutFormula(const FormulaNode& formula, const QFont& font,
                                       FormulaStyle style, const QPaintDevice* device);
inline constexpr double kScriptScale = 0.72;

/// Paints it with its baseline beginning at `baseline`.
void paintFormula(QPainter& painter, const FormulaBox& box, const QPointF& baseline,
                  const QColor& colour);

}  // namespace kvbudget::ui
