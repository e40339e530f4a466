#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace kvbudget::testing {

/// A folder that is gone with the object, its content too.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  [[nodiscard]] std::filesystem::path operator/(std::string_view name) const {
    return m_path / name;
  }
  [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

  /// Writes the bytes to a file in the folder and returns its path.
  std::filesystem::path file(std::string_view name, std::string_view bytes) const;

  /// Names of the files in it, hidden ones included, in order.
  [[nodiscard]] std::vector<std::string> names() const;

 private:
  std::filesystem::path m_path;
};

/// All bytes of a file.
[[nodiscard]] std::string read_all(const std::filesystem::path& path);

}  // namespace kvbudget::testing
