#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

namespace kvbudget {

/// Several files of one folder that appear together or not at all.
///
/// They are written into a folder beside the target, which then is renamed; where the target exists
/// already, each file is, and a failure half-way puts back what was there.
class FileSet {
 public:
  void add(std::string name, std::string content);
  [[nodiscard]] std::vector<std::string> names() const;

  /// Makes the folder where it is missing. Throws Error that names the first file that exists
  /// already, unless `overwrite`; and any Error of writing, after which everything is as it was.
  void write(const std::filesystem::path& folder, bool overwrite) const;

 private:
  struct File {
    std::string name, content;
  };
  std::vector<File> m_files;
};

/// Throws Error that names the first of these files that exists in the folder already.
void check_free(const std::filesystem::path& folder, const std::vector<std::string>& names);

}  // namespace kvbudget
