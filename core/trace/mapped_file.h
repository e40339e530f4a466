#pragma once

#include <cstddef>
#include <filesystem>
#include <span>

namespace kvbudget {

/// A regular file's content, mapped for reading: what is not touched costs no memory.
class MappedFile {
 public:
  /// Throws Error for a file that is missing, unreadable, a folder, no regular file, or empty.
  explicit MappedFile(const std::filesystem::path& path);
  ~MappedFile();
  MappedFile(const MappedFile&) = delete;
  MappedFile& operator=(const MappedFile&) = delete;

  std::span<const std::byte> bytes() const { return m_bytes; }

 private:
  std::span<const std::byte> m_bytes;
};

}  // namespace kvbudget
