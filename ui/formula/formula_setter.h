#pragma once

#include <QFontMetricsF>

#include "ui/formula/formula_box.h"

namespace kvbudget::ui {

/// One size of type: its font, and the lengths that formulas are set by.
struct FormulaFace {
  FormulaFace(const QFont& font, const QPaintDevice* device);

  [[nodiscard]] FormulaFace script() const;
  [[nodiscard]] FormulaFace with(bool italic, bool bold) const;

  QFont font;
  const QPaintDevice* device;
  double em;    // the type's size in units of the device
  double axis;  // height of a minus sign above the baseline: fractions and brackets centre there
  double rule;  // thickness of a fraction's bar
  bool isScript = false;
};

/// Glyphs with the extents of their ink.
[[nodiscard]] FormulaBox glyphBox(const QString& text, const FormulaFace& face);
/// A bar of `width`, its middle `above` over the baseline.
[[nodiscard]] FormulaBox ruleBox(double width, double above, const FormulaFace& face);
/// A bracket or bar that reaches `half` above and below the axis, or is as high as its glyph.
[[nodiscard]] FormulaBox fenceBox(const QString& text, double half, const FormulaFace& face);
/// A root sign over a content of that size: the sign, and the width that it takes at the left.
struct RootSign {
  FormulaBox box;
  double indent = 0.0;
};
[[nodiscard]] RootSign rootSign(double width, double ascent, double descent,
                                const FormulaFace& face);

}  // namespace kvbudget::ui
