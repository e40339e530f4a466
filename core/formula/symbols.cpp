#include "core/formula/symbols.h"

#include <algorithm>

namespace kvbudget {
namespace {

constexpr AtomClass kRelation = AtomClass::relation;
constexpr AtomClass kBinary = AtomClass::binary;
constexpr AtomClass kOperator = AtomClass::large_operator;

FormulaSymbol greek(std::string_view name, std::string_view text) {
  return {name, text, AtomClass::ordinary, true, false, false};
}
FormulaSymbol function(std::string_view name, bool limits = false) {
  return {name, name, kOperator, false, true, limits};
}

const std::vector<FormulaSymbol>& symbols() {
  static const std::vector<FormulaSymbol> all = {
      greek("alpha", "α"),
      greek("beta", "β"),
      greek("gamma", "γ"),
      greek("delta", "δ"),
      greek("epsilon", "ε"),
      greek("varepsilon", "ε"),
      greek("zeta", "ζ"),
      greek("eta", "η"),
      greek("theta", "θ"),
      greek("kappa", "κ"),
      greek("lambda", "λ"),
      greek("mu", "μ"),
      greek("nu", "ν"),
      greek("xi", "ξ"),
      greek("pi", "π"),
      greek("rho", "ρ"),
      greek("sigma", "σ"),
      greek("tau", "τ"),
      greek("phi", "φ"),
      greek("chi", "χ"),
      greek("psi", "ψ"),
      greek("omega", "ω"),
      {"Gamma", "Γ"},
      {"Delta", "Δ"},
      {"Theta", "Θ"},
      {"Lambda", "Λ"},
      {"Sigma", "Σ"},
      {"Phi", "Φ"},
      {"Psi", "Ψ"},
      {"Omega", "Ω"},
      greek("ell", "ℓ"),
      {"infty", "∞"},
      {"partial", "∂"},
      {"emptyset", "∅"},
      {"ldots", "…"},
      {"dots", "…"},
      {"cdots", "⋯"},
      {"prime", "′"},
      {"percent", "%"},
      {"le", "≤", kRelation},
      {"leq", "≤", kRelation},
      {"ge", "≥", kRelation},
      {"geq", "≥", kRelation},
      {"ne", "≠", kRelation},
      {"neq", "≠", kRelation},
      {"lt", "<", kRelation},
      {"gt", ">", kRelation},
      {"approx", "≈", kRelation},
      {"equiv", "≡", kRelation},
      {"sim", "∼", kRelation},
      {"propto", "∝", kRelation},
      {"in", "∈", kRelation},
      {"notin", "∉", kRelation},
      {"subset", "⊂", kRelation},
      {"subseteq", "⊆", kRelation},
      {"to", "→", kRelation},
      {"Rightarrow", "⇒", kRelation},
      {"mid", "|", kRelation},
      {"times", "×", kBinary},
      {"cdot", "·", kBinary},
      {"pm", "±", kBinary},
      {"cup", "∪", kBinary},
      {"cap", "∩", kBinary},
      {"setminus", "∖", kBinary},
      {"sum", "∑", kOperator, false, false, true},
      {"prod", "∏", kOperator, false, false, true},
      function("max", true),
      function("min", true),
      function("argmax", true),
      function("argmin", true),
      function("sup", true),
      function("inf", true),
      function("log"),
      function("ln"),
      function("exp"),
      function("dim"),
      function("diam"),
      function("dist"),
      {"lVert", "‖", AtomClass::opening},
      {"rVert", "‖", AtomClass::closing},
      {"lvert", "|", AtomClass::opening},
      {"rvert", "|", AtomClass::closing},
      {"langle", "⟨", AtomClass::opening},
      {"rangle", "⟩", AtomClass::closing},
      {"{", "{", AtomClass::opening},
      {"}", "}", AtomClass::closing},
      {"%", "%"},
      {"$", "$"},
      {"&", "&"},
      {"#", "#"},
      {"_", "_"},
  };
  return all;
}

}  // namespace

const FormulaSymbol* find_symbol(std::string_view name) {
  const auto found = std::ranges::find(symbols(), name, &FormulaSymbol::name);
  return found == symbols().end() ? nullptr : &*found;
}

const std::vector<std::string_view>& formula_commands() {
  static const std::vector<std::string_view> names = [] {
    std::vector<std::string_view> all = {"frac",   "sqrt",   "bar",  "overline", "text", "mathrm",
                                         "mathbf", "mathbb", "left", "right",    "quad", "qquad"};
    for (const FormulaSymbol& symbol : symbols()) {
      all.push_back(symbol.name);
    }
    return all;
  }();
  return names;
}

}  // namespace kvbudget
