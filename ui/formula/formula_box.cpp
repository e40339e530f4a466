#include "ui/formula/formula_box.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/formula/formula_setter.h"

namespace kvbudget::ui {
namespace {

using Kind = FormulaNode::Kind;
using Role = FormulaBox::Role;

// Distances in the type's size.
constexpr double kDisplayGap = 0.17;  // between a fraction's bar and what stands above and below
constexpr double kInlineGap = 0.09;
constexpr double kFractionSide = 0.1;
constexpr double kBarGap = 0.11;
constexpr double kSuperscriptRise = 0.40;
constexpr double kSubscriptDrop = 0.17;
constexpr double kScriptGap = 0.12;
constexpr double kLimitGap = 0.14;
constexpr double kLargeSum = 1.35;

QString toText(const std::string& utf8) {
  return QString::fromUtf8(utf8.data(), static_cast<qsizetype>(utf8.size()));
}

// The space between two atoms in the type's size, as TeX has it; none between scripts but around
// names.
double spaceBetween(AtomClass left, AtomClass right, bool script) {
  constexpr double kThin = 3.0 / 18.0;
  constexpr double kMedium = 4.0 / 18.0;
  constexpr double kThick = 5.0 / 18.0;
  using enum AtomClass;
  if (left == opening || right == closing) {
    return 0.0;
  }
  if (left == large_operator || right == large_operator) {
    const bool tight = right == opening || right == punctuation || left == opening;
    return tight ? 0.0 : kThin;
  }
  if (script) {
    return 0.0;
  }
  if (left == relation || right == relation) {
    return left == right || right == punctuation ? 0.0 : kThick;
  }
  if (left == binary || right == binary) {
    return kMedium;
  }
  return left == punctuation ? kThin : 0.0;
}

// A sign without a left operand belongs to what follows: -1, a = -b.
AtomClass classInRow(const std::vector<FormulaNode>& row, std::size_t i) {
  using enum AtomClass;
  const AtomClass own = row[i].atom;
  if (own != binary) {
    return own;
  }
  const auto ends = [](AtomClass c) {
    return c == binary || c == relation || c == opening || c == punctuation || c == large_operator;
  };
  const bool unary = i == 0 || ends(row[i - 1].atom) || i + 1 == row.size();
  return unary ? ordinary : binary;
}

void include(FormulaBox& whole, FormulaBox part) {
  whole.ascent = std::max(whole.ascent, part.ascent - part.at.y());
  whole.descent = std::max(whole.descent, part.descent + part.at.y());
  whole.width = std::max(whole.width, part.at.x() + part.width);
  whole.parts.push_back(std::move(part));
}

class Setter {
 public:
  [[nodiscard]] static FormulaBox set(const FormulaNode& node, const FormulaFace& face,
                                      FormulaStyle style) {
    switch (node.kind) {
      case Kind::row:
        return row(node, face, style);
      case Kind::symbol:
      case Kind::word:
        return symbol(node, face, style);
      case Kind::fraction:
        return fraction(node, face, style);
      case Kind::root:
        return root(node, face, style);
      case Kind::overline:
        return overline(node, face, style);
      case Kind::scripts:
        return scripts(node, face, style);
      case Kind::fence:
        return fence(node, face, style);
      case Kind::space: {
        FormulaBox box;
        box.width = node.width * face.em;
        return box;
      }
    }
    return {};
  }

 private:
  static FormulaBox row(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    FormulaBox whole;
    double x = 0.0;
    for (std::size_t i = 0; i < node.parts.size(); ++i) {
      if (i > 0 && node.parts[i].kind != Kind::space && node.parts[i - 1].kind != Kind::space) {
        x += face.em *
             spaceBetween(classInRow(node.parts, i - 1), classInRow(node.parts, i), face.isScript);
      }
      FormulaBox part = set(node.parts[i], face, style);
      part.at = {x, 0.0};
      x += part.width;
      include(whole, std::move(part));
    }
    whole.width = x;
    return whole;
  }

  static FormulaBox symbol(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    const QString text = toText(node.text);
    if (text == QStringLiteral("|") || text == QStringLiteral("‖")) {
      FormulaBox bar = fenceBox(text, 0.0, face);
      bar.role = Role::part;
      return bar;
    }
    const bool isSum = node.kind == Kind::symbol && node.atom == AtomClass::large_operator;
    if (!isSum || style == FormulaStyle::inLine) {
      return glyphBox(text, face.with(node.italic, node.bold));
    }
    QFont large = face.font;
    large.setPointSizeF(large.pointSizeF() * kLargeSum);
    FormulaBox glyph = glyphBox(text, FormulaFace(large, face.device));
    glyph.at = {0.0, (glyph.ascent - glyph.descent) / 2.0 - face.axis};
    FormulaBox whole;
    include(whole, std::move(glyph));
    return whole;
  }

  static FormulaBox fraction(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    const bool display = style == FormulaStyle::display;
    const FormulaFace inner = display ? face : face.script();
    FormulaBox above = set(node.parts[0], inner, FormulaStyle::inLine);
    FormulaBox below = set(node.parts[1], inner, FormulaStyle::inLine);
    const double side = kFractionSide * face.em;
    const double width = std::max(above.width, below.width) + 2.0 * side;
    const double gap = face.rule / 2.0 + (display ? kDisplayGap : kInlineGap) * face.em;
    above.role = Role::numerator;
    above.at = {side / 2.0 + (width - above.width) / 2.0, -face.axis - gap - above.descent};
    below.role = Role::denominator;
    below.at = {side / 2.0 + (width - below.width) / 2.0, -face.axis + gap + below.ascent};
    FormulaBox bar = ruleBox(width, face.axis, face);
    bar.at = {side / 2.0, 0.0};
    FormulaBox whole;
    include(whole, std::move(above));
    include(whole, std::move(bar));
    include(whole, std::move(below));
    whole.width = width + side;
    return whole;
  }

