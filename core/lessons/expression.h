#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kvbudget {

/// A number that a lesson asks the engine for: "mean_read(mass, tau=0.01) / mean_read(mass)".
struct Expression {
  enum class Kind { number, quantity, operation };
  Kind kind = Kind::number;
  double number = 0.0;
  std::string name;     // of a quantity; or an operator: + - * / < <= > >= and or, neg
  std::string subject;  // a policy or a lever preset; empty: the quantity is of the whole rollout
  std::vector<std::string> settings;  // "tau=0.01": the quantity of a scenario changed like this
  std::vector<Expression> parts;      // numbers in a quantity's brackets, or operands
};

/// What can be asked for. Documentation and error messages are made from this.
struct QuantityInfo {
  enum class Subject { none, policy, lever };
  std::string_view name;
  Subject subject;
  std::vector<std::string_view> numbers;  // what the numbers in the brackets mean
  std::string_view meaning;
};
[[nodiscard]] std::span<const QuantityInfo> quantities();

/// Throws Error that names the character and what was expected.
[[nodiscard]] Expression parse_expression(std::string_view text);

/// `value_of` is asked for each quantity, with the values of the numbers in its brackets. A
/// comparison is 1 or 0.
using QuantityReader = std::function<double(const Expression& quantity, std::span<const double>)>;
[[nodiscard]] double evaluate(const Expression& expression, const QuantityReader& value_of);

}  // namespace kvbudget
