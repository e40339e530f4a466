#include <string>

#include "core/formula/formula.h"

namespace kvbudget {
namespace {

using Kind = FormulaNode::Kind;

bool is_simple(const FormulaNode& node) {
  return node.kind == Kind::symbol || node.kind == Kind::word || node.kind == Kind::overline ||
         node.kind == Kind::fence ||
         (node.kind == Kind::row && node.parts.size() == 1 && is_simple(node.parts.front()));
}

std::string grouped(const FormulaNode& node) {
  return is_simple(node) ? plain_text(node) : "(" + plain_text(node) + ")";
}

std::string row_text(const FormulaNode& row) {
  std::string text;
  for (const FormulaNode& part : row.parts) {
    const bool spaced = part.atom == AtomClass::binary || part.atom == AtomClass::relation;
    const bool is_name = part.kind == Kind::word || part.atom == AtomClass::large_operator;
    if ((spaced || (is_name && !text.empty() && text.back() != '(')) && !text.ends_with(' ')) {
      text += ' ';
    }
    text += plain_text(part);
    if (spaced || part.atom == AtomClass::punctuation || part.atom == AtomClass::large_operator) {
      text += ' ';
    }
  }
  return text.starts_with(' ') ? text.substr(1) : text;
}

// The sign that ends a formula, within its paragraph.
std::size_t closing(std::string_view text, std::string_view sign, std::size_t start) {
  const std::string_view paragraph = text.substr(0, text.find("\n\n", start));
  std::size_t end = paragraph.find(sign, start);
  while (end != std::string_view::npos && end > start && paragraph[end - 1] == '\\') {
    end = paragraph.find(sign, end + 1);
  }
  return end;
}

}  // namespace

std::string plain_text(const FormulaNode& formula) {
  const auto& parts = formula.parts;
  switch (formula.kind) {
    case Kind::row:
      return row_text(formula);
    case Kind::symbol:
    case Kind::word:
      return formula.text;
    case Kind::fraction:
      return grouped(parts[0]) + "/" + grouped(parts[1]);
    case Kind::root:
      return "√" + grouped(parts[0]);
    case Kind::overline:
      return plain_text(parts[0]) + "\u0304";  // a combining bar
    case Kind::scripts:
      return plain_text(parts[0]) + (parts[1].empty() ? "" : "_" + grouped(parts[1])) +
             (parts[2].empty() ? "" : "^" + grouped(parts[2]));
    case Kind::fence:
      return formula.text + plain_text(parts[0]) + formula.closing;
    case Kind::space:
      return formula.width >= 4.0 / 18.0 ? " " : "";
  }
  return {};
}

std::vector<TextPiece> split_formulas(std::string_view text) {
  std::vector<TextPiece> pieces;
  TextPiece words;
  const auto finish_words = [&] {
    if (!words.text.empty()) {
      pieces.push_back(std::move(words));
      words = {};
    }
  };
  bool in_code = false;
  for (std::size_t at = 0; at < text.size();) {
    const char c = text[at];
    if (words.text.empty()) {
      words.offset = at;
    }
    if (c == '\\' && at + 1 < text.size() && text[at + 1] == '$') {
      words.text += '$';
      at += 2;
    } else if (c != '$' || in_code) {
      in_code = c == '`' ? !in_code : in_code;
      words.text += c;
      ++at;
    } else {
      finish_words();
      const std::string_view sign = text.substr(at).starts_with("$$") ? "$$" : "$";
      const std::size_t start = at + sign.size();
      const std::size_t end = closing(text, sign, start);
      if (end == std::string_view::npos) {
        throw FormulaError(at + 1, "a formula begins with " + std::string(sign) +
                                       " and is never closed; a plain dollar sign is written \\$");
      }
      pieces.push_back(
          {sign.size() == 2 ? TextPiece::Kind::display_formula : TextPiece::Kind::inline_formula,
           std::string(text.substr(start, end - start)), start});
      at = end + sign.size();
    }
  }
  finish_words();
  return pieces;
}

}  // namespace kvbudget
