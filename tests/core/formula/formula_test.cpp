#include "core/formula/formula.h"

#include <rapidcheck/catch.h>
#include <catch2/catch.hpp>

#include "core/formula/symbols.h"

using namespace kvbudget;
using Kind = FormulaNode::Kind;

namespace {

struct Failure {
  std::size_t position = 0;
  std::string sentence;
};

Failure failure_of(std::string_view tex) {
  try {
    (void)parse_formula(tex);
  } catch (const FormulaError& error) {
    return {error.position(), error.what()};
  }
  return {};
}

}  // namespace

TEST_CASE("a number may have a decimal point or a decimal comma", "[formula]") {
  CHECK(parse_formula("m \\le 0.05").parts.back().text == "0.05");
  CHECK(parse_formula("m \\le 0,05").parts.back().text == "0,05");
  CHECK(parse_formula("1, 2").parts.size() == 3);
}

TEST_CASE("a formula is read into its parts", "[formula]") {
  const FormulaNode bound =
      parse_formula("\\frac{m}{1-m} \\lVert \\bar v_C \\rVert \\le \\sqrt{2}");
  REQUIRE(bound.parts.size() == 6);
  CHECK(bound.parts[0].kind == Kind::fraction);
  CHECK(bound.parts[0].parts[1].parts.size() == 3);
  CHECK(bound.parts[0].parts[1].parts[1].text == "−");
  CHECK(bound.parts[1].atom == AtomClass::opening);
  CHECK(bound.parts[2].kind == Kind::scripts);
  CHECK(bound.parts[2].parts[0].kind == Kind::overline);
  CHECK(bound.parts[4].atom == AtomClass::relation);
  CHECK(bound.parts[5].kind == Kind::root);

  const FormulaNode sum = parse_formula("\\sum_{j \\in C}^n p_j");
  CHECK(sum.parts[0].limits);
  CHECK(sum.parts[0].parts[1].parts.size() == 3);
  CHECK(sum.parts[0].parts[2].parts.size() == 1);
  CHECK(parse_formula("0.05x").parts[0].text == "0.05");
  CHECK(parse_formula("|a|").parts[0].atom == AtomClass::opening);
  CHECK(parse_formula("|a|").parts[2].atom == AtomClass::closing);
  CHECK(parse_formula("\\left( a \\right.").parts[0].closing.empty());
}

TEST_CASE("plain text of a formula can be read out", "[formula]") {
  const auto plain = [](const char* tex) { return plain_text(parse_formula(tex)); };
  CHECK(plain("m = 1 - p(A)") == "m = 1 − p(A)");
  CHECK(plain("\\frac{m}{1-m} D") == "m/(1 − m)D");
  CHECK(plain("\\sqrt{\\frac{m}{1-m}}") == "√(m/(1 − m))");
  CHECK(plain("v_{ij}^2") == "v_(ij)^2");
  CHECK(plain("m \\times \\text{value range}") == "m × value range");
}

TEST_CASE("a formula that cannot be read says where and what was expected", "[formula]") {
  struct Case {
    const char* tex;
    std::size_t position;
    const char* what;
  };
  const Case cases[] = {
      {"", 1, "the formula is empty"},
      {"\\frac{a}", 9, "\\frac's second part needs '{' here, not the end of the formula"},
      {"\\frac a b", 7, "\\frac needs '{' here, not 'a'"},
      {"a + \\fraq{1}{2}", 5, "there is no command '\\fraq'; did you mean '\\frac'?"},
      {"x_", 3, "needs a character or braces"},
      {"_x", 1, "needs something before it"},
      {"x_a_b", 4, "a second subscript"},
      {"x^2^3", 4, "a second superscript"},
      {"{a", 1, "this '{' is never closed"},
      {"a}", 2, "this '}' has no '{' before it"},
      {"\\left( a", 1, "this \\left has no \\right after it"},
      {"a \\right)", 3, "\\right has no \\left before it"},
      {"\\left a \\right)", 7, "needs a bracket or bar"},
      {"\\sqrt{}", 1, "\\sqrt has an empty pair of braces"},
      {"\\text{a", 6, "this '{' is never closed"},
      {"μ # b", 3, "'#' has no meaning in a formula; write \\#"},
      {"a \\", 3, "a command's name is expected"},
      {"x_{}", 2, "nothing stands in the braces"},
  };
  for (const Case& c : cases) {
    INFO(c.tex);
    const Failure failure = failure_of(c.tex);
    CHECK(failure.position == c.position);
    CHECK_THAT(failure.sentence, Catch::Contains(c.what));
  }
  CHECK_THAT(failure_of(std::string(100, '{')).sentence, Catch::Contains("levels of braces"));
}

TEST_CASE("every command is read, alone or with what it needs", "[formula]") {
  for (const std::string_view name : formula_commands()) {
    const FormulaSymbol* symbol = find_symbol(name);
    if (symbol != nullptr) {
      const FormulaNode read = parse_formula("\\" + std::string(name));
      INFO(name);
      CHECK(read.parts.at(0).text == symbol->text);
    }
  }
}

TEST_CASE("any text is read or refused with a place within it", "[formula]") {
  rc::prop("no crash, no place outside", [] {
    const auto pieces = *rc::gen::container<std::vector<std::string>>(rc::gen::element<std::string>(
        "\\frac", "\\sqrt", "{", "}", "_", "^", "a", "1.5", "\\left", "\\right", "(", ")", "|",
        "\\|", "\\bar", " ", "+", "\\sum", "\\text{x y}", "'", "μ", "\\", "$"));
    std::string tex;
    for (const std::string& piece : pieces) {
      tex += piece;
    }
    const Failure failure = failure_of(tex);
    RC_ASSERT(failure.sentence.empty() == (failure.position == 0));
    RC_ASSERT(failure.position <= tex.size() + 1);
    if (failure.sentence.empty()) {
      RC_ASSERT(!plain_text(parse_formula(tex)).empty() || tex.find("\\") != std::string::npos);
    }
  });
}

TEST_CASE("a text is taken apart at its formulas", "[formula]") {
  const auto pieces = split_formulas("mass $m$ costs \\$5, `$x$` is code\n\n$$a\\$b$$ end");
  REQUIRE(pieces.size() == 5);
  CHECK(pieces[0].text == "mass ");
  CHECK(pieces[1].kind == TextPiece::Kind::inline_formula);
  CHECK(pieces[1].text == "m");
  CHECK(pieces[1].offset == 6);
  CHECK(pieces[2].text == " costs $5, `$x$` is code\n\n");
  CHECK(pieces[3].kind == TextPiece::Kind::display_formula);
  CHECK(pieces[3].text == "a\\$b");
  CHECK(pieces[4].text == " end");
  CHECK_THROWS_WITH(split_formulas("it costs $5"), Catch::Contains("never closed"));
  CHECK_THROWS_WITH(split_formulas("one $5\n\nand $6"), Catch::Contains("never closed"));
}
