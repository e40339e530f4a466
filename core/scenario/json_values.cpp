#include "core/scenario/json_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/error.h"

namespace kvbudget {

std::string quoted(const nlohmann::json& value) {
  constexpr std::size_t kMost = 60;
  std::string text = value.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  if (text.size() > kMost) {
    text = text.substr(0, kMost - 3) + "...";
  }
  return text;
}

std::string not_json(std::string_view text, const nlohmann::json::parse_error& error) {
  const std::string_view read = text.substr(0, error.byte);
  return "line " + std::to_string(1 + std::ranges::count(read, '\n')) + " is not valid JSON";
}

void reject(const nlohmann::json& value, const Expectation& expected) {
  throw Error("'" + std::string(expected.key) + "' must be " + std::string(expected.range) +
              ", not " + quoted(value));
}

double number_in(const nlohmann::json& value, double lowest, double highest,
                 const Expectation& expected) {
  if (!value.is_number()) {
    reject(value, expected);
  }
  const double x = value.get<double>();
  if (!(x >= lowest && x <= highest)) {
    reject(value, expected);
  }
  return x;
}

Index integer_in(const nlohmann::json& value, Index lowest, Index highest,
                 const Expectation& expected) {
  // A float such as 64.0 is taken for the integer it is.
  const double x =
      number_in(value, static_cast<double>(lowest), static_cast<double>(highest), expected);
  if (x != std::floor(x)) {
    reject(value, expected);
  }
  return value.is_number_integer() ? value.get<Index>() : static_cast<Index>(x);
}

std::uint64_t seed_in(const nlohmann::json& value, const Expectation& expected) {
  if (!value.is_number_unsigned()) {
    reject(value, expected);
  }
  return value.get<std::uint64_t>();
}

std::string_view nearest(std::string_view word, const std::vector<std::string_view>& candidates) {
  // Edit distance by rows; a third of the word may differ.
  const auto distance = [word](std::string_view other) {
    std::vector<std::size_t> row(other.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 0; i < word.size(); ++i) {
      std::size_t diagonal = row[0]++;
      for (std::size_t j = 0; j < other.size(); ++j) {
        const std::size_t replaced = diagonal + (word[i] == other[j] ? 0 : 1);
        diagonal = row[j + 1];
        row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, replaced});
      }
    }
    return row.back();
  };
  std::string_view best;
  std::size_t least = word.size() / 3 + 2;
  for (const std::string_view candidate : candidates) {
    if (const std::size_t d = distance(candidate); d < least) {
      least = d;
      best = candidate;
    }
  }
  return best;
}

}  // namespace kvbudget
