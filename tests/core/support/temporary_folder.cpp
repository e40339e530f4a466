#include "tests/core/support/temporary_folder.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace kvbudget::testing {

TemporaryFolder::TemporaryFolder() {
  std::string pattern = (std::filesystem::temp_directory_path() / "kvbudget-test-XXXXXX").string();
  if (mkdtemp(pattern.data()) == nullptr) {
    throw std::runtime_error("no temporary folder");
  }
  m_path = pattern;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code failure;
  std::filesystem::remove_all(m_path, failure);
}

std::filesystem::path TemporaryFolder::file(std::string_view name, std::string_view bytes) const {
  std::filesystem::path path = m_path / name;
  std::ofstream(path, std::ios::binary).write(bytes.data(), std::ssize(bytes));
  return path;
}

std::vector<std::string> TemporaryFolder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(m_path)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string read_all(const std::filesystem::path& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

}  // namespace kvbudget::testing