  static FormulaBox root(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    FormulaBox inner = set(node.parts[0], face, style);
    RootSign sign = rootSign(inner.width, inner.ascent, inner.descent, face);
    inner.role = Role::radicand;
    inner.at = {sign.indent, 0.0};
    FormulaBox whole;
    include(whole, std::move(sign.box));
    include(whole, std::move(inner));
    whole.width += 0.05 * face.em;
    return whole;
  }

  static FormulaBox overline(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    FormulaBox inner = set(node.parts[0], face, style);
    const double inset = std::min(0.06 * face.em, inner.width / 8.0);
    FormulaBox bar =
        ruleBox(inner.width - inset, inner.ascent + kBarGap * face.em + face.rule / 2.0, face);
    bar.at = {inset, 0.0};
    inner.role = Role::base;
    FormulaBox whole;
    include(whole, std::move(inner));
    include(whole, std::move(bar));
    return whole;
  }

  static FormulaBox scripts(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    FormulaBox base = set(node.parts[0], face, style);
    base.role = Role::base;
    const FormulaFace small = face.script();
    FormulaBox below = set(node.parts[1], small, FormulaStyle::inLine);
    FormulaBox above = set(node.parts[2], small, FormulaStyle::inLine);
    below.role = Role::subscript;
    above.role = Role::superscript;
    if (node.limits && style == FormulaStyle::display) {
      return limits(std::move(base), std::move(below), std::move(above), face);
    }
    const bool letter = node.parts[0].kind == Kind::symbol || node.parts[0].kind == Kind::word;
    double rise = kSuperscriptRise * face.em;
    double drop = kSubscriptDrop * face.em;
    if (!letter) {  // beside what is tall, scripts stand at its ends
      rise = std::max(rise, base.ascent - 0.5 * above.ascent);
      drop = std::max(drop, base.descent + 0.1 * face.em);
    }
    rise = std::max(rise, above.descent + 0.25 * face.em);
    if (!node.parts[1].empty() && !node.parts[2].empty()) {
      const double room = (rise - above.descent) - (below.ascent - drop);
      drop += std::max(0.0, kScriptGap * face.em - room);
    }
    const double x = base.width + 0.02 * face.em;
    const bool slanted = node.parts[0].italic;
    below.at = {x - (slanted ? 0.08 * face.em : 0.0), drop};
    above.at = {x + (slanted ? 0.05 * face.em : 0.0), -rise};
    FormulaBox whole;
    include(whole, std::move(base));
    if (!node.parts[1].empty()) {
      include(whole, std::move(below));
    }
    if (!node.parts[2].empty()) {
      include(whole, std::move(above));
    }
    return whole;
  }

  static FormulaBox limits(FormulaBox base, FormulaBox below, FormulaBox above,
                           const FormulaFace& face) {
    const double width = std::max({base.width, below.width, above.width});
    const double gap = kLimitGap * face.em;
    const bool isBelow = below.width > 0.0;
    const bool isAbove = above.width > 0.0;
    below.at = {(width - below.width) / 2.0, base.descent + gap + below.ascent};
    above.at = {(width - above.width) / 2.0, -(base.ascent + gap + above.descent)};
    base.at = {(width - base.width) / 2.0, 0.0};
    FormulaBox whole;
    include(whole, std::move(base));
    if (isBelow) {
      include(whole, std::move(below));
    }
    if (isAbove) {
      include(whole, std::move(above));
    }
    return whole;
  }

  static FormulaBox fence(const FormulaNode& node, const FormulaFace& face, FormulaStyle style) {
    FormulaBox inner = set(node.parts[0], face, style);
    const double half = std::max(inner.ascent - face.axis, inner.descent + face.axis);
    FormulaBox left = fenceBox(toText(node.text), half, face);
    FormulaBox right = fenceBox(toText(node.closing), half, face);
    inner.at = {left.width, 0.0};
    right.at = {left.width + inner.width, 0.0};
    FormulaBox whole;
    include(whole, std::move(left));
    include(whole, std::move(inner));
    include(whole, std::move(right));
    return whole;
  }
};

}  // namespace

const FormulaBox* FormulaBox::find(Role wanted) const {
  if (role == wanted) {
    return this;
  }
  for (const FormulaBox& part : parts) {
    if (const FormulaBox* found = part.find(wanted)) {
      return found;
    }
  }
  return nullptr;
}

FormulaBox layoutFormula(const FormulaNode& formula, const QFont& font, FormulaStyle style,
                         const QPaintDevice* device) {
  return Setter::set(formula, FormulaFace(font, device), style);
}

void paintFormula(QPainter& painter, const FormulaBox& box, const QPointF& baseline,
                  const QColor& colour) {
  if (!box.text.isEmpty()) {
    painter.setFont(box.font);
    painter.setPen(colour);
    painter.drawText(baseline, box.text);
  }
  if (!box.outline.isEmpty()) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(baseline);
    painter.fillPath(box.outline, colour);
    painter.restore();
  }
  for (const FormulaBox& part : box.parts) {
    paintFormula(painter, part, baseline + part.at, colour);
  }
}

}  // namespace kvbudget::ui
