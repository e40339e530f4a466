#pragma once

#include <filesystem>
#include <functional>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace kvbudget {

/// A file is in the way. Who shows this adds how overwriting is allowed, which differs between a
/// command and a window.
class FileExists : public Error {
 public:
  using Error::Error;
};

/// Several files of one folder that appear together or not at all.
///
/// They are written into a folder beside the target, which then is renamed; where the target exists
/// already, each file is, and a failure half-way puts back what was there. A program that is killed
/// leaves each file as it was or as it is to be, none in part.
class FileSet {
 public:
  void add(std::string name, std::string content);
  [[nodiscard]] std::vector<std::string> names() const;

  /// Makes the folder where it is missing. Throws FileExists that names the first file that is
  /// there already, unless `overwrite`; and any Error of writing, after which everything is as it
  /// was.
  void write(const std::filesystem::path& folder, bool overwrite) const;

 private:
  struct File {
    std::string name, content;
  };
  std::vector<File> m_files;
};

/// Throws FileExists that names the first of these files that is in the folder already.
void check_free(const std::filesystem::path& folder, const std::vector<std::string>& names);

}  // namespace kvbudget
