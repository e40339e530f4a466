#include "core/trace/message.h"

#include <cmath>
#include <cstdio>

namespace kvbudget {

std::string in_quotes(std::string_view text, std::size_t longest) {
  std::string result = "'";
  for (const char c : text.substr(0, longest)) {
    const auto code = static_cast<unsigned char>(c);
    result += code < 0x20 || code == 0x7f ? '?' : c;
  }
  if (text.size() > longest) {
    result += "...";
  }
  return result + "'";
}

std::string number_text(double value) {
  if (std::isnan(value)) {
    return "nan";
  }
  char buffer[32];
  std::snprintf(buffer, sizeof buffer, "%.6g", value);
  return buffer;
}

Error read_error(const std::filesystem::path& path, const std::string& fault) {
  return Error("cannot read " + in_quotes(path.string(), std::string::npos) + ": " + fault);
}

}  // namespace kvbudget
