#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace kvbudget {

/// What a part of a formula is to its neighbours; it decides the space between them.
enum class AtomClass { ordinary, large_operator, binary, relation, opening, closing, punctuation };

/// A formula as a tree.
struct FormulaNode {
  enum class Kind {
    row,       // parts one after another
    symbol,    // `text`: one character, or a number
    word,      // `text`: upright, as the name of a function
    fraction,  // parts: numerator, denominator
    root,      // parts: what stands under it
    overline,  // parts: what stands under it
    scripts,   // parts: base, subscript, superscript; an empty row where there is none
    fence,     // `text` and `closing` around parts[0], as high as that
    space      // `width` em
  };

  Kind kind = Kind::row;
  AtomClass atom = AtomClass::ordinary;
  std::string text;  // UTF-8
  std::string closing;
  bool italic = false;
  bool bold = false;
  bool limits = false;  // scripts stand below and above where there is room: a sum, a maximum
  double width = 0.0;
  std::vector<FormulaNode> parts;

  [[nodiscard]] bool empty() const { return kind == Kind::row && parts.empty(); }
};

/// A formula that cannot be read. `position` counts characters from 1.
class FormulaError : public Error {
 public:
  FormulaError(std::size_t position, const std::string& sentence)
      : Error(sentence), m_position(position) {}
  [[nodiscard]] std::size_t position() const { return m_position; }

 private:
  std::size_t m_position;
};

/// Reads a formula in the usual subset of TeX's notation: letters, numbers, + - = < > ( ) [ ] | /,
/// Greek letters, _ and ^ with one character or braces, \frac{a}{b}, \sqrt{a}, \bar{a},
/// \overline{a}, \sum, \max and the like, \text{words}, \mathbf{v}, \left( ... \right), \lVert v
/// \rVert, \le, \ge, \times, ... Throws FormulaError that names the place and what was expected.
[[nodiscard]] FormulaNode parse_formula(std::string_view tex);

/// The formula in one line of plain text, to be read out or copied: "m = 1 - p(A)".
[[nodiscard]] std::string plain_text(const FormulaNode& formula);

/// A stretch of a text: words, or a formula that stood between dollar signs.
struct TextPiece {
  enum class Kind { words, inline_formula, display_formula };
  Kind kind = Kind::words;
  std::string text;        // of a formula: what stood between the signs
  std::size_t offset = 0;  // of its first byte
};

/// Takes a text apart at $...$ and $$...$$; "\$" is a dollar sign, and code between backticks is
/// left alone. Throws FormulaError for a sign without its partner.
[[nodiscard]] std::vector<TextPiece> split_formulas(std::string_view text);

}  // namespace kvbudget
