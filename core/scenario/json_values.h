#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/types.h"

namespace kvbudget {

/// What a value should have been, for messages: "'tau' must be a number from 0 to 1, not \"x\"".
struct Expectation {
  std::string_view key;
  std::string_view range;
};

/// Strict reading of JSON values; each throws Error built from the expectation.
[[nodiscard]] double number_in(const nlohmann::json& value, double lowest, double highest,
                               const Expectation& expected);
[[nodiscard]] Index integer_in(const nlohmann::json& value, Index lowest, Index highest,
                               const Expectation& expected);
[[nodiscard]] std::uint64_t seed_in(const nlohmann::json& value, const Expectation& expected);
[[noreturn]] void reject(const nlohmann::json& value, const Expectation& expected);

/// "line 3 is not valid JSON", for an error that was met at that byte of the text.
[[nodiscard]] std::string not_json(std::string_view text, const nlohmann::json::parse_error& error);

/// A JSON value in a message: one line, at most some 60 characters.
[[nodiscard]] std::string quoted(const nlohmann::json& value);

/// The candidate most like `word`, or empty when none is near: for "did you mean".
[[nodiscard]] std::string_view nearest(std::string_view word,
                                       const std::vector<std::string_view>& candidates);

}  // namespace kvbudget
