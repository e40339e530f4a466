#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace kvbudget {

/// The text in single quotes and on one line: a file chooses its arrays' names, so control
/// characters become '?' and a text is cut after `longest` bytes.
std::string in_quotes(std::string_view text, std::size_t longest = 200);

/// "0.93", "nan", "-inf": six significant digits.
std::string number_text(double value);

/// The error "cannot read 'FILE': `fault`".
Error read_error(const std::filesystem::path& path, const std::string& fault);

}  // namespace kvbudget
