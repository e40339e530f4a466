#include <QFontMetrics>
#include <QPaintDevice>
#include <QTransform>
#include <algorithm>
#include <cmath>

#include "ui/formula/formula_setter.h"

namespace kvbudget::ui {
namespace {

constexpr double kRule = 0.055;  // of the type's size
constexpr double kBarWidth = 0.065;
constexpr double kMostLean = 0.05;
constexpr double kDoubleBarGap = 0.17;
// Ink of a bracket or bar around letters, in the type's size above and below the axis.
constexpr double kBarReach = 0.52;

FormulaBox outlineBox(const QPainterPath& path, double width) {
  FormulaBox box;
  const QRectF ink = path.boundingRect();
  box.outline = path;
  box.width = width;
  box.ascent = -ink.top();
  box.descent = ink.bottom();
  return box;
}

}  // namespace

FormulaFace::FormulaFace(const QFont& f, const QPaintDevice* d) : font(f), device(d) {
  const QFontMetricsF metrics(font, device);
  // The size in device units, whatever the font was given in.
  em = font.pixelSize() > 0
           ? font.pixelSize()
           : font.pointSizeF() *
                 (device != nullptr ? device->logicalDpiY() : QFontMetrics(font).fontDpi()) / 72.0;
  axis = -metrics.tightBoundingRect(QStringLiteral("−")).center().y();
  rule = std::max(kRule * em, 1.0);
}

FormulaFace FormulaFace::script() const {
  if (isScript) {
    return *this;
  }
  QFont smaller = font;
  if (font.pixelSize() > 0) {
    smaller.setPixelSize(
        std::max(1, static_cast<int>(std::lround(font.pixelSize() * kScriptScale))));
  } else {
    smaller.setPointSizeF(font.pointSizeF() * kScriptScale);
  }
  FormulaFace face(smaller, device);
  face.isScript = true;
  return face;
}

FormulaFace FormulaFace::with(bool italic, bool bold) const {
  FormulaFace face = *this;
  face.font.setItalic(italic);
  if (bold) {
    face.font.setWeight(QFont::DemiBold);
  }
  return face;
}

FormulaBox glyphBox(const QString& text, const FormulaFace& face) {
  const QFontMetricsF metrics(face.font, face.device);
  const QRectF ink = metrics.tightBoundingRect(text);
  FormulaBox box;
  box.text = text;
  box.font = face.font;
  // A slanted letter leans out of its advance; a little of that is kept as space.
  const double advance = metrics.horizontalAdvance(text);
  box.width = advance + std::clamp(ink.right() - advance, 0.0, kMostLean * face.em);
  box.ascent = std::max(0.0, -ink.top());
  box.descent = std::max(0.0, ink.bottom());
  return box;
}

FormulaBox ruleBox(double width, double above, const FormulaFace& face) {
  QPainterPath path;
  path.addRect(0.0, -above - face.rule / 2.0, width, face.rule);
  FormulaBox box = outlineBox(path, width);
  box.role = FormulaBox::Role::rule;
  return box;
}

FormulaBox fenceBox(const QString& text, double half, const FormulaFace& face) {
  if (text.isEmpty()) {
    return {};
  }
  FormulaBox result;
  if (text == QStringLiteral("|") || text == QStringLiteral("‖")) {
    const double reach = std::max(half, kBarReach * face.em);
    const double thick = kBarWidth * face.em;
    const double side = 0.1 * face.em;
    const double step = text == QStringLiteral("‖") ? kDoubleBarGap * face.em : 0.0;
    QPainterPath path;
    path.addRect(side, -face.axis - reach, thick, 2.0 * reach);
    if (step > 0.0) {
      path.addRect(side + step, -face.axis - reach, thick, 2.0 * reach);
    }
    result = outlineBox(path, 2.0 * side + step + thick);
  } else {
    const FormulaBox glyph = glyphBox(text, face);
    if (half * 2.0 <= 1.1 * glyph.height()) {
      result = glyph;
    } else {
      QPainterPath path;
      QFont font = face.font;
      // As large as a path's units ask for: pixels, not the device's points.
      font.setPixelSize(std::max(1, static_cast<int>(std::lround(face.em))));
      path.addText(0.0, 0.0, font, text);
      const QRectF ink = path.boundingRect();
      QTransform stretch;
      stretch.translate(0.0, -face.axis);
      stretch.scale(1.0, 2.0 * half / ink.height());
      stretch.translate(0.0, -ink.center().y());
      result = outlineBox(stretch.map(path), glyph.width);
    }
  }
  result.role = FormulaBox::Role::fence;
  return result;
}

RootSign rootSign(double width, double ascent, double descent, const FormulaFace& face) {
  const double gap = 0.14 * face.em;
  const double top = -(ascent + gap + face.rule);
  const double bottom = descent + 0.06 * face.em;
  const double height = bottom - top;
  const double foot = (0.36 + 0.05 * height / face.em) * face.em;  // width of the hook
  const double line = face.rule;
  const double thick = 1.7 * line;
  // The hook's short rise, its heavy fall to the foot, the long rise, and the bar.
  const double shoulder = bottom - std::min(0.55 * face.em, 0.55 * height);
  QPainterPath path;
  path.moveTo(0.0, shoulder + 0.10 * face.em);
  path.lineTo(0.30 * foot, shoulder);
  path.lineTo(0.62 * foot, bottom - 2.2 * line);
  path.lineTo(foot - 0.2 * line, top);
  path.lineTo(foot + width + 0.08 * face.em, top);
  path.lineTo(foot + width + 0.08 * face.em, top + line);
  path.lineTo(foot + 0.6 * line, top + line);
  path.lineTo(0.66 * foot, bottom);
  path.lineTo(0.60 * foot - 0.2 * thick, bottom);
  path.lineTo(0.30 * foot - thick, shoulder + 0.9 * thick);
  path.lineTo(0.0, shoulder + 0.10 * face.em + line);
  path.closeSubpath();
  RootSign sign;
  sign.box = outlineBox(path, foot + width + 0.08 * face.em);
  sign.box.role = FormulaBox::Role::rule;
  sign.indent = foot;
  return sign;
}

}  // namespace kvbudget::ui
