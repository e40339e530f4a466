#include <algorithm>
#include <cctype>
#include <optional>

#include "core/formula/formula.h"
#include "core/formula/symbols.h"
#include "core/scenario/json_values.h"

namespace kvbudget {
namespace {

using Kind = FormulaNode::Kind;

constexpr int kDeepest = 32;  // braces within braces; no formula for people comes near

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0;
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_continuation(char c) {
  return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

FormulaNode symbol(std::string text, AtomClass atom = AtomClass::ordinary, bool italic = false) {
  FormulaNode node;
  node.kind = Kind::symbol;
  node.text = std::move(text);
  node.atom = atom;
  node.italic = italic;
  return node;
}

FormulaNode with_part(Kind kind, FormulaNode part) {
  FormulaNode node;
  node.kind = kind;
  node.parts.push_back(std::move(part));
  return node;
}

FormulaNode space(double em) {
  FormulaNode node;
  node.kind = Kind::space;
  node.width = em;
  return node;
}

class Parser {
 public:
  explicit Parser(std::string_view tex) : m_tex(tex) {}

  FormulaNode parse() {
    FormulaNode all = row();
    if (!at_end()) {
      const bool brace = peek() == '}';
      fail(m_at, brace ? "this '}' has no '{' before it" : "\\right has no \\left before it");
    }
    if (all.empty()) {
      fail(m_at, "the formula is empty");
    }
    return all;
  }

 private:
  [[nodiscard]] bool at_end() const { return m_at >= m_tex.size(); }
  [[nodiscard]] char peek() const { return at_end() ? '\0' : m_tex[m_at]; }
  [[nodiscard]] bool sees(std::string_view text) const {
    return m_tex.substr(m_at).starts_with(text);
  }
  [[nodiscard]] bool sees_command(std::string_view name) const {
    const std::size_t after = m_at + 1 + name.size();
    return peek() == '\\' && m_tex.substr(m_at + 1).starts_with(name) &&
           (after >= m_tex.size() || !is_letter(m_tex[after]));
  }
  void skip_spaces() {
    while (!at_end() && std::isspace(static_cast<unsigned char>(peek())) != 0) {
      ++m_at;
    }
  }

  [[noreturn]] void fail(std::size_t at, const std::string& what) const {
    const auto before = m_tex.substr(0, std::min(at, m_tex.size()));
    const auto position =
        1 + static_cast<std::size_t>(std::ranges::count_if(before, std::not_fn(is_continuation)));
    throw FormulaError(position, "character " + std::to_string(position) + " of the formula '" +
                                     std::string(m_tex) + "': " + what);
  }

  // Up to the end, a '}' or a \right, which are left for the caller.
  FormulaNode row() {
    if (++m_depth > kDeepest) {
      fail(m_at, "more than " + std::to_string(kDeepest) + " levels of braces");
    }
    FormulaNode result;
    bool inside_bars = false;  // the first of two bars opens, the second closes
    for (skip_spaces(); !at_end() && peek() != '}' && !sees_command("right"); skip_spaces()) {
      const std::size_t start = m_at;
      FormulaNode atom = this->atom();
      const std::string_view read = m_tex.substr(start, m_at - start);
      if (read == "|" || read == "\\|") {
        atom.atom = inside_bars ? AtomClass::closing : AtomClass::opening;
        inside_bars = !inside_bars;
      }
      result.parts.push_back(with_scripts(std::move(atom)));
    }
    --m_depth;
    return result;
  }

  FormulaNode with_scripts(FormulaNode base) {
    FormulaNode below, above;
    for (skip_spaces(); peek() == '_' || peek() == '^' || peek() == '\''; skip_spaces()) {
      const std::size_t at = m_at;
      const char sign = m_tex[m_at++];
      FormulaNode& place = sign == '_' ? below : above;
      if (!place.empty()) {
        fail(at, sign == '_' ? "a second subscript; put both into one pair of braces"
                             : "a second superscript; put both into one pair of braces");
      }
      FormulaNode script = sign == '\'' ? symbol("′") : argument(std::string("'") + sign + "'");
      if (script.empty()) {
        fail(at, std::string("nothing stands in the braces after '") + sign + "'");
      }
      place =
          script.kind == Kind::row ? std::move(script) : with_part(Kind::row, std::move(script));
    }
    if (below.empty() && above.empty()) {
      return base;
    }
    FormulaNode node;
    node.kind = Kind::scripts;
    node.atom = base.atom;
    node.limits = base.limits;
    node.parts = {std::move(base), std::move(below), std::move(above)};
    return node;
  }

  // What a command or a sign applies to: braces, or one character or command.
  FormulaNode argument(const std::string& whose) {
    skip_spaces();
    if (at_end() || peek() == '}' || peek() == '_' || peek() == '^') {
      fail(m_at, whose + " needs a character or braces '{...}' after it, not " + found());
    }
    return atom();
  }

  FormulaNode braces(const std::string& whose) {
    skip_spaces();
    if (peek() != '{') {
      fail(m_at, whose + " needs '{' here, not " + found());
    }
    return atom();
  }

  [[nodiscard]] std::string found() const {
    if (at_end()) {
      return "the end of the formula";
    }
    std::size_t end = m_at + 1;
    while (end < m_tex.size() && is_continuation(m_tex[end])) {
      ++end;
    }
    return "'" + std::string(m_tex.substr(m_at, end - m_at)) + "'";
  }

  FormulaNode atom() {
    const std::size_t at = m_at;
    const char c = m_tex[m_at];
    if (c == '\\') {
      return command();
    }
    if (c == '{') {
      ++m_at;
      FormulaNode inner = row();
      if (peek() != '}') {
        fail(at, "this '{' is never closed");
      }
      ++m_at;
      return inner;
    }
    if (is_digit(c)) {
      // Some languages write 0,05; a comma that parts two numbers has a space behind it.
      const auto parts_decimals = [this] {
        return (peek() == '.' || peek() == ',') && m_at + 1 < m_tex.size() &&
               is_digit(m_tex[m_at + 1]);
      };
      while (!at_end() && (is_digit(peek()) || parts_decimals())) {
        ++m_at;
      }
      return symbol(std::string(m_tex.substr(at, m_at - at)));
    }
    ++m_at;
    if (is_letter(c)) {
      return symbol(std::string(1, c), AtomClass::ordinary, true);
    }
    switch (c) {
      case '+':
        return symbol("+", AtomClass::binary);
      case '-':
        return symbol("−", AtomClass::binary);
      case '*':
        return symbol("∗", AtomClass::binary);
      case '=':
      case '<':
      case '>':
      case ':':
        return symbol(std::string(1, c), AtomClass::relation);
      case ',':
      case ';':
        return symbol(std::string(1, c), AtomClass::punctuation);
      case '(':
      case '[':
        return symbol(std::string(1, c), AtomClass::opening);
      case ')':
      case ']':
        return symbol(std::string(1, c), AtomClass::closing);
      case '|':
      case '/':
      case '.':
      case '!':
      case '?':
        return symbol(std::string(1, c));
      case '_':
      case '^':
        fail(at, std::string("'") + c + "' needs something before it to stand at");
      default:
        break;
    }
    if (static_cast<unsigned char>(c) >= 0x80U) {
      while (!at_end() && is_continuation(peek())) {
        ++m_at;
      }
      return symbol(std::string(m_tex.substr(at, m_at - at)));
    }
    fail(at, std::string("'") + c + "' has no meaning in a formula; write \\" + c +
                 " for the character itself");
  }

  FormulaNode command() {
    const std::size_t at = m_at++;
    if (at_end()) {
      fail(at, "a command's name is expected after '\\'");
    }
    std::size_t end = m_at;
    while (end < m_tex.size() && is_letter(m_tex[end])) {
      ++end;
    }
    end = std::max(end, m_at + 1);
    const std::string_view name = m_tex.substr(m_at, end - m_at);
    m_at = end;
    if (const FormulaSymbol* known = find_symbol(name)) {
      FormulaNode node = symbol(std::string(known->text), known->atom, known->italic);
      node.kind = known->word ? Kind::word : Kind::symbol;
      node.limits = known->limits;
      return node;
    }
    if (auto node = structure(name, at)) {
      return *std::move(node);
    }
    const std::string_view like = nearest(name, formula_commands());
    fail(at, "there is no command '\\" + std::string(name) + "'" +
                 (like.empty() ? "" : "; did you mean '\\" + std::string(like) + "'?"));
  }

  std::optional<FormulaNode> structure(std::string_view name, std::size_t at) {
    const std::string whose = "\\" + std::string(name);
    if (name == "frac") {
      FormulaNode node;
      node.kind = Kind::fraction;
      node.parts.push_back(filled(braces(whose), whose, at));
      node.parts.push_back(filled(braces(whose + "'s second part"), whose, at));
      return node;
    }
    if (name == "sqrt") {
      return with_part(Kind::root, filled(braces(whose), whose, at));
    }
    if (name == "bar" || name == "overline") {
      return with_part(Kind::overline, filled(argument(whose), whose, at));
    }
    if (name == "text" || name == "mathrm" || name == "operatorname") {
      return words(whose, name == "operatorname");
    }
    if (name == "mathbf") {
      FormulaNode node = words(whose, false);
      node.bold = true;
      return node;
    }
    if (name == "mathbb") {
      FormulaNode node = words(whose, false);
      if (node.text != "R" && node.text != "E") {
        fail(at, "\\mathbb knows R and E, not '" + node.text + "'");
      }
      return symbol(node.text == "R" ? "ℝ" : "𝔼");
    }
    if (name == "left") {
      return fence(at);
    }
    if (name == "|") {
      return symbol("‖");
    }
    static constexpr std::pair<std::string_view, double> kSpaces[] = {
        {"quad", 1.0},     {"qquad", 2.0},     {",", 3.0 / 18.0}, {":", 4.0 / 18.0},
        {";", 5.0 / 18.0}, {"!", -3.0 / 18.0}, {" ", 4.0 / 18.0}};
    for (const auto& [spaced, em] : kSpaces) {
      if (name == spaced) {
        return space(em);
      }
    }
    return std::nullopt;
  }

  FormulaNode filled(FormulaNode node, const std::string& whose, std::size_t at) const {
    if (node.empty()) {
      fail(at, whose + " has an empty pair of braces");
    }
    return node;
  }

  // Between braces, with its spaces.
  FormulaNode words(const std::string& whose, bool is_operator) {
    skip_spaces();
    if (peek() != '{') {
      fail(m_at, whose + " needs '{' here, not " + found());
    }
    const std::size_t start = ++m_at;
    const std::size_t end = m_tex.find_first_of("{}\\", start);
    if (end == std::string_view::npos || m_tex[end] != '}') {
      fail(end == std::string_view::npos ? start - 1 : end,
           end == std::string_view::npos ? "this '{' is never closed"
                                         : whose + " takes plain words up to '}'");
    }
    if (end == start) {
      fail(start, whose + " has an empty pair of braces");
    }
    m_at = end + 1;
    FormulaNode node = symbol(std::string(m_tex.substr(start, end - start)),
                              is_operator ? AtomClass::large_operator : AtomClass::ordinary);
    node.kind = Kind::word;
    return node;
  }

  std::string delimiter(const std::string& whose) {
    skip_spaces();
    const std::size_t at = m_at;
    if (!at_end() && std::string_view("()[]|.").find(peek()) != std::string_view::npos) {
      const char c = m_tex[m_at++];
      return c == '.' ? "" : std::string(1, c);
    }
    if (peek() == '\\') {
      const FormulaNode node = command();
      if (node.kind == Kind::symbol && (node.text == "‖" || node.atom == AtomClass::opening ||
                                        node.atom == AtomClass::closing)) {
        return node.text;
      }
    }
    fail(at, whose + " needs a bracket or bar after it: ( ) [ ] | \\| \\{ \\} or . for none");
  }

  FormulaNode fence(std::size_t at) {
    FormulaNode node;
    node.kind = Kind::fence;
    node.text = delimiter("\\left");
    FormulaNode inner = row();
    if (!sees_command("right")) {
      fail(at, "this \\left has no \\right after it");
    }
    m_at += std::string_view("\\right").size();
    node.closing = delimiter("\\right");
    node.parts.push_back(std::move(inner));
    return node;
  }

  std::string_view m_tex;
  std::size_t m_at = 0;
  int m_depth = 0;
};

}  // namespace

FormulaNode parse_formula(std::string_view tex) {
  return Parser(tex).parse();
}

}  // namespace kvbudget
