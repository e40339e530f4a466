#include "tests/core/support/temporary_folder.h"

#include <cstdlib>
#include <stdexcept>
#include <string>

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

}  // namespace kvbudget::testing
