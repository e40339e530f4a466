#include "core/lessons/expression.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

#include "core/base/error.h"
#include "core/policies/registry.h"
#include "core/rollout/lever_presets.h"
#include "core/scenario/json_values.h"
#include "core/scenario/scenario.h"

namespace kvbudget {
namespace {

using Kind = Expression::Kind;

constexpr int kDeepest = 32;

bool is_word(char c) {
  return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

Expression operation(std::string name, std::vector<Expression> operands) {
  Expression e;
  e.kind = Kind::operation;
  e.name = std::move(name);
  e.parts = std::move(operands);
  return e;
}

class Parser {
 public:
  explicit Parser(std::string_view text) : m_text(text) {}

  Expression parse() {
    Expression result = level(0);
    if (m_at < m_text.size()) {
      fail("an operator or the end is expected, not '" + std::string(1, m_text[m_at]) + "'");
    }
    return result;
  }

 private:
  [[noreturn]] void fail(const std::string& what) const {
    throw Error("character " + std::to_string(m_at + 1) + " of '" + std::string(m_text) +
                "': " + what);
  }
  void skip_spaces() {
    while (m_at < m_text.size() && std::isspace(static_cast<unsigned char>(m_text[m_at])) != 0) {
      ++m_at;
    }
  }
  bool take(std::string_view token) {
    skip_spaces();
    if (!m_text.substr(m_at).starts_with(token)) {
      return false;
    }
    const std::size_t after = m_at + token.size();
    if (is_word(token.back()) && after < m_text.size() && is_word(m_text[after])) {
      return false;
    }
    m_at = after;
    skip_spaces();
    return true;
  }

  // From what binds least to what binds most; longer signs before those they begin with.
  Expression level(std::size_t n) {
    static const std::vector<std::vector<std::string_view>> kLevels = {
        {"or"}, {"and"}, {"<=", ">=", "<", ">"}, {"+", "-"}, {"*", "/"}};
    if (n == kLevels.size()) {
      return unary();
    }
    Expression left = level(n + 1);
    for (bool found = true; found;) {
      found = false;
      for (const std::string_view sign : kLevels[n]) {
        if (take(sign)) {
          Expression right = level(n + 1);
          left = operation(std::string(sign), {std::move(left), std::move(right)});
          found = true;
          break;
        }
      }
    }
    return left;
  }

  Expression unary() {
    if (take("-")) {
      return operation("neg", {unary()});
    }
    return primary();
  }

  Expression primary() {
    skip_spaces();
    if (m_at >= m_text.size()) {
      fail("a number or a quantity is expected");
    }
    if (take("(")) {
      if (++m_depth > kDeepest) {
        fail("too many brackets within brackets");
      }
      Expression inner = level(0);
      if (!take(")")) {
        fail("')' is expected");
      }
      --m_depth;
      return inner;
    }
    const char c = m_text[m_at];
    if (std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '.') {
      Expression e;
      const auto [end, failure] =
          std::from_chars(m_text.data() + m_at, m_text.data() + m_text.size(), e.number);
      if (failure != std::errc()) {
        fail("this is no number");
      }
      m_at = static_cast<std::size_t>(end - m_text.data());
      skip_spaces();
      return e;
    }
    return quantity();
  }

  std::string word() {
    const std::size_t start = m_at;
    while (m_at < m_text.size() && is_word(m_text[m_at])) {
      ++m_at;
    }
    return std::string(m_text.substr(start, m_at - start));
  }

  Expression quantity() {
    const std::size_t start = m_at;
    Expression e;
    e.kind = Kind::quantity;
    e.name = word();
    const auto info = std::ranges::find(quantities(), e.name, &QuantityInfo::name);
    if (info == quantities().end()) {
      std::vector<std::string_view> names;
      for (const QuantityInfo& known : quantities()) {
        names.push_back(known.name);
      }
      const std::string_view like = nearest(e.name, names);
      m_at = start;
      fail(e.name.empty()
               ? "a number or a quantity is expected"
               : "there is no quantity '" + e.name + "'" +
                     (like.empty() ? "" : "; did you mean '" + std::string(like) + "'?"));
    }
    skip_spaces();
    if (take("(")) {
      read_arguments(e, *info);
    }
    if (info->subject != QuantityInfo::Subject::none && e.subject.empty()) {
      fail(e.name + (info->subject == QuantityInfo::Subject::policy
                         ? " needs a policy in its brackets, as in " + e.name + "(mass)"
                         : " needs tokens in its brackets, as in " + e.name + "(two_values)"));
    }
    if (e.parts.size() != info->numbers.size()) {
      std::string names;
      for (const std::string_view name : info->numbers) {
        names += (names.empty() ? "" : ", ") + std::string(name);
      }
      fail(e.name + (names.empty() ? " takes no numbers" : " needs these numbers: " + names) +
           "; there are " + std::to_string(e.parts.size()));
    }
    return e;
  }

  void read_arguments(Expression& e, const QuantityInfo& info) {
    if (++m_depth > kDeepest) {
      fail("too many brackets within brackets");
    }
    for (bool more = !take(")"); more;) {
      read_argument(e, info);
      more = take(",");
      if (!more && !take(")")) {
        fail("',' or ')' is expected");
      }
    }
    --m_depth;
  }

  void read_argument(Expression& e, const QuantityInfo& info) {
    const std::size_t start = m_at;
    const std::string name = word();
    skip_spaces();
    if (!name.empty() && m_at < m_text.size() && m_text[m_at] == '=') {
      const std::size_t end = end_of_value();
      std::string value(m_text.substr(m_at + 1, end - m_at - 1));
      value.erase(0, value.find_first_not_of(' '));
      value.erase(value.find_last_not_of(' ') + 1);
      std::string setting = name;
      setting += "=" + value;
      Scenario any;  // says what is wrong with a key or its value
      try {
        set_scenario_key(any, setting);
      } catch (const Error& error) {
        fail(error.what());
      }
      e.settings.push_back(std::move(setting));
      m_at = end;
      return;
    }
    if (e.subject.empty() && e.parts.empty() && is_subject(name, info)) {
      e.subject = name;
      return;
    }
    m_at = start;
    if (info.subject != QuantityInfo::Subject::none && e.subject.empty()) {
      fail(info.subject == QuantityInfo::Subject::policy
               ? "a policy is expected, not '" + name + "'; 'kvbudget policies' lists them"
               : "one of the lever's presets is expected, not '" + name + "'");
    }
    e.parts.push_back(level(0));
  }

  // A value may be a list in square brackets.
  [[nodiscard]] std::size_t end_of_value() const {
    int open = 0;
    std::size_t at = m_at;
    for (; at < m_text.size() && (open > 0 || (m_text[at] != ',' && m_text[at] != ')')); ++at) {
      open += m_text[at] == '[' ? 1 : m_text[at] == ']' ? -1 : 0;
    }
    return at;
  }

  static bool is_subject(const std::string& name, const QuantityInfo& info) {
    switch (info.subject) {
      case QuantityInfo::Subject::policy:
        return find_policy(name) != nullptr;
      case QuantityInfo::Subject::lever:
        return std::ranges::find(lever_presets(), name, &LeverPreset::id) != lever_presets().end();
      case QuantityInfo::Subject::none:
        return false;
    }
    return false;
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  int m_depth = 0;
};

double apply(const std::string& sign, double a, double b) {
  if (sign == "+") {
    return a + b;
  }
  if (sign == "-") {
    return a - b;
  }
  if (sign == "*") {
    return a * b;
  }
  if (sign == "/") {
    return a / b;
  }
  const bool holds = sign == "<"    ? a < b
                     : sign == "<=" ? a <= b
                     : sign == ">"  ? a > b
                     : sign == ">=" ? a >= b
                     : sign == "or" ? a != 0.0 || b != 0.0
                                    : a != 0.0 && b != 0.0;
  return holds ? 1.0 : 0.0;
}

}  // namespace

Expression parse_expression(std::string_view text) {
  return Parser(text).parse();
}

double evaluate(const Expression& expression, const QuantityReader& value_of) {
  if (expression.kind == Kind::number) {
    return expression.number;
  }
  std::vector<double> values;
  for (const Expression& part : expression.parts) {
    values.push_back(evaluate(part, value_of));
  }
  if (expression.kind == Kind::quantity) {
    return value_of(expression, values);
  }
  return expression.name == "neg" ? -values[0] : apply(expression.name, values[0], values[1]);
}

}  // namespace kvbudget
