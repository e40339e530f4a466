#pragma once

#include <stdexcept>
#include <string>

namespace kvbudget {

/// Bad input or a failed file operation. The message is one sentence without a full stop that says
/// what is wrong, where, and what would be right; it is shown to the user as it is.
class Error : public std::runtime_error {
 public:
  explicit Error(const std::string& sentence) : std::runtime_error(sentence) {}
};

}  // namespace kvbudget
